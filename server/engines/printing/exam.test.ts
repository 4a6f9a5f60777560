import { describe, expect, it } from 'vitest';
import { placeOf } from '../../../contracts/wrongbook/exams/seat-place.ts';
import type { ExamCandidate, ExamPage, ExamPart, ExamSitting, ScoredCandidate } from './exam-part.ts';
import { printDocument } from './print.ts';
import { openPdf, type Opened } from './testing/pages.ts';
import { documentOf } from './testing/samples.ts';

const names = ['王子涵', '欧阳子轩', '陈龘', '阿依努尔·艾力', '买买提江·阿不都热合曼'];

const sitting = (subject: string, index: number): ExamSitting => ({
  subject,
  day: `12 月 ${20 + Math.floor(index / 3)} 日 周四`,
  time: ['08:00–10:00', '10:20–12:00', '14:00–15:40'][index % 3]!,
});
const nine = ['语文', '数学', '英语', '道德与法治', '历史', '地理', '物理', '化学', '生物学'].map(sitting);

const candidates = (count: number, change: Partial<ExamCandidate> = {}): ExamCandidate[] =>
  Array.from({ length: count }, (_, index) => ({
    name: names[index % names.length]!,
    className: '七年级1班',
    number: `202607${String(index + 1).padStart(4, '0')}`,
    numberLabel: '考号',
    room: '第一考场',
    seat: String(index + 1).padStart(2, '0'),
    ...change,
  }));

const part = (page: ExamPage): ExamPart => ({ kind: 'exam', school: '启明中学', title: '七年级期中考试', page });

async function opened<T>(pages: readonly ExamPage[], look: (pdf: Opened, texts: string[]) => Promise<T> | T) {
  const { pdf, pages: count, problems } = printDocument(documentOf(...pages.map(part)));
  expect(problems).toEqual([]);
  const document = await openPdf(pdf);
  try {
    const texts = await Promise.all(Array.from({ length: count }, (_, index) => document.text(index + 1)));
    return await look(document, texts);
  } finally {
    await document.close();
  }
}

/** How often words stand in a text. */
const times = (text: string, words: string): number => text.split(words).length - 1;

/** Whether a rendered page has ink in a frame, in millimetres. */
async function hasInk(pdf: Opened, page: number, [left, top, right, bottom]: readonly number[]): Promise<boolean> {
  const { at } = await pdf.render(page, 100);
  for (let x = left!; x < right!; x += 0.25) for (let y = top!; y < bottom!; y += 0.25) if (at(x, y) < 170) return true;
  return false;
}

describe('tickets of an exam', () => {
  it('are eight to a page with the whole timetable, each with what is its own', () =>
    opened([{ form: 'tickets', timetable: nine, candidates: candidates(11) }], (_, texts) => {
      expect(texts.map((text) => times(text, '准考证'))).toEqual([8, 3]);
      const all = texts.join('');
      for (const { number, seat } of candidates(11)) expect(all).toContain(`${number}考场第一考场座位${seat}`);
      for (const { subject } of nine) expect(times(all, subject)).toBe(11);
      // A day stands before its first subject alone.
      expect(times(all, '12月21日')).toBe(11);
    }));

  it('leave what is cut and the edge of the paper free, also with long names and the longest list for their size', () =>
    opened(
      [
        {
          form: 'tickets',
          timetable: Array.from({ length: 10 }, (_, index) => sitting('道德与法治', index)),
          candidates: candidates(8, {
            name: names[4]!,
            room: '体育馆二楼东侧多功能报告厅考场',
            className: '高中三年级（15）班',
          }),
        },
        {
          form: 'tickets',
          timetable: Array.from({ length: 20 }, (_, index) => sitting('信息技术', index)),
          candidates: candidates(4),
        },
      ],
      async (pdf, texts) => {
        expect(texts.map((text) => times(text, '准考证'))).toEqual([8, 4]);
        for (const row of [1, 2, 3]) {
          const y = row * (297 / 4);
          expect(await hasInk(pdf, 1, [7, y - 3.5, 103, y - 1])).toBe(false);
        }
        expect(await hasInk(pdf, 1, [106, 5, 203, 73])).toBe(true);
        for (const frame of [
          [0, 0, 5, 73],
          [102, 1, 104.5, 73],
          [205, 0, 210, 73],
          [7, 292, 104, 297],
          [106, 292, 203, 297],
        ])
          expect(await hasInk(pdf, 1, frame)).toBe(false);
        expect(await hasInk(pdf, 2, [7, 143, 103, 147.5])).toBe(false);
      },
    ));

  it('have the number of the school before there are rooms, and no empty words', () =>
    opened(
      [{ form: 'tickets', timetable: nine, candidates: candidates(1, { numberLabel: '学号', room: '', seat: '' }) }],
      (_, [text]) => {
        expect(text).toContain('学号2026070001');
        expect(text).not.toContain('考场');
        expect(text).not.toContain('座位');
      },
    ));
});

