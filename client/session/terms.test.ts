import { describe, expect, it } from 'vitest';
import {
  defaultTerm,
  filterTerm,
  learningTermOptions,
  monthOptions,
  schoolYearOptions,
  termCodeOf,
  termList,
  termOfValue,
  yearOptions,
} from './terms.ts';

const on = (month: number, day = 15): Date => new Date(2026, month - 1, day);
const values = (options: readonly { value: string }[]): string[] => options.map(({ value }) => value);
const months = Array.from({ length: 12 }, (_, index) => index + 1);

describe('terms', () => {
  it('R5.3 lists the terms of the years before from January to July, and the current first term from August on', () => {
    const past = ['202502', '202501', '202402', '202401', '202302', '202301'];
    for (const month of [1, 2, 7]) expect(values(termList(on(month)))).toEqual(past);
    const current = ['202601', '202502', '202501', '202402', '202401'];
    for (const month of [8, 9, 12]) expect(values(termList(on(month)))).toEqual(current);
    expect(values(termList(on(7, 31)))).toEqual(past);
    expect(values(termList(on(8, 1)))).toEqual(current);
  });

  it('R5.4 defaults to last year 01 in January, last year 02 before August, this year 01 after', () => {
    expect(months.map((month) => defaultTerm(on(month)))).toEqual([
      '202501',
      ...Array<string>(6).fill('202502'),
      ...Array<string>(5).fill('202601'),
    ]);
    expect([defaultTerm(on(1, 31)), defaultTerm(on(2, 1))]).toEqual(['202501', '202502']);
  });

  it('R5.4 the default is always among the terms to choose from', () => {
    for (const month of months) {
      expect(values(termList(on(month)))).toContain(defaultTerm(on(month)));
      expect(values(learningTermOptions(on(month)))).toContain(defaultTerm(on(month)));
      expect(values(schoolYearOptions(on(month)))).toContain(defaultTerm(on(month)));
    }
  });

  it('R5.5 filters take the first term from September to December, else the second; a value ending in 02 is the second', () => {
    expect(months.map((month) => filterTerm(on(month)))).toEqual([
      ...Array<string>(8).fill('NEXT'),
      ...Array<string>(4).fill('LAST'),
    ]);
    expect(['202502', '202501', '202503'].map(termOfValue)).toEqual(['NEXT', 'LAST', 'ALL']);
  });

  it('R5.6 learning terms are the last week, the last month and the years', () => {
    const options = learningTermOptions(on(10));
    expect(options.slice(0, 3).map(({ label }) => label)).toEqual(['最近一周', '最近一月', '2026学年']);
    expect(values(options)).toEqual([
      '1',
      '2',
      '202603',
      '202601',
      '202503',
      '202502',
      '202501',
      '202403',
      '202402',
      '202401',
    ]);
    expect(termCodeOf('1', on(10))).toBe('202601');
    expect(termCodeOf('202402', on(10))).toBe('202402');
  });

  it('R5.7 years are this one and two earlier, months 1 to 12', () => {
    expect(values(yearOptions(on(3)))).toEqual(['2026', '2025', '2024']);
    expect(values(monthOptions)).toEqual(months.map(String));
  });
});
