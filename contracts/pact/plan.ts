import * as z from 'zod';
import { access } from '../../server/http/access.ts';
import { callEntries, type CallName } from '../calls.ts';
import { hasQuery, type Endpoint } from '../endpoint.ts';
import { texts } from '../envelope.ts';
import type { Schema } from '../openapi/schema.ts';
import type { GeneralRefusal } from '../refusals.ts';
import type { Expected } from '../answers/expected.ts';
import type { Case, CallCases, Impossible } from './case.ts';
import { cases } from './cases/index.ts';
import { lists } from '../answers/lists.ts';
import { wrongRole, type StateName } from './states/states.ts';

/** One interaction to come. */
export interface Planned {
  call: CallName;
  endpoint: Endpoint;
  /** The kind of case: success, refused <rule>, missing parameter and so on. */
  name: string;
  states: StateName[];
  withToken: boolean;
  input: Record<string, unknown>;
  file: Case['file'];
  expected: Expected;
}

/** A case or a law, as reports name it. */
export type Named = Pick<Planned, 'call' | 'endpoint' | 'name' | 'states'>;

/** What has to be there for a case or a law. */
export type Situated = Pick<Planned, 'states' | 'withToken' | 'input'>;

/** What an interaction is called: the call and the case. */
export const descriptionOf = ({ call, name }: Pick<Planned, 'call' | 'name'>): string => `${call}: ${name}`;

const known = new Map<CallName, readonly Planned[]>();

/** Every interaction of a call. */
export function plannedOf(call: CallName, endpoint: Endpoint): readonly Planned[] {
  const planned = known.get(call) ?? planOf(call, endpoint);
  known.set(call, planned);
  return planned;
}

function planOf(call: CallName, endpoint: Endpoint): Planned[] {
  const own = cases[call] as CallCases;
  const plan = (name: string, { state, input, file }: Case, expected: Expected): Planned => ({
    call,
    endpoint,
    name,
    states: [state],
    withToken: !endpoint.open,
    input,
    file,
    expected,
  });
  const possible = (name: string, one: Case | Impossible | undefined, expected: Expected): Planned[] =>
    one && !('impossible' in one) ? [plan(name, one, expected)] : [];
  const success = plan('success', own.success, { kind: endpoint.answers === 'file' ? 'file' : 'data' });
  if (endpoint.provenance === 'ours') return [success, ...refusalsOf(success).slice(0, 1)];
  return [
    success,
    ...possible('file', own.file, { kind: 'file' }),
    ...possible('json', own.json, { kind: 'data' }),
    ...possible('empty', own.empty, { kind: 'empty' }),
    ...Object.entries(own.refused as Record<string, Case | Impossible>).flatMap(([rule, one]) =>
      possible(`refused ${rule}`, one, { kind: 'refusal', code: 400, text: endpoint.refusals[rule]!, rule }),
    ),
    ...refusalsOf(success),
  ];
}

/** What every call refuses in the same way. */
const refusalsOf = (success: Planned): Planned[] => [...badParameters(success), ...strangers(success)];

/** Every interaction of every call. */
export const allPlanned = (): Planned[] => callEntries.flatMap(([call, endpoint]) => plannedOf(call, endpoint));

/** A plan without what would make its file large: the call is refused before anybody opens it. */
const lean = (planned: Planned): Planned => ({ ...planned, file: planned.file && 'text' });

function badParameters(success: Planned): Planned[] {
  const { endpoint } = success;
  const { properties = {}, required = [] } = z.toJSONSchema(endpoint.input, {
    io: 'input',
    unrepresentable: 'any',
  }) as Schema;
  const inQuery = hasQuery(endpoint);
  const bad = (name: string, input: Planned['input'], rule: GeneralRefusal, text: string): Planned => ({
    ...lean(success),
    name,
    input,
    expected: { kind: 'refusal', code: 400, text, rule },
  });
  const missing = required.slice(0, 1).map((field) => {
    const { [field]: _, ...rest } = success.input;
    if (!inQuery) return bad('missing parameter', rest, 'wrongField', `${field}:{text}`);
    return bad('missing parameter', rest, 'missingParameter', texts.missingParameter(field));
  });
  const formatted = Object.keys(properties).find((field) => properties[field]!.pattern);
  if (formatted === undefined) return missing;
  const input = { ...success.input, [formatted]: '不合格式' };
  const malformed = inQuery
    ? bad('malformed parameter', input, 'wrongParameter', texts.wrongParameter(formatted))
    : bad('malformed parameter', input, 'wrongField', `${formatted}:{text}`);
  return [...missing, malformed];
}

function strangers(success: Planned): Planned[] {
  const rule = access[success.call];
  if (rule === 'open') return [];
  const refused = (name: string, code: number, rule: 'noToken' | 'forbidden'): Planned => ({
    ...lean(success),
    name,
    expected: { kind: 'refusal', code, text: texts[rule], rule },
  });
  const noToken = { ...refused('no token', 401, 'noToken'), withToken: false };
  if (rule === 'signedIn') return [noToken];
  return [noToken, { ...refused('forbidden', 403, 'forbidden'), states: [...success.states, wrongRole] }];
}

/** The cases that a call must have, and which of them may be declared impossible. */
export function requiredOf(call: CallName, endpoint: Endpoint): string[] {
  if (endpoint.provenance === 'ours') return ['success'];
  const rule = access[call];
  const { required = [] } = z.toJSONSchema(endpoint.input, { io: 'input', unrepresentable: 'any' }) as Schema;
  return [
    'success',
    ...(endpoint.answers === 'file-or-envelope' ? ['file'] : []),
    ...(endpoint.upload && endpoint.upload.orJson ? ['json'] : []),
    ...(lists(endpoint.data) ? ['empty'] : []),
    ...Object.keys(endpoint.refusals).map((refusal) => `refused ${refusal}`),
    ...(required.length > 0 ? ['missing parameter'] : []),
    ...(rule === 'open' ? [] : ['no token']),
    ...(rule === 'open' || rule === 'signedIn' ? [] : ['forbidden']),
  ];
}

/** Why a case of a call is declared impossible; "" where it is not. */
export function reasonAgainst(call: CallName, name: string): string {
  const own = cases[call] as CallCases;
  const [kind, rule] = name.split(' ') as [string, string | undefined];
  const refused = own.refused as Record<string, Case | Impossible | undefined>;
  const declared = kind === 'refused' ? refused[rule!] : kind === 'empty' ? own.empty : undefined;
  return declared && 'impossible' in declared ? declared.impossible : '';
}
