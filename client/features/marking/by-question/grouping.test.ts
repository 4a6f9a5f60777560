import { describe, expect, it } from 'vitest';
import { responseKey, type MarkedAnswer } from '../marks.ts';
import { groupsOf, rowsOf } from './grouping.ts';
import { neighbourOf, nextUnreviewed } from './navigation.ts';

const answersIn = (...groups: number[]) =>
  groups.map((group, index) => ({ submissionId: String(index + 1), position: 1, group }) as MarkedAnswer);

const shape = (answers: readonly MarkedAnswer[]) =>
  groupsOf(answers).map(({ kind, answers: members }) => [kind, members.map(({ submissionId }) => submissionId).join()]);

describe('groups of answers', () => {
  it('put blank ones first, like ones together, and single neighbours into one', () => {
    expect(shape(answersIn(4, 7, 7, 5, 6, 0, 7, 8, 0))).toEqual([
      ['blank', '6,9'],
      ['single', '1'],
      ['alike', '2,3,7'],
      ['single', '4,5,8'],
    ]);
    expect(shape([])).toEqual([]);
  });

  it('lose no answer when they are laid out', () => {
    const answers = answersIn(0, 1, 1, 1, 2, 3, 4, 4);
    const placed = rowsOf(groupsOf(answers)).flatMap((row) => (row.kind === 'answer' ? [row.answer] : []));
    expect(placed.map(responseKey).toSorted()).toEqual(answers.map(responseKey).toSorted());
  });
});

describe('moving among answers', () => {
  const answers = answersIn(1, 1, 1, 2, 2);
  it('follows the list and stops at its ends', () => {
    expect(neighbourOf(answers, '1:1', 'ArrowRight')).toBe('2:1');
    expect(neighbourOf(answers, '2:1', 'ArrowDown')).toBe('3:1');
    expect(neighbourOf(answers, '3:1', 'ArrowUp')).toBe('2:1');
    expect(neighbourOf(answers, '1:1', 'ArrowUp')).toBe('1:1');
    expect(neighbourOf(answers, '5:1', 'ArrowRight')).toBe('5:1');
  });

  it('finds the next open answer, from the beginning again at the end', () => {
    const open = new Set(['2:1', '4:1']);
    const isOpen = (answer: MarkedAnswer) => open.has(responseKey(answer));
    expect(nextUnreviewed(answers, '2:1', isOpen)).toBe('4:1');
    expect(nextUnreviewed(answers, '4:1', isOpen)).toBe('2:1');
    open.clear();
    expect(nextUnreviewed(answers, '4:1', isOpen)).toBeUndefined();
  });
});
