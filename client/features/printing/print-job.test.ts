import { describe, expect, it } from 'vitest';
import { progressOf } from './print-job.ts';

describe('the progress of a print', () => {
  it('says what is being done, and goes on from stage to stage', () => {
    const setting = progressOf({ stage: 'setting', done: 28, total: 42 });
    expect(setting?.stage).toBe('正在排版 28/42');
    const fractions = (['waiting', 'reading', 'wording', 'drawing', 'setting'] as const).map(
      (stage) => progressOf({ stage, done: 1, total: 2 })!.fraction,
    );
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
    expect(progressOf({ stage: 'setting', done: 42, total: 42 })?.fraction).toBe(1);
  });

  it('has none of what is over', () => {
    expect(progressOf({ stage: 'done', done: 42, total: 42 })).toBeUndefined();
    expect(progressOf({ stage: 'failed', done: 0, total: 0 })).toBeUndefined();
  });
});
