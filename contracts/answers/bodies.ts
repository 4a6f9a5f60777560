import type { Answer } from './answer.ts';

/** What the body of an answer holds as text; undefined when it is not UTF-8. */
export function textOf({ bytes }: Answer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** What the body of an answer holds as JSON; undefined when it is none. */
export function jsonOf(answer: Answer): unknown {
  try {
    return JSON.parse(textOf(answer) ?? '');
  } catch {
    return undefined;
  }
}

/** The code and the text of an envelope, as far as they are there. */
export function refusalIn(body: unknown): { code: unknown; msg: string } {
  const { code, msg, message } = (body ?? {}) as { code?: unknown; msg?: unknown; message?: unknown };
  const text = msg ?? message;
  return { code, msg: typeof text === 'string' ? text : '' };
}
