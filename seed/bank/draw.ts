import type { Random } from '../random.ts';
import { askedBy, type BankPoint, type BankQuestion } from './bank.ts';

/** How often a template may be asked for one that there is not yet. */
const mostDraws = 500;

/**
 * The questions of a knowledge point: those that are written down, and those made of its templates, no two alike. Throws
 * where a template has fewer different ones than it shall make.
 */
export function questionsOf({ name, questions, templates }: BankPoint, random: Random): BankQuestion[] {
  const made = new Map(questions.map((question) => [askedBy(question), question]));
  for (const { count, make } of templates) {
    const wanted = made.size + count;
    for (let draws = 0; made.size < wanted; draws++) {
      if (draws === mostDraws) throw new Error(`A template of ${name} repeats itself.`);
      const question = make(random);
      if (!made.has(askedBy(question))) made.set(askedBy(question), question);
    }
  }
  return [...made.values()];
}
