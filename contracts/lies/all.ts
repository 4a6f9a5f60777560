import { callEntries, type CallName } from '../calls.ts';
import type { Endpoint } from '../endpoint.ts';
import { liesAboutEffects } from './about-effects.ts';
import { liesAboutFields } from './about-fields.ts';
import { liesAboutFiles } from './about-files.ts';
import { liesAboutFilters } from './about-filters.ts';
import { liesAboutPages } from './about-pages.ts';
import { liesAboutRefusals } from './about-refusals.ts';
import { liesAboutRows } from './about-rows.ts';
import { liesAboutTokens } from './about-tokens.ts';
import type { Lie } from './lie.ts';

/** The calls that other servers have too. */
export const sharedCalls = callEntries.filter(([, { provenance }]) => provenance !== 'ours');

/** What a call is known to refuse, and whether it looks at roles. */
interface Strictness {
  refused: readonly string[];
  isRoleChecked: boolean;
}

/** Every single lie that a call can be told about, as its declaration says. */
export const liesAbout = (call: CallName, endpoint: Endpoint, { refused, isRoleChecked }: Strictness): Lie[] => [
  ...liesAboutFilters(call, endpoint),
  ...liesAboutPages(call, endpoint),
  ...liesAboutRows(call, endpoint),
  ...liesAboutFields(call, endpoint),
  ...liesAboutEffects(call, endpoint),
  ...liesAboutRefusals(call, endpoint, refused),
  ...liesAboutTokens(call, isRoleChecked, endpoint.effects !== undefined),
  ...liesAboutFiles(call, endpoint),
];
