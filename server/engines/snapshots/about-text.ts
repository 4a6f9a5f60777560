import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { draftOf } from './places.ts';

/** What a text says of a sandbox; nothing where it is none. */
export function aboutIn(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    return value !== null && typeof value === 'object' ? value : {};
  } catch {
    return {};
  }
}

/** Says of a sandbox no more that it was brought up from a snapshot, in the file beside it: it now is what somebody chose. */
export function forgetFrom(file: string): void {
  if (!existsSync(file)) return;
  const { from, ...others } = aboutIn(readFileSync(file, 'utf8')) as { from?: unknown };
  if (from === undefined) return;
  writeFileSync(draftOf(file), JSON.stringify(others));
  renameSync(draftOf(file), file);
}
