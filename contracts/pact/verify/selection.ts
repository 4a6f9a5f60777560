import { callEntries, calls, type CallName } from '../../calls.ts';
import { furtherOf } from '../further/further-of.ts';
import { plannedOf, type Named, type Planned } from '../plan.ts';
import type { StateName } from '../states/states.ts';
import { allLaws } from './laws/all.ts';
import type { Law } from './laws/law.ts';
import { planOf } from './laws/plan-of.ts';
import type { Options } from './options.ts';

/** A case or law that is not carried out, and why. */
export interface LeftOut {
  planned: Named;
  reason: string;
}

/** The cases and laws of a run. */
export interface Selection {
  run: Planned[];
  laws: Law[];
  leftOut: LeftOut[];
}

/** Whether a case or a law is carried out. */
export type Only = (one: Planned | Law) => boolean;

/** What decides which cases are carried out. */
export interface Choice {
  services: Options['services'];
  diff: boolean;
  writes: boolean;
  /** Whether the server may know only what the specification names. */
  foreign: boolean;
  /** Narrows the plan down, for tests. */
  only?: Only | undefined;
  isSkipped: (state: StateName) => boolean;
  /** Whether nothing is known of a state. */
  isUnknown: (state: StateName) => boolean;
}

/** Chooses the cases and laws that are carried out; shapes are compared in successes with data alone. */
export function select(choice: Choice): Selection {
  const { services, diff, only = () => true } = choice;
  const cases = callEntries
    .filter(([, { service }]) => services.includes(service))
    .flatMap(([call, endpoint]) => [...plannedOf(call, endpoint), ...furtherOf(call, endpoint)])
    .filter((one) => !diff || (one.name === 'success' && one.expected.kind === 'data'))
    .filter(only);
  const laws = diff ? [] : allLaws().filter((one) => services.includes(calls[one.call].service) && only(one));
  const judgedCases = cases.map((one) => ({ one, planned: one, reason: reasonAgainst(one, isWrite(one), choice) }));
  const judgedLaws = laws.map((one) => ({ one, planned: planOf(one), reason: reasonAgainstLaw(one, choice) }));
  return {
    run: judgedCases.filter(({ reason }) => reason === '').map(({ one }) => one),
    laws: judgedLaws.filter(({ reason }) => reason === '').map(({ one }) => one),
    leftOut: [...judgedCases, ...judgedLaws].filter(({ reason }) => reason !== ''),
  };
}

const isWrite = ({ endpoint }: Planned): boolean => endpoint.effects !== undefined;

function reasonAgainst({ endpoint, states }: Named, isWrite: boolean, { foreign, writes, isSkipped }: Choice): string {
  if (foreign && endpoint.provenance === 'ours') return '自定的接口，其他服务没有';
  if (!writes && isWrite) return '会写入数据，本次只读';
  const skipped = states.find(isSkipped);
  return skipped === undefined ? '' : `状态文件跳过“${skipped}”`;
}

function reasonAgainstLaw(law: Law, choice: Choice): string {
  const unknown = law.states.find(choice.isUnknown);
  return reasonAgainst(planOf(law), law.writes, choice) || (unknown ? `状态文件没有“${unknown}”` : '');
}

/** The names of the calls in a list of cases, each once. */
export const callsIn = (planned: readonly { call: CallName }[]): CallName[] => [
  ...new Set(planned.map(({ call }) => call)),
];
