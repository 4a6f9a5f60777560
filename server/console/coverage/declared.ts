import { callEntries, type CallName } from '../../../contracts/calls.ts';
import { kindLabels } from '../../../contracts/effect-text.ts';
import type { Endpoint, Provenance } from '../../../contracts/endpoint.ts';
import { labelAt } from '../../../contracts/faults.ts';
import { fieldProvenance, requiredProvenance } from '../../../contracts/provenance.ts';
import * as z from 'zod';
import { access } from '../../http/access.ts';
import { caseLabel } from '../cases.ts';
import { fieldsOf } from '../fields.ts';

/** The parts of a call that traffic may use. */
export const parts = ['cases', 'inputs', 'fields', 'effects'] as const;

export type CoveragePart = (typeof parts)[number];

/** Something declared that traffic may use. */
export interface Declared {
  name: string;
  label: string;
  from: Provenance;
}

/** All that a call declares, part by part. */
export type DeclaredCall = Record<CoveragePart, readonly Declared[]> & { endpoint: Endpoint };

let known: ReadonlyMap<CallName, DeclaredCall> | undefined;

/** What every call declares; gathered when somebody first counts. */
export const declaredCalls = (): ReadonlyMap<CallName, DeclaredCall> =>
  (known ??= new Map(callEntries.map(([call, endpoint]) => [call, declaredBy(call, endpoint)])));

function declaredBy(call: CallName, endpoint: Endpoint): DeclaredCall {
  const { provenance: from, input, answers } = endpoint;
  return {
    endpoint,
    cases: casesOf(call, endpoint).map((name) => ({
      name,
      label: caseLabel(endpoint, name),
      from: ruleOf(name, from),
    })),
    inputs: Object.entries(input.shape).map(([name, field]) => ({
      name,
      label: labelAt(input, [name]) || name,
      from: fieldProvenance(field as z.ZodType, from),
    })),
    fields:
      answers === 'file'
        ? []
        : fieldsOf(endpoint)
            .filter(({ path }) => path.startsWith('data.') || path.startsWith('data['))
            .map(({ path, ...rest }) => ({ name: path, ...rest })),
    effects: effectsOf(endpoint),
  };
}

/** That a call can be made is said where the call is; how else it may end follows from that. */
const ruleOf = (name: string, from: Provenance): Provenance =>
  name === 'success' || from === 'ours' ? from : 'inferred';

/** The cases that a call can be in: those of its contract. */
function casesOf(call: CallName, { input, refusals, data, answers, provenance }: Endpoint): string[] {
  const rule = access[call];
  const fields = Object.values(input.shape) as z.ZodType[];
  const isAsked = fields.some((field) => requiredProvenance(field, provenance) !== undefined);
  return [
    'success',
    ...(answers === 'file-or-envelope' ? ['file'] : []),
    ...(isList(data) ? ['empty'] : []),
    ...Object.keys(refusals).map((name) => `refused ${name}`),
    ...(isAsked ? ['missing parameter'] : []),
    ...(fields.length > 0 ? ['malformed parameter'] : []),
    ...(rule === 'open' ? [] : ['no token']),
    ...(typeof rule === 'string' ? [] : ['forbidden']),
  ];
}

const isList = (data: z.ZodType): boolean =>
  data instanceof z.ZodArray || (data instanceof z.ZodObject && 'records' in data.shape);

const verbs = { adds: '新增', changes: '修改', removes: '删除' } as const;

function effectsOf({ effects, provenance }: Endpoint): Declared[] {
  if (!effects) return [];
  return (Object.keys(verbs) as (keyof typeof verbs)[]).flatMap((verb) =>
    effects[verb].map((kind) => ({
      name: `${verb} ${kind}`,
      label: `${verbs[verb]}${kindLabels[kind]}`,
      from: provenance,
    })),
  );
}
