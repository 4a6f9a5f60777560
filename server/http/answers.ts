import { createReadStream, type ReadStream } from 'node:fs';
import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { envelopeOf, success, texts } from '../../contracts/envelope.ts';
import { keptBytes } from '../database/kept-bytes.ts';
import type { Sandbox } from '../database/sandbox.ts';
import { TaskDropped } from '../workers/task-dropped.ts';
import { keyOf, type User } from './user.ts';

/**
 * A file as an answer: its bytes, or where it lies with how many it has; one whose address names its content is kept by the browser.
 * `data` is what else the work came to, for who is told of it later.
 */
export type FileAnswer = { fileName: string; isKept?: boolean; data?: object } & (
  { bytes: Uint8Array } | { path: string; size: number }
);

/** An envelope that was written elsewhere, where it is large: its bytes. */
export interface WrittenAnswer {
  envelope: Uint8Array;
}

const isWritten = (answer: unknown): answer is WrittenAnswer =>
  answer !== null && typeof answer === 'object' && 'envelope' in answer && answer.envelope instanceof Uint8Array;

/** Whether what a handler answers is a file. */
export const isFile = (answer: unknown): answer is FileAnswer =>
  answer !== null && typeof answer === 'object' && 'fileName' in answer && ('bytes' in answer || 'path' in answer);

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength);

function sendFile(answer: FileAnswer, reply: FastifyReply): Buffer | ReadStream {
  reply.header('Content-Type', 'application/octet-stream');
  reply.header('Content-Disposition', `attachment;filename=${encodeURIComponent(answer.fileName)}`);
  // Of whoever asked alone: another person at the same browser has to ask.
  if (answer.isKept) reply.headers({ 'Cache-Control': 'private, max-age=31536000, immutable', Vary: 'Blade-Auth' });
  if ('bytes' in answer) return viewOf(answer.bytes);
  reply.header('Content-Length', answer.size);
  return createReadStream(answer.path);
}

/** Aborts when the connection closes before all of the answer has been sent. */
export function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => raw.writableFinished || gone.abort(new TaskDropped()));
  return gone.signal;
}

/** What a remembered answer depends on, besides what is read from the tables. */
type Asked = { sandbox: Sandbox; user: User; input: object };

/** What sends the answers of a call: an envelope, or a file; and what turns its handler into one that remembers them. */
interface Responder {
  respond: (answer: unknown, reply: FastifyReply) => unknown;
  remembering: <C extends Asked>(handle: (context: C) => unknown) => (context: C) => WrittenAnswer;
}

/** With `strict` an answer that breaks its schema is a server fault. */
export function responder(endpoint: Endpoint, strict: boolean): Responder {
  const emptyText = endpoint.method === 'GET' ? texts.empty : texts.done;
  const writeEnvelope = writerOf(endpoint);
  const write = (data: unknown): string => writeEnvelope(success(strict ? endpoint.data.parse(data) : data));
  const respond = (answer: unknown, reply: FastifyReply): unknown => {
    if (isFile(answer)) return sendFile(answer, reply);
    reply.header('Content-Type', 'application/json; charset=utf-8');
    if (isWritten(answer)) {
      if (strict) envelopeOf(endpoint.data).parse(JSON.parse(viewOf(answer.envelope).toString()));
      return viewOf(answer.envelope);
    }
    return answer === undefined ? JSON.stringify(success({}, emptyText)) : write(answer);
  };
  const remembering: Responder['remembering'] = (handle) => (context) => {
    const { sandbox, user, input } = context;
    const key = `answer ${endpoint.path} ${keyOf(user)} ${JSON.stringify(input)}`;
    return { envelope: keptBytes(sandbox, key, () => Buffer.from(write(handle(context)))) };
  };
  return { respond, remembering };
}

/** Writes envelopes by the JSON Schema of their data. Made at the first answer: all at once would delay the start. */
function writerOf({ data }: Endpoint): (envelope: object) => string {
  let write: ((envelope: object) => string) | undefined;
  return (envelope) => {
    write ??= fastJson(
      z.toJSONSchema(envelopeOf(data), { target: 'draft-7', io: 'output', override: chosen }) as Schema,
    );
    return write(envelope);
  };
}

/**
 * Leaves no choice to the writer, which would compile a validator to find out which of them a value is: that took the first
 * call a quarter of a second. What may be null is written as what it else is; what may be several things, as it is.
 */
function chosen({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const choices = jsonSchema.anyOf ?? jsonSchema.oneOf;
  if (!choices) return;
  const [only, ...others] = choices.filter(({ type }) => type !== 'null');
  delete jsonSchema.anyOf;
  delete jsonSchema.oneOf;
  if (only && others.length === 0 && !only.$ref) Object.assign(jsonSchema, only, { nullable: true });
}
