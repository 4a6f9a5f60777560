import type { CallName } from '../../../contracts/calls.ts';
import * as calls from '../../../contracts/console/coverage.ts';
import { refusal } from '../../http/errors.ts';
import { consoleRoute } from '../console-route.ts';
import type { House } from '../house.ts';
import { declaredCalls, parts, type CoveragePart, type DeclaredCall } from './declared.ts';
import type { Tally } from './tally.ts';

type Share = { used: number; all: number };
type Shares = Record<CoveragePart, Share>;

const usedOf = (counts: Uint32Array | undefined): number =>
  counts?.reduce((sum, count) => sum + Number(count > 0), 0) ?? 0;

const sharesOf = (tally: Tally, call: CallName, declared: DeclaredCall): Shares =>
  Object.fromEntries(
    parts.map((part) => [part, { used: usedOf(tally.counts(call, part)), all: declared[part].length }]),
  ) as Shares;

const sum = (shares: readonly Share[]): Share => ({
  used: shares.reduce((total, { used }) => total + used, 0),
  all: shares.reduce((total, { all }) => total + all, 0),
});

/** How far everything declared was used, call by call. */
function coverageOf(tally: Tally, isOn: boolean) {
  const each = [...declaredCalls()].map(([call, declared]) => {
    const { service, summary, method, path, provenance: from } = declared.endpoint;
    const requests = tally.requests(call);
    return { service, call, summary, method, path, from, requests, ...sharesOf(tally, call, declared) };
  });
  const total = (part: CoveragePart): Share => sum(each.map((one) => one[part]));
  return {
    isOn,
    since: tally.since,
    requests: each.reduce((all, { requests }) => all + requests, 0),
    calls: { used: each.filter(({ requests }) => requests > 0).length, all: each.length },
    cases: total('cases'),
    inputs: total('inputs'),
    fields: total('fields'),
    effects: total('effects'),
    each,
  };
}

export const coverageRoutes = ({ counting }: House) => [
  consoleRoute(calls.getCoverage, ({ input: { sandbox = '' } }) => coverageOf(counting.used(sandbox), counting.isOn)),

  consoleRoute(calls.getCallCoverage, ({ input: { sandbox = '', call } }) => {
    const declared = declaredCalls().get(call as CallName);
    if (!declared) throw refusal(calls.getCallCoverage, 'noCall', { call });
    const tally = counting.used(sandbox);
    const of = (part: CoveragePart) =>
      declared[part].map((one, place) => ({ ...one, count: tally.counts(call as CallName, part)?.[place] ?? 0 }));
    return { cases: of('cases'), inputs: of('inputs'), fields: of('fields'), effects: of('effects') };
  }),

  consoleRoute(calls.setCoverage, ({ input: { isOn } }) => {
    counting.isOn = isOn;
    return {};
  }),

  consoleRoute(calls.resetCoverage, ({ input: { sandbox = '' } }) => {
    counting.reset(sandbox);
    return {};
  }),
];
