import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { againWhileBusy } from '../database/passing.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import { bearerToken, holderOf, sandboxOf, type User } from './user.ts';

/** Who makes a call, in which sandbox and with which token. */
export interface Caller {
  user: User;
  sandbox: Sandbox;
  token: string;
  /** When the token ends, by the system's clock, in milliseconds since the epoch. */
  expiresAt: number;
}

/** Lets callers in whom other services know. */
export interface Gate {
  /** The sandbox that knows the holder of a token from now on; throws where there is nobody to be known. */
  admit: (token: string) => Promise<Sandbox>;
  /** Makes known what a call names, as far as its caller may see it, before its reach is judged. */
  acquaint: (caller: Caller, call: Endpoint, input: object) => Promise<void>;
}

/** Whom tokens are checked by. */
export interface Doors {
  sandboxes: Sandboxes;
  /** Who lets in whom other services know; without one, tokens are those that were given here. */
  gate?: Gate | null | undefined;
}

/** Who makes a request; throws 401 where its token is good for nothing. */
export async function authenticate({ sandboxes, gate }: Doors, request: FastifyRequest): Promise<Caller> {
  const token = bearerToken(request.headers['blade-auth']);
  const admitted = await gate?.admit(token);
  return againWhileBusy(() => {
    const sandbox = admitted ?? sandboxOf(sandboxes, token);
    const { user, expiresAt } = holderOf(sandbox, token);
    return { token, sandbox, user, expiresAt };
  });
}
