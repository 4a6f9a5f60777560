import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { callEntries, type CallName } from '../../contracts/calls.ts';
import { hasQuery, type Endpoint } from '../../contracts/endpoint.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { chanceSeed, runs } from '../testing/soak.ts';
import type { Caller } from '../testing/surface/callers.ts';
import { damaged } from '../testing/surface/damage.ts';
import { inputOf } from '../testing/surface/inputs.ts';
import { knownTo } from '../testing/surface/known.ts';
import { changed, requestOf, written, type Sent } from '../testing/surface/requests.ts';
import { ask, askedBy, holds, type Asked } from '../testing/surface/surface.ts';
import { faultOf } from '../testing/surface/verdict.ts';
import { elsewhere, stocked } from '../testing/surface/world.ts';
import { expectIntact, expectSound } from '../testing/traces.ts';

// Whatever is sent to a call: the answer is one that it declares, and no harm comes to the world. Uploads have a file of
// their own.

// A wrong password makes its answer wait and closes the account in the end, which other tests are about.
vi.mock('../account/tries.ts', () => ({
  minutesClosed: () => 0,
  countTry: () => ({ delay: 0, yields: false }),
  takeBackTry: () => undefined,
  rememberRight: () => undefined,
}));

let server: TestApp;
let before: string[];
let refill: () => void;
const succeeded = new Set<CallName>();

beforeAll(async () => {
  server = await startTestApp();
  before = elsewhere(server.sandbox);
  refill = await stocked(server);
});

beforeEach(() => refill());

afterAll(async () => {
  await server.close();
  // Files of a worker share their modules: the next one must find the real ones.
  vi.resetModules();
});

/** Requests of one caller: as they should be, with other fields, or damaged as a whole. */
function requestsBy(caller: Caller, endpoint: Endpoint): fc.Arbitrary<Sent> {
  const inQuery = hasQuery(endpoint);
  const pairs = inputOf(endpoint, knownTo(server.sandbox, caller)).map((input) => written(input, inQuery));
  const whole = pairs.map((given) => requestOf(endpoint, given, inQuery));
  return fc.oneof(
    { weight: 4, arbitrary: whole },
    { weight: 4, arbitrary: changed(pairs, inQuery).map((given) => requestOf(endpoint, given, inQuery)) },
    { weight: 3, arbitrary: damaged(whole) },
  );
}

const plain = callEntries.filter(([, { upload }]) => !upload);

describe('whatever is sent', () => {
  it.each(plain)('to %s, the answer is a declared one', async (call, endpoint) => {
    const requests = askedBy(call, (caller) => requestsBy(caller, endpoint));
    const check = async (asked: Asked) => {
      const answer = await ask(server, asked);
      expect(faultOf(endpoint, answer)).toBeUndefined();
      if (answer.status === 200) succeeded.add(call);
    };
    await holds(requests, check, runs(10, 400));
    // What is hard to hit is tried more often.
    for (let round = 1; !succeeded.has(call) && round <= 20; round++)
      await holds(requests, check, 20, chanceSeed + round);
  });

  it('reaches what each call does', () => {
    // To restore the world would take away what the others are tried in.
    const unreached = plain.map(([call]) => call).filter((call) => !succeeded.has(call));
    expect(unreached).toEqual(['restoreSandbox']);
  });

  it('leaves the database whole', async () => {
    expectSound(server);
    await expectIntact(server);
  });

  it('changes nothing in schools where the callers may do nothing', () => {
    expect(elsewhere(server.sandbox)).toEqual(before);
  });
});
