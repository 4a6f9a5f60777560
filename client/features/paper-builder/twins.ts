import type { Question } from '../question-bank/question/question.ts';
import { nameOf } from '../question-bank/question.ts';
import { placedIn } from './paper-building.ts';
import type { PaperSections } from './paper.ts';

// Twins differ only in numbers: a paper holds one of them, the first.

/** A question that was left out, and the one that is in the paper, or comes into it, in its place. */
export interface Twin {
  question: Question;
  of: Question;
}

/** Of questions that are to come into a paper: those that are new there, and those of which it holds a twin by then. */
export function apartFromTwins(
  sections: PaperSections,
  questions: readonly Question[],
): { fresh: Question[]; twins: Twin[] } {
  const held = placedIn(sections).map(({ question }) => question);
  const fresh: Question[] = [];
  const twins: Twin[] = [];
  for (const question of questions) {
    const there = [...held, ...fresh];
    if (there.some(({ id }) => id === question.id)) continue;
    const of = there.find(({ template }) => template !== '' && template === question.template);
    if (of) twins.push({ question, of });
    else fresh.push(question);
  }
  return { fresh, twins };
}

/** What was left out and why, with the numbers of those that were kept. */
export function twinsText(twins: readonly Twin[], numbers: ReadonlyMap<string, number>): string {
  const kept = [...new Set(twins.map(({ of }) => numbers.get(of.id)))].sort((a = 0, b = 0) => a - b).join('、');
  const names = twins.map(({ question }) => `“${nameOf(question)}”`).join('、');
  return `${names}与第 ${kept} 题只有数字不同，没有选用：同一份试卷只留一道。`;
}
