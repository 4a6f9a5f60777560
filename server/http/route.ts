import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { callEntries, type CallName } from '../../contracts/calls.ts';
import { isOnce, pathOf, type DataOf, type Endpoint, type ParsedOf, type Paths } from '../../contracts/endpoint.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import { againWhileBusy } from '../database/passing.ts';
import { access, scopesOf } from './access.ts';
import { goneOf, responder, type FileAnswer, type WrittenAnswer } from './answers.ts';
import type { Assistants, CarriedDuring } from './assistants.ts';
import { doOnce } from './attempts.ts';
import { forbidden } from './errors.ts';
import {
  beginExchange,
  exchangeOf,
  holdMeanwhile,
  holdUntilSent,
  tellTime,
  type Exchange,
  type Pardon,
  type Stage,
  type Wire,
} from './exchange.ts';
import { authenticate, type Caller, type Doors } from './gate.ts';
import { parseInput } from './input.ts';
import { reachOf } from './reach.ts';
import { readOn, readUpload, type IncomingFile } from './upload.ts';

/** What a handler works on. */
export interface Context<E extends Endpoint = Endpoint> extends Assistants, Caller {
  input: ParsedOf<E>;
  sandboxes: Sandboxes;
  /** How far the caller reaches in this call. */
  scopes: ReturnType<typeof scopesOf>;
  /** The file of an upload on its way in, empty where none came; undefined where the input came as JSON. */
  file: IncomingFile | undefined;
  /** The caller's address. */
  ip: string;
  log: FastifyBaseLogger;
  /** Aborts when nobody waits for the answer any more. */
  gone: AbortSignal;
  /** Hears how far the work has come. */
  tell: CarriedDuring['tell'];
}

type Answer<E extends Endpoint> = DataOf<E> | FileAnswer | WrittenAnswer | void;

/** A declared call with what answers it. */
export interface Route {
  endpoint: Endpoint;
  handle: (context: Context) => unknown;
  /** What takes its time before the work of an attempt, which waits for nothing: it throws what it refuses. */
  before?: ((context: Context) => Promise<void>) | undefined;
  /** Whether its answers depend on nothing but the input, the user and the sandbox's tables, and so are remembered. */
  isRemembered?: boolean;
}

/** Answers a declared call. What the handler returns becomes `data`; a FileAnswer becomes the file; nothing becomes {}. */
export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (context: Context<E>) => Answer<E> | Promise<Answer<E>>,
  before?: (context: Context<E>) => Promise<void>,
): Route => ({ endpoint, handle, before });

/** What a remembered answer may depend on, besides what is read from the tables. */
type ReadContext<E extends Endpoint> = Pick<Context<E>, 'input' | 'user' | 'sandbox'>;

/**
 * Answers a declared read from the tables alone: its answers are kept as bytes until one of the tables is written that they
 * were read from. One that reads the sandbox's clock is made anew each time.
 */
export const readRoute = <E extends Endpoint>(endpoint: E, handle: (context: ReadContext<E>) => DataOf<E>): Route => ({
  endpoint,
  handle: handle as unknown as Route['handle'],
  isRemembered: true,
});

/** What a handler works on when nobody has signed in yet. */
export type OpenContext<E extends Endpoint = Endpoint> = Pick<Context<E>, 'input' | 'sandboxes' | 'ip' | 'log'>;

/** Answers a declared call that needs no token. */
export const openRoute = <E extends Endpoint>(
  endpoint: E,
  handle: (context: OpenContext<E>) => Answer<E> | Promise<Answer<E>>,
): Route => ({ endpoint, handle: handle as unknown as Route['handle'] });

/** Whether answers are checked against their schema: an undeclared field then is a server fault instead of vanishing. */
export interface RouteOptions extends Assistants, Doors {
  paths: Paths;
  strictAnswers: boolean;
  /** What stands between requests and their work, where anything does. */
  stage?: Stage | undefined;
  /** Who may come to the stage though they may not come in. */
  pardon?: Pardon | undefined;
}

/** The largest body in bytes of a call that anybody may make: it names who comes, and no more. */
const openBodyLimit = 16_384;

const names = new Map<Endpoint, CallName>(callEntries.map(([name, endpoint]) => [endpoint, name]));

