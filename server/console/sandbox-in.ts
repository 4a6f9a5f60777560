import type { FastifyRequest } from 'fastify';
import { defaultSandbox } from '../account/default-sandbox.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import type { Exchange } from '../http/exchange.ts';
import { tokenIn } from '../http/user.ts';

const nameIn = (given: unknown): string => {
  const { sandbox } = (given ?? {}) as { sandbox?: unknown };
  return typeof sandbox === 'string' ? sandbox : '';
};

/**
 * The sandbox that a request works in: that of its token, else the one that signing in names, or a token or ticket that is not good,
 * else the usual one; undefined where it is not open. Nothing but the name of one that is open is taken from what nobody has checked.
 */
export function sandboxIn(
  exchange: Exchange | undefined,
  { query, body, headers }: FastifyRequest,
  sandboxes: Sandboxes,
): Sandbox | undefined {
  if (exchange?.caller) return exchange.caller.sandbox;
  const open = new Map(sandboxes.opened().map((sandbox) => [sandbox.name, sandbox]));
  const { ticket } = (body ?? {}) as { ticket?: unknown };
  const prefixes = [tokenIn(headers['blade-auth']), ticket].map((one) =>
    typeof one === 'string' ? one.split('.')[0]! : '',
  );
  const named = nameIn(query) || nameIn(body) || prefixes.find((name) => open.has(name));
  return open.get(named || defaultSandbox);
}

/** The name of that sandbox; of the usual one where it is not open. */
export const sandboxNameIn = (...asked: Parameters<typeof sandboxIn>): string =>
  sandboxIn(...asked)?.name ?? defaultSandbox;
