import type * as z from 'zod';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { texts } from '../../contracts/envelope.ts';
import { faultText } from '../../contracts/faults.ts';
import { generalRefusal, type HttpError } from './errors.ts';

/** Reads a call's input, texts by name or a JSON body, by its schema; throws 400 with the message that belongs to the first fault. */
export function parseInput(endpoint: Endpoint, raw: unknown, isQuery: boolean): Record<string, unknown> {
  const given = isQuery ? withoutBlanks(raw) : raw;
  if (given === null || typeof given !== 'object' || Array.isArray(given))
    throw generalRefusal('unreadable', texts.unreadable);
  const result = endpoint.input.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  throw isQuery ? queryFault(issue, given) : bodyFault(endpoint, issue, given);
}

/** In a query an empty value means that there is none. */
const withoutBlanks = (raw: unknown): unknown =>
  raw !== null && typeof raw === 'object'
    ? Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''))
    : {};

function queryFault(issue: z.core.$ZodIssue, given: object): HttpError {
  const name = String(issue.path[0] ?? '');
  const rule = isAbsent(given, name) ? 'missingParameter' : 'wrongParameter';
  return generalRefusal(rule, texts[rule](name));
}

/** Names the field that holds the fault, and by its label what in it is wrong, however deep that lies. */
const bodyFault = ({ input }: Endpoint, issue: z.core.$ZodIssue, given: object): HttpError =>
  generalRefusal('wrongField', `${String(issue.path[0] ?? '')}:${faultText(input, issue, given)}`);

const isAbsent = (given: object, name: string): boolean => (given as Record<string, unknown>)[name] === undefined;
