import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallName } from '../../contracts/calls.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { clockRateHeader } from '../../contracts/headers.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import type { scopesOf } from './access.ts';
import type { Caller } from './gate.ts';

/** Where a request is on its way to its answer: token, role, input, reach and work are decided in this order. */
export type Step = 'token' | 'role' | 'input' | 'reach' | 'work' | 'done';

/** A request to a declared call, as far as it has come. */
export interface Exchange {
  readonly call: CallName;
  readonly endpoint: Endpoint;
  /** What is being decided; where the request has failed, what it has failed at. */
  step: Step;
  /** Who asks; undefined of calls that need no token, and before it is known. */
  caller: Caller | undefined;
  /** How far the caller reaches in this call. */
  scopes: ReturnType<typeof scopesOf>;
  /** What was handed in, before it is judged; undefined before it has come. */
  given: unknown;
  /** Why whoever asks is turned away, where what stands between goes on all the same. */
  refusal?: Error;
  /** What went wrong on purpose with this request, in words. */
  fault?: string;
  /** Whether all that it has written is undone, though its answer says otherwise. */
  isUndone?: boolean;
  /** Who has answered, where it was not this server alone. */
  origin?: string;
  /** Whether another server has answered otherwise. */
  differs?: boolean;
}

/** The request and its answer, as the framework has them. */
export interface Wire {
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * What stands between a request and its work, beside which the caller is known. `rest` judges the input and the reach, does the work
 * and returns what is to be sent; who sends something else by the reply returns the reply.
 */
export type Stage = (exchange: Exchange, wire: Wire, rest: () => Promise<unknown>) => Promise<unknown>;

/** Whether a request goes on to its stage though whoever asks is turned away; asked of those alone. */
export type Pardon = (exchange: Exchange, request: FastifyRequest) => boolean;

const exchanges = new WeakMap<FastifyRequest, Exchange>();

/** Begins to keep what is known of a request. */
export function beginExchange(request: FastifyRequest, call: CallName, endpoint: Endpoint): Exchange {
  const exchange: Exchange = {
    call,
    endpoint,
    step: 'token',
    caller: undefined,
    scopes: new Set(),
    given: undefined,
  };
  exchanges.set(request, exchange);
  return exchange;
}

/** What is known of a request; undefined of one that is to no declared call. */
export const exchangeOf = (request: FastifyRequest): Exchange | undefined => exchanges.get(request);

/** Tells the time of the sandbox that somebody works in, refused or not. */
export function tellTime(request: FastifyRequest, reply: FastifyReply): void {
  const caller = exchangeOf(request)?.caller;
  if (!caller) return;
  const { clock } = caller.sandbox;
  const { rate } = clock.how();
  reply.header('date', clock.httpDate());
  if (rate !== 1) reply.header(clockRateHeader, rate);
}

// Who has gone may leave work behind, and work that has ended may leave an answer on its way: each holds for itself.

/** Keeps the sandbox of a request open until its answer is out, or nobody waits for it any more. */
export function holdUntilSent(sandboxes: Sandboxes, { caller }: Exchange, { raw }: FastifyReply): void {
  if (!caller) return;
  const release = sandboxes.hold(caller.sandbox.name);
  raw.once('finish', release).once('close', release);
}

/** Keeps the sandbox of a request open while its work goes on. */
export async function holdMeanwhile<T>(sandboxes: Sandboxes, { caller }: Exchange, work: () => Promise<T>): Promise<T> {
  if (!caller) return work();
  const release = sandboxes.hold(caller.sandbox.name);
  try {
    return await work();
  } finally {
    release();
  }
}
