import { expect, it } from 'vitest';
import { torture } from './torture.mjs';

it('a server that is killed again and again loses nothing that it has answered, and leaves nothing half done', async () => {
  const { failure, kills, tallies, jobs } = await torture({ kills: 4, seed: 7 });
  expect(failure).toBeUndefined();
  expect(kills).toBe(4);
  expect(tallies.reduce((sum, [, { answered }]) => sum + answered, 0)).toBeGreaterThan(0);
  expect(jobs.ended).toBe(jobs.all);
});
