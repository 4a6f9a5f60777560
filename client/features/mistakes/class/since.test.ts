import { expect, it } from 'vitest';
import { sinceOptions } from './since.ts';

it('offers the last week and month, today included, and the day that an address names', () => {
  const known = [
    { value: '2026-02-24', label: '最近一周' },
    { value: '2026-02-01', label: '最近一月' },
  ];
  const day = new Date(2026, 2, 2, 23, 30);
  expect(sinceOptions(day, undefined)).toEqual(known);
  expect(sinceOptions(day, '2026-02-24')).toEqual(known);
  expect(sinceOptions(day, '2025-09-01').at(-1)).toEqual({ value: '2025-09-01', label: '2025-09-01 起' });
});
