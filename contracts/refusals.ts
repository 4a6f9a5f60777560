import type { Endpoint } from './endpoint.ts';

/** What is changed was changed by somebody else since it was read: the version that the call takes is no longer its own. */
export const stale = { stale: '内容已被修改，请重新读取后再保存' } as const;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What a text with {placeholders} looks like when it is filled. */
function patternOf(text: string): RegExp {
  const parts = text.split(/\{\w+\}/).map(escaped);
  return new RegExp(`^${parts.join('.+')}$`, 's');
}

/** The name of the refusal that a message states; undefined where the call declares none such. */
export const refusalIn = (endpoint: Endpoint, message: string): string | undefined =>
  Object.keys(endpoint.refusals).find((rule) => patternOf(endpoint.refusals[rule]!).test(message));

/** The field of the input that a message is about; undefined where it is about none, or about several. */
export const refusedField = (endpoint: Endpoint, message: string): string | undefined =>
  endpoint.refusedAt[refusalIn(endpoint, message) ?? ''];
