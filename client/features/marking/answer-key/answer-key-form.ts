import { questionType } from '../../../../contracts/constants/questions.ts';
import type { AnswerKey, QuestionAnswers } from '../marks.ts';

type Question = QuestionAnswers['question'];

/** A key while it is edited: variants of an answer as lines, scores as they are typed. */
export interface AnswerKeyForm {
  answers: readonly string[];
  rubric: readonly { text: string; score: string }[];
}

const isChoice = ({ questionType: type }: Question): boolean => type === questionType.choice;

/** What a key looks like in the form; letters of a choice stand in one text. */
export const answerKeyFormOf = (question: Question, key: AnswerKey): AnswerKeyForm => ({
  answers: key.answers.map((variants) => variants.join(isChoice(question) ? '' : '\n')),
  rubric: key.rubric.map(({ text, score }) => ({ text, score: String(score) })),
});

/** The key that a form holds, as the calls take it. */
export const answerKeyOfForm = (question: Question, { answers, rubric }: AnswerKeyForm) => ({
  answers: answers.map((text) =>
    (isChoice(question) ? [...text] : isWritten(question) ? [text] : text.split('\n'))
      .map((variant) => variant.trim())
      .filter((variant) => variant !== ''),
  ),
  rubric: rubric.map(({ text, score }) => ({ text: text.trim(), score: Number(score) })),
});

/** Whether the answer is one text, whose lines belong together. */
export const isWritten = (question: Question): boolean =>
  question.questionType === questionType.answer ||
  (question.questionType === questionType.other && question.answers.length === 1);

/** Puts a letter of a choice into its answer or takes it out; where only one is right it takes the place of the other. */
export function withLetter(letters: string, letter: string, isMultiple: boolean): string {
  if (!isMultiple) return letter;
  const has = letters.includes(letter);
  const next = has ? letters.replace(letter, '') : letters + letter;
  return [...next].toSorted().join('');
}
