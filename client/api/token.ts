import { now } from './clock.ts';

/** Session key of the token, as the product family writes it. */
export const tokenKey = 'saber-token';

/** The wrapping of every generic session value. */
export interface Stored<T> {
  dataType: string;
  content: T;
  type: 'session';
  datetime: number;
}

/** Reads a wrapped session value; undefined when absent or unreadable. */
export function readStored<T>(key: string): T | undefined {
  const raw = sessionStorage.getItem(key);
  if (raw === null) return undefined;
  try {
    return (JSON.parse(raw) as Stored<T>).content;
  } catch {
    return undefined;
  }
}

/** Writes a wrapped session value. */
export function writeStored<T>(key: string, content: T): void {
  const stored: Stored<T> = { dataType: typeof content, content, type: 'session', datetime: now() };
  sessionStorage.setItem(key, JSON.stringify(stored));
}

/** The bearer token of this tab; undefined before login. */
export const readToken = (): string | undefined => readStored<string>(tokenKey) || undefined;

/** Keeps the bearer token for this tab. */
export const writeToken = (token: string): void => writeStored(tokenKey, token);
