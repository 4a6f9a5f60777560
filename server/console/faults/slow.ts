import { Readable } from 'node:stream';
import { hangUp, changeAnswer, endOf, type Act, type Hit, type Means } from './act.ts';

/** Milliseconds after which an answer comes that is late: a second after everybody has given up. */
const late = 31_000;

/** In how many pieces a slow answer comes, and milliseconds between two of them. */
const pieces = 10;
const between = 600;

/** Requests that are held at once, over all sandboxes; more are answered as ever, so that nobody is shut out. */
const mostHeld = 64;

let held = 0;

/** Holds a request as long as `work` takes; where too many are held, goes on at once. */
async function holding(hit: Hit, work: () => Promise<unknown>): Promise<unknown> {
  if (held >= mostHeld) return hit.rest();
  held++;
  try {
    await hit.count();
    return await work();
  } finally {
    held--;
  }
}

const isWrite = ({ exchange }: Hit): boolean => exchange.endpoint.effects !== undefined;

/** Does what is asked, and says so when nobody waits any more. What is read is read at the end, where anybody still listens. */
export const comeLate: Act = (hit) =>
  holding(hit, async () => {
    const done = isWrite(hit) ? await hit.rest() : undefined;
    await hit.means.pause(late, endOf(hit));
    if (hit.wire.reply.raw.destroyed) return hangUp(hit);
    return isWrite(hit) ? done : hit.rest();
  });

/** Does what is asked, and hangs up without a word. */
export const hangUpOn: Act = async (hit) => {
  await hit.count();
  if (isWrite(hit)) await hit.rest();
  return hangUp(hit);
};

/** Begins to answer at once, and takes its time over the rest. */
export const comeSlowly: Act = (hit) =>
  holding(hit, () => {
    // A packer gathers what it is given.
    hit.wire.request.headers['x-no-compression'] = '1';
    changeAnswer(hit, async (payload) => slowed(payload, hit.means, endOf(hit)));
    return hit.rest();
  });

function slowed(payload: unknown, means: Means, end: AbortSignal): unknown {
  if (typeof payload === 'string' || payload instanceof Uint8Array)
    return Readable.from(inPieces(cut(Buffer.from(payload)), means, end));
  return payload instanceof Readable ? Readable.from(inPieces(payload, means, end)) : payload;
}

function cut(bytes: Buffer): Buffer[] {
  const size = Math.max(1, Math.ceil(bytes.length / pieces));
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
}

async function* inPieces(parts: Iterable<unknown> | AsyncIterable<unknown>, { pause }: Means, end: AbortSignal) {
  let number = 0;
  for await (const part of parts) {
    yield part;
    // A large file has more of them: it need not take minutes.
    if (++number < pieces) await pause(between, end);
  }
}
