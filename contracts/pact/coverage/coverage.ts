import { callEntries, type CallName } from '../../calls.ts';
import type { Endpoint, Service } from '../../endpoint.ts';
import { cases } from '../cases/index.ts';
import { pactFiles, readPact } from '../folder.ts';
import { descriptionOf, plannedOf, reasonAgainst, requiredOf } from '../plan.ts';

/** One case of a call: pinned by a pact, declared impossible with a reason, or missing. */
export interface CaseCoverage {
  name: string;
  state: 'pinned' | 'impossible' | 'missing';
  /** Why it is impossible; "" otherwise. */
  reason: string;
}

/** Every case that a call must have or has planned. */
export interface CallCoverage {
  service: Service;
  call: CallName;
  cases: CaseCoverage[];
}

/** The descriptions of the pinned interactions by service. */
export type Pinned = ReadonlyMap<string, ReadonlySet<string>>;

/** What the pacts in their folder pin. */
export const pinnedInPacts = (): Pinned =>
  new Map(
    pactFiles().map((file) => {
      const { provider, interactions } = readPact(file);
      return [provider.name, new Set(interactions.map(({ description }) => description))];
    }),
  );

/** How far the pacts cover every call. */
export const coverageOf = (pinned: Pinned): CallCoverage[] =>
  callEntries.map(([call, endpoint]) => ({
    service: endpoint.service,
    call,
    cases: casesOf(call, endpoint, pinned.get(endpoint.service) ?? new Set()),
  }));

function casesOf(call: CallName, endpoint: Endpoint, pinned: ReadonlySet<string>): CaseCoverage[] {
  // The command runs without a type check: a call without cases is a hole to name, not a reason to fail.
  const declared = call in cases;
  const planned = declared ? plannedOf(call, endpoint).map(({ name }) => name) : [];
  return [...new Set([...requiredOf(call, endpoint), ...planned])].map((name) => {
    const reason = declared ? reasonAgainst(call, name) : '';
    if (reason) return { name, state: 'impossible', reason };
    return { name, state: pinned.has(descriptionOf({ call, name })) ? 'pinned' : 'missing', reason };
  });
}

/** The missing cases as "service call: case". */
export const missingIn = (coverage: readonly CallCoverage[]): string[] =>
  coverage.flatMap(({ service, call, cases: own }) =>
    own.filter(({ state }) => state === 'missing').map(({ name }) => `${service} ${call}: ${name}`),
  );
