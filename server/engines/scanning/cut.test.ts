import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cutRegions } from './cut.ts';
import { readPage } from './read-page.ts';
import { drawForeign, foreignLayout } from './testing/foreign.ts';
import { fill, lay, type Lie } from './testing/pictures.ts';

const layout = foreignLayout;
const page = layout.pages[0]!;
const pixels = 5;
const form = drawForeign('FORM-7');

/** A figure of strokes, `size` times as large, from a place in millimetres. */
const strokes = (x: number, y: number, size: number, parts: readonly [number, number, number, number][]) =>
  parts.map(([left, top, width, height]) => ({
    x: x + left * size,
    y: y + top * size,
    width: width * size,
    height: height * size,
  }));

const seven: [number, number, number, number][] = [
  [0, 0, 6, 1],
  [5, 0, 1, 9],
];
const ell: [number, number, number, number][] = [
  [0, 0, 1, 9],
  [0, 8, 6, 1],
];

async function cutOf(boxes: ReturnType<typeof strokes>, lie: Lie = {}) {
  const { picture } = lay(fill(form, boxes, { inset: 0, pixels }), lie);
  const reading = await readPage(picture, { layout, page: 1 });
  const made = await cutRegions(picture, reading, layout, page);
  return { page: made!.page, ...made!.cuts[0]! };
}

const differing = (one: string, other: string): number =>
  [...(BigInt(`0x${one}`) ^ BigInt(`0x${other}`)).toString(2)].filter((bit) => bit === '1').length;

describe('a page that lies askew', () => {
  it('is straightened, and its regions are cut out of it', async () => {
    const { page: straight, region, ...cut } = await cutOf(strokes(90, 50, 1, seven), { rotation: 200, slant: 0.1 });
    expect(region).toMatchObject({ kind: 'answer', questionId: 'n13' });
    const { data, info } = await sharp(straight).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1075, 1518]);
    expect((await sharp(straight).metadata()).channels).toBe(1);
    const shadeAt = (x: number, y: number) =>
      data[Math.round((y * 150) / 25.4) * info.width + Math.round((x * 150) / 25.4)];
    expect(shadeAt(12.5, 14.5)).toBeLessThan(60);
    expect(shadeAt(12.5, 242.5)).toBeGreaterThan(200);
    expect(shadeAt(95.5, 55)).toBeLessThan(110);
    const { width, height, channels } = await sharp(cut.jpeg).metadata();
    expect([width, height, channels]).toEqual([cut.width, cut.height, 1]);
  });

  it('is cut without the empty paper around the ink, but whole where nothing is written', async () => {
    const millimetres = ({ width, height }: { width: number; height: number }) =>
      [width, height].map((size) => Math.round((size * 25.4) / 150));
    const small = await cutOf(strokes(90, 50, 1, seven));
    // As wide as an answer is shown at least; 9 mm of ink with a margin above and below.
    expect(millimetres(small)).toEqual([80, 19]);
    const right = await cutOf([...strokes(80, 45, 1, seven), ...strokes(155, 85, 1, seven)]);
    expect(millimetres(right)).toEqual([90, 59]);
    expect(millimetres(await cutOf([]))).toEqual([90, 60]);
  });

  it('has no place for regions before its marks are known', async () => {
    expect(await cutRegions(form, { corners: null }, layout, page)).toBeUndefined();
  });
});

describe('what is written in a region', () => {
  it('is no ink where only its frame is printed', async () => {
    expect(await cutOf([], { rotation: 3 })).toMatchObject({ ink: 0, likeness: '0000000000000000' });
  });

  it('is the share of what is dark', async () => {
    const { ink } = await cutOf([{ x: 90, y: 50, width: 20, height: 10 }]);
    expect(ink).toBeCloseTo((20 * 10) / ((90 - 1.8) * (60 - 1.8)), 2);
  });

  it('is alike wherever and however large it stands, and unlike something else', async () => {
    const { likeness } = await cutOf(strokes(80, 45, 2, seven));
    const moved = await cutOf(strokes(120, 60, 1.5, seven), { rotation: 2 });
    const other = await cutOf(strokes(80, 45, 2, ell));
    expect(likeness).toMatch(/^[0-9a-f]{16}$/);
    expect(differing(likeness, moved.likeness)).toBeLessThan(10);
    expect(differing(likeness, other.likeness)).toBeGreaterThan(18);
  });

  it('counts on ruled paper without its lines', async () => {
    const rules = [50, 60, 70, 80, 90].map((y) => ({ x: 77, y, width: 86, height: 0.3 }));
    expect((await cutOf(rules, { rotation: 1 })).ink).toBeLessThan(0.001);
  });
});
