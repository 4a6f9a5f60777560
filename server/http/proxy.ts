import { finished, PassThrough, type Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callEntries } from '../../contracts/calls.ts';
import { pathOf, type Paths, type Service } from '../../contracts/endpoint.ts';
import { generalRefusal, type HttpError } from './errors.ts';

/** By service the origin of the server that answers its calls in the place of this one. */
export type Upstreams = Readonly<Partial<Record<Service, string>>>;

/** Which calls are passed on. */
export interface ProxyOptions {
  upstreams: Upstreams;
  paths: Paths;
  /** Milliseconds that an upstream has to begin its answer. */
  timeout?: number | undefined;
}

/** What an upstream has by default, and with a file, which it may have to work through first; as long as the client waits. */
const longestAnswer = 30_000;
const longestUpload = 300_000;

/** Headers of a request or an answer, by their names in lower case. */
export type Headers = Record<string, string | string[] | undefined>;

/** Headers that belong to one connection, and `expect`, which Node has answered already. */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
  'expect',
];

/** Whether a page of another origin may call is for this server to say, which its upstream does not know of. */
const isCrossOrigin = (name: string): boolean => name === 'origin' || name.startsWith('access-control-');

/**
 * Passes on the calls of every service that has an upstream. To be awaited before parsers, compression and uploads are
 * set up: bodies and answers go through untouched.
 */
export async function addProxies(app: FastifyInstance, options: ProxyOptions): Promise<void> {
  const upstreams = Object.entries(options.upstreams);
  if (upstreams.length === 0) return;
  // Takes longer to load than most of the server, and few need it.
  const { default: httpProxy } = await import('@fastify/http-proxy');
  for (const [service, upstream] of upstreams) {
    await app.register(async (context) => {
      context.removeAllContentTypeParsers();
      context.addContentTypeParser('*', (_request, payload, done) => done(null, apart(payload)));
      await context.register(httpProxy, proxyTo(service, upstream, options));
    });
  }
}

/** Where the calls of a service are served: all below its prefix, known here or not, and those that stand elsewhere. */
function routesOf(service: string, paths: Paths): string[] {
  const prefix = `/api/${service}/`;
  const own = callEntries.filter(([, endpoint]) => endpoint.service === service);
  const served = own.map(([, endpoint]) => pathOf(endpoint, paths));
  return [...new Set(served.map((path) => (path.startsWith(prefix) ? `${prefix}*` : path)))];
}

function proxyTo(service: string, upstream: string, { paths, timeout }: ProxyOptions): FastifyHttpProxyOptions {
  const headersTimeout = timeout ?? longestAnswer;
  return {
    upstream,
    routes: routesOf(service, paths),
    httpMethods: ['DELETE', 'GET', 'HEAD', 'PATCH', 'POST', 'PUT'],
    proxyPayloads: false,
    internalRewriteLocationHeader: false,
    // The plugin trusts any certificate unless told otherwise, and calls carry tokens.
    undici: { connect: { rejectUnauthorized: true }, headersTimeout, bodyTimeout: longestAnswer },
    destroyAgent: true,
    handler: (request, reply, path, options) =>
      reply.from(path, {
        ...options,
        ...(isUpload(request) && { timeout: longestUpload }),
        retryDelay: askAgainAfter,
        rewriteRequestHeaders: (_request, headers) => outgoing(request, headers),
        rewriteHeaders: (headers) => options.rewriteHeaders!(incoming(reply, headers)),
        onResponse: (_request, _reply, { stream }) => afterUpload(request, () => void reply.send(stream)),
        onError: (_reply, { error }) => void reply.send(failureOf(service, error)),
      }),
  };
}

/** What undici and the system call it when a connection ends before an answer has begun. */
const hungUp: readonly string[] = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

/**
 * Milliseconds until a request is sent once more; null where it is not. An upstream may close a connection that was idle in
 * the moment in which it is used again: reading is asked for once more then, writing never, as it may have been done.
 */
function askAgainAfter({
  err,
  req,
  attempt,
}: {
  err: NodeJS.ErrnoException | null;
  req: { method?: string };
  attempt: number;
}) {
  const isCut = hungUp.includes(err?.code ?? '');
  return isCut && attempt === 0 && ['GET', 'HEAD'].includes(req.method ?? '') ? 1 : null;
}

const isUpload = ({ headers }: FastifyRequest): boolean => headers['content-type']?.startsWith('multipart/') ?? false;

const without = (headers: Headers, unwanted: (name: string) => boolean): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !unwanted(name)));

/** Of what the sender says about its address, the upstream gets what this server believes, and its own word on the rest. */
const isAddress = (name: string): boolean => ['forwarded', 'x-forwarded-for', 'x-real-ip'].includes(name);

/** What an upstream gets of the headers of a request. */
export function outgoing(request: FastifyRequest, headers: Headers): Headers {
  const passed = without(headers, (name) => isCrossOrigin(name) || isAddress(name));
  const via = [...(request.ips ?? [request.ip])].reverse().join(', ');
  // With the id of the request both logs can be read together.
  return { ...passed, 'x-forwarded-for': via, 'x-request-id': request.id };
}

/** What whoever asked gets of an upstream's headers: what this server says of itself by one, its upstream cannot take back. */
export function incoming(reply: FastifyReply, { vary, ...headers }: Headers): Headers {
  const own = reply.getHeader('vary');
  const kept = without(headers, (name) => isCrossOrigin(name) || reply.hasHeader(name));
  return vary === undefined ? kept : { ...kept, vary: [own ?? [], vary].flat().join(', ') };
}

/** A body of its own, so that an upstream which answers before it has read all does not cut the sender's connection. */
function apart(payload: Readable): Readable {
  const body = new PassThrough();
  payload.pipe(body);
  payload.once('close', () => payload.readableEnded || body.destroy(new Error('The sender broke off')));
  // After the pipe's own listener, which pauses what it has been taken off.
  body.once('close', () => payload.resume());
  return body;
}

/** A sender that is still busy sending would not see the answer. */
function afterUpload({ raw, body }: FastifyRequest, answer: () => void): void {
  if (raw.complete) return answer();
  if (body === undefined) raw.resume();
  finished(raw, { writable: false }, answer);
}

function failureOf(service: string, { cause }: Error): HttpError {
  const late = (cause as NodeJS.ErrnoException | undefined)?.code === 'UND_ERR_HEADERS_TIMEOUT';
  return late
    ? generalRefusal('upstreamLate', `上游服务 ${service} 响应超时`)
    : generalRefusal('upstreamGone', `上游服务 ${service} 无法连接`);
}
