import { isUtf8 } from 'node:buffer';
import type * as z from 'zod';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { envelopeOf, failureEnvelope } from '../../../contracts/envelope.ts';

/** An answer to be judged. */
export interface Answer {
  status: number;
  type: string;
  disposition: string;
  bytes: Buffer;
}

const refusals = [400, 401, 403, 404, 405, 408, 413, 415, 431];

/** What tells of the inside of the server: stacks, source files, statements and what the database says. */
const inside = [
  /\n\s+at |node_modules|\.ts:\d|file:\/\/|Error: /,
  /SQLITE|SqliteError|no such (column|table)|constraint failed|syntax error|unrecognized token/i,
  /\bselect .+ from "?\w+"?\.?|\binsert into "?\w+"? \(|\bupdate "?\w+"? set /i,
];

/** What is sent as a name, and comes back as one. */
const echoed = 'union select password_hash from users';

const envelopes = new Map<Endpoint, z.ZodType>();

function successOf(endpoint: Endpoint): z.ZodType {
  const known = envelopes.get(endpoint) ?? envelopeOf(endpoint.data);
  envelopes.set(endpoint, known);
  return known;
}

/** What is wrong with an answer to a call, whatever was asked; undefined where it is one that the call declares. */
export function faultOf(endpoint: Endpoint, answer: Answer): string | undefined {
  const { status, type } = answer;
  if (status !== 200 && !refusals.includes(status)) return `status ${status}: ${answer.bytes.toString().slice(0, 300)}`;
  if (type === 'application/octet-stream') return fileFault(endpoint, answer);
  if (type !== 'application/json; charset=utf-8') return `content type ${type}`;
  return envelopeFault(endpoint, answer);
}

function fileFault({ answers }: Endpoint, { status, disposition, bytes }: Answer): string | undefined {
  if (answers === 'envelope' || status !== 200) return `a file with status ${status}`;
  if (!/^attachment;filename=[\w.!~*'()%-]+$/.test(disposition)) return `disposition ${disposition}`;
  return bytes.length === 0 ? 'an empty file' : undefined;
}

function envelopeFault(endpoint: Endpoint, { status, bytes }: Answer): string | undefined {
  if (!isUtf8(bytes)) return 'not UTF-8';
  const text = bytes.toString();
  const own = text.replaceAll(echoed, '');
  const leak = inside.find((pattern) => pattern.test(own));
  if (leak) return `${leak} in ${text.slice(0, 300)}`;
  let broken = false;
  const body = JSON.parse(text, (_, value: unknown) => {
    broken ||= typeof value === 'string' && /\p{Cs}/u.test(value);
    return value;
  }) as { code: unknown };
  if (broken) return `half a character in ${text.slice(0, 300)}`;
  const { error } = (status === 200 ? successOf(endpoint) : failureEnvelope).safeParse(body);
  if (error) return `${error.message} in ${text.slice(0, 300)}`;
  return body.code === status ? undefined : `code ${String(body.code)} with status ${status}`;
}
