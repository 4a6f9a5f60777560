import type { FastifyReply } from 'fastify';
import type { Detail } from './recorded.ts';
import { keptOf } from './mask.ts';

/** What an answer was, as far as it can be told. */
export interface Answered extends Pick<Detail, 'headers' | 'answer'> {
  /** The envelope's code; 0 of a file. */
  code: number;
  message: string;
}

/** Headers that say something of the answer; the others are the same each time. */
const telling = [
  'content-type',
  'content-length',
  'content-disposition',
  'date',
  'x-refusal',
  'x-request-id',
  'retry-after',
];

/** How every success begins: what else it says, nobody asks for. */
const ofSuccess = '{"code":200,"success":true,';

/** What was sent in answer, before it was packed. */
export function answeredOf(reply: FastifyReply, payload: unknown, isPrivate: boolean): Answered {
  const headers = telling.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [{ name, value: String(value) }];
  });
  const type = String(reply.getHeader('content-type') ?? '');
  const text = typeof payload === 'string' ? payload : Buffer.isBuffer(payload) ? textOf(payload, type) : undefined;
  const bytes = text === undefined ? sizeOf(reply, payload) : Buffer.byteLength(text);
  if (text === undefined || !isText(type))
    return { headers, answer: { type, text: '', bytes, isCut: false }, code: 0, message: '' };
  return { headers, answer: { type, bytes, ...keptOf(text, isPrivate) }, ...envelopeIn(text, reply.statusCode) };
}

const isText = (type: string): boolean => /json|^text\//.test(type);

const textOf = (payload: Buffer, type: string): string | undefined => (isText(type) ? payload.toString() : undefined);

const sizeOf = (reply: FastifyReply, payload: unknown): number =>
  Buffer.isBuffer(payload) ? payload.byteLength : Number(reply.getHeader('content-length') ?? 0);

function envelopeIn(text: string, status: number): { code: number; message: string } {
  if (text.startsWith(ofSuccess)) return { code: 200, message: '' };
  try {
    const { code = status, msg, message } = JSON.parse(text) as { code?: number; msg?: string; message?: string };
    return { code, message: msg ?? message ?? '' };
  } catch {
    return { code: 0, message: '' };
  }
}
