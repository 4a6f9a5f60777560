import type * as z from 'zod';
import { fits, textsOf } from './fits.ts';
import { accepts, type Checked, type Subject } from './subject.ts';

/** Rows that are looked at for words to search by. */
const mostRead = 30;

/** Values of a filter that some rows have and others have not, the one that divides them best first. */
export function dividing(subject: Subject, field: string, relation: Checked, rows: readonly unknown[]): unknown[] {
  const distance = (value: unknown): number =>
    Math.abs(rows.filter((row) => fits(relation, row, value)).length - rows.length / 2);
  return [...new Set(valuesIn(relation, rows))]
    .filter((value) => accepts(subject.endpoint, field, value))
    .map((value) => ({ value, distance: distance(value) }))
    .filter((one) => one.distance < rows.length / 2)
    .sort((a, b) => a.distance - b.distance)
    .map(({ value }) => value);
}

/** A value of a filter that rows have, were it all of them. */
export function common(subject: Subject, field: string, relation: Checked, rows: readonly unknown[]): unknown[] {
  const found = valuesIn(relation, rows).find(
    (value) => accepts(subject.endpoint, field, value) && rows.some((row) => fits(relation, row, value)),
  );
  return found === undefined ? [] : [found];
}

function valuesIn(relation: Checked, rows: readonly unknown[]): string[] {
  if ('isBlank' in relation) return ['1', '0'];
  if ('contains' in relation) return rows.slice(0, mostRead).flatMap((row) => textsOf(relation, row).flatMap(wordsOf));
  const texts = [...new Set(rows.flatMap((row) => textsOf(relation, row)))].filter((text) => text !== '');
  if ('is' in relation) return texts;
  if ('startsWith' in relation) return texts.flatMap((text) => [text.slice(0, 7), text.slice(0, 4)]);
  return texts.flatMap((text) => [text, text.slice(0, 10)]);
}

/** Pieces of a text, short ones, as people search by; without letters that may be capital or small. */
const wordsOf = (text: string): string[] =>
  [2, 3]
    .flatMap((length) => [text.slice(0, length), text.slice(-length)])
    .filter((word) => word.trim().length > 1 && word.trim() === word && word.toLowerCase() === word.toUpperCase());

/** Values that no row has: a choice that is not there, a word, a day long gone or far off; an id where nothing else tells. */
export function foreign(
  subject: Subject,
  field: string,
  relation: Checked,
  rows: readonly unknown[],
  withIds: boolean,
): unknown[] {
  const schema = subject.endpoint.input.shape[field] as z.ZodType;
  return [...choicesOf(schema), ...wordsFor(relation), ...(withIds && 'is' in relation ? unheard : [])]
    .filter((value) => accepts(subject.endpoint, field, value))
    .filter((value) => !rows.some((row) => fits(relation, row, value)));
}

/** An id and a term of which nobody has heard. */
const unheard = ['999999999999999999', '190001'];

function wordsFor(relation: Checked): string[] {
  if ('contains' in relation || 'startsWith' in relation) return ['无此内容', '9999-01', '9999'];
  if ('notBefore' in relation) return ['2099-12-31'];
  if ('notAfter' in relation) return ['1999-12-31'];
  return [];
}

interface Wrapped {
  innerType?: z.ZodType;
  out?: z.ZodType;
  values?: unknown[];
  entries?: Record<string, string>;
}

/** The values of a choice, whatever wraps it. */
function choicesOf(schema: z.ZodType): unknown[] {
  const { innerType, out, values, entries } = schema.def as Wrapped;
  const inner = innerType ?? out;
  return inner ? choicesOf(inner) : (values ?? Object.values(entries ?? {}));
}
