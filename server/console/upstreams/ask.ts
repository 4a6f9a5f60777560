import { Agent, request as plain, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as secure } from 'node:https';
import type { Readable } from 'node:stream';
import { ClosedAddress, guardedLookup, isClosed, literalOf } from './address.ts';

/** A request on its way to an upstream. */
export interface Outgoing {
  origin: string;
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body?: Buffer | Readable | undefined;
  /** Milliseconds that the upstream has to begin its answer. */
  timeout: number;
  /** Aborts when nobody waits for the answer any more. */
  gone: AbortSignal;
}

/** The upstream takes too long. */
export class Late extends Error {
  override name = 'Late';
}

/** Milliseconds in which more of an answer must come. */
const longestSilence = 30_000;

/** Connections that are kept, for reads alone: one that was closed just when it is used again is tried anew. */
const agents = { http: new Agent({ keepAlive: true }), https: new SecureAgent({ keepAlive: true }) };

/** Asks an upstream; its certificate is checked. Rejects where no answer begins. */
export async function askUpstream(outgoing: Outgoing): Promise<IncomingMessage> {
  const { hostname } = new URL(outgoing.origin);
  const literal = literalOf(hostname);
  if (literal !== undefined && isClosed(literal)) throw new ClosedAddress(hostname);
  try {
    return await send(outgoing);
  } catch (error) {
    if (error instanceof Stale) return send(outgoing);
    throw error;
  }
}

/** The connection was kept, and closed meanwhile. */
class Stale extends Error {
  override name = 'Stale';
}

function send({ origin, method, path, headers, body, timeout, gone }: Outgoing): Promise<IncomingMessage> {
  const isSecure = origin.startsWith('https:');
  const agent = method === 'GET' ? agents[isSecure ? 'https' : 'http'] : false;
  return new Promise((resolve, reject) => {
    const sent = (isSecure ? secure : plain)(origin + path, {
      method,
      headers,
      agent,
      lookup: guardedLookup,
      signal: gone,
    });
    const patience = setTimeout(() => sent.destroy(new Late()), timeout);
    sent.once('close', () => clearTimeout(patience));
    sent.on('error', (error) => reject(sent.reusedSocket && isReset(error) ? new Stale() : error));
    sent.once('response', (answer) => {
      clearTimeout(patience);
      answer.setTimeout(longestSilence, () => answer.destroy(new Late()));
      resolve(answer);
    });
    if (body === undefined || Buffer.isBuffer(body)) sent.end(body);
    else body.pipe(sent);
  });
}

const isReset = ({ code }: NodeJS.ErrnoException): boolean => code === 'ECONNRESET';
