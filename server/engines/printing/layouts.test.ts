import { describe, expect, it } from 'vitest';
import { layout as schema, type Layout, type Region } from '../../../contracts/wrongbook/layout.ts';
import type { PaperSize, SheetPart } from './document.ts';
import { printDocument } from './print.ts';
import { openPdf } from './testing/pages.ts';
import { allKinds, documentOf, sheet, student } from './testing/samples.ts';

type Kind = Region['kind'];
type Of<K extends Kind> = Extract<Region, { kind: K }>;
type Box = Pick<Region, 'x' | 'y' | 'width' | 'height'>;

const layoutOf = (part: SheetPart): Layout => printDocument(documentOf(part)).layouts[0]!;
const regionsOf = <K extends Kind>({ pages }: Layout, kind: K): (Of<K> & { page: number })[] =>
  pages.flatMap(({ page, regions }) =>
    regions.filter((region): region is Of<K> => region.kind === kind).map((region) => ({ ...region, page })),
  );

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01;

/** Where marks end and the page's paper for answers begins. */
const markEnd = 14;
const questions = allKinds.flatMap((section) => section.questions);

/** Millimetres of a side of a square of a composition, twenty of which stand beside each other. */
const squareOn = { A4: 8, B4: (159 - 4) / 20, A3: 8 };
const paper = { A4: [210, 297], B4: [364, 257], A3: [420, 297] } as const;

