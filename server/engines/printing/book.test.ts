import { describe, expect, it } from 'vitest';
import type { BookEntry, BookPart, BookSize, CutPart, CutPiece } from './book-parts.ts';
import type { PrintPart } from './document.ts';
import type { PaperQuestion } from './paper-question.ts';
import { printDocument } from './print.ts';
import { openPdf, type Opened } from './testing/pages.ts';
import { asks, documentOf, paper } from './testing/samples.ts';

const widths: Record<BookSize, number> = { A4: 210, B5: 176 };

const figure =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 300"><rect width="1200" height="300" fill="#000"/></svg>';

const entry = (number: number, change: Partial<PaperQuestion> = {}, more: Partial<BookEntry> = {}): BookEntry => ({
  question: asks(`第 ${number} 问`, { number, answer: `答${number}`, solution: `解法${number}`, ...change }),
  state: '未掌握',
  notes: [`09-12 作业《练习${number}》 0/3`, '错因：计算'],
  space: 20,
  ...more,
});

const book = (change: Partial<BookPart> = {}): BookPart => ({
  kind: 'book',
  size: 'A4',
  title: '数学错题本',
  student: { name: '王子涵', studentNo: '20250107', className: '七年级1班' },
  facts: [{ label: '时间', value: '2026-09-03 至 2026-10-14' }],
  chapters: [
    {
      title: '有理数的加减',
      counts: { open: 2, consolidating: 0, mastered: 1, due: 2 },
      entries: [entry(1), entry(2, {}, { wrong: '误答 $x=2$' }), entry(3)],
    },
    { title: '方程', counts: { open: 0, consolidating: 1, mastered: 0, due: 0 }, entries: [entry(4)] },
  ],
  ...change,
});

async function opened<T>(parts: readonly PrintPart[], look: (pdf: Opened, texts: string[]) => Promise<T> | T) {
  const { pdf, pages, problems } = printDocument(documentOf(...parts));
  expect(problems).toEqual([]);
  const document = await openPdf(pdf);
  try {
    expect(document.pages).toBe(pages);
    const texts = await Promise.all(Array.from({ length: pages }, (_, index) => document.text(index + 1)));
    return await look(document, texts);
  } finally {
    await document.close();
  }
}

/** Where there is ink on a page, in millimetres from the left. */
async function inkOf(pdf: Opened, page: number, width: number): Promise<{ left: number; right: number }> {
  const shades = await pdf.render(page, 50);
  const columns = Array.from({ length: width * 2 }, (_, index) => index / 2);
  const inked = columns.filter((x) =>
    Array.from({ length: 1100 }, (_, y) => shades.at(x, y / 4)).some((at) => at < 160),
  );
  return { left: Math.min(...inked), right: Math.max(...inked) };
}

const chapterOf = (title: string, entries: readonly BookEntry[]) => ({
  title,
  counts: { open: entries.length, consolidating: 0, mastered: 0, due: 0 },
  entries,
});

