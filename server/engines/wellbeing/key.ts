import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type Database from 'better-sqlite3';
import { keyFileOf } from '../../database/sandbox.ts';

// Without the file of the key nobody reads what a copied database says.

/** The setting of a sandbox that tells which key its texts are sealed with. */
export const keySetting = 'wellbeingKey';

const keyBytes = 32;

/** Why there is no key: its file is gone, holds something else, or is not the one that the texts were sealed with. */
export class KeyFault extends Error {
  override name = 'KeyFault';

  constructor(readonly fault: 'keyLost' | 'keyWrong') {
    super(fault);
  }
}

/** What tells a key from another without telling anything of it. */
export const fingerprintOf = (key: Buffer): string =>
  createHash('sha256').update('wellbeing').update(key).digest('hex').slice(0, 16);

/** The key in a file, which is made where there is none yet. */
export function makeKey(file: string): Buffer {
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeFileSync(file, `${randomBytes(keyBytes).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readKey(file);
}

/** Reads the key; throws KeyFault. */
function readKey(file: string): Buffer {
  let key: Buffer;
  try {
    key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  } catch {
    throw new KeyFault('keyLost');
  }
  if (key.length !== keyBytes) throw new KeyFault('keyWrong');
  return key;
}

/** The key that a sandbox is sealed with. A new one is made only where nothing has been sealed yet. Throws KeyFault. */
export function keyOf({ file, sqlite }: { file: string; sqlite: Database.Database }): Buffer {
  const known = sqlite.prepare('select value from settings where key = ?').pluck().get(keySetting) as
    string | undefined;
  const key = known === undefined ? makeKey(keyFileOf(file)) : readKey(keyFileOf(file));
  if (known !== undefined && known !== fingerprintOf(key)) throw new KeyFault('keyWrong');
  if (known === undefined)
    sqlite.prepare('insert or ignore into settings (key, value) values (?, ?)').run(keySetting, fingerprintOf(key));
  return key;
}
