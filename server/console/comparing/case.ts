import { jsonOf } from '../../../contracts/answers/bodies.ts';
import type { Expected } from '../../../contracts/answers/expected.ts';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { refusalIn } from '../../../contracts/refusals.ts';
import type { Seen } from './task.ts';

/** Which case of a call an answer is one of, and what is expected then. */
export interface Case {
  /** As the contract tests call it. */
  name: string;
  expected: Expected;
}

interface Envelope {
  code?: unknown;
  msg?: unknown;
  message?: unknown;
  data?: unknown;
}

/** The envelope of an answer; undefined of a file, and where it holds no object. */
export function envelopeIn({ bytes, ...seen }: Seen): Envelope | undefined {
  const body = bytes && jsonOf({ ...seen, bytes });
  return body !== null && typeof body === 'object' ? body : undefined;
}

/** An envelope whose text is called otherwise lacks no text: what it is called is one difference, not two. */
export function withText(envelope: Envelope | undefined, other: Envelope | undefined): Envelope | undefined {
  if (!envelope || !other || 'msg' in other || !('message' in other)) return envelope;
  const { msg: _, ...rest } = envelope;
  return rest;
}

/** The code with which an answer tells what has become of the request. */
export const codeOf = (seen: Seen): number => {
  const code = envelopeIn(seen)?.code;
  return typeof code === 'number' ? code : seen.status;
};

/** Whether data is a list or a page without rows. */
function isEmpty(data: unknown): boolean {
  const list = (data as { records?: unknown } | null | undefined)?.records ?? data;
  return Array.isArray(list) && list.length === 0;
}

/**
 * The case in which the upstream should be, as the local answer says: whether it finds something is a matter of its data, so it says
 * that itself. Undefined where no case is known.
 */
export function caseOf(endpoint: Endpoint, local: Seen, upstream: Seen): Case | undefined {
  const envelope = envelopeIn(local);
  if (!envelope) return { name: endpoint.answers === 'file' ? 'success' : 'file', expected: { kind: 'file' } };
  const code = codeOf(local);
  if (code !== 200) return refusedCase(endpoint, local, code, typeof envelope.msg === 'string' ? envelope.msg : '');
  const kind = isEmpty(envelopeIn(upstream)?.data) ? 'empty' : 'data';
  return { name: kind === 'empty' ? 'empty' : 'success', expected: { kind } };
}

function refusedCase(endpoint: Endpoint, { refusal }: Seen, code: number, message: string): Case | undefined {
  const rule = refusalIn(endpoint, { message, refusal });
  const refused = (name: string, text: string): Case => ({
    name,
    expected: { kind: 'refusal', code, text, rule: rule ?? refusal },
  });
  if (rule !== undefined) return refused(`refused ${rule}`, endpoint.refusals[rule]!);
  if (code === 403) return refused('forbidden', message);
  if (code !== 400) return undefined;
  return refused(/^缺少|不能为空$/.test(message) ? 'missing parameter' : 'malformed parameter', message);
}
