import { Transform, pipeline, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { refusalHeader } from '../../../contracts/refusals.ts';
import type { Seen } from '../comparing/task.ts';
import type { Came } from './read-answer.ts';

type Headers = Record<string, number | string | string[] | undefined>;

/** An answer as it is compared: an envelope by what it holds, a file by its size. */
export function seenOf(status: number, headers: Headers, body: Buffer | number): Seen {
  const text = (name: string): string => String(headers[name] ?? '');
  return {
    status,
    type: text('content-type'),
    disposition: text('content-disposition'),
    refusal: text(refusalHeader),
    bytes: typeof body === 'number' ? undefined : new Uint8Array(body),
    size: typeof body === 'number' ? body : body.length,
  };
}

/** A stream that tells its size when it has gone by; where it breaks off, as far as it came. */
function measured(stream: Readable): { stream: Readable; size: Promise<number> } {
  let size = 0;
  const passing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(null, chunk);
    },
  });
  pipeline(stream, passing, () => undefined);
  const ended = finished(passing, { writable: false }).catch(() => undefined);
  return { stream: passing, size: ended.then(() => size) };
}

/** What has come with a body that can be sent on, and how it is compared once that has gone by. */
export function watched(came: Came): { came: Came; seen: Promise<Seen> } {
  const { status, headers, body } = came;
  if (Buffer.isBuffer(body)) return { came, seen: Promise.resolve(seenOf(status, headers, body)) };
  const { stream, size } = measured(body);
  return { came: { ...came, body: stream }, seen: size.then((bytes) => seenOf(status, headers, bytes)) };
}

/** Reads an answer that nobody else reads to its end. */
export function drained(came: Came): Promise<Seen> {
  const { came: passing, seen } = watched(came);
  if (!Buffer.isBuffer(passing.body)) passing.body.resume();
  return seen;
}
