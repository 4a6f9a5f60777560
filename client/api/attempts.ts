import { isOnce, type Endpoint } from '../../contracts/endpoint.ts';

/** 128 random bits, written as a UUID; not randomUUID(), which browsers keep from pages that came over plain HTTP. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** The keys of attempts that have no answer yet, by what they ask for. */
const open = new Map<string, string>();

interface Attempt {
  /** What is sent beside the input. */
  fields: { attemptKey?: string };
  /** Ends it: the same input sent after that is meant to be carried out once more. */
  end: () => void;
}

const notKept: Attempt = { fields: {}, end: () => undefined };

/**
 * The attempt to which a call belongs: what is sent while the same has got no answer – by a second click, or again after
 * the network failed or the time ran out – is the same attempt, and the server carries it out once.
 */
export function attemptOf(endpoint: Endpoint, input: object): Attempt {
  if (!isOnce(endpoint)) return notKept;
  const asked = `${endpoint.path} ${JSON.stringify(input)}`;
  const attemptKey = open.get(asked) ?? newKey();
  open.set(asked, attemptKey);
  return { fields: { attemptKey }, end: () => open.delete(asked) };
}
