import { expect, it } from 'vitest';
import { mostAlike } from './similar.ts';
import type { MarkBatch } from '../queue/queue.ts';
import type { MarkedAnswer } from '../marks.ts';
import { undoText } from './undo-text.ts';

const answer = (text: string, group: number) => ({ answer: text, group, isBlank: text === '' });

it('finds the answers most like one: of its group, then by their words; blank ones are like none', () => {
  const current = answer('不淡泊名利就不能明确志向', 5);
  const [same, near, far, blank] = [
    answer('……', 5),
    answer('不淡泊就不能明确志向', 6),
    answer('学习要静', 7),
    answer('', 0),
  ];
  expect(mostAlike(current, [far, near, blank, same, current])).toEqual([same, near]);
  expect(mostAlike(blank, [same, near])).toEqual([]);
  expect(mostAlike(current, [far])).toEqual([]);
});

it('says what would be undone: whose score, and from what to what', () => {
  const [one] = [{ submissionId: '1', position: 2, studentName: '孙明熙' }] as unknown as [MarkedAnswer];
  const batch = (before: number | null, score: number, count = 1) =>
    Array.from({ length: count }, () => ({
      submissionId: '1',
      position: 2,
      before: before === null ? null : { score: before },
      mark: { score },
    })) as unknown as MarkBatch;
  const text = (last: MarkBatch) => undoText(last, [one], ({ studentName }) => studentName);
  expect([text(batch(3, 2)), text(batch(2, 2)), text(batch(null, 2.5)), text(batch(0, 1, 3)), text([])]).toEqual([
    '孙明熙 3 → 2 分',
    '孙明熙 确认 2 分',
    '孙明熙 给 2.5 分',
    '整组 3 份给 1 分',
    '',
  ]);
});
