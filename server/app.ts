import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { Sandboxes } from './database/sandbox.ts';
import { addDocuments } from './http/documents.ts';
import { readJsonOnly } from './http/bodies.ts';
import { answerFailures, earlyFailures } from './http/failures.ts';
import { addClient, addConfig } from './http/client.ts';
import { register } from './http/route.ts';
import { addSecurity } from './http/security.ts';
import { closeSheetPool } from './importing/pool.ts';
import { routes } from './routes.ts';

/** How the server is built. */
export interface AppOptions {
  /** Folder of the sandboxes' files. */
  dataDir: string;
  /** Folder of the built client; without it only the services are served. */
  clientDir?: string | undefined;
  /** What config.json tells the client; see client/api/config.ts. */
  clientConfig?: object;
  logger?: FastifyServerOptions['logger'];
  /** Whether answers are checked against their schema; on in tests and development. */
  strictAnswers?: boolean;
}

/** The largest body in bytes, and the largest file in an upload. */
const bodyLimit = 1_048_576;
const fileLimit = 10 * 1_048_576;

/** Milliseconds in which a request must have come in whole. */
const longestArrival = 120_000;

/** Builds the server without listening. Closing it finishes running requests, then closes the databases. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const sandboxes = new Sandboxes(options.dataDir);
  const app = Fastify({
    logger: options.logger ?? false,
    bodyLimit,
    genReqId: () => randomUUID(),
    requestTimeout: longestArrival,
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
  app.addHook('onClose', async () => {
    await closeSheetPool();
    sandboxes.close();
  });
  await app.register(underPressure, { maxEventLoopDelay: 2_000, message: 'busy', retryAfter: 5 });
  await addSecurity(app);
  readJsonOnly(app);
  await app.register(compress, { threshold: 2_048 });
  await app.register(multipart, {
    limits: { fileSize: fileLimit, files: 1, fields: 20, fieldSize: 10_000, parts: 25 },
  });
  // Before the routes: each takes the error handler that stands when it is finished, which awaiting a plugin does.
  answerFailures(
    app,
    routes.map(({ endpoint }) => endpoint.path),
  );
  for (const served of routes) register(app, served, { sandboxes, strictAnswers: options.strictAnswers ?? false });
  addDocuments(app, options.clientDir);
  const clientConfig = options.clientConfig ?? {};
  addConfig(app, clientConfig);
  if (options.clientDir) await addClient(app, options.clientDir, clientConfig);
  return app;
}
