import type { CaseProfile, Profile } from '../../profile.ts';
import { isAssumed, traceOf } from '../../answers/trace.ts';
import type { Result } from './results.ts';

/** What each result is worth: broken against the specification, other than assumed, or, where a profile holds all of it, kept. */
export function weigh(results: readonly Result[], profile: Profile | undefined): Result[] {
  return results.map((result) => {
    if (result.outcome === 'unverified') return result;
    const { call, name } = result.planned;
    const known = new Set(profile?.calls[call]?.[name]?.differs?.map((one) => JSON.stringify(one)));
    const deviations = result.deviations.filter((one) => !isAssumed(one) || !known.has(JSON.stringify(traceOf(one))));
    const all = [...deviations, ...result.differences];
    const outcome = all.length === 0 ? 'kept' : all.every(isAssumed) ? 'other' : 'broken';
    return { ...result, deviations, outcome };
  });
}

/** The profile of a server, as the results of a run show it. */
export function profileOf(results: readonly Result[]): Profile {
  const calls: Profile['calls'] = {};
  for (const { planned, deviations, manner, outcome } of results) {
    if (outcome === 'unverified' || planned.endpoint.provenance === 'ours') continue;
    const differs = deviations.filter(isAssumed).map(traceOf);
    const learned: CaseProfile = { ...manner, ...(differs.length > 0 && { differs }) };
    if (Object.keys(learned).length > 0) (calls[planned.call] ??= {})[planned.name] = learned;
  }
  return { understudyProfile: 1, calls };
}