describe.each<BookSize>(['A4', 'B5'])('a booklet of mistakes on %s', (size) => {
  it('has a cover that says whose it is, how things stand, and where each knowledge point begins', () =>
    opened([book({ size })], async (pdf, texts) => {
      const [cover] = texts as [string];
      for (const words of ['数学错题本', '姓名王子涵', '班级七年级1班', '学号20250107', '时间2026-09-03至2026-10-14'])
        expect(cover).toContain(words);
      expect(cover).toContain('4本册错题2未掌握1巩固中1已掌握2今天到期');
      for (const [heading, figures] of [
        ['一、有理数的加减', '32–12'],
        ['二、方程', '1–1––'],
        ['答案与解析', ''],
      ] as const) {
        const page = texts.findIndex((text, index) => index > 0 && text.includes(heading)) + 1;
        expect(page).toBeGreaterThan(1);
        expect(cover).toContain(`${heading}${figures}${page}`);
      }
      const { width, height } = await pdf.render(1, 25.4);
      expect([width, height]).toEqual(size === 'A4' ? [210, 297] : [176, 250]);
    }));

  it('has each question with its history, room to redo it, and all answers behind all questions', () =>
    opened([book({ size })], async (pdf, texts) => {
      const answers = texts.findIndex((text, index) => index > 0 && text.includes('答案与解析'));
      const asked = texts.slice(1, answers).join('');
      for (const number of [1, 2, 3, 4]) {
        expect(asked).toContain(`${number}．第${number}问未掌握09-12作业《练习${number}》0/3错因：计算`);
        expect(texts.slice(answers).join('')).toContain(`${number}．【答案】答${number}【解析】解法${number}`);
      }
      expect(asked).not.toMatch(/解法|答\d/);
      expect(asked.match(/当时的答案/g)).toHaveLength(1);
      expect(asked).toContain('当时的答案误答𝑥=2重做');
      const pieces = await pdf.pieces(2);
      const [redo, next] = [
        pieces.find(({ text }) => text.startsWith('重做'))!,
        pieces.find(({ text }) => text === '2．')!,
      ];
      expect(next.y - redo.y).toBeGreaterThan(20);
    }));

  it('names the student on every page behind the cover and counts its pages by itself, in whole leaves', () =>
    opened(
      [paper([asks('卷')]), book({ size }), book({ size, student: { name: '李', studentNo: '', className: '' } })],
      (_, texts) => {
        const own = texts.slice(1);
        const each = own.length / 2;
        expect(each % 2).toBe(0);
        for (const [index, text] of own.entries()) {
          expect(text).toContain(`第${(index % each) + 1}页共${each}页`);
          if (index % each > 0) expect(text).toContain(index < each ? '王子涵七年级1班' : '李');
        }
        expect([own[0], own[each]]).toEqual([expect.stringContaining('王子涵'), expect.stringContaining('李')]);
      },
    ));

  it('fills what is left of the last leaf with a page for the own summary', () =>
    Promise.all(
      [1, 60].map((count) => {
        const entries = Array.from({ length: count }, (_, index) => entry(index + 1));
        return opened([book({ size, chapters: [chapterOf('点', entries)] })], (_, texts) => {
          expect(texts.length % 2).toBe(0);
          expect(texts.slice(0, -1).join('')).not.toContain('我的总结');
          expect(texts.at(-1)).toMatch(/我的总结|【答案】/);
        });
      }),
    ));

  it('cuts nothing off: long formulas, figures, passages, titles, answers', () => {
    const long = Array.from({ length: 40 }, (_, index) => `\\frac{${index}}{x_{${index}}+1}`).join('+');
    const group = { id: 'g', subjectId: '1', passage: `${'短文'.repeat(40)}\n`.repeat(8) };
    const entries = [
      entry(1, { stem: `求 $${long}$ 的值`, answer: `$${long}$`, solution: `$${long}$` }),
      entry(2, { figure }, { notes: ['名称'.repeat(60)], wrong: '错'.repeat(120) }),
      entry(3, { group, options: ['甲'.repeat(50), '乙', '丙', '丁'] }),
      entry(4, { group, stem: '题'.repeat(900) }, { space: 200 }),
    ];
    const chapters = [chapterOf('很长的知识点名称'.repeat(8), entries)];
    const student = {
      name: '阿依努尔·艾力·吐尔逊·买买提·阿不都热依木',
      studentNo: '1'.repeat(20),
      className: '高一年级国际课程实验部（12）班',
    };
    return opened([book({ size, chapters, student })], async (pdf, texts) => {
      for (let page = 1; page <= pdf.pages; page++) {
        const { left, right } = await inkOf(pdf, page, widths[size]);
        expect([page, left > 13, right < widths[size] - 13]).toEqual([page, true, true]);
      }
      const text = texts.join('');
      expect(text.match(/短文/g)!.length).toBeGreaterThanOrEqual(320);
      expect(text.match(/题/g)!.length).toBeGreaterThan(900);
      expect(text.match(/错/g)!.length).toBeGreaterThanOrEqual(120);
    });
  });

  it('leaves no heading of a knowledge point without its first question', () => {
    const parts = Array.from({ length: 12 }, (_, index) =>
      book({
        size,
        chapters: [
          chapterOf('前', [entry(1, {}, { space: 60 + index * 12 })]),
          chapterOf('后', [entry(2, {}, { space: 30 })]),
          chapterOf('末', [entry(3)]),
        ],
      }),
    );
    return opened(parts, (_, texts) => {
      const begun = texts.filter((text) => /[一二三]、[前后末]1题/.test(text));
      expect(begun.length).toBeGreaterThan(12);
      for (const [, chapter] of [
        ['1', '一、前'],
        ['2', '二、后'],
        ['3', '三、末'],
      ] as const)
        for (const text of begun.filter((one) => one.includes(`${chapter}1题`)))
          expect(text).toMatch(new RegExp(`${chapter}1题：未掌握1\\d．第`));
    });
  });
});

