import { localDateTime, systemNow } from '../../../server/database/clock.ts';
import { pathOf, type Paths, type Service } from '../../endpoint.ts';
import type { Named } from '../plan.ts';
import type { Deviation } from '../../answers/deviation.ts';
import type { Result } from './results.ts';
import { callsIn, type LeftOut } from './selection.ts';
import type { Difference } from '../../answers/shape.ts';
import { exits } from './stop.ts';
import { isAssumed } from '../../answers/trace.ts';

/** How many cases of a service ended in which way. */
export interface ServiceCounts {
  service: Service;
  calls: number;
  cases: number;
  kept: number;
  /** Other than assumed, in nothing that the specification says. */
  other: number;
  broken: number;
  unverified: number;
  leftOut: number;
}

/** A case, as the report names it. */
export interface CaseName {
  service: Service;
  call: string;
  method: string;
  /** The path of the call. */
  address: string;
  case: string;
}

/** What a run found out. */
export interface Report {
  url: string;
  /** `yyyy-MM-dd HH:mm:ss` */
  time: string;
  mode: 'verify' | 'diff';
  /** Where the states came from. */
  states: string;
  writes: boolean;
  /** Whether what is other than assumed counts as broken. */
  strict: boolean;
  verdict: 'kept' | 'broken' | 'unverified';
  exitCode: number;
  /** One line. */
  summary: string;
  services: ServiceCounts[];
  /** Against the specification and, in calls of ours, against what we say. */
  deviations: (CaseName & Deviation)[];
  /** Other than assumed where the specification is silent. */
  assumed: (CaseName & Deviation)[];
  differences: (CaseName & Difference)[];
  unverified: (CaseName & { reason: string })[];
  leftOut: (CaseName & { reason: string })[];
  kept: CaseName[];
}

/** What is known of a run before its results. */
export interface Circumstances {
  url: string;
  services: Service[];
  diff: boolean;
  states: string;
  writes: boolean;
  paths: Paths;
  /** Whether what is other than assumed counts as broken. */
  strict: boolean;
}

/** The report of a run that was carried out. */
export function reportOf(
  circumstances: Circumstances,
  results: readonly Result[],
  leftOut: readonly LeftOut[],
): Report {
  const { paths } = circumstances;
  const of = (outcome: Result['outcome']): Result[] => results.filter((one) => one.outcome === outcome);
  const broken = of('broken').length + (circumstances.strict ? of('other').length : 0);
  const verdict = verdictOf(broken, of('unverified').length, results.length);
  const found = results.flatMap(({ planned, deviations }) =>
    deviations.map((one) => ({ ...nameOf(planned, paths), ...one })),
  );
  const services = circumstances.services.map((service) => countsOf(service, results, leftOut));
  return {
    ...head(circumstances),
    verdict,
    exitCode: exits[verdict],
    summary: summaryOf(circumstances, verdict, results),
    services,
    deviations: found.filter((one) => !isAssumed(one)),
    assumed: found.filter(isAssumed),
    differences: results.flatMap(({ planned, differences }) =>
      differences.map((one) => ({ ...nameOf(planned, paths), ...one })),
    ),
    unverified: of('unverified').map(({ planned, reason }) => ({ ...nameOf(planned, paths), reason })),
    leftOut: leftOut.map(({ planned, reason }) => ({ ...nameOf(planned, paths), reason })),
    kept: of('kept').map(({ planned }) => nameOf(planned, paths)),
  };
}

/** What is broken outweighs what could not be verified; a run without cases has verified nothing. */
function verdictOf(broken: number, unverified: number, all: number): Report['verdict'] {
  if (broken > 0) return 'broken';
  return unverified > 0 || all === 0 ? 'unverified' : 'kept';
}

/** The report of a run that ended before its first case. */
export const reportOfNothing = (circumstances: Circumstances, reason: string): Report => ({
  ...head(circumstances),
  verdict: 'unverified',
  exitCode: exits.unverified,
  summary: `未验证：${reason}`,
  services: [],
  deviations: [],
  assumed: [],
  differences: [],
  unverified: [],
  leftOut: [],
  kept: [],
});

const head = ({ url, diff, states, writes, strict }: Circumstances) => ({
  url,
  time: localDateTime(systemNow()),
  mode: diff ? ('diff' as const) : ('verify' as const),
  states,
  writes,
  strict,
});

const nameOf = ({ call, endpoint, name }: Named, paths: Paths): CaseName => ({
  service: endpoint.service,
  call,
  method: endpoint.method,
  address: pathOf(endpoint, paths),
  case: name,
});

function countsOf(service: Service, results: readonly Result[], leftOut: readonly LeftOut[]): ServiceCounts {
  const own = results.filter(({ planned }) => planned.endpoint.service === service);
  const count = (outcome: Result['outcome']): number => own.filter((one) => one.outcome === outcome).length;
  return {
    service,
    calls: callsIn(own.map(({ planned }) => planned)).length,
    cases: own.length,
    kept: count('kept'),
    other: count('other'),
    broken: count('broken'),
    unverified: count('unverified'),
    leftOut: leftOut.filter(({ planned }) => planned.endpoint.service === service).length,
  };
}

function summaryOf({ diff, strict }: Circumstances, verdict: Report['verdict'], results: readonly Result[]): string {
  const of = (outcome: Result['outcome']): Result[] => results.filter((one) => one.outcome === outcome);
  const calls = callsIn(results.map(({ planned }) => planned)).length;
  const silent = of('unverified').length;
  const unverified = silent > 0 ? `，另有 ${silent} 个用例未验证` : '';
  const others = strict ? '' : othersIn(of('other'));
  if (results.length === 0) return '未验证：没有可以执行的用例';
  if (verdict === 'unverified') {
    return `未验证：${silent} 个用例没有得出结论，其余 ${results.length - silent} 个相符${others}`;
  }
  if (verdict === 'kept') return keptIn(diff, calls, results.length) + others;
  const broken = [...of('broken'), ...(strict ? of('other') : [])];
  const places = placesIn(broken);
  if (diff) return `有差异：${broken.length} 个接口共 ${places} 处${others}${unverified}`;
  return `不符：${results.length} 个用例中 ${broken.length} 个违反契约，共 ${places} 处${others}${unverified}`;
}

const keptIn = (diff: boolean, calls: number, cases: number): string =>
  diff ? `相符：${calls} 个接口的答复与声明的形状一致` : `相符：${calls} 个接口的 ${cases} 个用例都遵守契约`;

const placesIn = (results: readonly Result[]): number =>
  results.reduce((sum, { deviations, differences }) => sum + deviations.length + differences.length, 0);

const othersIn = (others: readonly Result[]): string =>
  others.length > 0 ? `，${others.length} 个与推断不同（共 ${placesIn(others)} 处）` : '';

/** Letters of an answer that a report shows. */
const mostShown = 160;

/** A report without secrets, in which long texts of the server are cut; in this order, so that no half secret remains. */
export function presentable(report: Report, hide: (text: string) => string): Report {
  const cut = (text: string): string => {
    const letters = [...text];
    return letters.length > mostShown ? `${letters.slice(0, mostShown).join('')}…` : text;
  };
  const shown = <T>(value: T): T => {
    if (typeof value === 'string') return cut(hide(value)) as T;
    if (Array.isArray(value)) return value.map((item: unknown) => shown(item)) as T;
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, shown(field as unknown)])) as T;
  };
  return shown(report);
}
