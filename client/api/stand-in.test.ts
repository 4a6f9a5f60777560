import { beforeEach, expect, it, vi } from 'vitest';
import type * as StandIn from './stand-in.ts';
import { listMyRoles } from '../../contracts/juno/personal.ts';

let api: typeof StandIn;

beforeEach(async () => {
  vi.resetModules();
  api = await import('./stand-in.ts');
});

const { service } = listMyRoles;

it('has news when something begins, changes and ends, and none while it goes on', () => {
  const heard = (header: string | null): number => {
    api.followStandIn(service, header);
    return api.standIn.news;
  };
  expect(
    [null, 'fault=1,console=local', 'fault=1,console=local', 'fault=2,console=local', null, null].map(heard),
  ).toEqual([0, 1, 1, 2, 3, 3]);
  expect(api.standIn.opensBy).toBe('local');
});

it('takes each service by itself: one that is served elsewhere knows of nothing', () => {
  api.followStandIn('juno', 'clock=1,console=key');
  api.followStandIn('vesta', null);
  api.followStandIn('juno', 'clock=1,console=key');
  api.followStandIn('console', 'clock=2');
  expect([api.standIn.news, api.standIn.opensBy]).toEqual([1, 'key']);
});
