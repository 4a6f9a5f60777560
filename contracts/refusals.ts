import type { Endpoint } from './endpoint.ts';

/** The header in which a refusal carries its machine name: that of the declared rule, or one of the general ones. */
export const refusalHeader = 'x-refusal';

/** The names of what any call may be refused for, by the status that goes with them. */
export const generalRefusals = {
  missingParameter: 400,
  wrongParameter: 400,
  wrongField: 400,
  unreadable: 400,
  otherAttempt: 400,
  upstreamReadOnly: 400,
  noToken: 401,
  badToken: 401,
  restored: 401,
  consoleKey: 401,
  consoleClosed: 403,
  forbidden: 403,
  notFound: 404,
  wrongMethod: 405,
  tooSlow: 408,
  tooLarge: 413,
  wrongMediaType: 415,
  headersTooLarge: 431,
  fault: 500,
  upstreamGone: 502,
  upstreamOdd: 502,
  upstreamToken: 502,
  busy: 503,
  damaged: 503,
  elsewhere: 503,
  upstreamLate: 504,
  diskFull: 507,
} as const;

/** The name of a refusal that is no call's own. */
export type GeneralRefusal = keyof typeof generalRefusals;

/** What is changed was changed by somebody else since it was read: the version that the call takes is no longer its own. */
export const stale = { stale: '内容已被修改，请重新读取后再保存' } as const;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a text with {placeholders} looks like when it is filled. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map(escaped);
  return new RegExp(`^${parts.join('.+')}$`, 's');
}

/** What is known of a failed call: its text, and its name where the server has given one. */
interface Failed {
  message: string;
  refusal?: string;
}

/** The name of the declared refusal with which a call failed, by its text where it came without; undefined for any other. */
export function refusalIn({ refusals }: Endpoint, { message, refusal = '' }: Failed): string | undefined {
  if (Object.hasOwn(refusals, refusal)) return refusal;
  return Object.keys(refusals).find((rule) => patternOf(refusals[rule]!).test(message));
}

/** The field of the input that a refusal is about; undefined where it is about none, or about several. */
export const refusedField = (endpoint: Endpoint, failed: Failed): string | undefined =>
  endpoint.refusedAt[refusalIn(endpoint, failed) ?? ''];
