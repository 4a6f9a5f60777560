import { describe, expect, it } from 'vitest';
import type { FoundBox } from './find-boxes.ts';
import { judge } from './judge.ts';
import type { Mark } from './verdicts.ts';

// What stands in a box is judged by the writer's other boxes.

const empty: FoundBox = {
  darkness: 0.04,
  median: 0.01,
  stray: 0,
  isCrossed: false,
  reach: 0,
  ink: 0,
  shift: { x: 0, y: 0 },
  isSeen: true,
  agreement: 1,
};
const full: FoundBox = { ...empty, darkness: 0.7, median: 0.72, reach: 0.2, ink: 5 };

const letters = ['A', 'B', 'C', 'D'];

/** The marks of one question on a page whose other twenty are answered with A; `own` are its boxes. */
function marksOf(own: readonly FoundBox[], others: Partial<FoundBox> = {}): Mark[] {
  const pages = Array.from({ length: 21 }, (_, row) =>
    letters.map((option, column) => ({
      region: { kind: 'bubble' as const, questionId: `q${row}`, option, x: 0, y: 0, width: 4, height: 2 },
      ...(row === 20 ? own[column]! : column === 0 ? { ...full, ...others } : empty),
    })),
  ).flat();
  return judge(pages)
    .slice(-letters.length)
    .map(({ mark }) => mark);
}

describe('a box that is filled in', () => {
  it('counts', () => {
    expect(marksOf([empty, full, full, empty])).toEqual(['no', 'yes', 'yes', 'no']);
  });

  it('is doubted beside another where strokes go a little farther through it than through the others', () => {
    const struck = { ...full, reach: 0.4 };
    expect(marksOf([full, struck, empty, empty])).toEqual(['yes', 'unsure', 'no', 'no']);
    expect(marksOf([empty, struck, empty, empty])).toEqual(['no', 'yes', 'no', 'no']);
  });

  it('is doubted alone where strokes go much farther through it than through the others', () => {
    expect(marksOf([empty, { ...full, reach: 0.5 }, empty, empty])).toEqual(['no', 'unsure', 'no', 'no']);
  });

  it('is not doubted where its writer fills in that carelessly everywhere', () => {
    expect(marksOf([full, { ...full, reach: 0.6 }, empty, empty], { reach: 0.55 })).toEqual(['yes', 'yes', 'no', 'no']);
  });

  it('is doubted where its ink is in few places: a ring or a tick', () => {
    expect(marksOf([empty, { ...full, darkness: 0.5, median: 0.3 }, empty, empty])).toEqual([
      'no',
      'unsure',
      'no',
      'no',
    ]);
  });
});

describe('a choice without any filled box', () => {
  it('is empty', () => {
    expect(marksOf([empty, empty, empty, empty])).toEqual(['no', 'no', 'no', 'no']);
  });

  it('is doubted where its writer fills some in so lightly that others may not be seen', () => {
    const light = { darkness: 0.2, median: 0.21, ink: 1 };
    expect(marksOf([empty, empty, empty, empty], light)).toEqual(['unsure', 'unsure', 'unsure', 'unsure']);
  });

  it.each<[string, Mark, Partial<FoundBox>]>([
    ['is doubted on a page where much is left empty and something is unclear', 'unsure', { isCrossed: true }],
    ['is empty on a page where much is left empty and all else is clear', 'no', {}],
  ])('%s', (_, mark, first) => {
    const marks = judge(
      Array.from({ length: 8 }, (_, row) =>
        letters.map((option, column) => ({
          region: { kind: 'bubble' as const, questionId: `q${row}`, option, x: 0, y: 0, width: 4, height: 2 },
          ...(row < 4 && column === 0 ? { ...full, ...(row === 0 ? first : {}) } : empty),
        })),
      ).flat(),
    ).map(({ mark }) => mark);
    expect(marks.slice(16)).toEqual(Array<Mark>(16).fill(mark));
  });
});

describe('print that is seen darker than that of the models of its letter', () => {
  it('is no ink where most boxes of the letter have it', () => {
    const blurred = { ...empty, ink: 0.23 };
    const boxes = Array.from({ length: 20 }, (_, row) =>
      letters.map((option, column) => ({
        region: { kind: 'bubble' as const, questionId: `q${row}`, option, x: 0, y: 0, width: 4, height: 2 },
        ...(column === 0 ? full : column === 3 ? blurred : empty),
      })),
    ).flat();
    expect(new Set(judge(boxes).map(({ mark }) => mark))).toEqual(new Set(['yes', 'no']));
    expect(marksOf([full, blurred, empty, empty])).toEqual(['yes', 'unsure', 'no', 'no']);
  });
});
