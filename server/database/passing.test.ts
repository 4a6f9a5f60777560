import { afterEach, expect, it, vi } from 'vitest';
import { againWhileBusy } from './passing.ts';

afterEach(() => vi.restoreAllMocks());

it('does busy work again for five seconds, and work around it not once more', async () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  const busy = (): never => {
    inner();
    throw Object.assign(new Error('locked'), { code: 'SQLITE_BUSY' });
  };
  const work = () => {
    outer();
    return againWhileBusy(busy);
  };
  const now = vi.spyOn(Date, 'now');
  for (const time of [0, 0, 2_000, 4_999]) now.mockReturnValueOnce(time);
  now.mockReturnValue(5_000);
  await expect(againWhileBusy(work)).rejects.toThrow('locked');
  expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([1, 3]);
});
