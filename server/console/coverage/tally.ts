import type { CallName } from '../../../contracts/calls.ts';
import { declaredCalls, parts, type CoveragePart, type DeclaredCall } from './declared.ts';

/** How often each part of a call was used, in the order in which they are declared. */
interface CallTally extends Record<CoveragePart, Uint32Array> {
  requests: number;
}

/** What one answer has used of its call, by names. */
export type Used = Partial<Record<CoveragePart, Iterable<string>>>;

/** Where each name stands among the declared ones. */
const places = new WeakMap<DeclaredCall, Record<CoveragePart, ReadonlyMap<string, number>>>();

function placesIn(declared: DeclaredCall): Record<CoveragePart, ReadonlyMap<string, number>> {
  let found = places.get(declared);
  if (!found) {
    const of = (part: CoveragePart) => new Map(declared[part].map(({ name }, index) => [name, index]));
    found = { cases: of('cases'), inputs: of('inputs'), fields: of('fields'), effects: of('effects') };
    places.set(declared, found);
  }
  return found;
}

/** What traffic has used of what is declared; it never holds more than that. */
export class Tally {
  private readonly calls = new Map<CallName, CallTally>();

  constructor(readonly since: string) {}

  /** How often a call was asked. */
  requests = (call: CallName): number => this.calls.get(call)?.requests ?? 0;

  /** How often each part of a call was used. */
  counts = (call: CallName, part: CoveragePart): Uint32Array | undefined => this.calls.get(call)?.[part];

  /** Whether every field of a call's answer has had a value: then nobody needs to look at another one. */
  isSeen = (call: CallName): boolean => this.calls.get(call)?.fields.every((count) => count > 0) ?? false;

  note(call: CallName, used: Used): void {
    const declared = declaredCalls().get(call)!;
    const own = this.of(call, declared);
    own.requests++;
    const known = placesIn(declared);
    for (const part of parts)
      for (const name of used[part] ?? []) {
        const place = known[part].get(name);
        if (place !== undefined) own[part][place]!++;
      }
  }

  /** Takes over what another one has counted. */
  add(other: Tally): void {
    for (const [call, theirs] of other.calls) {
      const own = this.of(call, declaredCalls().get(call)!);
      own.requests += theirs.requests;
      for (const part of parts) for (const [place, count] of theirs[part].entries()) own[part][place]! += count;
    }
  }

  private of(call: CallName, declared: DeclaredCall): CallTally {
    let own = this.calls.get(call);
    if (!own) {
      const none = (part: CoveragePart) => new Uint32Array(declared[part].length);
      own = {
        requests: 0,
        cases: none('cases'),
        inputs: none('inputs'),
        fields: none('fields'),
        effects: none('effects'),
      };
      this.calls.set(call, own);
    }
    return own;
  }
}
