import { describe, expect, it } from 'vitest';
import { processing, uploading } from './import-progress.ts';

describe('the progress of an import', () => {
  it('never goes back from upload to writing', () => {
    const steps = [
      uploading(0),
      uploading(0.5),
      uploading(1),
      processing({ stage: 'reading', done: 0, total: 0 }),
      processing({ stage: 'checking', done: 2500, total: 5000 }),
      processing({ stage: 'writing', done: 0, total: 5000 }),
      processing({ stage: 'writing', done: 5000, total: 5000 }),
    ].map((step) => step!.fraction);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps.at(-1)).toBe(1);
  });

  it('says how many rows are through', () => {
    expect(processing({ stage: 'writing', done: 1200, total: 5000 })!.stage).toBe('写入 1,200/5,000 行');
    expect(processing({ stage: 'done', done: 5000, total: 5000 })).toBeUndefined();
  });
});
