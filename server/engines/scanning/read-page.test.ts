import { describe, expect, it } from 'vitest';
import type { Point } from './geometry.ts';
import type { MarkPoints } from './marks.ts';
import type { GrayPicture } from './picture.ts';
import { readPage } from './read-page.ts';
import type { PageReading } from './reading.ts';
import { drawForeign, foreignLayout } from './testing/foreign.ts';
import { bubblesOf, fill, lay, type Lie } from './testing/pictures.ts';

const layout = foreignLayout;
const page = layout.pages[0]!;
const pixels = 5;
const layoutFor = (code: string) => (code === 'FORM-7' ? { layout, page: 1 } : undefined);
const answers = ['n1A', 'n2C', 'n3B', 'n4A', 'n5B', 'n6C', 'n7A', 'n9B', 'n9C', 'n10C', 'n11A', 'n12B'];

const form = drawForeign('FORM-7');
const filled = fill(form, bubblesOf(page, answers), { inset: 0.6, pixels });

const verdicts = ({ questions }: PageReading) =>
  Object.fromEntries(
    questions.map(({ questionId, verdict, options }) => [questionId, `${verdict} ${options.join('')}`]),
  );

const expected = {
  n1: 'marked A',
  n2: 'marked C',
  n3: 'marked B',
  n4: 'marked A',
  n5: 'marked B',
  n6: 'marked C',
  n7: 'marked A',
  n8: 'empty ',
  n9: 'several BC',
  n10: 'marked C',
  n11: 'marked A',
  n12: 'marked B',
};

/** Where the centres of the marks are seen. */
const cornersSeen = (seenAt: ReturnType<typeof lay>['seenAt']) =>
  page.marks.map(({ x, y, width, height }) => seenAt({ x: (x + width / 2) * pixels, y: (y + height / 2) * pixels }));

function expectNear(corners: MarkPoints | null, places: { x: number; y: number }[], most: number): void {
  const off = places.map(({ x, y }, index) => Math.hypot(x - corners![index]!.x, y - corners![index]!.y));
  expect(Math.max(...off)).toBeLessThan(most);
}

/** A page without what stands in a box and around it. */
const without = (picture: GrayPicture, box: { x: number; y: number; width: number; height: number }) =>
  fill(picture, [box], { shade: 242, inset: -1, pixels });

describe('a form of another product', () => {
  const lies: Lie[] = [
    { rotation: 0 },
    ...[3, 90, 135, 180, 222.5, 270, 355].map((rotation) => ({ rotation })),
    { rotation: 4, scale: 0.55 },
    { rotation: 95, scale: 1.7 },
    { rotation: 8, slant: 0.18, around: 60 },
    { rotation: 190, slant: 0.12, around: 120, scale: 1.2 },
  ];
  it.each(lies)('is read as it lies: $rotation degrees, scale $scale, slant $slant', async (lie) => {
    const { picture, seenAt } = lay(filled, lie);
    const reading = await readPage(picture, { layoutFor, likely: [{ layout, page: 1 }] });
    expect(reading).toMatchObject({ found: 'full', code: 'FORM-7', page: 1 });
    expect(verdicts(reading)).toEqual(expected);
    expectNear(reading.corners, cornersSeen(seenAt), 1.5);
    const turned = Math.abs(reading.rotation! - lie.rotation!) % 360;
    expect(Math.min(turned, 360 - turned)).toBeLessThan(lie.slant ? 3 : 0.2);
  });

  it('reports how dark each bubble is and whether it is filled in', async () => {
    const { bubbles } = await readPage(filled, { layoutFor });
    expect(bubbles).toHaveLength(36);
    for (const { questionId, option, darkness, mark } of bubbles) {
      const isFilled = answers.includes(questionId + option);
      expect(mark).toBe(isFilled ? 'yes' : 'no');
      if (isFilled) expect(darkness).toBeGreaterThan(0.6);
      else expect(darkness).toBeLessThan(0.1);
    }
  });

  it('is found without one of its marks, by the others and the code', async () => {
    for (const mark of page.marks) {
      const { picture } = lay(without(filled, mark), { rotation: 3 });
      const reading = await readPage(picture, { layoutFor });
      expect(reading).toMatchObject({ found: 'full', quality: { marks: 3 } });
      expect(verdicts(reading)).toEqual(expected);
    }
  });

  it('is not read with two marks alone', async () => {
    const [one, other] = page.marks;
    const reading = await readPage(without(without(filled, one!), other!), { layoutFor });
    expect(reading).toMatchObject({ found: 'noMarks', code: 'FORM-7', page: 1, corners: null, bubbles: [] });
  });

  it('is read where its corners are said, even without any mark', async () => {
    const bare = page.marks.reduce((picture, mark) => without(picture, mark), filled);
    const { picture, seenAt } = lay(bare, { rotation: 12, slant: 0.1 });
    const corners = cornersSeen(seenAt) as unknown as MarkPoints;
    expect((await readPage(picture, { layout, page: 1 })).found).toBe('noMarks');
    const reading = await readPage(picture, { layout, page: 1, corners });
    expect(reading).toMatchObject({ found: 'full', code: 'FORM-7' });
    expect(verdicts(reading)).toEqual(expected);
  });

  it.each<[string, (place: Point, index: number) => Point]>([
    ['are one place', () => ({ x: 600, y: 800 })],
    ['are a pixel apart', (_, index) => ({ x: 600 + (index % 2), y: 800 + (index >> 1) })],
    ['are in a line', (_, index) => ({ x: 100 + 300 * index, y: 800 })],
    ['are seen in a mirror', ({ x, y }) => ({ x: filled.width - x, y })],
  ])('is not read where its corners %s', async (_, moved) => {
    const { picture, seenAt } = lay(filled, {});
    const corners = cornersSeen(seenAt).map(moved) as unknown as MarkPoints;
    const reading = await readPage(picture, { layout, page: 1, corners });
    expect(reading).toMatchObject({ found: 'noMarks', page: 1, bubbles: [], quality: null });
  });

  it('has corners that a person has set roughly put onto its marks', async () => {
    const { picture, seenAt } = lay(filled, { rotation: 20 });
    const places = cornersSeen(seenAt);
    const rough = places.map(({ x, y }, index) => ({ x: x + 9 - 6 * index, y: y - 8 })) as unknown as MarkPoints;
    expectNear((await readPage(picture, { layout, page: 1, corners: rough })).corners, places, 1.5);
  });
});

