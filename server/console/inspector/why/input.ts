import type { Endpoint, Provenance } from '../../../../contracts/endpoint.ts';
import { hasQuery } from '../../../../contracts/endpoint.ts';
import { faultText, labelAt } from '../../../../contracts/faults.ts';
import { fieldProvenance, requiredProvenance } from '../../../../contracts/provenance.ts';
import { isPrivateCall, isSecret } from '../mask.ts';
import { ruleOf } from './words.ts';

/** Why an input was judged so, and whose rule that is. */
export interface InputWhy {
  why: string;
  from: Provenance;
}

const namesShown = 4;

const named = (endpoint: Endpoint, name: string): string => labelAt(endpoint.input, [name]) || name;

/** What was handed in, by the labels of its fields. */
export function goodInput(endpoint: Endpoint, given: unknown): InputWhy {
  const shape = endpoint.input.shape;
  const fields = Object.keys(given ?? {}).filter((name) => name in shape);
  const names = fields.slice(0, namesShown).map((name) => named(endpoint, name));
  const more = fields.length > namesShown ? ` 等 ${fields.length} 项` : '';
  const why = fields.length === 0 ? '没有参数' : `${names.join('、')}${more}都合格`;
  return { why, from: endpoint.provenance };
}

/** Which field is wrong, how, and who says that it must be as it must. */
export function badInput(endpoint: Endpoint, given: unknown, message: string): InputWhy {
  const fallback = { why: message, from: ruleOf(endpoint.provenance) };
  if (given === null || typeof given !== 'object') return fallback;
  const judged = endpoint.input.safeParse(hasQuery(endpoint) ? withoutBlanks(given) : given);
  const issue = judged.error?.issues[0];
  if (!issue) return fallback;
  const name = String(issue.path[0] ?? '');
  const field = endpoint.input.shape[name] as Parameters<typeof fieldProvenance>[0] | undefined;
  if (!field) return fallback;
  const value = (given as Record<string, unknown>)[name];
  if (value === undefined || value === '')
    return {
      why: `缺少${named(endpoint, name)}（${name}）`,
      from: requiredProvenance(field, endpoint.provenance) ?? fallback.from,
    };
  const why = `${faultText(endpoint.input, issue, given)}；${name} 收到的是 ${shown(name, value, endpoint.path)}`;
  return { why, from: fieldProvenance(field, endpoint.provenance) };
}

const withoutBlanks = (given: object): object =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));

const longest = 60;

function shown(name: string, value: unknown, path: string): string {
  if (isSecret(name, isPrivateCall(path))) return '（已隐去）';
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
