import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { earlyFailures } from './failures.ts';
import { addCors, addSecurity } from './security.ts';

/** The largest body in bytes; each upload says how large its file may be. */
const bodyLimit = 1_048_576;

/** Milliseconds in which a request must have come in whole, a large file over a slow line included. */
const longestArrival = 300_000;

/** How the framework is set up. */
interface FrameworkOptions {
  logger: FastifyServerOptions['logger'];
  trustedProxies: readonly string[];
}

/** The framework with its limits; each request has an id, and closing keeps no connection open. */
export function frameworkOf({ logger, trustedProxies }: FrameworkOptions): FastifyInstance {
  const app = Fastify({
    logger,
    bodyLimit,
    genReqId: () => crypto.randomUUID(),
    requestTimeout: longestArrival,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    ...earlyFailures,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  // A connection whose request is still answered while closing would be kept for the next one, and the server with it.
  app.addHook('preClose', async () => {
    app.server.keepAliveTimeout = 1;
  });
  return app;
}

/** Who may call, and when the server is too busy to answer. */
interface Guarding {
  corsOrigins?: readonly string[] | undefined;
  overloadDelay?: number | undefined;
}

/** Adds what answers before any route does: pages of other origins, overload, the headers of security. */
export async function addGuards(
  app: FastifyInstance,
  { corsOrigins = [], overloadDelay = 0 }: Guarding,
): Promise<void> {
  // Before anything that may refuse: what refuses without these headers, a page of another origin cannot read.
  await addCors(app, corsOrigins);
  await app.register(underPressure, { maxEventLoopDelay: overloadDelay, message: 'busy', retryAfter: 5 });
  await addSecurity(app);
}
