import { callEntries, calls, type CallName } from '../../../../calls.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import type { Kind } from '../../../../kinds.ts';
import { rowsOf } from '../../../../relations.ts';
import { idFields, idsAt } from '../../../../walk.ts';
import { filledInput } from '../../../case.ts';
import { furtherOf } from '../../../further/further-of.ts';
import { plannedOf } from '../../../plan.ts';
import type { ValueName } from '../../../state-values.ts';
import { NotExercised, type Prober } from '../law.ts';
import { ownInput, subjectOf, wideInput } from './subject.ts';

// Things of a kind that a state knows of: by its values, else by what the server itself lists.

/** Reads that are asked for things of a kind, at most. */
const mostSources = 3;

/** The ids of a kind that a state knows of, those that it names first. */
export async function knownOf(kind: Kind, prober: Prober): Promise<string[]> {
  const named = namesOf(kind).flatMap((name) => prober.values[name] ?? []);
  const listed: string[] = [];
  const askable = sourcesOf(kind).filter((call) => isAskable(call, prober));
  for (const call of askable.slice(0, mostSources)) listed.push(...(await listedBy(call, kind, prober)));
  return [...new Set([...named, ...listed])];
}

/** The values of states that are ids of a kind: cases send them so. */
const namesOf = (kind: Kind): ValueName[] => (names ??= valueNames()).get(kind) ?? [];

let names: Map<Kind, ValueName[]> | undefined;

/** Values with a name in the plural hold several ids, and stand for none of them. */
const isOfOne = (name: ValueName): boolean => !name.endsWith('s');

function valueNames(): Map<Kind, ValueName[]> {
  const found = new Map<Kind, ValueName[]>();
  for (const [call, endpoint] of callEntries) {
    for (const { path, about } of idFields(endpoint.input).filter(({ path }) => path.length === 1)) {
      const field = path[0] as string;
      for (const { input } of [...plannedOf(call, endpoint), ...furtherOf(call, endpoint)]) {
        filledInput({ [field]: input[field] }, (name) => found.set(about.of, [...(found.get(about.of) ?? []), name]));
      }
    }
  }
  return new Map([...found].map(([kind, all]) => [kind, [...new Set(all)].filter(isOfOne)]));
}

const sources = new Map<Kind, CallName[]>();

/** Reads that show things of a kind; those whose rows they are first. */
function sourcesOf(kind: Kind): CallName[] {
  const known = sources.get(kind) ?? showing(kind);
  sources.set(kind, known);
  return known;
}

function showing(kind: Kind): CallName[] {
  const rank = (endpoint: Endpoint): number => (rowsOf(endpoint).row.meta()?.['x-row'] === kind ? 0 : 1);
  return callEntries
    .filter(([, { effects, answers, upload, open }]) => !effects && !upload && !open && answers === 'envelope')
    .filter(([, { data }]) => idFields(data).some(({ about }) => about.of === kind))
    .toSorted(([, a], [, b]) => rank(a) - rank(b))
    .map(([call]) => call);
}

/** Whether a read can be asked with what the state knows. */
function isAskable(call: CallName, { values }: Prober): boolean {
  const { input } = subjectOf(call, calls[call]).success;
  let isKnown = true;
  filledInput(input, (name) => (isKnown &&= values[name] !== undefined));
  return isKnown;
}

async function listedBy(call: CallName, kind: Kind, prober: Prober): Promise<string[]> {
  const subject = subjectOf(call, calls[call]);
  try {
    const data = await prober.data(call, wideInput(subject, ownInput(subject, prober), []));
    return idFields(subject.endpoint.data)
      .filter(({ about }) => about.of === kind)
      .flatMap(({ path }) => idsAt(data, path));
  } catch (error) {
    if (error instanceof NotExercised) return [];
    throw error;
  }
}