describe('a page that says less', () => {
  const bare = fill(drawForeign(undefined), bubblesOf(page, answers), { inset: 0.6, pixels });

  it('has no code: nothing is read unless its page is said', async () => {
    const reading = await readPage(lay(bare, { rotation: 5 }).picture, { layoutFor, likely: [{ layout, page: 1 }] });
    expect(reading).toMatchObject({ found: 'noCode', code: null, page: null, bubbles: [] });
    expect(reading.corners).not.toBeNull();
    const named = await readPage(lay(bare, { rotation: 185 }).picture, { layout, page: 1 });
    expect(named).toMatchObject({ found: 'noCode', code: null, page: 1 });
    expect(verdicts(named)).toEqual(expected);
  });

  it('has a code that nobody knows', async () => {
    const reading = await readPage(drawForeign('OTHER-1/3'), { layoutFor });
    expect(reading).toMatchObject({ found: 'unknownCode', code: 'OTHER-1/3', page: null });
  });

  it('is empty, also where the scan is grey and dirty', async () => {
    const data = new Uint8Array(1240 * 1754).map((_, at) => 225 + ((at * 7919) % 13) - ((at % 1240) >> 5));
    const dirty = fill({ width: 1240, height: 1754, data }, [{ x: 100, y: 100, width: 1.2, height: 1.2 }]);
    expect(await readPage(dirty, { layoutFor })).toMatchObject({ found: 'blank', code: null, corners: null });
  });

  it('is written on without being a form', async () => {
    const lines = Array.from({ length: 20 }, (_, row) => ({ x: 30, y: 40 + 9 * row, width: 120, height: 1.5 }));
    const data = new Uint8Array(1240 * 1754).fill(240);
    const written = fill({ width: 1240, height: 1754, data }, lines);
    expect(await readPage(written, { layoutFor })).toMatchObject({ found: 'noMarks', code: null });
  });

  it('refuses a page that its layout does not have', async () => {
    await expect(readPage(form, { layout, page: 2 })).rejects.toThrow(RangeError);
  });
});

describe('marks that are not clear', () => {
  const read = async (boxes: string[], shade: number) => {
    const some = fill(filled, bubblesOf(page, boxes), { shade, inset: 0.6, pixels });
    return (await readPage(some, { layoutFor })).questions.find(({ questionId }) => questionId === 'n8');
  };

  it('is ambiguous where a mark was erased', async () => {
    expect(await read(['n8A'], 195)).toEqual({ questionId: 'n8', verdict: 'ambiguous', options: [] });
  });

  it('is ambiguous where one of two marks is far fainter', async () => {
    const some = fill(filled, bubblesOf(page, ['n1B']), { shade: 190, inset: 0.6, pixels });
    const { questions } = await readPage(some, { layoutFor });
    expect(questions[0]).toEqual({ questionId: 'n1', verdict: 'ambiguous', options: ['A'] });
  });

  it('takes strokes through a filled bubble for its being crossed out', async () => {
    const [box] = bubblesOf(page, ['n1A']);
    const stroke = { x: box!.x + 1.8, y: box!.y - 2, width: 0.5, height: 8 };
    const crossed = fill(filled, [stroke], { inset: 0, pixels });
    const { questions } = await readPage(crossed, { layoutFor });
    expect(questions[0]).toEqual({ questionId: 'n1', verdict: 'ambiguous', options: [] });
  });
});