describe.each<PaperSize>(['A4', 'B4', 'A3'])('the form of an answer sheet on %s', (size) => {
  const [width, height] = paper[size];
  const form = layoutOf(sheet(size));

  it('keeps its schema and tells the size of the paper', () => {
    expect(schema.parse(form)).toEqual(form);
    expect(form).toMatchObject({ version: 1, width, height });
    expect(form.pages.map(({ page }) => page)).toEqual(form.pages.map((_, index) => index + 1));
  });

  it('has four marks of 6 mm, 8 mm from the edges, and a code of 20 mm on every page', () => {
    for (const { marks, code } of form.pages) {
      expect(marks).toEqual([
        { corner: 'topLeft', x: 8, y: 8, width: 6, height: 6 },
        { corner: 'topRight', x: form.width - 14, y: 8, width: 6, height: 6 },
        { corner: 'bottomLeft', x: 8, y: height - 14, width: 6, height: 6 },
        { corner: 'bottomRight', x: form.width - 14, y: height - 14, width: 6, height: 6 },
      ]);
      expect(code).toMatchObject({ width: 20, height: 20 });
      expect(code.x).toBeGreaterThan(form.width / 2);
    }
  });

  it('keeps every region within the marks and apart from the code', () => {
    const inside = { x: markEnd, y: markEnd, width: form.width - 2 * markEnd, height: form.height - 2 * markEnd };
    for (const { regions, code } of form.pages) {
      expect(regions.length).toBeGreaterThan(0);
      for (const region of regions) {
        expect(holds(inside, region), JSON.stringify(region)).toBe(true);
        expect(overlap(code, region), JSON.stringify(region)).toBe(false);
      }
    }
  });

  it('lets no boxes overlap, and no areas', () => {
    for (const { regions } of form.pages) {
      for (const kinds of [
        ['bubble', 'digit', 'blank', 'score'],
        ['answer', 'bubble', 'digit'],
      ]) {
        const boxes = regions.filter(({ kind }) => kinds.includes(kind));
        const crossing = boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => overlap(one, other)));
        expect(crossing).toEqual([]);
      }
    }
  });

  it('has a bubble for each option of each choice, of one size', () => {
    const bubbles = regionsOf(form, 'bubble');
    for (const question of questions) {
      const letters = bubbles.filter(({ questionId }) => questionId === question.id).map(({ option }) => option);
      expect(letters.join('')).toBe(question.kind === 'choice' ? 'ABCDEFG'.slice(0, question.options) : '');
    }
    for (const { width, height } of bubbles) expect([width, height]).toEqual([4.6, 2.6]);
  });

  it('has bubbles of one question side by side, and five questions below each other', () => {
    const bubbles = regionsOf(form, 'bubble');
    const first = (number: number) => bubbles.find(({ questionId }) => questionId === `q${number}`)!;
    const [a, b] = bubbles;
    expect([a!.y, Math.round((b!.x - a!.x) * 100) / 100]).toEqual([b!.y, 6.2]);
    for (const number of [2, 3, 4, 5]) expect(first(number).x).toBe(first(1).x);
    expect(first(6).y).toBe(first(1).y);
    expect(first(6).x).toBeGreaterThan(first(1).x + 4 * 6.2);
  });

  it('has a column of ten digits for each place of the student number', () => {
    const digits = regionsOf(form, 'digit');
    expect(digits).toHaveLength(80);
    for (let position = 1; position <= 8; position++) {
      const column = digits.filter((digit) => digit.position === position);
      expect(column.map(({ digit }) => digit)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(new Set(column.map(({ x }) => x)).size).toBe(1);
      expect(column.map(({ y }) => y)).toEqual(column.map(({ y }) => y).sort((one, other) => one - other));
    }
  });

  it('has a line for each blank and for each dictated word', () => {
    const blanks = regionsOf(form, 'blank');
    const indexes = (id: string) => blanks.filter(({ questionId }) => questionId === id).map(({ index }) => index);
    expect(indexes('q23')).toEqual([1]);
    expect(indexes('q24')).toEqual([1, 2, 3]);
    expect(indexes('q28')).toEqual([1, 2, 3, 4]);
    expect(indexes('q29')).toEqual([1, 2, 3, 4, 5]);
    const word = (index: number) => blanks.find((blank) => blank.questionId === 'q28' && blank.index === index)!;
    expect([word(1).width, word(3).width, word(3).height]).toEqual([22, 44, 11]);
  });

  it('has an area for each written answer with one box for its mark, at its top right', () => {
    const [areas, scores] = [regionsOf(form, 'answer'), regionsOf(form, 'score')];
    for (const question of questions) {
      const own = areas.filter(({ questionId }) => questionId === question.id);
      const marks = scores.filter(({ questionId }) => questionId === question.id);
      const isWritten = ['written', 'essay', 'dictation'].includes(question.kind);
      expect(own.map(({ part }) => part)).toEqual(isWritten ? own.map((_, index) => index + 1) : []);
      expect(marks.map(({ max }) => max)).toEqual(isWritten ? [question.score] : []);
      if (!isWritten) continue;
      const [area, box] = [own[0]!, marks[0]!];
      expect(box.page).toBe(area.page);
      expect(holds(area, box)).toBe(true);
      expect([box.x + box.width, box.y]).toEqual([area.x + area.width, area.y]);
    }
  });

  it('lets compositions go on in the next column, and of others only what would leave this one half empty', () => {
    const parts = regionsOf(form, 'answer').filter(({ questionId }) => questionId === 'q30');
    expect(parts.length).toBeGreaterThan(1);
    const others = regionsOf(form, 'answer').filter(({ questionId }) => questionId !== 'q30');
    const broken = others.filter(({ part }) => part > 1).map(({ questionId }) => questionId);
    expect(broken.every((id) => id === 'q25' || id === 'q26')).toBe(true);
    // Forty rows of squares or a quarter more, with what is above and below them, none lost and none twice.
    const rows = (parts.reduce((sum, part) => sum + part.height, 0) - 9 - 1.5 - 2) / (squareOn[size] + 2.2);
    expect(rows).toBeCloseTo(Math.round(rows), 1);
    expect(rows).toBeGreaterThan(39.9);
    expect(rows).toBeLessThan(50.1);
  });

  it('stands in the order in which it is read', () => {
    const order = form.pages.flatMap(({ regions }) =>
      regions.flatMap((region) => ('questionId' in region ? [Number(region.questionId.slice(1))] : [])),
    );
    expect(order).toEqual([...order].sort((one, other) => one - other));
  });
});

