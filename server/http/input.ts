import * as z from 'zod';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { texts } from '../../contracts/envelope.ts';
import { HttpError } from './errors.ts';

/** Reads a call's input, texts by name or a JSON body, by its schema; throws 400 with the message that belongs to the first fault. */
export function parseInput(endpoint: Endpoint, raw: unknown, isQuery: boolean): Record<string, unknown> {
  const given = isQuery ? withoutBlanks(raw) : raw;
  if (given === null || typeof given !== 'object' || Array.isArray(given)) throw new HttpError(400, texts.unreadable);
  const result = endpoint.input.safeParse(given);
  if (result.success) return result.data;
  const issue = result.error.issues[0]!;
  throw new HttpError(400, isQuery ? queryFault(issue, given) : bodyFault(endpoint, issue, given));
}

/** In a query an empty value means that there is none. */
const withoutBlanks = (raw: unknown): unknown =>
  raw !== null && typeof raw === 'object'
    ? Object.fromEntries(Object.entries(raw).filter(([, value]) => value !== ''))
    : {};

function queryFault(issue: z.core.$ZodIssue, given: object): string {
  const name = String(issue.path[0] ?? '');
  return isAbsent(given, name) ? texts.missingParameter(name) : texts.wrongParameter(name);
}

/** Names the field that holds the fault, and by its label what in it is wrong, however deep that lies. */
function bodyFault(endpoint: Endpoint, issue: z.core.$ZodIssue, given: object): string {
  const what = valueAt(given, issue.path) === undefined ? '不能为空' : ours(issue);
  return `${String(issue.path[0] ?? '')}:${labelAt(endpoint.input, issue.path)}${what}`;
}

const isAbsent = (given: object, name: string): boolean => (given as Record<string, unknown>)[name] === undefined;

const valueAt = (given: object, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key], given);

/** The label of what lies at a path, or of the nearest around it that has one. */
function labelAt(input: z.ZodType, path: readonly PropertyKey[]): string {
  let part: z.ZodType | undefined = input;
  let label = '';
  for (const key of path) {
    part = partOf(part, key);
    label = labelOf(part) || label;
  }
  return label;
}

/** The schema of one field of an object, or of the items of a list. */
function partOf(whole: z.ZodType | undefined, key: PropertyKey): z.ZodType | undefined {
  let schema = whole;
  while (schema && !(schema instanceof z.ZodObject) && !(schema instanceof z.ZodArray)) {
    schema = (schema.def as { innerType?: z.ZodType }).innerType;
  }
  if (schema instanceof z.ZodObject) return (schema.shape as Record<PropertyKey, z.ZodType | undefined>)[key];
  return schema?.element as z.ZodType | undefined;
}

/** The contract words its own rules in Chinese; a fault of another kind is one of type. */
const ours = (issue: z.core.$ZodIssue): string =>
  /\p{Script=Han}/u.test(issue.message) ? issue.message : '格式不正确';

function labelOf(field: z.ZodType | undefined): string {
  let schema = field;
  while (schema) {
    const label = schema.meta()?.description;
    if (label) return label;
    schema = (schema.def as { innerType?: z.ZodType }).innerType;
  }
  return '';
}
