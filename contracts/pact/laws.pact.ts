import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { calls } from '../calls.ts';
import { services } from './folder.ts';
import { notExercised } from './laws-not-exercised.ts';
import { descriptionOf } from './plan.ts';
import { allLaws } from './verify/laws/all.ts';
import { carryOutLaws } from './verify/laws/carry-out.ts';
import { OwnSandbox } from './verify/own-sandbox.ts';
import { Redactor } from './verify/redactor.ts';
import { TestServers } from './verify/testing.ts';
import { Transport } from './verify/transport.ts';

// The stand-in keeps every law that a server is held to, and what cannot be tried in the states that there are is listed.

// What a job does comes later, at no time that could be foretold: jobs are added here, and none is begun.
vi.mock('../../server/jobs/queue.ts', async (original) => ({
  ...(await original<object>()),
  JobQueue: class {
    watch = (): void => undefined;
    close = (): Promise<void> => Promise.resolve();
  },
}));

const laws = allLaws();

let servers: TestServers;

beforeAll(async () => {
  servers = await TestServers.start(inject('worldFile'));
});

afterAll(() => servers.close());

describe('the stand-in', () => {
  it.each(services)('keeps the laws of %s', async (service) => {
    const surroundings = await OwnSandbox.make(servers.dataDir);
    const transport = new Transport(servers.url, {}, 120_000, new AbortController().signal);
    try {
      const own = laws.filter(({ call }) => calls[call].service === service);
      const held = await carryOutLaws(own, {
        surroundings,
        transport,
        redactor: new Redactor(),
        diff: false,
      });
      const told = held.results.filter(({ outcome }) => outcome !== 'kept');
      expect(
        told.map(({ planned, deviations, reason }) => ({ law: descriptionOf(planned), deviations, reason })),
      ).toEqual([]);
      const silent = held.notExercised.map(({ planned }) => descriptionOf(planned)).sort();
      expect(silent).toEqual(notExercised.filter((one) => own.some((law) => descriptionOf(law) === one)).sort());
    } finally {
      surroundings.close();
    }
  });

  it('has every law that is listed as not exercised', () => {
    const names = new Set(laws.map(descriptionOf));
    expect(notExercised.filter((one) => !names.has(one))).toEqual([]);
  });
});
