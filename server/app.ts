import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { pathOf, type Endpoint, type Paths } from '../contracts/endpoint.ts';
import { assistantsOf } from './assistants.ts';
import { Background, openNeeded, type Sleeping } from './background.ts';
import { Companion, type CompanionSettings } from './companion/companion.ts';
import { consoleOf, type ConsoleOptions } from './console/added.ts';
import { Sandboxes } from './database/sandboxes.ts';
import { readBodies } from './http/bodies.ts';
import { answerFailures } from './http/failures.ts';
import { addGuards, frameworkOf } from './http/framework.ts';
import { addOwnAnswers } from './http/own-answers.ts';
import { addPacking, type Packing } from './http/packing.ts';
import { register } from './http/route.ts';
import { addProxies, type Upstreams } from './http/proxy.ts';
import { routes } from './routes.ts';

/** How the server is built. */
export interface AppOptions extends Packing, ConsoleOptions {
  /** Folder of the sandboxes' files. */
  dataDir: string;
  /** Folder of the built client; without it only the services are served. */
  clientDir?: string | undefined;
  /** What config.json tells the client; see client/api/config.ts. */
  clientConfig?: object;
  /** The paths that stand in the place of declared ones. */
  paths?: Paths;
  /** Origins whose pages may call. */
  corsOrigins?: readonly string[];
  /** Addresses and networks of the proxies whose word on the caller's address counts; without them it is the connection's. */
  trustedProxies?: readonly string[];
  /** The origins to which calls are passed on; what has none is answered here. */
  upstreams?: Upstreams;
  /** How this server stands beside the upstreams: then it answers calls of ours alone, on the rosters of those. */
  companion?: CompanionSettings | null;
  /** Milliseconds that an upstream has to begin its answer. */
  upstreamTimeout?: number;
  /** The model that marks; without one the rules do that need no network. */
  marker?: Parameters<typeof assistantsOf>[0]['model'];
  /** When sandboxes that nobody uses are closed. */
  sleeping?: Sleeping;
  logger?: FastifyServerOptions['logger'];
  /** Whether answers are checked against their schema; on in tests and development. */
  strictAnswers?: boolean;
  /** Milliseconds that the server may lag behind before it refuses calls as busy; 0 never refuses. */
  overloadDelay?: number;
}

const sandboxesBehind = new WeakMap<FastifyInstance, Sandboxes>();

/** The sandboxes of a server that was built here, for who runs it within a process of its own. */
export const sandboxesOf = (app: FastifyInstance): Sandboxes => sandboxesBehind.get(app)!;

/** Builds the server without listening. Closing it finishes running requests, then closes the databases. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const sandboxes: Sandboxes = new Sandboxes(
    options.dataDir,
    {
      onOpen: (sandbox) => background.take(sandbox),
      isAtWork: (sandbox) => background.isAtWork(sandbox),
      settled: (sandbox) => background.settled(sandbox),
      onDamage: ({ message }) => app.log.error(message),
    },
    options.snapshots?.dir,
  );
  const { paths = {}, upstreams = {}, upstreamTimeout, trustedProxies = [], companion } = options;
  const app = frameworkOf({ logger: options.logger ?? false, trustedProxies });
  sandboxesBehind.set(app, sandboxes);
  const answered = routes.filter(({ endpoint }) => isAnswered(endpoint, options));
  const assistants = assistantsOf({ sandboxes, routes: answered, log: app.log, model: options.marker ?? null });
  const report = (error: unknown): void => app.log.error({ err: error }, 'background work failed');
  const background: Background = new Background(sandboxes, assistants, report, options.sleeping);
  const gate = companion && new Companion({ sandboxes, upstreams, paths, settings: companion, log: app.log });
  // What a killed server has left undone is taken up at the start, not when somebody comes.
  app.addHook('onReady', async () => {
    background.begin();
    await openNeeded(sandboxes);
  });
  app.addHook('onListen', async () => background.listening());
  app.addHook('onClose', async () => {
    await gate?.close();
    await background.close();
    sandboxes.close();
  });
  await addGuards(app, options);
  const console = consoleOf(app, sandboxes, {
    ...options,
    workThrough: (world) => background.workThrough(world),
  });
  // Before the routes: each takes the error handler that stands when it is finished, which awaiting a plugin does.
  answerFailures(app, [...routes.map(({ endpoint }) => pathOf(endpoint, paths)), ...console.paths], () =>
    background.examiner.suspect(),
  );
  await addProxies(app, { upstreams, paths, timeout: upstreamTimeout });
  await readBodies(app);
  await addPacking(app, options, paths, console.hooks);
  const { stage, pardon } = console;
  const strictAnswers = options.strictAnswers ?? false;
  const registered = { sandboxes, gate, ...assistants, paths, strictAnswers, stage, pardon };
  for (const served of answered) register(app, served, registered);
  console.routes();
  const { clientDir, clientConfig = {} } = options;
  await addOwnAnswers(app, { sandboxes, clientDir, clientConfig, paths });
  return app;
}

/** What has no upstream is answered here; of a companion also calls of ours, save those of signing in, which is done elsewhere. */
const isAnswered = ({ service, provenance }: Endpoint, { upstreams = {}, companion }: AppOptions): boolean =>
  upstreams[service] === undefined || (Boolean(companion) && provenance === 'ours' && service !== 'account');
