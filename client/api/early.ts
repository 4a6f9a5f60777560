import type { Incoming } from './send.ts';

/** What the boot script has asked for before the application was there; see app/boot.ts. */
export interface Early {
  /** Undefined where there was none. */
  config: Promise<object | undefined>;
  /** The token with which the calls were made. */
  token: string | undefined;
  /** Answers by address; undefined where none came, or a refusal. */
  answers: Map<string, Promise<Incoming | undefined>>;
}

declare global {
  interface Window {
    understudyEarly?: Early;
  }
}

/** The configuration that was asked for early; undefined where it has to be asked for. */
export const earlyConfig = async (): Promise<object | undefined> => window.understudyEarly?.config;

/** The early answer to a call, given once and only to who asked for it; undefined where the call has to be made. */
export function earlyAnswer(url: string, token: string | undefined): Promise<Incoming | undefined> | undefined {
  const early = window.understudyEarly;
  const answer = early?.answers.get(url);
  early?.answers.delete(url);
  return early?.token === token ? answer : undefined;
}
