import { access } from '../../../server/http/access.ts';
import { callEntries, type CallName } from '../../calls.ts';
import type { Endpoint } from '../../endpoint.ts';
import { plannedOf } from '../plan.ts';
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

const namedRefusal = 'refused ';

/** Every single lie that a call can be told about, as its declaration says. */
function liesAbout(call: CallName, endpoint: Endpoint): Lie[] {
  const refused = plannedOf(call, endpoint)
    .filter(({ name }) => name.startsWith(namedRefusal))
    .map(({ name }) => name.slice(namedRefusal.length));
  return [
    ...liesAboutFilters(call, endpoint),
    ...liesAboutPages(call, endpoint),
    ...liesAboutRows(call, endpoint),
    ...liesAboutFields(call, endpoint),
    ...liesAboutEffects(call, endpoint),
    ...liesAboutRefusals(call, endpoint, refused),
    ...liesAboutTokens(call, typeof access[call] === 'object', endpoint.effects !== undefined),
    ...liesAboutFiles(call, endpoint),
  ];
}

/** Every single lie about the calls that other servers have too. */
export const allLies = (): Lie[] => sharedCalls.flatMap(([call, endpoint]) => liesAbout(call, endpoint));
