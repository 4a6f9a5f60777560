import * as z from 'zod';
import { mistakeCauses } from '../../contracts/constants/mistake-causes.ts';
import { readContent, text } from '../content/read.ts';
import type { BankQuestion, TypicalMistake } from './bank.ts';
import { fillErrors } from './fill-errors.ts';
import { namedErrors } from './named-errors.ts';

const kind = z.strictObject({ id: text, name: text, cause: z.enum(mistakeCauses) });

/** Misconceptions by the subjects in which they show at many knowledge points. */
export const misconceptionCatalogue = readContent(
  'misconceptions.yaml',
  z.array(z.strictObject({ subjectIds: z.array(text), kinds: z.array(kind) })),
);

const kinds = new Map(
  misconceptionCatalogue.flatMap(({ subjectIds, kinds: own }) =>
    subjectIds.flatMap((subjectId) => own.map((one) => [`${subjectId} ${one.id}`, one] as const)),
  ),
);

/** Stands for a wrong option that comes from none. */
const none = '-';

/** What the code or the data file says that each wrong option comes from. */
function declared(subjectId: string, wrong: readonly string[], because: readonly string[]): TypicalMistake[] {
  return wrong.flatMap((answer, index) => {
    const id = because[index] ?? none;
    if (id === none) return [];
    const found = kinds.get(`${subjectId} ${id}`);
    if (!found) throw new Error(`没有学科 ${subjectId} 的错误原因 ${id}`);
    return [{ answer, blank: 0, name: found.name, cause: found.cause }];
  });
}

/**
 * The typical wrong answers of a question, the likeliest first: those that its solution names, in its words, then others of which
 * it is known what they come from.
 */
export function mistakesOf(subjectId: string, question: BankQuestion): TypicalMistake[] {
  if (question.type === 'fill') return fillErrors(subjectId, question);
  if (question.type !== 'single' && question.type !== 'multiple') return [];
  const others = declared(subjectId, question.wrong, question.because ?? []);
  const named = namedErrors(question).map((one) => {
    const known = others.find(({ answer }) => answer === one.answer);
    return { ...one, cause: one.cause ?? known?.cause ?? ('concept' as const) };
  });
  const answers = new Set(named.map(({ answer }) => answer));
  return [...named, ...others.filter(({ answer }) => !answers.has(answer))];
}
