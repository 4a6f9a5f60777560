import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import { failure } from '../../../contracts/envelope.ts';
import { refusalHeader } from '../../../contracts/refusals.ts';
import { HttpError } from '../../http/errors.ts';
import type { Seen } from '../comparing/task.ts';
import { seenOf } from './seen.ts';

/** What this server answers by itself. */
interface Local {
  /** What is compared; undefined where nothing can be. */
  seen: Seen | undefined;
  payload?: unknown;
  error?: Error;
}

/** Lets this server answer, and hears what it says. */
export async function localAnswer(reply: FastifyReply, rest: () => Promise<unknown>): Promise<Local> {
  try {
    const payload = await rest();
    return { seen: seenIn(reply, payload), payload };
  } catch (error) {
    return { seen: error instanceof HttpError ? refused(error) : undefined, error: error as Error };
  }
}

function seenIn(reply: FastifyReply, payload: unknown): Seen | undefined {
  const headers = reply.getHeaders();
  const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
  const isEnvelope = String(headers['content-type']).includes('json');
  if (isText) return seenOf(reply.statusCode, headers, isEnvelope ? Buffer.from(payload) : payload.length);
  const size = headers['content-length'];
  return size === undefined ? undefined : seenOf(reply.statusCode, headers, Number(size));
}

function refused({ status, message, rule }: HttpError): Seen {
  const headers = { 'content-type': 'application/json; charset=utf-8', [refusalHeader]: rule };
  return seenOf(status, headers, Buffer.from(JSON.stringify(failure(status, message))));
}

/** What a local answer that is not sent has said of itself, is not said of the one that is. */
export function takeBack(reply: FastifyReply, before: object, payload: unknown): void {
  for (const name of Object.keys(reply.getHeaders())) if (!(name in before)) reply.removeHeader(name);
  reply.code(200);
  (payload as Partial<Readable> | undefined)?.destroy?.();
}