describe('labels of desks and doors', () => {
  it('have ten desks to a page, with lines where they are cut', () =>
    opened([{ form: 'desks', candidates: candidates(12) }], async (pdf, texts) => {
      expect(texts.map((text) => times(text, '座位'))).toEqual([10, 2]);
      for (const { number } of candidates(12)) expect(times(texts.join(''), number)).toBe(1);
      for (const row of [1, 2, 3, 4])
        expect(await hasInk(pdf, 1, [20, row * 59.4 - 0.3, 30, row * 59.4 + 0.3])).toBe(true);
    }));

  it.each([1, 28, 63, 64, 240])('name all %i candidates at the door once, and each seat in its place', (count) => {
    const grid = { capacity: Math.max(30, count + 2), columns: 6 };
    const people = candidates(count);
    const places = Array.from({ length: grid.capacity }, (_, index) => ({
      ...placeOf(grid, index + 1, true),
      seat: String(index + 1).padStart(2, '0'),
      name: people[index]?.name ?? '',
    }));
    const seats = { columns: 6, rows: Math.ceil(grid.capacity / 6), places };
    return opened([{ form: 'door', room: '第一考场', timetable: nine, candidates: people, seats }], (_, texts) => {
      const lists = texts.slice(0, -1).join('').split('科目')[1]!;
      for (const { number } of people) expect(times(lists, number)).toBe(1);
      expect(texts[0]).toContain(`共${count}人`);
      expect(texts.at(-1)).toContain('讲台');
      for (const { seat } of places) expect(texts.at(-1)).toContain(seat);
    });
  });
});

describe('what lies in a room', () => {
  const common = { place: '第一考场', sitting: nine[3]!, invigilators: '周雅琴、王立' };

  it('is a list to sign, in even pages where it is long', () =>
    opened([{ form: 'attendance', ...common, candidates: candidates(45) }], (_, texts) => {
      expect(texts.map((text) => times(text, '202607'))).toEqual([23, 22]);
      for (const [index, text] of texts.entries()) {
        expect(text).toContain('签到表');
        expect(text).toContain('道德与法治');
        expect(text).toContain('应到45人');
        expect(text).toContain(`第${index + 1}页共2页`);
      }
    }));

  it('is a page of 32 at most, on which nothing runs into the foot', () =>
    opened([{ form: 'attendance', ...common, candidates: candidates(32) }], async (pdf, texts) => {
      expect(texts).toHaveLength(1);
      const pieces = await pdf.pieces(1);
      const last = pieces.find(({ text }) => text.includes('2026070032'))!;
      const foot = pieces.find(({ text }) => text.includes('应到'))!;
      expect(foot.y - last.y).toBeGreaterThan(8);
    }));

  it('is a record of one page with what is known of the room', () =>
    opened([{ form: 'record', ...common, count: 30, numbers: '2026070001 – 2026070030' }], (_, texts) => {
      expect(texts).toHaveLength(1);
      for (const words of [
        '考场记录',
        '应考人数',
        '缺考考生',
        '违纪',
        '周雅琴、王立',
        '考号范围：2026070001–2026070030',
      ])
        expect(texts[0]).toContain(words);
    }));
});

describe('what tells scores', () => {
  const person = (change: Partial<ScoredCandidate> = {}): ScoredCandidate => ({
    name: '王子涵',
    className: '七年级1班',
    number: '2026070001',
    numberLabel: '考号',
    scores: [...nine.map(({ subject }) => subject), '总分'].map((subject) => ({
      subject,
      full: '100',
      score: '88.5',
      share: 0.885,
      class: { median: '70', half: '60 – 85', low: 0.6, middle: 0.7, high: 0.85 },
    })),
    ...change,
  });
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      person({ name: names[index % names.length]!, number: `9${index + 10}` }),
    );

  it('is cut into strips, thirteen to a page, one for each', () =>
    opened([{ form: 'slips', people: people(20) }], async (pdf, texts) => {
      expect(texts.map((text) => times(text, '总分'))).toEqual([13, 7]);
      for (const { number } of people(20)) expect(times(texts.join(''), `考号${number}`)).toBe(1);
      for (const row of [0, 1, 13]) expect(await hasInk(pdf, 1, [10, 5.2 + row * 22, 30, 5.8 + row * 22])).toBe(true);
      expect(await hasInk(pdf, 1, [0, 292.5, 210, 297])).toBe(false);
    }));

  it('is a letter of one page to the parents of each, also with twenty subjects and none that was sat', () => {
    const away = person().scores.map((cell) => ({ ...cell, score: '缺考', share: null, class: null }));
    const many = person({ scores: [...person().scores, ...person().scores, ...away].slice(0, 21) });
    const letters = { form: 'letters', date: '2026 年 11 月 12 日', people: [person(), many] } as const;
    return opened([letters], async (pdf, texts) => {
      expect(texts).toHaveLength(2);
      for (const text of texts)
        for (const words of ['同学的家长', '班级中位数', '家长签字', '2026年11月12日']) expect(text).toContain(words);
      expect(await hasInk(pdf, 2, [10, 288, 200, 296])).toBe(false);
    });
  });

  it('says nothing of ranks', () =>
    opened(
      [
        { form: 'slips', people: people(3) },
        { form: 'letters', date: '2026 年 11 月 12 日', people: people(3) },
      ],
      (_, texts) => expect(texts.join('')).not.toMatch(/名次|排名|第\d+名|超过/),
    ));
});
