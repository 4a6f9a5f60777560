import { afterAll, describe, expect, it } from 'vitest';
import type { PrintPart, ReportBlock, ReportLead, SheetCopy } from './document.ts';
import { closePrintPool, printApart } from './pool.ts';
import { printDocument } from './print.ts';
import { PrintError } from './print-error.ts';
import { openPdf } from './testing/pages.ts';
import { asks, documentOf, paper, sheet, student } from './testing/samples.ts';

afterAll(closePrintPool);

const pupils: SheetCopy[] = ['王子涵', '张龘', '阿依努尔·艾力'].map((studentName, index) => ({
  ...student,
  code: `A-${index + 1}`,
  studentName,
}));

const report: PrintPart = {
  kind: 'report',
  title: '学情报告',
  subtitle: '七年级（1）班',
  blocks: [
    { block: 'heading', text: '一、成绩' },
    { block: 'keyFigures', keyFigures: [{ label: '平均分', value: '78.4' }] },
    { block: 'table', header: ['题号', '得分率'], align: ['center', 'right'], rows: [['1', '95%'], ['2']] },
    {
      block: 'bars',
      bars: [
        { label: '优秀', share: 0.325, tone: 'excellent', note: '13 人' },
        { label: '良好', share: 2, tone: 'good' },
      ],
    },
    { block: 'paragraph', text: '多讲 $x^2$ 与____。' },
  ],
};

const parts: PrintPart[] = [
  paper(Array.from({ length: 40 }, (_, index) => asks(`题目${'长'.repeat(60)}`, { number: index + 1 }))),
  sheet('A4', { title: '甲卷答题卡', copies: pupils }),
  sheet('A3', { title: '乙卷答题卡', copies: [{ code: 'BLANK' }] }),
  report,
];

describe('a document of several parts', () => {
  it('has the pages that it says, part after part, each numbered by itself', async () => {
    const { pdf, pages, layouts, problems } = printDocument(documentOf(...parts));
    const opened = await openPdf(pdf);
    expect(problems).toEqual([]);
    expect(opened.pages).toBe(pages);
    const [own, other] = layouts.map((layout) => layout.pages.length) as [number, number];
    const paperPages = pages - 3 * own - other - 1;
    expect(paperPages).toBeGreaterThan(1);
    const expected = [
      ...Array.from({ length: paperPages }, (_, index) => ['题目', index + 1, paperPages]),
      ...pupils.flatMap(({ studentName }) =>
        Array.from({ length: own }, (_, index) => [`姓名：${studentName!}`, index + 1, own]),
      ),
      ...Array.from({ length: other }, (_, index) => ['乙卷答题卡', index + 1, other]),
      ['学情报告', 1, 1],
    ] as const;
    for (const [index, [words, number, total]] of expected.entries()) {
      const text = await opened.text(index + 1);
      expect(text).toContain(words);
      expect(text).toContain(`第${number}页共${total}页`);
    }
    await opened.close();
  });

  it('has one form for each answer sheet, in their order', () => {
    const { layouts } = printDocument(documentOf(...parts));
    expect(layouts.map(({ width }) => width)).toEqual([210, 420]);
    expect(layouts[0]).toEqual(printDocument(documentOf(sheet('A4'))).layouts[0]);
  });

  it('comes out the same each time', () => {
    const [once, again] = [1, 2].map(() => printDocument(documentOf(...parts)).pdf);
    expect(Buffer.compare(once!, again!)).toBe(0);
  });

  it('comes out the same in a process', async () => {
    const result = await printApart(documentOf(...parts), 'one');
    expect(result).toEqual(printDocument(documentOf(...parts)));
  });
});

