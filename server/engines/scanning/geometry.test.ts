import { describe, expect, it } from 'vitest';
import { areaOf, fitAffine, fitProjection, project, within, type Point } from './geometry.ts';
import { parseSheetCode, sheetCode } from './sheet-code.ts';
import { warp } from './warp.ts';

const paper: Point[] = [
  { x: 11, y: 11 },
  { x: 199, y: 11 },
  { x: 11, y: 286 },
  { x: 199, y: 286 },
];
const seen: Point[] = [
  { x: 310, y: 221 },
  { x: 1_702, y: 160 },
  { x: 212, y: 2_391 },
  { x: 1_899, y: 2_280 },
];

describe('a projection', () => {
  it('puts four places exactly where they were seen, in both directions', () => {
    for (const [from, to] of [[paper, seen] as const, [seen, paper] as const]) {
      const projection = fitProjection(from, to)!;
      for (const [index, place] of from.entries()) {
        const { x, y } = project(projection, place);
        expect(x).toBeCloseTo(to[index]!.x, 5);
        expect(y).toBeCloseTo(to[index]!.y, 5);
      }
    }
  });

  it('keeps straight lines straight', () => {
    const projection = fitProjection(paper, seen)!;
    const line = [20, 100, 180].map((x) => project(projection, { x, y: 2 * x - 10 }));
    expect(areaOf(line)).toBeCloseTo(0, 4);
  });

  it('cannot be told from places in a line, nor from three', () => {
    expect(
      fitProjection(
        [0, 1, 2, 3].map((x) => ({ x, y: x })),
        seen,
      ),
    ).toBeUndefined();
    expect(fitProjection(paper.slice(1), seen.slice(1))).toBeUndefined();
  });

  it('is the same in other units from another place', () => {
    const projection = fitProjection(paper, seen)!;
    const part = within(projection, 0.25, { x: 40, y: 60 });
    const [one, other] = [project(part, { x: 8, y: 12 }), project(projection, { x: 42, y: 63 })];
    expect(one.x).toBeCloseTo(other.x, 6);
    expect(one.y).toBeCloseTo(other.y, 6);
  });
});

it('finds a turn and a scale from three places', () => {
  const turned = paper.map(({ x, y }) => ({ x: 3 * x - 2 * y + 5, y: 2 * x + 3 * y - 7 }));
  const affine = fitAffine(paper.slice(0, 3), turned.slice(0, 3))!;
  expect(project(affine, paper[3]!).x).toBeCloseTo(turned[3]!.x, 6);
  expect(project(affine, paper[3]!).y).toBeCloseTo(turned[3]!.y, 6);
});

it('looks up pixels between four, and is white where there are none', () => {
  const source = { width: 40, height: 4, data: Uint8Array.from({ length: 160 }, (_, at) => 6 * (at % 40)) };
  const moved = warp(source, [1, 0, 3.5, 0, 1, 1.25, 0, 0, 1], 16, 1);
  for (const [index, shade] of moved.data.entries()) expect(Math.abs(shade - 6 * (index + 3.5))).toBeLessThanOrEqual(1);
  expect([...warp(source, [1, 0, 90, 0, 1, 0, 0, 0, 1], 2, 1).data]).toEqual([255, 255]);
});

describe('the text of a sheet’s code', () => {
  it('is understood as it was written', () => {
    for (const code of [
      { sheetId: 1, submissionId: 0 },
      { sheetId: 98_765, submissionId: 1_234_567 },
    ]) {
      expect(parseSheetCode(`${sheetCode(code)}/12`)).toEqual({ ...code, page: 12 });
    }
  });

  it.each(['U1-2', 'U1-2/0', 'u1-2/1', 'X1-2/1', 'U-2/1', 'U1-2/1/2', 'https://example.com/1'])(
    'is none of ours: %s',
    (text) => expect(parseSheetCode(text)).toBeUndefined(),
  );
});
