import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Server } from '../../../../contracts/lies/exchange.ts';

/** The header of what a liar asks the stand-in itself, with what nobody else can send. */
const within = 'x-within';
const secret = randomUUID();

/** Whether a request comes from within this server: nothing goes wrong with it. */
export const isWithin = ({ headers }: FastifyRequest): boolean => headers[within] === secret;

/** The stand-in itself, asked without a network, and without any fault. */
export const honest =
  (app: FastifyInstance): Server =>
  async ({ endpoint, input, headers: given, file }) => {
    const { method, path: url } = endpoint;
    const headers = { ...given, [within]: secret };
    const asQuery = method === 'GET' || file !== undefined;
    const payload = method === 'POST' ? { payload: file ?? (input as object) } : {};
    const query = asQuery ? { query: input as Record<string, string> } : {};
    const { statusCode, headers: sent, rawPayload } = await app.inject({ method, url, headers, ...query, ...payload });
    const { 'content-type': type = '', 'content-disposition': disposition = '' } = sent;
    return { status: statusCode, type: String(type), disposition: String(disposition), bytes: rawPayload };
  };
