import type { FastifyReply, FastifyRequest } from 'fastify';
import { Transform, type Readable } from 'node:stream';
import { texts } from '../../../contracts/envelope.ts';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { generalRefusal } from '../../http/errors.ts';
import { incoming, outgoing, type Headers } from '../../http/proxy.ts';
import { maxBytesOf } from '../../http/upload.ts';
import type { Outgoing } from './ask.ts';
import type { Came } from './read-answer.ts';

/** Names this server to itself: a request that comes back to it through an upstream would never end. */
export const passedBy = 'x-passed-by';

/** What is said to this server alone: the key of its console, cookies of its origin, and how its answers may be packed. */
const private_ = ['host', 'content-length', 'blade-auth', 'console-key', 'cookie', 'accept-encoding'];

/** What an upstream says of its own origin, which a browser would hold against this one. */
const aboutOrigin = ['set-cookie', 'strict-transport-security', 'alt-svc', 'clear-site-data'];

const without = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Bytes that the parts of an upload may have besides its file. */
const besideFile = 1_048_576;

/** What an upstream gets of a request, besides where it is and how long it may take. */
export function requestTo(
  endpoint: Endpoint,
  request: FastifyRequest,
  token: string,
): Pick<Outgoing, 'method' | 'path' | 'headers' | 'body'> {
  const body = bodyOf(endpoint, request);
  const length = Buffer.isBuffer(body) ? String(body.length) : body && request.headers['content-length'];
  const headers = {
    ...without(outgoing(request, request.headers), private_),
    'accept-encoding': 'identity',
    'blade-auth': `bearer ${token}`,
    ...(length !== undefined && { 'content-length': length }),
  };
  return { method: request.method, path: request.url, headers, body };
}

/** JSON has been read already; an upload is passed on as it comes. */
function bodyOf({ upload }: Endpoint, request: FastifyRequest): Buffer | Readable | undefined {
  if (request.method === 'GET') return undefined;
  if (!upload || !request.isMultipart()) return Buffer.from(JSON.stringify(request.body ?? {}));
  return request.raw.pipe(limited(maxBytesOf(upload) + besideFile));
}

/** Breaks off where more comes than the call takes. */
function limited(left: number): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      done(left < 0 ? generalRefusal('tooLarge', texts.tooLarge) : null, chunk);
    },
  });
}

/** Answers as the upstream has. */
export function answerWith({ status, headers, body }: Came, reply: FastifyReply): Buffer | Readable {
  reply.code(status).headers(without(incoming(reply, headers), aboutOrigin));
  return body;
}
