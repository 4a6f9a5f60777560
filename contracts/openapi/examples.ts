import { hasQuery, type Endpoint } from '../endpoint.ts';
import { failure, texts } from '../envelope.ts';
import ofConsole from './console-examples.json' with { type: 'json' };
import recorded from './examples.json' with { type: 'json' };
import type { Schema } from './schema.ts';
import type { Examples } from './shapes.ts';

/** What a call took and answered when the stand-in was asked, lists cut to their first rows. */
export interface Recorded {
  input: Record<string, unknown>;
  /** The input of an upload that comes as JSON. */
  json?: Record<string, unknown>;
  /** The envelope; a file has a disposition in its place. */
  answer?: unknown;
  disposition?: string;
}

/** What every call of the services took and answered, and those of the console that need nothing but a sandbox or a request. */
export const examples: Readonly<Record<string, Recorded | undefined>> = { ...recorded, ...ofConsole };

/** The example of what one call answers or takes. */
export const shownBy = (value: unknown): Examples => (value === undefined ? {} : { example: { value } });

/** Refusals with what they say, by their names. */
export const failuresOf = (status: number, says: Readonly<Record<string, string>>): Examples =>
  Object.fromEntries(Object.entries(says).map(([rule, text]) => [rule, { value: failure(status, text) }]));

/** What anybody is told whose input is no input, and each refusal of a call whose text says the same to everybody. */
export function refusedBy(endpoint: Endpoint, input: Schema): Examples {
  const [missing] = hasQuery(endpoint) ? (input.required ?? []) : [];
  const general: Record<string, string> =
    missing === undefined ? { unreadable: texts.unreadable } : { missingParameter: texts.missingParameter(missing) };
  const fixed = Object.entries(endpoint.refusals).filter(([, text]) => !text.includes('{'));
  return failuresOf(400, { ...general, ...Object.fromEntries(fixed) });
}
