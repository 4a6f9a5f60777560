import { calls } from '../../../contracts/calls.ts';
import type { Judgement } from '../../../contracts/console/upstream-words.ts';
import type { Endpoint, Provenance } from '../../../contracts/endpoint.ts';
import { deviationsOf } from '../../../contracts/answers/check.ts';
import type { Deviation } from '../../../contracts/answers/deviation.ts';
import { mannerOf } from '../../../contracts/answers/manner.ts';
import { assumedOf } from '../../../contracts/answers/provenance.ts';
import { isAssumed, traceOf } from '../../../contracts/answers/trace.ts';
import { jsonPath, valueAt } from '../../../contracts/answers/values.ts';
import { schemaAt } from '../../../contracts/faults.ts';
import type { CaseProfile } from '../../../contracts/profile.ts';
import { caseOf, codeOf, envelopeIn, withText, type Case } from './case.ts';
import { anywhere, pairsOf, type Pair } from './pairs.ts';
import type { Compared, Comparison, Found, Seen } from './task.ts';
import { same, toldAt } from './told.ts';

/** How the answers of this server and of an upstream differ, and what that is worth by the contract. */
export function compare({ call, local, upstream, known }: Comparison): Compared {
  const endpoint: Endpoint = calls[call];
  if (isFile(local) && isFile(upstream)) return { found: inFiles(local, upstream), learned: undefined };
  if (codeOf(local) !== codeOf(upstream) && [local, upstream].some((seen) => codeOf(seen) === 200))
    return { found: [otherOutcome(local, upstream)], learned: undefined };
  const one = caseOf(endpoint, local, upstream);
  const deviations = one ? deviationsIn(endpoint, one, local, upstream) : [];
  const judge = judgeOf(endpoint, deviations, known[one?.name ?? ''] ?? {});
  const there = envelopeIn(upstream);
  const pairs = pairsOf(withText(envelopeIn(local), there), there);
  const inBody = pairs.map((pair) => foundIn(endpoint, pair, judge));
  const paths = new Set(inBody.map(({ path }) => path));
  const found = [...besideBody(deviations, local, judge), ...inBody, ...inOwnRows(deviations, paths, judge)];
  return { found, learned: one && learnedFrom(endpoint, one, upstream, deviations) };
}

const isFile = ({ bytes }: Seen): boolean => bytes === undefined;

/** Of files, their type and size are compared; what they hold is not. */
function inFiles(local: Seen, upstream: Seen): Found[] {
  const of = (path: string, here: string, there: string, judgement: Judgement): Found[] =>
    here === there ? [] : [{ path, local: same(here), upstream: same(there), judgement }];
  return [
    ...of('Content-Type', media(local), media(upstream), 'assumed'),
    ...of('内容', `${local.size} 字节`, `${upstream.size} 字节`, 'data'),
  ];
}

const media = ({ type }: Seen): string => type.split(';')[0]!.trim() || '缺少';

/** Where one refuses what the other does, the rest says nothing more. */
const otherOutcome = (local: Seen, upstream: Seen): Found => ({
  path: '$.code',
  local: same(String(codeOf(local))),
  upstream: same(String(codeOf(upstream))),
  judgement: 'outcome',
});

/** What the upstream's answer breaks of the contract; a field that the local one has not either is a matter of the data. */
function deviationsIn(endpoint: Endpoint, { expected }: Case, local: Seen, upstream: Seen): Deviation[] {
  const { status, type, disposition, bytes = new Uint8Array() } = upstream;
  const here = envelopeIn(local);
  return deviationsOf({ endpoint, expected }, { status, type, disposition, bytes }).filter(
    ({ path, got }) => got !== '缺少' || !path.startsWith('$.') || valueAt(here, keysOf(path)) !== undefined,
  );
}

/** The keys of a path with the places in lists that it names. */
const keysOf = (path: string): PropertyKey[] =>
  (path.match(/[A-Za-z_]\w*|\[\d+\]/g) ?? []).map((key) => (key.startsWith('[') ? Number(key.slice(1, -1)) : key));

type Judge = (path: string, field: Field) => Judgement;

/** What lies at a path beyond what is broken there: whether it is declared, and from where that is known. */
interface Field {
  isUndeclared: boolean;
}

const worth: Record<Provenance, Judgement> = { spec: 'spec', inferred: 'assumed', ours: 'ours' };

function judgeOf(endpoint: Endpoint, deviations: readonly Deviation[], known: CaseProfile): Judge {
  const traces = new Set(known.differs?.map((one) => JSON.stringify(one)));
  const byPath = new Map(deviations.map((one) => [traceOf(one).path, one]));
  return (path, { isUndeclared }) => {
    const broken = byPath.get(path);
    if (broken && isAssumed(broken) && traces.has(JSON.stringify(traceOf(broken)))) return 'known';
    if (broken) return worth[broken.provenance ?? 'inferred'];
    if (!isUndeclared) return 'data';
    return known.extra?.[path] === undefined ? worth[assumedOf(endpoint)] : 'known';
  };
}

/** What is broken beside the body: the status, the type. */
const besideBody = (deviations: readonly Deviation[], local: Seen, judge: Judge): Found[] =>
  deviations
    .filter(({ path }) => !path.startsWith('$.'))
    .map(({ path, expected, got }) => ({
      path,
      local: same(path === 'HTTP 状态' ? String(local.status) : path === 'Content-Type' ? media(local) : expected),
      upstream: same(got),
      judgement: judge(path, { isUndeclared: false }),
    }));

/** What is broken in rows that only the upstream has: there is nothing to compare them with but the contract. */
const inOwnRows = (deviations: readonly Deviation[], compared: ReadonlySet<string>, judge: Judge): Found[] =>
  deviations
    .map((one) => ({ ...one, path: traceOf(one).path }))
    .filter(({ path }) => path.startsWith('$.') && !compared.has(path))
    .map(({ path, expected, got }) => ({
      path,
      local: same(expected),
      upstream: same(got),
      judgement: judge(path, { isUndeclared: false }),
    }));

function foundIn(endpoint: Endpoint, { keys, local, upstream }: Pair, judge: Judge): Found {
  const path = jsonPath(anywhere(keys));
  const isUndeclared =
    local === undefined && keys[0] === 'data' && schemaAt(endpoint.data, keys.slice(1)) === undefined;
  return {
    path,
    local: toldAt(endpoint, keys, local),
    upstream: toldAt(endpoint, keys, upstream),
    judgement: judge(path, { isUndeclared: isUndeclared || (local === undefined && keys.length === 1) }),
  };
}

/** What the profile of the upstream says of this case; nothing of calls that are ours alone. */
function learnedFrom(
  endpoint: Endpoint,
  { name, expected }: Case,
  { status, type, disposition, bytes }: Seen,
  deviations: readonly Deviation[],
): Compared['learned'] {
  if (endpoint.provenance === 'ours' || bytes === undefined) return undefined;
  const differs = deviations.filter(isAssumed).map(traceOf);
  const manner: CaseProfile = {
    ...mannerOf({ endpoint, expected }, { status, type, disposition, bytes }, deviations),
    ...(differs.length > 0 && { differs }),
  };
  return Object.keys(manner).length > 0 ? { name, manner } : undefined;
}