/** The name of a declared call. */
export const nameOf = (endpoint: Endpoint): CallName => names.get(endpoint)!;

/** Who makes a request waits for its answer, and asks for nothing meanwhile. */
const unheard = (): void => undefined;

/** Adds a route to the server: token, roles, input, reach, handler and answer, in this order. */
export function register(app: FastifyInstance, route: Route, options: RouteOptions): void {
  const { endpoint } = route;
  const call = nameOf(endpoint);
  const rule = access[call];
  const judged = judge(route, options);
  app.route({
    method: endpoint.method,
    url: pathOf(endpoint, options.paths),
    ...(rule === 'open' && { bodyLimit: openBodyLimit }),
    // Before the body is read: who may not call learns nothing about what is wrong with it.
    onRequest: async (request, reply) => {
      const exchange = beginExchange(request, call, endpoint);
      try {
        exchange.caller = rule === 'open' ? undefined : await authenticate(options, request);
        holdUntilSent(options.sandboxes, exchange, reply);
        exchange.step = 'role';
        exchange.scopes = scopesOf(rule, exchange.caller?.user.roles.map(({ role }) => role) ?? []);
        if (exchange.scopes.size === 0) throw forbidden();
        exchange.step = 'input';
      } catch (refusal) {
        if (!(refusal instanceof Error && options.pardon?.(exchange, request))) throw refusal;
        exchange.refusal = refusal;
      }
    },
    handler: async (request, reply) => {
      const exchange = exchangeOf(request)!;
      const rest = async () => {
        if (exchange.refusal) throw exchange.refusal;
        return judged(exchange, { request, reply });
      };
      return holdMeanwhile(options.sandboxes, exchange, () =>
        options.stage ? options.stage(exchange, { request, reply }, rest) : rest(),
      );
    },
    onSend: (request, reply, payload, done) => {
      readOn(request, endpoint);
      tellTime(request, reply);
      done(null, payload);
    },
  });
}

/** What follows once the caller is known: input, reach, work, and what is to be sent. */
function judge(route: Route, options: RouteOptions): (exchange: Exchange, wire: Wire) => Promise<unknown> {
  const { endpoint, handle, before, isRemembered } = route;
  const checkReach = reachOf(endpoint, access[nameOf(endpoint)]);
  const { respond, remembering } = responder(endpoint, options.strictAnswers);
  const answer = isRemembered ? remembering(handle) : handle;
  const { sandboxes, marker, writer, carrier } = options;
  return async (exchange, { request, reply }) => {
    const { caller, scopes } = exchange;
    const { given, asQuery, file } = await readRequest(endpoint, request);
    exchange.given = given;
    const input = parseInput(endpoint, given, asQuery);
    exchange.step = 'reach';
    if (caller) {
      await options.gate?.acquaint(caller, endpoint, input);
      checkReach(caller.sandbox, caller.user, scopes, input);
    }
    exchange.step = 'work';
    const { ip, log } = request;
    const gone = goneOf(reply);
    const own = { ...caller, input, scopes, file, ip, log, gone, tell: unheard };
    const context = { ...own, sandboxes, marker, writer, carrier } as Context;
    await before?.(context);
    const handled = () => answer(context);
    const work = () => (isOnce(endpoint) ? doOnce(endpoint, context, handled) : handled());
    // A file that has come in once cannot be read again.
    const answered = await (file ? work() : againWhileBusy(work));
    exchange.step = 'done';
    return respond(answered, reply);
  };
}

interface Given {
  given: unknown;
  /** Whether it came as texts by name rather than as JSON. */
  asQuery: boolean;
  file?: IncomingFile | undefined;
}

/** What a request hands in; some uploads may come as JSON, without a file. */
async function readRequest(endpoint: Endpoint, request: FastifyRequest): Promise<Given> {
  const { method, upload } = endpoint;
  if (method === 'GET') return { given: request.query, asQuery: true };
  if (!upload || (upload.orJson && !request.isMultipart())) return { given: bodyOf(request), asQuery: false };
  const { fields, file } = await readUpload(request, upload);
  return { given: { ...fields, ...(request.query as object) }, asQuery: true, file };
}

/** A POST without a body hands in nothing, which is for the schema to judge. */
const bodyOf = (request: FastifyRequest): unknown => (request.body === undefined ? {} : request.body);
