import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastJson, { type Schema } from 'fast-json-stringify';
import * as z from 'zod';
import { callEntries, type CallName } from '../../contracts/calls.ts';
import { hasQuery, type DataOf, type Endpoint, type ParsedOf } from '../../contracts/endpoint.ts';
import { envelopeOf, success, texts } from '../../contracts/envelope.ts';
import type { Sandbox, Sandboxes } from '../database/sandbox.ts';
import { access, scopesOf, type Scope } from './access.ts';
import { forbidden } from './errors.ts';
import { parseInput } from './input.ts';
import { checkReach } from './reach.ts';
import { readUpload } from './upload.ts';
import { bearerToken, sandboxOf, userOf, type User } from './user.ts';

/** What a handler works on. */
export interface Context<E extends Endpoint = Endpoint> {
  input: ParsedOf<E>;
  user: User;
  sandbox: Sandbox;
  sandboxes: Sandboxes;
  /** How far the caller reaches in this call. */
  scopes: Set<Scope>;
  /** The uploaded file; undefined where none came. */
  file: Uint8Array | undefined;
  /** The caller's token. */
  token: string;
  /** The caller's address. */
  ip: string;
  log: FastifyBaseLogger;
}

/** A file as an answer. */
export interface FileAnswer {
  bytes: Uint8Array;
  fileName: string;
}

type Answer<E extends Endpoint> = DataOf<E> | FileAnswer | void;

/** A declared call with what answers it. */
export interface Route {
  endpoint: Endpoint;
  handle: (context: Context) => unknown;
}

/** Answers a declared call. What the handler returns becomes `data`; a FileAnswer becomes the file; nothing becomes {}. */
export const route = <E extends Endpoint>(
  endpoint: E,
  handle: (context: Context<E>) => Answer<E> | Promise<Answer<E>>,
): Route => ({ endpoint, handle: handle });

/** What a handler works on when nobody has signed in yet. */
export type OpenContext<E extends Endpoint = Endpoint> = Pick<Context<E>, 'input' | 'sandboxes' | 'ip' | 'log'>;

/** Answers a declared call that needs no token. */
export const openRoute = <E extends Endpoint>(
  endpoint: E,
  handle: (context: OpenContext<E>) => Answer<E> | Promise<Answer<E>>,
): Route => ({ endpoint, handle: handle as unknown as Route['handle'] });

/** Whether answers are checked against their schema: an undeclared field then is a server fault instead of vanishing. */
export interface RouteOptions {
  sandboxes: Sandboxes;
  strictAnswers: boolean;
}

/** Who makes a request, and how far that reaches. */
const callers = new WeakMap<FastifyRequest, { caller: Caller | undefined; scopes: Set<Scope> }>();

type Caller = Pick<Context, 'user' | 'sandbox' | 'token'>;

const names = new Map<Endpoint, CallName>(callEntries.map(([name, endpoint]) => [endpoint, name]));

/** Adds a route to the server: token, roles, input, reach, handler and answer, in this order. */
export function register(app: FastifyInstance, { endpoint, handle }: Route, options: RouteOptions): void {
  const rule = access[names.get(endpoint)!];
  const respond = responder(endpoint, options.strictAnswers);
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    // Before the body is read: who may not call learns nothing about what is wrong with it.
    onRequest: async (request) => {
      const caller = rule === 'open' ? undefined : authenticate(options.sandboxes, request);
      const scopes = scopesOf(rule, caller?.user.roles.map(({ role }) => role) ?? []);
      if (scopes.size === 0) throw forbidden();
      callers.set(request, { caller, scopes });
    },
    handler: async (request, reply) => {
      const { caller, scopes } = callers.get(request)!;
      const upload = endpoint.upload ? await readUpload(request) : undefined;
      const input = parseInput(
        endpoint,
        hasQuery(endpoint) ? { ...upload?.fields, ...(request.query as object) } : bodyOf(request),
      );
      if (caller) {
        checkReach(caller.sandbox, caller.user, scopes, input);
        reply.header('date', caller.sandbox.clock.httpDate());
      }
      const context = {
        ...caller,
        input,
        scopes,
        sandboxes: options.sandboxes,
        file: upload?.file,
        ip: request.ip,
        log: request.log,
      };
      return respond(await handle(context as Context), reply);
    },
  });
}

function authenticate(sandboxes: Sandboxes, request: FastifyRequest): Caller {
  const token = bearerToken(request.headers['blade-auth']);
  const sandbox = sandboxOf(sandboxes, token);
  return { token, sandbox, user: userOf(sandbox, token) };
}

/** A POST without a body hands in nothing, which is for the schema to judge. */
const bodyOf = (request: FastifyRequest): unknown => (request.body === undefined ? {} : request.body);

const isFile = (answer: unknown): answer is FileAnswer =>
  answer !== null && typeof answer === 'object' && 'bytes' in answer && answer.bytes instanceof Uint8Array;

function responder(endpoint: Endpoint, strict: boolean): (answer: unknown, reply: FastifyReply) => unknown {
  const emptyText = endpoint.method === 'GET' ? texts.empty : texts.done;
  const write = writerOf(endpoint);
  return (answer, reply) => {
    if (isFile(answer)) {
      reply.header('Content-Type', 'application/octet-stream');
      reply.header('Content-Disposition', `attachment;filename=${encodeURIComponent(answer.fileName)}`);
      return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength);
    }
    reply.header('Content-Type', 'application/json; charset=utf-8');
    if (answer === undefined) return JSON.stringify(success({}, emptyText));
    return write(success(strict ? endpoint.data.parse(answer) : answer));
  };
}

/** Writes envelopes by the JSON Schema of their data. Made at the first answer: all at once would delay the start. */
function writerOf({ data }: Endpoint): (envelope: object) => string {
  let write: ((envelope: object) => string) | undefined;
  return (envelope) => {
    write ??= fastJson(z.toJSONSchema(envelopeOf(data), { target: 'draft-7', io: 'output' }) as Schema);
    return write(envelope);
  };
}
