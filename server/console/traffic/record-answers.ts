import type { FastifyInstance } from 'fastify';
import { refusalHeader } from '../../../contracts/refusals.ts';
import { systemNow } from '../../database/clock.ts';
import { exchangeOf, type Wire } from '../../http/exchange.ts';
import { serviceOf } from '../upstreams/setting.ts';
import type { Exchanged } from './entry.ts';
import type { Recorder } from './recorder.ts';

/** Bytes of an envelope that is recorded. */
const mostOfBody = 1_048_576;

/** Looks at answers as they go out, and records those of sandboxes that are recorded. */
export function recordAnswers(app: FastifyInstance, recorder: Recorder): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    recordPayload(recorder, { request, reply }, payload);
    done(null, payload);
  });
}

/** Asked of every answer, so it must cost next to nothing where nothing is recorded. */
function recordPayload(recorder: Recorder, wire: Wire, payload: unknown): void {
  const exchange = exchangeOf(wire.request);
  const sandbox = exchange?.caller?.sandbox.name;
  if (!exchange || sandbox === undefined || !recorder.isOn(sandbox)) return;
  const service = serviceOf(exchange.endpoint);
  if (!service) return;
  const { call } = exchange;
  const origin = exchange.origin === undefined ? 'local' : 'upstream';
  void recorder.record(sandbox, service, { call, origin, ...requestOf(wire), ...responseOf(wire, payload) });
}

function requestOf({ request, reply }: Wire) {
  const { method, protocol, host, url, query, body } = request;
  const took = Math.round(reply.elapsedTime);
  return {
    started: new Date(systemNow() - took).toISOString(),
    took,
    method,
    url: `${protocol}://${host}${url.split('?')[0]}`,
    query: query as Exchanged['query'],
    body: bodyOf(request.isMultipart(), method, body),
    requestId: request.id,
  };
}

const bodyOf = (isFile: boolean, method: string, json: unknown): Exchanged['body'] => {
  if (method === 'GET') return undefined;
  return isFile ? 'file' : { json: json ?? {} };
};

function responseOf({ reply }: Wire, payload: unknown) {
  const type = String(reply.getHeader('content-type') ?? '');
  const isBody = typeof payload === 'string' || Buffer.isBuffer(payload);
  const size = isBody ? Buffer.byteLength(payload) : Number(reply.getHeader('content-length') ?? 0);
  const isKept = isBody && type.includes('json') && size <= mostOfBody;
  return {
    status: reply.statusCode,
    type,
    refusal: String(reply.getHeader(refusalHeader) ?? ''),
    bytes: isKept ? Uint8Array.from(Buffer.from(payload)) : undefined,
    size,
  };
}
