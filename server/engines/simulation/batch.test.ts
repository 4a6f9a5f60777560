import { describe, expect, it } from 'vitest';
import { planBatch } from './batch.ts';
import { levels } from './damage.ts';
import { Dice } from './dice.ts';
import type { ScanForm } from './tasks.ts';

const form = (pages: number): ScanForm => ({
  layout: {
    version: 1,
    width: 210,
    height: 297,
    pages: Array.from({ length: pages }, (_, index) => ({
      page: index + 1,
      marks: [],
      regions: [],
      code: { x: 0, y: 0, width: 20, height: 20 },
    })),
  },
  questions: [],
});

const copies = Array.from({ length: 40 }, (_, index) => ({
  submissionId: index + 1,
  studentId: `s${index}`,
  studentNo: '',
  classId: 'c',
  form: index % 2,
}));

const plan = (seed: number, damage = levels.bad) =>
  planBatch({ forms: [form(2), form(1)], copies, damage, absent: 3, dice: new Dice(seed, 'batch') });

describe('a pile of sheets', () => {
  it('accounts for every page: put in, lost, or of somebody absent', () => {
    const { pages, known } = plan(1);
    expect(known.absent).toHaveLength(3);
    const seen = new Set(
      pages.flatMap(({ submissionId, sheetPage }) => (submissionId ? [`${submissionId}/${sheetPage}`] : [])),
    );
    const lost = known.dropped.map(({ submissionId, sheetPage }) => `${submissionId}/${sheetPage}`);
    const away = new Set(known.absent);
    const expected = copies.flatMap(({ submissionId, form: own }) =>
      away.has(submissionId)
        ? []
        : Array.from({ length: own === 0 ? 2 : 1 }, (_, index) => `${submissionId}/${index + 1}`),
    );
    expect([...seen, ...lost].sort()).toEqual(expected.sort());
  });

  it('knows its doubles, foreign pages and blank backs', () => {
    const { pages } = plan(1);
    const sheets = pages.filter(({ kind }) => kind === 'sheet');
    const doubles = sheets.filter(({ damage }) => damage.some(({ kind }) => kind === 'double'));
    const distinct = new Set(sheets.map(({ submissionId, sheetPage }) => `${submissionId}/${sheetPage}`));
    expect(doubles.length).toBeGreaterThan(0);
    expect(distinct.size).toBe(sheets.length - doubles.length);
    expect(pages.filter(({ kind }) => kind === 'blank')).toHaveLength(pages.length / 2);
    expect(pages.filter(({ kind }) => kind === 'otherWork' || kind === 'foreign')).toHaveLength(2);
  });

  it('takes each copy from its own printed pages', () => {
    const { pages } = plan(2);
    for (const { copy, sheetPage, printedPage, kind } of pages) {
      if (kind !== 'sheet') continue;
      const before = copies.slice(0, copies.indexOf(copy!)).reduce((sum, one) => sum + (one.form === 0 ? 2 : 1), 0);
      expect(printedPage).toBe(before + sheetPage!);
    }
  });

  it('is the same for the same seed, and another for another', () => {
    expect(plan(3)).toEqual(plan(3));
    expect(plan(3)).not.toEqual(plan(4));
  });

  it('is in good order when nothing happens to it', () => {
    const { pages, known } = plan(1, levels.clean);
    expect(known.dropped).toEqual([]);
    const printed = pages.map(({ printedPage }) => printedPage!);
    expect(printed).toEqual([...printed].sort((a, b) => a - b));
  });
});