describe('a report', () => {
  it('has its key figures, tables, bars and paragraphs; a share goes from 0 to 1 and a row has all columns', async () => {
    const opened = await openPdf(printDocument(documentOf(report)).pdf);
    const text = await opened.text(1);
    for (const words of [
      '学情报告七年级（1）班',
      '一、成绩',
      '平均分78.4',
      '题号得分率195%2',
      '优秀32.5%13人',
      '良好100.0%',
      '多讲𝑥2与',
    ]) {
      expect(text).toContain(words);
    }
    await opened.close();
  });

  it('goes on over pages, with the header of a table on each', async () => {
    const rows = Array.from({ length: 100 }, (_, index) => [`第 ${index + 1} 行`, '1']);
    const bars = Array.from({ length: 80 }, (_, index) => ({
      label: `条 ${index + 1}`,
      share: 0.5,
      tone: 'pass' as const,
    }));
    const blocks = [
      { block: 'table', header: ['表头', '值'], align: ['left', 'right'], rows } as const,
      { block: 'bars', bars } as const,
    ];
    const { pdf, pages } = printDocument(documentOf({ kind: 'report', title: '报告', blocks }));
    const opened = await openPdf(pdf);
    const texts = await Promise.all(Array.from({ length: pages }, (_, index) => opened.text(index + 1)));
    expect(texts.filter((text) => text.includes('行')).every((text) => text.includes('表头'))).toBe(true);
    for (let number = 1; number <= 80; number++) expect(texts.join('')).toContain(`条${number}`);
    await opened.close();
  });
});

describe('the first page of a report', () => {
  const lesson = { title: '第 1 题', stem: '求 $x^2$', rate: 0.5, grade: '年级 60.0%', word: '失分超过 40%' };
  const lead: ReportLead = {
    sentence: { standing: '七年级1班得分率 72.1%；', losses: '失分最多的是第 1 题', act: '，先讲这一道。' },
    figures: [{ label: '平均分', value: '28.9', unit: '/ 40', grade: '年级 28.1，高 0.8 分', last: '没有上次可比' }],
    lessonsTitle: '先讲这一道',
    lessons: [{ ...lesson, tone: 'bad', foot: '3 人未得满分', typical: [{ text: '$\\frac{1}{2}$', count: '2 人' }] }],
    concernsNote: '60 人：不及格 60',
    concerns: Array.from({ length: 60 }, (_, at) => ({
      name: `同学${at + 1}`,
      score: '8',
      reason: '连续 3 次不及格；解答题 0/16，去括号和化简求值 0/11，填空题 0/6',
      word: '不及格',
    })),
    bins: [{ label: '0–10', count: 4 }],
    bands: [{ label: '优秀', share: 0.25, tone: 'excellent', note: '1 人' }],
  };
  const rest: ReportBlock = { block: 'paragraph', text: '第二页' };

  it('is whole by itself: what there is no room for is counted, and the rest begins on the next page', async () => {
    const { pdf, pages, problems } = printDocument(documentOf({ kind: 'report', title: '报告', lead, blocks: [rest] }));
    const opened = await openPdf(pdf);
    const [first, second] = [await opened.text(1), await opened.text(2)];
    for (const words of ['先讲这一道', '失分超过40%', '28.9/40', '25.0%1人', '第1页共2页'])
      expect(first).toContain(words);
    const named = [...first.matchAll(/同学\d+/g)].length;
    expect(named).toBeGreaterThan(5);
    expect(first).toContain(`另有${60 - named}人`);
    expect([pages, problems, second]).toEqual([2, [], '第2页共2页第二页']);
    await opened.close();
  });

  it('says that there is nobody to look after', async () => {
    const calm = { ...lead, concerns: [], concernsNote: '', lessons: [] };
    const { pdf, pages } = printDocument(documentOf({ kind: 'report', title: '报告', lead: calm, blocks: [] }));
    const opened = await openPdf(pdf);
    expect([pages, await opened.text(1)]).toEqual([1, expect.stringContaining('没有不及格、某部分零分')]);
    await opened.close();
  });
});

describe('what cannot be printed', () => {
  it.each([
    ['a document without parts', documentOf(), '没有可以打印的内容'],
    ['answer sheets without copies', documentOf(sheet('A4', { copies: [] })), '没有可以打印的内容'],
    [
      'a code with other letters',
      documentOf(sheet('A4', { copies: [{ code: '一' }] })),
      '答题卡的编码须为 1 到 40 位字母、数字或半角符号：一',
    ],
    [
      'a code of more than 40 letters',
      documentOf(sheet('A4', { copies: [{ code: 'x'.repeat(41) }] })),
      /^答题卡的编码须为 1 到 40 位/,
    ],
  ])('%s is refused with a reason', async (_, document, reason) => {
    const expected = {
      name: 'PrintError',
      values: { reason: typeof reason === 'string' ? reason : expect.stringMatching(reason) },
    };
    expect(() => printDocument(document)).toThrow(PrintError);
    await expect(printApart(document, 'one')).rejects.toMatchObject(expected);
  });
});
