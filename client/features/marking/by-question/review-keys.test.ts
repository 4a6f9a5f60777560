import { expect, it, vi } from 'vitest';
import type { Shortcut } from '../../../components/shortcuts.ts';
import { submissionKeys } from '../by-student/submission-keys.ts';
import type { Review as SubmissionReview } from '../by-student/use-submission-review.ts';
import { questionType } from '../../../../contracts/constants/questions.ts';
import type { Dictation } from '../dictation/use-dictation.ts';
import { letterOfPoint } from '../rubric.ts';
import { reviewKeys } from './review-keys.ts';
import type { Review } from './use-question-review.ts';

const rubric = Array.from({ length: 25 }, (_, index) => ({ text: String(index), score: 1 }));
const togglePoint = vi.fn();
const typed = { digits: '', refusal: '', press: vi.fn(), commit: vi.fn(() => false), clear: vi.fn() };

const score = vi.fn();
const reviewOf = (type: number) =>
  ({
    rubric,
    togglePoint,
    typed,
    score,
    selection: { move: vi.fn(), advance: vi.fn() },
    data: {
      question: { questionType: type, isMultiple: false, options: ['', '', '', ''] },
      key: { answers: [['B']] },
      full: 3,
    },
  }) as unknown as Review;
const byQuestion = reviewKeys(reviewOf(questionType.answer), vi.fn());
const byChoice = reviewKeys(reviewOf(questionType.choice), vi.fn());
const dictation = { at: 2, goTo: vi.fn(), flip: vi.fn(), judge: vi.fn(), confirm: vi.fn() };
const byWord = reviewKeys(reviewOf(questionType.answer), vi.fn(), dictation as unknown as Dictation);
const byStudent = submissionKeys({ typed, move: vi.fn() } as unknown as SubmissionReview, vi.fn());
const scoreOne = vi.fn();
const onSheet = {
  typed,
  move: vi.fn(),
  score: scoreOne,
  current: { questionType: questionType.choice, isMultiple: false, key: { answers: [['B']] }, full: 3, places: [] },
} as unknown as SubmissionReview;
const choiceByStudent = submissionKeys(onSheet, vi.fn());
const wordByStudent = submissionKeys(onSheet, vi.fn(), dictation as unknown as Dictation);

const names = (shortcuts: readonly Shortcut[]) => shortcuts.flatMap(({ keys }) => keys.map((key) => key.toLowerCase()));
const press = (shortcuts: readonly Shortcut[], key: string) =>
  shortcuts
    .find(({ keys }) => keys.some((one) => one.toLowerCase() === key.toLowerCase()))
    ?.run({ key } as KeyboardEvent);

it('gives each key one meaning, whichever way the answers are gone through', () => {
  for (const shortcuts of [byQuestion, byStudent, byChoice, byWord, choiceByStudent, wordByStudent]) {
    expect(new Set(names(shortcuts)).size).toBe(names(shortcuts).length);
  }
});

it('has the same keys of scoring on both ways, and lists each with what it does', () => {
  expect(names(byQuestion)).toEqual(expect.arrayContaining(names(byStudent)));
  for (const text of ['0 – 9', 'H 或 .5', 'F', '空格', 'U', '[ ]']) {
    for (const shortcuts of [byQuestion, byStudent]) {
      expect(shortcuts.find(({ shown }) => shown === text)?.label).toMatch(/./);
    }
  }
});

it('chooses points by letters, capital or not, as far as there are letters', () => {
  press(byQuestion, 'A');
  press(byQuestion, 'c');
  expect(togglePoint.mock.calls).toEqual([[0], [2]]);
  expect(rubric.filter((_, index) => letterOfPoint(index) !== '')).toHaveLength(13);
});

it('says of a choice what was chosen, by letter or number, and gives what the key makes of it', () => {
  for (const key of ['B', '2', 'A', 'm', '0']) press(byChoice, key);
  expect(score.mock.calls.flat()).toEqual([3, 3, 0, 0, 0]);
  for (const key of ['B', '2', 'A', 'm', '0']) press(choiceByStudent, key);
  expect(scoreOne.mock.calls.map(([, given]) => given)).toEqual([3, 3, 0, 0, 0].map((due) => ({ score: due })));
});

it.each([
  ['question', byWord],
  ['student', wordByStudent],
])('judges words by their numbers, the tenth by 0, and the one at hand by a letter, by %s', (_, shortcuts) => {
  vi.clearAllMocks();
  for (const key of ['1', '0', 'ArrowRight', 'y', 'x', ' ']) press(shortcuts, key);
  expect(dictation.flip.mock.calls).toEqual([[0], [9]]);
  expect(dictation.judge.mock.calls).toEqual([[true], [false]]);
  expect(dictation.goTo).toHaveBeenCalledWith(3);
  expect(dictation.confirm).toHaveBeenCalledTimes(1);
});
