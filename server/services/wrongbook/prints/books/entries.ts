import { mistakeCauseLabels, mistakeStateLabels } from '../../../../../contracts/constants/mistake-causes.ts';
import { attemptText, dayText, outcomeOf } from '../../../../../contracts/report-text/attempts.ts';
import type { BookEntry } from '../../../../engines/printing/book-parts.ts';
import { beginningOf } from '../beginning.ts';
import { paperField, redoSpace } from '../fields.ts';
import type { PlacedMistake } from './chapters.ts';
import type { BookMistake } from './read-mistakes.ts';

/** Of how many attempts is told, the last ones. */
const mostAttempts = 3;

/** The characters of an answer that are printed. */
const mostOfAnswer = 120;

function dueText({ state, dueDate }: BookMistake, today: string): string[] {
  if (state === 'mastered') return [];
  return [dueDate <= today ? '今天该练' : `${dayText(dueDate)} 再练`];
}

/** When and where a question was tried and how it went, why it was wrong, and when to try it again. */
export const notesOf = (mistake: BookMistake | undefined, today: string): string[] =>
  mistake
    ? [
        ...mistake.attempts.slice(-mostAttempts).map(attemptText),
        `错因：${mistakeCauseLabels[mistake.cause]}`,
        ...dueText(mistake, today),
      ]
    : [];

function wrongAnswer({ attempts }: BookMistake): string | undefined {
  const last = attempts.findLast((attempt) => outcomeOf(attempt) !== 'right' && attempt.answer.trim() !== '');
  return last && beginningOf(last.answer, mostOfAnswer);
}

/** A question as a booklet has it. */
export function entryOf({ mistake, question, group }: PlacedMistake, today: string, withWrong: boolean): BookEntry {
  const wrong = withWrong && mistake ? wrongAnswer(mistake) : undefined;
  return {
    question: paperField(question, group, 'none'),
    state: mistake ? mistakeStateLabels[mistake.state] : '',
    notes: notesOf(mistake, today),
    ...(wrong !== undefined && { wrong }),
    space: redoSpace(question),
  };
}
