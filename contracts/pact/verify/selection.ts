import { callEntries, type CallName } from '../../calls.ts';
import { plannedOf, type Planned } from '../plan.ts';
import type { StateName } from '../states/states.ts';
import type { Options } from './options.ts';

/** A case that is not carried out, and why. */
export interface LeftOut {
  planned: Planned;
  reason: string;
}

/** The cases of a run. */
export interface Selection {
  run: Planned[];
  leftOut: LeftOut[];
}

/** What decides which cases are carried out. */
export interface Choice {
  services: Options['services'];
  diff: boolean;
  writes: boolean;
  /** Whether the server may know only what the specification names. */
  foreign: boolean;
  /** Narrows the plan down, for tests. */
  only?: ((planned: Planned) => boolean) | undefined;
  isSkipped: (state: StateName) => boolean;
}

/** Chooses the cases that are carried out; shapes are compared in successes with data alone. */
export function select(choice: Choice): Selection {
  const planned = callEntries
    .filter(([, { service }]) => choice.services.includes(service))
    .flatMap(([call, endpoint]) => plannedOf(call, endpoint))
    .filter((one) => !choice.diff || (one.name === 'success' && one.expected.kind === 'data'))
    .filter((one) => choice.only?.(one) ?? true);
  const judged = planned.map((one) => ({ planned: one, reason: reasonAgainst(one, choice) }));
  return {
    run: judged.filter(({ reason }) => reason === '').map((one) => one.planned),
    leftOut: judged.filter(({ reason }) => reason !== ''),
  };
}

function reasonAgainst({ endpoint, states }: Planned, { foreign, writes, isSkipped }: Choice): string {
  if (foreign && endpoint.provenance === 'ours') return '自定的接口，其他服务没有';
  if (!writes && endpoint.effects) return '会写入数据，本次只读';
  const skipped = states.find(isSkipped);
  return skipped === undefined ? '' : `状态文件跳过“${skipped}”`;
}

/** The names of the calls in a list of cases, each once. */
export const callsIn = (planned: readonly { call: CallName }[]): CallName[] => [
  ...new Set(planned.map(({ call }) => call)),
];
