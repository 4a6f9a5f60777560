import { timingSafeEqual, createHash } from 'node:crypto';
import { isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { texts } from '../../contracts/envelope.ts';
import { generalRefusal } from '../http/errors.ts';

/** The header in which whoever opens the console from elsewhere sends the key, percent-encoded as headers have no Chinese. */
export const keyHeader = 'console-key';

/** Milliseconds that a wrong key waits for its answer: at once, it would be tried again thousands of times a second. */
const refusedAfter = 500;

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

const hostName = (host: string): string => (URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '');

/** A name of this machine: any other may be one that a stranger lets point here. */
const isOwnName = (name: string): boolean =>
  name === 'localhost' || name === '[::1]' || (isIP(name) === 4 && isLoopback(name));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip'] as const;

/**
 * Lets nobody use the console but whoever sits at this machine or, where a key is set, has that. A page of another origin in the
 * browser of this machine is nobody either, nor is who comes through a proxy without the key.
 */
export async function refuseStrangers(request: FastifyRequest, key: string): Promise<void> {
  const { headers } = request;
  const own = headers.host ?? '';
  const { origin } = headers;
  if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== own)) throw closed();
  if (key !== '') return await checkKey(headers[keyHeader], key);
  if (!isFromHere(request)) throw closed();
}

/** Whether a request comes from this machine itself. */
export function isFromHere({ headers, socket }: FastifyRequest): boolean {
  const isPassedOn = forwarded.some((name) => headers[name] !== undefined);
  return isLoopback(socket.remoteAddress ?? '') && !isPassedOn && isOwnName(hostName(headers.host ?? ''));
}

const closed = () => generalRefusal('consoleClosed', texts.consoleClosed);

async function checkKey(given: string | string[] | undefined, key: string): Promise<void> {
  if (typeof given === 'string' && timingSafeEqual(digest(given), digest(encodeURIComponent(key)))) return;
  await wait(refusedAfter);
  throw generalRefusal('consoleKey', texts.consoleKey);
}
