import type { FastifyInstance } from 'fastify';
import { exchangeOf } from '../../http/exchange.ts';
import { changedAnswer } from './act.ts';
import { noteWrite } from './stale-read.ts';

/** Changes answers on their way out, and takes note of writes; before answers are packed. */
export function faultHooks(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const exchange = exchangeOf(request);
    if (exchange) noteWrite(exchange, reply.statusCode);
    return changedAnswer(request, reply, payload);
  });
}
