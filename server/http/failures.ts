import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failure, texts } from '../../contracts/envelope.ts';
import { HttpError } from './errors.ts';
import { nearestPath } from './nearest.ts';

/** What the framework and its plugins refuse by themselves, in our words. */
const frameworkTexts: Record<number, string> = {
  400: texts.unreadable,
  413: texts.tooLarge,
  415: texts.wrongMediaType,
  429: texts.tooMany,
  503: texts.busy,
};

/** Turns every failure into an envelope whose code is the HTTP status. */
export function answerFailures(app: FastifyInstance, knownPaths: readonly string[]): void {
  app.setErrorHandler((error: FastifyError | HttpError, request, reply) => {
    if (error instanceof HttpError) return send(reply, error.status, error.message);
    // The multipart plugin says 406 where the services say 415.
    const status = error.statusCode === 406 ? 415 : (error.statusCode ?? 500);
    const text = frameworkTexts[status];
    if (text) return send(reply, status, text);
    request.log.error({ err: error }, 'unexpected failure');
    return send(reply, 500, texts.fault);
  });
  app.setNotFoundHandler((request, reply) => notFound(request, reply, knownPaths));
}

const send = (reply: FastifyReply, status: number, message: string) =>
  reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(failure(status, message)));

function notFound(request: FastifyRequest, reply: FastifyReply, knownPaths: readonly string[]): FastifyReply {
  const path = request.url.split('?')[0]!;
  if (knownPaths.includes(path)) return send(reply, 405, texts.wrongMethod);
  return send(reply, 404, `${texts.notFound}，最接近的是 ${nearestPath(path, knownPaths)}`);
}