describe('an answer sheet', () => {
  it('fills the left column of A3 before the right one, and crosses neither', () => {
    const { pages } = layoutOf(sheet('A3'));
    const sides = pages.map(({ regions }) => regions.map(({ x, width }) => [x >= 210, x + width > 210]));
    for (const side of sides) {
      expect(side.every(([starts, ends]) => starts === ends)).toBe(true);
      const right = side.findIndex(([starts]) => starts);
      expect(side.slice(right < 0 ? side.length : right).every(([starts]) => starts)).toBe(true);
    }
    expect(sides[0]!.some(([starts]) => starts)).toBe(true);
    expect(sides[0]!.some(([starts]) => !starts)).toBe(true);
  });

  it('has the same form for every copy', () => {
    const long = {
      code: 'X'.repeat(40),
      studentName: '阿依努尔·艾力·吐尔逊·买买提·阿不都热依木',
      studentNo: '12345678901234567890',
      className: '高一年级国际课程实验部（12）班（物化生方向）',
    };
    const [named, blank, longest] = [student, { code: '1' }, long].map((copy) =>
      layoutOf(sheet('A4', { copies: [copy] })),
    );
    expect(blank).toEqual(named);
    expect(longest).toEqual(named);
  });

  it('has no grid for the student number unless asked', () => {
    expect(regionsOf(layoutOf(sheet('A4', { numberDigits: undefined })), 'digit')).toEqual([]);
  });

  it('gives a written answer the more room the more it is worth and the longer it is', () => {
    const heights = layoutOf(
      sheet('A3', {
        sections: [
          {
            title: '解答题',
            questions: [
              { kind: 'written', id: 'small', number: 1, score: 4 },
              { kind: 'written', id: 'large', number: 2, score: 12 },
              { kind: 'written', id: 'long', number: 3, score: 4, answerLength: 300 },
              { kind: 'written', id: 'told', number: 4, score: 12, lines: 3 },
            ],
          },
        ],
      }),
    ).pages.flatMap(({ regions }) => regions.flatMap((region) => (region.kind === 'answer' ? [region.height] : [])));
    const [small, large, long, told] = heights;
    expect(large).toBeGreaterThan(small!);
    expect(long).toBeGreaterThan(small!);
    expect(told).toBe(9 + 3 * 8 + 2);
  });

  it('has no page for one small box where the others can give the room', () => {
    const written = (number: number) => ({ kind: 'written', id: `w${number}`, number, score: 8 }) as const;
    const pagesOf = (count: number): number =>
      layoutOf(
        sheet('A4', {
          sections: [{ title: '解答题', questions: Array.from({ length: count }, (_, index) => written(index + 1)) }],
        }),
      ).pages.length;
    // Of usual height two boxes stand on the first page and three on the next; one alone is not left for a third.
    expect([5, 6, 7].map(pagesOf)).toEqual([2, 2, 3]);
  });

  it('has the topic above a composition, and the figure within the area that it is drawn into', async () => {
    const figure =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 180"><rect width="300" height="180" fill="#000"/></svg>';
    const essay = { kind: 'essay', id: 'e', number: 2, score: 40, squares: 40 } as const;
    const partOf = (topic?: string, drawn?: string): SheetPart =>
      sheet('A4', {
        numberDigits: 0,
        sections: [
          {
            title: '题目',
            questions: [
              { kind: 'written', id: 'w', number: 1, score: 6, lines: 4, ...(drawn && { figure: drawn }) },
              { ...essay, ...(topic && { topic }) },
            ],
          },
        ],
      });
    const [plain, full] = [partOf(), partOf('以“桥”为题', figure)].map((part) => regionsOf(layoutOf(part), 'answer'));
    // A pixel is a 96th of an inch; 4 mm are left around the figure.
    expect(full![0]!.height - plain![0]!.height).toBeCloseTo((180 / 96) * 25.4 + 4, 1);
    expect(full![1]!.height).toBe(plain![1]!.height);
    expect(full![1]!.y - full![0]!.y - full![0]!.height).toBeGreaterThan(
      plain![1]!.y - plain![0]!.y - plain![0]!.height + 4,
    );
    const opened = await openPdf(printDocument(documentOf(partOf('以“桥”为题', figure))).pdf);
    expect(await opened.text(1)).toMatch(/1．（6分）.*以“桥”为题2．（40分）/);
    const { x, y, width } = full![0]!;
    expect((await opened.render(1, 50)).at(x + width / 2, y + 9 + 20)).toBeLessThan(128);
    await opened.close();
  });

  it('leaves no column half empty where the next area did not fit', () => {
    const written = (number: number): SheetPart['sections'][number]['questions'][number] => ({
      kind: 'written',
      id: `w${number}`,
      number,
      score: 11,
    });
    const form = layoutOf(sheet('A4', { sections: [{ title: '解答题', questions: [1, 2, 3, 4, 5].map(written) }] }));
    const bottoms = form.pages.map(({ regions }) => Math.max(...regions.map(({ y, height }) => y + height)));
    expect(form.pages.length).toBeGreaterThan(1);
    for (const bottom of bottoms.slice(0, -1)) expect(bottom).toBeGreaterThan(270);
  });

  it('brings an area back, smaller or in two pieces, where what is left of a column is much', () => {
    const area = (answerLength: number): SheetPart =>
      sheet('B4', {
        sections: [
          allKinds[0]!,
          { title: '解答题', questions: [{ kind: 'written', id: 'w', number: 30, score: 10, answerLength }] },
          { title: '写作', questions: [{ kind: 'essay', id: 'e', number: 31, score: 50, squares: 600 }] },
        ],
      });
    for (const length of [150, 320]) {
      const [first] = layoutOf(area(length)).pages;
      const left = first!.regions.filter(({ x }) => x < 364 / 2);
      expect(Math.max(...left.map(({ y, height }) => y + height))).toBeGreaterThan(225);
      expect(left.some((one) => one.kind === 'answer' && one.questionId === 'w')).toBe(true);
    }
  });
});
