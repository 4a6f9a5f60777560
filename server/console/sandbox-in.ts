import type { FastifyRequest } from 'fastify';
import { defaultSandbox } from '../account/default-sandbox.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import type { Exchange } from '../http/exchange.ts';

const nameIn = (given: unknown): string => {
  const { sandbox } = (given ?? {}) as { sandbox?: unknown };
  return typeof sandbox === 'string' ? sandbox : '';
};

/** The sandbox that a token names, be it good or not. */
const nameInToken = (header: unknown): string => /^bearer ([\w-]+)\./i.exec(String(header))?.[1] ?? '';

/**
 * The sandbox that a request works in: that of its token, else the one that signing in names, or a token that is not good;
 * undefined where it is not open.
 */
export function sandboxIn(
  { caller }: Exchange,
  { query, body, headers }: FastifyRequest,
  sandboxes: Sandboxes,
): Sandbox | undefined {
  if (caller) return caller.sandbox;
  const named = nameIn(query) || nameIn(body) || nameInToken(headers['blade-auth']) || defaultSandbox;
  return sandboxes.opened().find(({ name }) => name === named);
}
