import type { FastifyInstance } from 'fastify';
import type { Sandboxes } from '../database/sandboxes.ts';

/** The sandbox without which nobody can sign in. */
const mainSandbox = 'main';

/**
 * Tells those who run the server whether its databases answer: 200 or 503. Asked every few seconds, so it is in no log,
 * and by machines, so it comes without a token and without an envelope.
 */
export function addHealth(app: FastifyInstance, sandboxes: Sandboxes): void {
  app.get('/healthz', { logLevel: 'silent' }, (_request, reply) => {
    const failed = sandboxes.failed();
    const isUp = failed.length === 0 && sandboxes.has(mainSandbox);
    return reply.code(isUp ? 200 : 503).send({ status: isUp ? 'ok' : 'failed', failed });
  });
}
