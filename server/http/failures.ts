import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { failure, texts } from '../../contracts/envelope.ts';
import { generalRefusals, refusalHeader, type GeneralRefusal } from '../../contracts/refusals.ts';
import { DamagedDatabase, isDamage } from '../database/damage.ts';
import { NotHere } from '../database/not-here.ts';
import { isBusy, isDiskFull } from '../database/passing.ts';
import { PoolFull } from '../workers/pool-full.ts';
import { TaskDropped } from '../workers/task-dropped.ts';
import { HttpError } from './errors.ts';
import { nearestOf } from './nearest.ts';

/** What the framework and its plugins refuse by themselves, in our words. */
const frameworkRefusals: Record<number, readonly [rule: GeneralRefusal, text: string]> = {
  400: ['unreadable', texts.unreadable],
  408: ['tooSlow', texts.tooSlow],
  413: ['tooLarge', texts.tooLarge],
  415: ['wrongMediaType', texts.wrongMediaType],
  431: ['headersTooLarge', texts.tooLarge],
  503: ['busy', texts.busy],
  507: ['diskFull', texts.diskFull],
};

/** Turns every failure into an envelope whose code is the HTTP status; `onDamage` hears of those by what a database's file holds. */
export function answerFailures(app: FastifyInstance, knownPaths: readonly string[], onDamage: () => void): void {
  const notFound = notFoundOf(knownPaths);
  app.setErrorHandler((error: FastifyError | HttpError | PoolFull, request, reply) => {
    if (error instanceof HttpError) return send(reply, error);
    if (error instanceof DamagedDatabase) return refuse(reply, 'damaged', texts.damagedSandbox(error.sandbox));
    if (error instanceof NotHere) return refuse(reply, 'elsewhere', texts.elsewhere(error.sandbox));
    if (isDamage(error)) {
      request.log.error({ err: error }, 'damaged database');
      onDamage();
      return refuse(reply, 'damaged', texts.damaged);
    }
    // Nobody hears the answer.
    if (error instanceof TaskDropped) return refuse(reply, 'busy', texts.busy);
    const status = statusOf(error);
    // Of files, the plugin refuses folders and paths that lead out of its own.
    if (status === 403) return notFound(request, reply);
    const known = frameworkRefusals[status];
    if (known) return refuse(reply, ...known);
    request.log.error({ err: error }, 'unexpected failure');
    return refuse(reply, 'fault', texts.fault);
  });
  app.setNotFoundHandler(notFound);
}

/** Whether the sandbox was set aside, or its file removed, while it was worked with: the next try is told which. */
const isClosed = ({ message }: Error): boolean => message === 'The database connection is not open';

function statusOf(error: FastifyError | PoolFull): number {
  if (isBusy(error) || isClosed(error) || error instanceof PoolFull) return 503;
  if (isDiskFull(error)) return 507;
  const { statusCode = 500 } = error;
  // The multipart plugin says 406 where the services say 415.
  return statusCode === 406 ? 415 : statusCode;
}

/** Options of the server for what fails before there is a route to fail: an address or a message that nobody can read. */
export const earlyFailures = {
  frameworkErrors: (_error, _request, reply) => void refuse(reply, 'unreadable', texts.unreadable),
  clientErrorHandler: (error, socket) => refuseConnection(error.code, socket),
} satisfies Pick<FastifyServerOptions, 'frameworkErrors' | 'clientErrorHandler'>;

const clientErrors: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

function refuseConnection(code: string, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const status = clientErrors[code] ?? 400;
  const [rule, text] = frameworkRefusals[status]!;
  const body = JSON.stringify(failure(status, text));
  const head = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${refusalHeader}: ${rule}`;
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${head}\r\nConnection: close\r\n\r\n${body}`);
}

const refuse = (reply: FastifyReply, rule: GeneralRefusal, message: string) =>
  send(reply, { status: generalRefusals[rule], message, rule });

const send = (reply: FastifyReply, { status, message, rule }: Pick<HttpError, 'status' | 'message' | 'rule'>) =>
  reply
    .code(status)
    .header(refusalHeader, rule)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure(status, message)));

function notFoundOf(knownPaths: readonly string[]): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const known = new Set(knownPaths);
  const nearestTo = nearestOf(knownPaths);
  return (request, reply) => {
    const path = request.url.split('?')[0]!;
    if (known.has(path)) return refuse(reply, 'wrongMethod', texts.wrongMethod);
    const nearest = nearestTo(path);
    return refuse(reply, 'notFound', nearest ? `${texts.notFound}，最接近的是 ${nearest}` : texts.notFound);
  };
}
