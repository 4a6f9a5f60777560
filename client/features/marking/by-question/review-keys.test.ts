import { expect, it, vi } from 'vitest';
import type { Shortcut } from '../../../components/shortcuts.ts';
import { submissionKeys } from '../by-student/submission-keys.ts';
import type { Review as SubmissionReview } from '../by-student/use-submission-review.ts';
import { letterOfPoint } from '../rubric.ts';
import { reviewKeys } from './review-keys.ts';
import type { Review } from './use-question-review.ts';

const rubric = Array.from({ length: 25 }, (_, index) => ({ text: String(index), score: 1 }));
const togglePoint = vi.fn();
const typed = { digits: '', refusal: '', press: vi.fn(), commit: vi.fn(() => false), clear: vi.fn() };

const byQuestion = reviewKeys(
  { rubric, togglePoint, typed, selection: { move: vi.fn(), advance: vi.fn() } } as unknown as Review,
  vi.fn(),
);
const byStudent = submissionKeys({ typed, move: vi.fn() } as unknown as SubmissionReview, vi.fn());

const names = (shortcuts: readonly Shortcut[]) => shortcuts.flatMap(({ keys }) => keys.map((key) => key.toLowerCase()));
const press = (shortcuts: readonly Shortcut[], key: string) =>
  shortcuts.find(({ keys }) => keys.includes(key.toLowerCase()))?.run({ key } as KeyboardEvent);

it('gives each key one meaning, whichever way the answers are gone through', () => {
  for (const shortcuts of [byQuestion, byStudent]) {
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
  expect(rubric.filter((_, index) => letterOfPoint(index) !== '')).toHaveLength(21);
});
