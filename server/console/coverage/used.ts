import type { FastifyReply } from 'fastify';
import { refusalHeader } from '../../../contracts/refusals.ts';
import type { Exchange } from '../../http/exchange.ts';
import { caseOf } from '../cases.ts';
import type { Used } from './tally.ts';

/** Bytes of an answer that is looked into: nobody else is answered meanwhile. */
const mostRead = 262_144;

/** Items of a list that are looked at, on each level. */
const mostItems = 20;

/** What a request and its answer have used of what the call declares; `isRead` whether fields of the answer are looked for. */
export function usedBy({ endpoint, given }: Exchange, reply: FastifyReply, payload: unknown, isRead: boolean): Used {
  const isJson = String(reply.getHeader('content-type') ?? '').includes('json');
  const head = isJson ? headOf(payload) : '';
  const isOk = reply.statusCode < 400 && (!isJson || head.startsWith('{"code":200,'));
  const rule = String(reply.getHeader(refusalHeader) ?? '');
  const isEmpty = /"data":(\[\]|\{"records":\[\])/.test(head);
  const met = caseOf(endpoint, { rule, status: reply.statusCode, isOk, isJson, isEmpty });
  return {
    cases: met === '' ? [] : [met],
    inputs: given !== null && typeof given === 'object' ? namesIn(given) : [],
    ...(isOk && { effects: effectsOf(endpoint) }),
    ...(isOk && isJson && isRead && { fields: fieldsIn(payload) }),
  };
}

const headLetters = 80;

/** How an answer begins. */
const headOf = (payload: unknown): string =>
  typeof payload === 'string'
    ? payload.slice(0, headLetters)
    : Buffer.isBuffer(payload)
      ? payload.subarray(0, headLetters).toString('latin1')
      : '';

const namesIn = (given: object): string[] =>
  Object.entries(given).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [name]));

const effectsOf = ({ effects }: Exchange['endpoint']): string[] =>
  effects
    ? (['adds', 'changes', 'removes'] as const).flatMap((verb) => effects[verb].map((kind) => `${verb} ${kind}`))
    : [];

function fieldsIn(payload: unknown): Set<string> {
  const names = new Set<string>();
  const isRead = (typeof payload === 'string' || Buffer.isBuffer(payload)) && payload.length <= mostRead;
  if (!isRead) return names;
  try {
    const { data } = JSON.parse(payload.toString()) as { data?: unknown };
    gather(data, 'data', names);
  } catch {
    // What is no JSON has no fields.
  }
  return names;
}

function gather(value: unknown, path: string, names: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value.slice(0, mostItems)) gather(item, `${path}[]`, names);
    return;
  }
  if (value === null || typeof value !== 'object') return;
  for (const [name, inner] of Object.entries(value)) {
    const place = `${path}.${name}`;
    if (hasValue(inner)) names.add(place);
    gather(inner, place, names);
  }
}

const hasValue = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.length > 0
    : value !== '' && value !== null && (typeof value !== 'object' || Object.keys(value).length > 0);
