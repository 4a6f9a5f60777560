import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';

const cost = { N: 16_384, r: 8, p: 1 };
const saltLength = 16;
const keyLength = 32;

const derive = (password: string, salt: Buffer): Buffer =>
  scryptSync(password.normalize('NFKC'), salt, keyLength, cost);

/**
 * Hash of a password in the form salt:key in base64; a salt is handed in only where the outcome has to be repeatable.
 * It takes some 40 ms of whatever thread it runs in: the server has threads for it, in engines/passwords.
 */
export function hashPassword(password: string, salt: Buffer = randomBytes(saltLength)): string {
  return `${salt.toString('base64')}:${derive(password, salt).toString('base64')}`;
}

/** Whether the password belongs to the hash. A hash that nothing opens costs the same time, so that it cannot be told apart. */
export function verifyPassword(password: string, stored: string): boolean {
  const [salt, key] = stored.split(':').map((part) => Buffer.from(part, 'base64'));
  const usable = salt?.length === saltLength && key?.length === keyLength;
  const derived = derive(password, usable ? salt : Buffer.alloc(saltLength));
  return timingSafeEqual(derived, usable ? key : Buffer.alloc(keyLength)) && usable;
}
