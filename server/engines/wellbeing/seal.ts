import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

// AES-256-GCM. Sealed bytes are nonce, tag and cipher text; `about` (kind and id of the row) is authenticated with them, so that
// what was sealed for one row cannot be put into another.

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** Bytes that the key does not open: another key, another row, or damage. */
export class SealBroken extends Error {
  override name = 'SealBroken';
}

/** Seals a value for a row. A nonce is only given where the same world must come out twice. */
export function seal(key: Buffer, about: string, value: unknown, nonce: Buffer = randomBytes(nonceBytes)): Buffer {
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(about));
  const bytes = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), bytes]);
}

/** The same for a seeded row: its nonce follows from row and value, so that one nonce never seals two values. */
export function sealAlike(key: Buffer, about: string, value: unknown): Buffer {
  const digest = createHash('sha256')
    .update(key)
    .update(`${about} ${JSON.stringify(value)}`)
    .digest();
  return seal(key, about, value, digest.subarray(0, nonceBytes));
}

/** Opens what was sealed for a row; throws SealBroken. */
export function unseal(key: Buffer, about: string, sealed: Buffer): unknown {
  try {
    const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceBytes)).setAAD(Buffer.from(about));
    decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes));
    const bytes = Buffer.concat([decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()]);
    return JSON.parse(bytes.toString());
  } catch {
    throw new SealBroken();
  }
}
