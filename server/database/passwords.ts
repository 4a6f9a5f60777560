import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const cost = { N: 16_384, r: 8, p: 1 };
const saltLength = 16;
const keyLength = 32;

const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

/** Hash of a password in the form salt:key in base64; a salt is handed in only where the outcome has to be repeatable. */
export function hashPassword(password: string, salt: Buffer = randomBytes(saltLength)): string {
  const key = scryptSync(password.normalize('NFKC'), salt, keyLength, cost);
  return `${salt.toString('base64')}:${key.toString('base64')}`;
}

/** Whether the password belongs to the hash. A hash that nothing opens costs the same time, so that it cannot be told apart. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [salt, key] = stored.split(':').map((part) => Buffer.from(part, 'base64'));
  const usable = salt?.length === saltLength && key?.length === keyLength;
  const derived = await derive(password.normalize('NFKC'), usable ? salt : Buffer.alloc(saltLength), keyLength, cost);
  return timingSafeEqual(derived, usable ? key : Buffer.alloc(keyLength)) && usable;
}
