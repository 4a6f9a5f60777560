import type { getCoverage } from '../../../contracts/console/coverage.ts';
import type { DataOf } from '../../../contracts/endpoint.ts';

/** How far what is declared was used, and of one call. */
export type Coverage = DataOf<typeof getCoverage>;
export type CallCoverage = Coverage['each'][number];
export type Share = Coverage['cases'];

/** The part of something that was used, from 0 to 1; of nothing all is used. */
export const rateOf = ({ used, all }: Share): number => (all === 0 ? 1 : used / all);

const percent = (rate: number): string => `${Math.round(rate * 100)}%`;

/** A share as people read it. */
export const shareText = (share: Share): string => (share.all === 0 ? '–' : percent(rateOf(share)));

interface Filter {
  service: string;
  from: string;
  typed: string;
}

/** What a call has used of all that it declares. */
const usedOf = ({ cases, inputs, fields, effects }: CallCoverage): number =>
  [cases, inputs, fields, effects].reduce((sum, { used }) => sum + used, 0) /
  Math.max(
    [cases, inputs, fields, effects].reduce((sum, { all }) => sum + all, 0),
    1,
  );

/** The calls that a filter lets through: what was never asked first, then what was used least. */
export function callsOf({ each }: Coverage, { service, from, typed }: Filter): CallCoverage[] {
  const wanted = typed.trim().toLowerCase();
  const fits = (one: CallCoverage): boolean =>
    (service === '' || one.service === service) &&
    (from === '' || one.from === from) &&
    `${one.call} ${one.path} ${one.summary}`.toLowerCase().includes(wanted);
  return each.filter(fits).toSorted((a, b) => Number(a.requests > 0) - Number(b.requests > 0) || usedOf(a) - usedOf(b));
}
