import { describe, expect, it } from 'vitest';
import { countRun } from './vitest.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

describe('a run of tests', () => {
  it.each([
    {
      title: 'counts its tests',
      code: 0,
      files: [file('passed', 'passed', 'passed', 'skipped')],
      passed: 2,
      failed: 0,
    },
    { title: 'counts failures', code: 1, files: [file('failed', 'passed', 'failed')], passed: 1, failed: 1 },
    { title: 'has failed where a file could not be loaded', code: 1, files: [file('failed')], passed: 0, failed: 1 },
    { title: 'has failed where no test ran', code: 0, files: [], passed: 0, failed: 1 },
    { title: 'has failed where all were skipped', code: 0, files: [file('passed', 'skipped')], passed: 0, failed: 1 },
    { title: 'has failed by its exit code', code: 1, files: [file('passed', 'passed')], passed: 1, failed: 1 },
  ])('$title', ({ code, files, passed, failed }) => expect(countRun(code, files)).toEqual({ passed, failed }));
});
