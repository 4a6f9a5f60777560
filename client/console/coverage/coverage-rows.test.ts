import { expect, it } from 'vitest';
import { callsOf, rateOf, shareText, type CallCoverage, type Coverage } from './coverage-rows.ts';

const share = (used: number, all: number) => ({ used, all });

const callOf = (call: string, used: number, rest: Partial<CallCoverage> = {}): CallCoverage => ({
  service: 'vesta',
  call,
  summary: '学生分页',
  method: 'GET',
  path: `/api/vesta/${call}`,
  from: 'spec',
  requests: used,
  cases: share(used, 4),
  inputs: share(used, 4),
  fields: share(0, 4),
  effects: share(0, 0),
  ...rest,
});

const coverage = {
  each: [
    callOf('most', 4),
    callOf('never', 0),
    callOf('some', 1),
    callOf('ours', 0, { from: 'ours', service: 'juno' }),
  ],
} as unknown as Coverage;

const all = { service: '', from: '', typed: '' };
const names = (filter: typeof all): string[] => callsOf(coverage, filter).map(({ call }) => call);

it('begins with what was never asked, then what was used least', () => {
  expect(names(all)).toEqual(['never', 'ours', 'some', 'most']);
});

it('filters by service, by where a call comes from, and by what was typed', () => {
  expect(names({ ...all, service: 'juno' })).toEqual(['ours']);
  expect(names({ ...all, from: 'spec' })).toEqual(['never', 'some', 'most']);
  expect(names({ ...all, typed: ' MOST ' })).toEqual(['most']);
});

it('says shares of 100 %, and nothing where there is nothing to use', () => {
  expect([shareText(share(1, 3)), shareText(share(0, 0)), rateOf(share(0, 0))]).toEqual(['33%', '–', 1]);
});
