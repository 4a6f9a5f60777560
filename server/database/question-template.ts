import { createHash } from 'node:crypto';
import type Database from 'better-sqlite3';
import type { questions } from './question-tables.ts';

/** What decides of which template a question is; options are JSON as they are stored. */
type Asked = Pick<typeof questions.$inferInsert, 'questionType' | 'stem' | 'options' | 'figure' | 'groupId'>;

/** What a question is worth says nothing of its template. */
const worth = /[（(]\s*\d+(?:\.\d+)?\s*分\s*[）)]/g;
const number = /(?<!\\[a-zA-Z]*)(?:[-+−]\s*)?\d+(?:\.\d+)?/g;
const formula = /\$[^$]+\$/g;
/** A letter that stands alone in a formula, or capitals that name a figure. */
const letters = /(?<![\\a-zA-Z])(?:[a-z]|[A-Z]+)(?![a-zA-Z])/g;

/**
 * What questions have in common that differ only in numbers and in letters of variables. A stem without numbers, such as
 * "which of these is right", may be asked of anything: then options and figure tell.
 * What asks about a passage asks about that one, and each of its questions for something else, be it the next blank.
 */
export function templateOf(
  { questionType, stem, options, figure, groupId }: Asked,
  pointIds: readonly string[],
): string {
  const text = stem.replace(worth, '');
  const masked = groupId ? text : text.replace(number, '0');
  const rest = masked === text ? [options ?? '[]', figure ?? ''] : [];
  const named = masked.replace(formula, (math) => math.replace(letters, 'x'));
  const parts = [questionType, [...pointIds].sort(), named.replace(/\s+/g, ''), ...rest, ...(groupId ? [groupId] : [])];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 16);
}

/** Lets a migration give the questions that are there their templates. */
export const offerTemplates = (sqlite: Database.Database): void =>
  void sqlite.function(
    'template_of',
    { deterministic: true },
    (questionType: number, stem: string, options: string, figure: string, pointIds: string | null) =>
      templateOf({ questionType, stem, options, figure }, pointIds?.split(',') ?? []),
  );
