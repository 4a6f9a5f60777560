import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from '../../../contracts/lies/exchange.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { goneOf } from '../../http/answers.ts';
import type { Exchange, Wire } from '../../http/exchange.ts';
import type { Fault } from './kept-faults.ts';

/** Changes an answer that is on its way out, before it is packed. */
type Change = (payload: unknown, reply: FastifyReply) => Promise<unknown>;

/** What faults are made with. */
export interface Means {
  /** From 0, below 1. */
  chance: () => number;
  /** Waits for so many milliseconds, or until the signal aborts. */
  pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Aborts when the server closes: nothing is held any longer. */
  closing: AbortSignal;
  /** The stand-in without any fault. */
  honest: Server;
}

/** A request that is hit. */
export interface Hit {
  exchange: Exchange;
  wire: Wire;
  rest: () => Promise<unknown>;
  sandbox: Sandbox;
  fault: Fault;
  means: Means;
  /** Counts that it was hit. */
  count: () => Promise<void>;
}

/** What a recipe does in the place of going on. */
export type Act = (hit: Hit) => Promise<unknown>;

const changes = new WeakMap<FastifyRequest, Change>();

/** Has the answer of a request changed on its way out. */
export const changeAnswer = ({ wire }: Hit, change: Change): void => void changes.set(wire.request, change);

/** What an answer has become. */
export const changedAnswer = async (request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> =>
  changes.get(request)?.(payload, reply) ?? payload;

/** Aborts when nobody waits for the answer any more, or the server closes. */
export const endOf = ({ wire, means }: Hit): AbortSignal => AbortSignal.any([goneOf(wire.reply), means.closing]);

/** Answers nothing: the connection is taken away. */
export function hangUp({ wire: { reply } }: Hit): FastifyReply {
  reply.hijack();
  reply.raw.destroy();
  return reply;
}