const piece = (owner: string, number: number, change: Partial<CutPiece> = {}): CutPiece => ({
  owner,
  head: `第 ${number} 题`,
  aside: '数学',
  questions: [asks(`问${number}`, { number, answer: `答${number}` })],
  shows: 'question',
  notes: [`记${number}`],
  ...change,
});

const cut = (change: Partial<CutPart> = {}): CutPart => ({
  kind: 'cut',
  size: 'A4',
  form: 'slips',
  pieces: [],
  ...change,
});

describe('questions to cut out', () => {
  const owners = ['甲同学', '乙同学', '丙同学'];
  const numbers = Array.from({ length: 12 }, (_, index) => index + 1);
  const pieces = owners.flatMap((owner) =>
    numbers.map((number) => piece(owner, number, { questions: [asks(`头${'长'.repeat(number * 30)}尾`, { number })] })),
  );

  it.each<BookSize>(['A4', 'B5'])('each have a name and are whole, without numbers of pages, on %s', (size) =>
    opened([cut({ size, pieces })], (_, texts) => {
      const text = texts.join('');
      expect(texts.length).toBeGreaterThan(1);
      for (const owner of owners) expect(text.match(new RegExp(owner, 'g'))).toHaveLength(12);
      for (const page of texts) {
        expect(page).not.toMatch(/第\d+页/);
        for (const sign of ['头', '尾', '记']) expect(page.match(/同学/g)).toHaveLength(page.split(sign).length - 1);
      }
    }),
  );

  it('lie between lines that go over the whole page, at its sides too where they are pasted', () =>
    Promise.all(
      (['slips', 'clippings'] as const).map((form) =>
        opened([cut({ form, pieces: pieces.slice(0, 2) })], async (pdf) => {
          const shades = await pdf.render(1, 100);
          const rows = Array.from({ length: 2900 }, (_, index) => index / 10);
          const isLine = (y: number) => {
            const xs = Array.from({ length: 2060 }, (_, index) => 2 + index / 10).filter((x) => shades.at(x, y) < 190);
            return xs.length > 100 && xs[0]! < 5 && xs.at(-1)! > 205;
          };
          const lines = rows.filter(isLine).filter((y, index, all) => index === 0 || y - all[index - 1]! > 1);
          expect(lines).toHaveLength(3);
          const below = Array.from({ length: 300 }, (_, index) => 200 + index / 5);
          const atSide = (x: number) =>
            below.filter((y) => [-0.3, 0, 0.3].some((by) => shades.at(x + by, y) < 190)).length;
          expect([atSide(20) > 60, atSide(190) > 60]).toEqual(form === 'slips' ? [false, false] : [true, true]);
        }),
      ),
    ));

  it('have their answers apart, on pages behind the questions', () => {
    const answers = numbers.slice(0, 2).map((number) => piece('甲同学', number, { shows: 'answer', notes: [] }));
    const questions = numbers.slice(0, 2).map((number) => piece('甲同学', number));
    return opened([cut({ form: 'clippings', pieces: [...questions, ...answers] })], (_, texts) => {
      expect(texts).toHaveLength(2);
      expect(texts[0]).not.toContain('答案');
      expect(texts[1]).toContain('1．【答案】答1');
      expect(texts[1]).not.toContain('问1');
    });
  });
});
