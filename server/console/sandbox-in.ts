import type { FastifyRequest } from 'fastify';
import { defaultSandbox } from '../account/default-sandbox.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import type { Exchange } from '../http/exchange.ts';

const nameIn = (given: unknown): string => {
  const { sandbox } = (given ?? {}) as { sandbox?: unknown };
  return typeof sandbox === 'string' ? sandbox : '';
};

/** The sandbox that a request works in: that of its token, else the one that signing in names; undefined where it is not open. */
export function sandboxIn(
  { caller }: Exchange,
  { query, body }: FastifyRequest,
  sandboxes: Sandboxes,
): Sandbox | undefined {
  if (caller) return caller.sandbox;
  const named = nameIn(query) || nameIn(body) || defaultSandbox;
  return sandboxes.opened().find(({ name }) => name === named);
}
