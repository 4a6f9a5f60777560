import { afterEach, expect, it, vi } from 'vitest';
import { earlyAnswer, type Early } from './early.ts';

afterEach(() => void vi.unstubAllGlobals());

it('an early answer is given once, and only to who asked for it', async () => {
  const answer = { status: 200, header: () => null, body: new Blob() };
  const answers: Early['answers'] = new Map([
    ['/roles', Promise.resolve(answer)],
    ['/user', Promise.resolve(answer)],
  ]);
  vi.stubGlobal('window', { understudyEarly: { token: 't-1', config: Promise.resolve(undefined), answers } });
  expect(await earlyAnswer('/roles', 't-1')).toBe(answer);
  expect(earlyAnswer('/roles', 't-1')).toBeUndefined();
  expect(earlyAnswer('/user', 't-2')).toBeUndefined();
  expect(earlyAnswer('/user', 't-1')).toBeUndefined();
});
