import { numberOf, originOf, textOf, type Environment } from '../environment.ts';

/** How this server stands beside real services; times in milliseconds. */
export interface CompanionSettings {
  /** Origin of the real services. */
  of: string;
  /** For how long it is remembered that a token is good. */
  trust: number;
  /** After how long a roster is read anew. */
  refresh: number;
  /** For how long a token is believed while the real services do not answer. */
  outage: number;
  /** What the real services have for an answer. */
  timeout: number;
  /** How soon they are asked again after one that did not come; it doubles each time. */
  pause: number;
}

const second = 1_000;

const names = ['COMPANION_TRUST', 'COMPANION_REFRESH', 'COMPANION_OUTAGE', 'COMPANION_TIMEOUT'];

/** Reads what makes this server a companion; null where nothing does. Throws an Error that names the variable which is wrong. */
export function companionSettings(env: Environment): CompanionSettings | null {
  const of = textOf(env, 'COMPANION_OF');
  if (of === '') {
    const stray = names.find((name) => textOf(env, name) !== '');
    if (stray) throw new Error(`${stray} 须与 COMPANION_OF 一起设置`);
    return null;
  }
  return {
    of: originOf('COMPANION_OF', of),
    trust: numberOf(env, 'COMPANION_TRUST', 60, 1, 3_600) * second,
    refresh: numberOf(env, 'COMPANION_REFRESH', 300, 10, 86_400) * second,
    outage: numberOf(env, 'COMPANION_OUTAGE', 600, 0, 86_400) * second,
    timeout: numberOf(env, 'COMPANION_TIMEOUT', 10, 1, 120) * second,
    pause: second,
  };
}
