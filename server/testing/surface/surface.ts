import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { CallName } from '../../../contracts/calls.ts';
import type { TestApp } from '../app.ts';
import { chanceSeed } from '../soak.ts';
import { callers, mayCall, signIn, tries, type Caller } from './callers.ts';
import type { Sent } from './requests.ts';
import type { Answer } from './verdict.ts';

/** Milliseconds after which a request counts as one that nobody answers. */
const patience = 90_000;

/** Asserts that something holds of all that an arbitrary makes. */
export const holds = <T>(
  made: fc.Arbitrary<T>,
  check: (one: T) => Promise<void> | void,
  numRuns: number,
  seed = chanceSeed,
): Promise<void> =>
  fc.assert(
    fc.asyncProperty(made, async (one) => void (await check(one))),
    { seed, numRuns, timeout: patience },
  );

const shown = 1_000;

/** A request with who makes it. */
export type Asked = Sent & { caller: Caller };

/** Requests of all callers, most of them of those who may make the call. */
export const askedBy = (call: CallName, requests: (caller: Caller) => fc.Arbitrary<Sent>): fc.Arbitrary<Asked> =>
  fc.oneof(
    ...callers
      .filter((caller) => tries(caller, call))
      .map((caller) => ({
        weight: mayCall(caller, call) ? 6 : 1,
        arbitrary: requests(caller).map((sent) => withText({ ...sent, caller })),
      })),
  );

/** What a counterexample shows of a request: not all of its bytes. */
function withText(asked: Asked): Asked {
  const { caller, method, url, headers, payload = '' } = asked;
  const body = Buffer.isBuffer(payload) ? payload.toString('latin1') : payload;
  const text = JSON.stringify([caller, method, url.slice(0, shown), headers, body.slice(0, shown), asked.atOnce]);
  return Object.assign(asked, { [fc.toStringMethod]: () => text });
}

/** Sends a request to the app, without a connection. */
export async function ask({ app, sandbox }: TestApp, { caller, atOnce, ...sent }: Asked): Promise<Answer> {
  // Without it, no timer would ever run between requests.
  await turn();
  const token = signIn(sandbox, caller);
  const headers = { ...sent.headers, ...(token ? { 'blade-auth': `bearer ${token}` } : {}) };
  const answer = await app.inject({
    ...sent,
    headers,
    ...(atOnce && { payload: bitByBit(sent, atOnce) }),
  } as InjectOptions);
  const { 'content-type': type, 'content-disposition': disposition } = answer.headers;
  return {
    status: answer.statusCode,
    type: String(type ?? ''),
    disposition: String(disposition ?? ''),
    bytes: answer.rawPayload,
  };
}

function bitByBit({ payload = '' }: Sent, size: number): Readable {
  const bytes = Buffer.from(payload);
  const starts = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) => index * size);
  return Readable.from(starts.map((start) => bytes.subarray(start, start + size)));
}
