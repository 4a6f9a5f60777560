import type { Dice } from '../dice.ts';
import { chineseComposition } from './chinese-composition.ts';
import { dictated } from './dictation.ts';
import { englishComposition } from './english-composition.ts';
import type { AskedQuestion } from './question.ts';
import { recited } from './recitation.ts';
import type { Responded } from './responding.ts';
import { writtenAnswer } from './written.ts';

/** How an answer in words is written. */
export type Writing = 'written' | 'essay' | 'dictation';

const english = '3';

/** Characters of a composition whose task names no length. */
const usualLength = 400;

/** Characters that a composition is asked to have. */
function wantedIn(stem: string): number {
  const asked = [...stem.matchAll(/(\d{2,4})\s*字/g)].map(([, number]) => Number(number));
  return asked.length > 0 ? Math.max(...asked) : usualLength;
}

/**
 * What stands on the paper of somebody whose answer in words has a score out of `full`: the better it was marked, the more of
 * it is right, so that its text and its marks agree.
 */
export function textOf(
  question: AskedQuestion,
  writing: Writing,
  { score, parts }: Pick<Responded, 'score' | 'parts'>,
  full: number,
  dice: Dice,
): string {
  const { stem, subjectId, item } = question;
  const share = score / full;
  if (writing === 'dictation') {
    const words = item.answers.map(([word = '']) => word);
    return dictated(
      words,
      parts.map((part) => part > 0),
      dice,
    );
  }
  const reference = item.answers[0]?.[0] ?? '';
  // To write down a poem from memory is no composition, though it may have its squares.
  if (/默写/.test(stem)) return share === 0 ? '' : recited(reference, share, dice);
  // What is told by an example of it, as a notice is, has its sentences.
  if (writing === 'written' || reference.startsWith('示例')) {
    const sum = item.rubric.reduce((all, one) => all + one, 0);
    const worths = item.rubric.map((worth) => (worth * full) / sum);
    return writtenAnswer(question, parts, worths, dice);
  }
  return subjectId === english
    ? englishComposition(stem, reference, share, dice)
    : chineseComposition(stem, wantedIn(stem), share, dice);
}
