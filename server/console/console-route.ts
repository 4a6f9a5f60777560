import type { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DataOf, Endpoint, ParsedOf } from '../../contracts/endpoint.ts';
import { hasQuery } from '../../contracts/endpoint.ts';
import { goneOf, responder, type FileAnswer } from '../http/answers.ts';
import { parseInput } from '../http/input.ts';
import { readOn, readUpload, type IncomingFile } from '../http/upload.ts';
import { isFromHere, refuseStrangers } from './guard.ts';

/** What answers a call of the console works on. */
export interface ConsoleContext<E extends Endpoint = Endpoint> {
  input: ParsedOf<E>;
  /** The file of an upload; undefined of other calls. */
  file: IncomingFile | undefined;
  log: FastifyBaseLogger;
  /** How the sender addresses this server. */
  origin: string;
  /** Whether who asks sits at this machine. */
  isHere: boolean;
  /** Aborts when nobody waits for the answer any more. */
  gone: AbortSignal;
}

/** Events as they come, each with `data`, as text/event-stream has them. */
interface EventAnswer {
  events: Readable;
}

type Answer<E extends Endpoint> = DataOf<E> | FileAnswer | EventAnswer | void;

/** A declared call of the console with what answers it. */
export interface ConsoleRoute {
  endpoint: Endpoint;
  handle: (context: ConsoleContext) => unknown;
}

/** Answers a declared call of the console: what is returned becomes `data`, a FileAnswer the file, nothing {}; events are sent as they come. */
export const consoleRoute = <E extends Endpoint>(
  endpoint: E,
  handle: (context: ConsoleContext<E>) => Answer<E> | Promise<Answer<E>>,
): ConsoleRoute => ({ endpoint, handle: handle });

/** Adds a call of the console to the server. */
export function registerConsole(app: FastifyInstance, route: ConsoleRoute, key: string): void {
  const { endpoint, handle } = route;
  const { respond } = responder(endpoint, true);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    onRequest: (request) => refuseStrangers(request, key),
    handler: async (request, reply) => {
      const { given, file } = await readGiven(endpoint, request);
      const input = parseInput(endpoint, given, hasQuery(endpoint));
      const origin = `${request.protocol}://${request.host}`;
      const isHere = isFromHere(request);
      const context = { input, file, log: request.log, origin, isHere, gone: goneOf(reply) };
      const answer = await handle(context);
      return areEvents(answer) ? sendEvents(answer, reply) : respond(answer, reply);
    },
    onSend: (request: FastifyRequest, _reply: FastifyReply, payload: unknown, done) => {
      readOn(request, endpoint);
      done(null, payload);
    },
  });
}

const areEvents = (answer: unknown): answer is EventAnswer =>
  answer !== null && typeof answer === 'object' && 'events' in answer;

/** What lies between is told not to gather them. */
const sendEvents = ({ events }: EventAnswer, reply: FastifyReply): FastifyReply =>
  reply.headers({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' }).send(events);

async function readGiven(
  { method, upload }: Endpoint,
  request: FastifyRequest,
): Promise<{ given: unknown; file?: IncomingFile | undefined }> {
  if (method === 'GET') return { given: request.query };
  if (!upload) return { given: request.body ?? {} };
  const { fields, file } = await readUpload(request, upload);
  return { given: { ...fields, ...(request.query as object) }, file };
}
