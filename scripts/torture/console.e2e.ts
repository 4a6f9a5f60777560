import { expect, it } from 'vitest';
import { soakConsole } from './console/run.mjs';

it('keeps sandboxes apart that are used, taken back, copied and removed while the server is killed', async () => {
  const { failure, kills, acts, databases } = await soakConsole({
    sandboxes: 4,
    seed: 7,
    kills: 1,
    lifetime: 60_000,
    acts: 13,
    rest: 0,
    scenarios: ['empty-school'],
  });
  expect(failure).toBeUndefined();
  expect(kills).toBe(1);
  expect([...acts.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(25);
  expect(databases).toBeGreaterThan(8);
});
