import { describe, expect, it } from 'vitest';
import type { MarkPoints } from '../marks.ts';
import { readPage } from '../read-page.ts';
import type { PageReading } from '../reading.ts';
import { drawForm, example, markPicture, scale, target, written } from '../testing/forms.ts';
import { lay, throughJpeg, type Lie } from '../testing/pictures.ts';
import { corners } from '../../../../contracts/wrongbook/layout.ts';
import { form, type Form } from './form.ts';

const [page] = example.pages;
const answers = new Map([
  ...Array.from({ length: 10 }, (_, index) => [`q${index + 1}`, 'JABICHDGEF'[index]!] as const),
  ...Array.from({ length: 12 }, (_, index) => [`q${index + 11}`, 'ABCDDCBABDAC'[index]!] as const),
  ['q12', 'B D'],
  ['q23.1', '4'],
  ['q23.2', '0'],
  ['q23.3', '7'],
]);
answers.delete('q20');
const number = '304719';

const read = ({ questions }: PageReading) =>
  new Map(
    questions.flatMap(({ questionId, options }) => (options.length > 0 ? [[questionId, options.join(' ')]] : [])),
  );

function expectAll(reading: PageReading): void {
  expect(reading).toMatchObject({ found: 'full', page: 1, code: null, studentNo: number, isStudentNoSure: true });
  expect(read(reading)).toEqual(answers);
  expect(reading.questions.find(({ questionId }) => questionId === 'q20')?.verdict).toBe('empty');
}

const lies: Lie[] = [
  { rotation: 0 },
  { rotation: 4, around: 60 },
  { rotation: 92, around: 70, scale: 0.8 },
  { rotation: 181, around: 90 },
  { rotation: -8, around: 50, slant: 0.12 },
];

describe('a form without marks or code', () => {
  it.each(lies)('is read by the edge of its paper as it lies: $rotation degrees, slant $slant', async (lie) => {
    const { picture } = lay(drawForm(example, answers, number), lie);
    expectAll(await readPage(await throughJpeg(picture, 60), { layout: example, page: 1 }));
  });

  it('is read by its corners where somebody says them', async () => {
    const { picture, seenAt } = lay(drawForm(example, answers, number), { rotation: 20, around: 200 });
    const points = corners.map((corner) =>
      seenAt({
        x: corner.endsWith('Right') ? example.width * scale : 0,
        y: corner.startsWith('bottom') ? example.height * scale : 0,
      }),
    ) as unknown as MarkPoints;
    expectAll(await readPage(picture, { layout: example, page: 1, corners: points }));
  });

  it('is not read from a picture of something else', async () => {
    const bare = { ...example, pages: [{ ...page!, regions: [] }] };
    const { picture } = lay(drawForm(bare, answers, number), { around: 60 });
    expect(await readPage(picture, { layout: example, page: 1 })).toMatchObject({ found: 'noMarks', bubbles: [] });
  });
});

describe('a form with marks that are no squares', () => {
  const marks = corners.map((corner) => ({
    corner,
    x: corner.endsWith('Right') ? 136 : 5,
    y: corner.startsWith('bottom') ? 199 : 4,
    width: 7,
    height: 7,
  }));
  const marked: Form = { ...example, pages: [{ ...page!, anchor: 'picture', markPicture: 'mark.png', marks }] };
  const how = { layout: marked, page: 1, markPicture: markPicture(target) };

  it.each(lies)('is found by their picture as it lies: $rotation degrees, slant $slant', async (lie) => {
    const { picture } = lay(drawForm(marked, answers, number, target), lie);
    const reading = await readPage(await throughJpeg(picture, 60), how);
    expectAll(reading);
    expect(reading.corners).not.toBeNull();
  });

  it('is not read without them', async () => {
    const { picture } = lay(drawForm(marked, answers, number), { around: 60 });
    expect(await readPage(picture, how)).toMatchObject({ found: 'noMarks', bubbles: [] });
  });
});

describe('a form that is written down', () => {
  const faultsOf = (change: (page: Record<string, unknown>) => void): string[] => {
    const copy = structuredClone(written);
    change(copy.pages[0]!);
    return (form.safeParse(copy).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);
  };

  it('has each bubble of its blocks where it is said to be', () => {
    expect(page!.regions).toContainEqual({
      kind: 'bubble',
      questionId: 'q3',
      option: 'J',
      shape: 'round',
      x: 129.5,
      y: 39,
      width: 3.6,
      height: 3.6,
    });
    expect(page!.regions).toContainEqual({
      kind: 'bubble',
      questionId: 'q23.2',
      option: '9',
      shape: 'round',
      x: 115,
      y: 155.5,
      width: 3.6,
      height: 3.6,
    });
    expect(page!.regions).toContainEqual({
      kind: 'digit',
      position: 6,
      digit: 1,
      shape: 'round',
      x: 44,
      y: 31.5,
      width: 3.6,
      height: 3.6,
    });
  });

  it.each<[string, (page: Record<string, unknown>) => void, string]>([
    [
      'marks are missing',
      (one) => delete one['anchor'],
      'pages.0.marks 缺少四个定位标记；没有标记的页面请写 "anchor": "edge"',
    ],
    [
      'a picture is missing',
      (one) => (one['anchor'] = 'picture'),
      'pages.0.markPicture 以图片定位（anchor 为 picture）时须写标记图片的文件名',
    ],
    [
      'a bubble is written twice',
      (one) => (one['regions'] = [...(one['regions'] as unknown[]), (one['regions'] as unknown[])[1]]),
      'pages.0.regions.6 题 q1 的选项 A 写了两次',
    ],
    [
      'a block leaves the page',
      (one) => ((one['regions'] as { down: number }[])[1]!.down = 30),
      'pages.0.regions.1 超出页面',
    ],
    [
      'an option has a space',
      (one) => ((one['regions'] as { options: string[] }[])[1]!.options[2] = 'C D'),
      'pages.0.regions.1.options.2 须为 1 至 8 个字符，不含空白',
    ],
  ])('names the place where %s', (_, change, fault) => {
    expect(faultsOf(change)).toContain(fault);
  });

  it('names the corner that has no mark or two', () => {
    const mark = { corner: 'topLeft', x: 5, y: 5, width: 5, height: 5 };
    const faults = faultsOf((one) => Object.assign(one, { anchor: 'squares', marks: [mark, mark, mark, mark] }));
    expect(faults).toContain('pages.0.marks 四个定位标记须各在一角，topLeft 有 4 个');
    expect(faults).toContain('pages.0.marks 四个定位标记须各在一角，bottomRight 有 0 个');
  });
});
