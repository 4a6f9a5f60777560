import { readStored, writeStored } from './token.ts';

const stored = 'consoleKey';

/** What opens the console from another machine, as somebody has typed it in this tab. */
export const writeConsoleKey = (key: string): void => writeStored(stored, key);

/** Whether a key was typed in this tab. */
export const hasConsoleKey = (): boolean => Boolean(readStored<string>(stored));

/** The header that opens the console, where a key was typed. */
export function consoleKeyHeader(): Record<string, string> {
  const key = readStored<string>(stored);
  return key ? { 'Console-Key': encodeURIComponent(key) } : {};
}
