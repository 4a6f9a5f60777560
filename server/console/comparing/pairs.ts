import { anyIndex, kindOf } from '../../../contracts/answers/values.ts';

/** Where two values differ; a list as such where it has other items. */
export interface Pair {
  keys: readonly PropertyKey[];
  local: unknown;
  upstream: unknown;
}

/** Values that are looked at, and differences that are told of two answers: more says nothing more. */
const mostValues = 100_000;
const mostPairs = 60;

/** Of a list: items that the other one has not. */
export class Alone {
  constructor(readonly count: number) {}
}

/** Where two values differ, each place of lists once. Items of lists are compared with those of the same id, without one by their place. */
export function pairsOf(local: unknown, upstream: unknown): Pair[] {
  const walk = new Walk();
  walk.compare(local, upstream, []);
  return [...walk.pairs.values()];
}

class Walk {
  readonly pairs = new Map<string, Pair>();
  private looked = 0;

  compare(local: unknown, upstream: unknown, keys: readonly PropertyKey[]): void {
    if (++this.looked > mostValues || this.pairs.size >= mostPairs) return;
    if (kindOf(local) !== kindOf(upstream)) return this.add(local, upstream, keys);
    if (Array.isArray(local)) return this.compareLists(local, upstream as unknown[], keys);
    if (local === null || typeof local !== 'object')
      return local === upstream ? undefined : this.add(local, upstream, keys);
    const [here, there] = [local as Record<string, unknown>, upstream as Record<string, unknown>];
    for (const name of new Set([...Object.keys(here), ...Object.keys(there)]))
      this.compare(here[name], there[name], [...keys, name]);
  }

  private compareLists(local: readonly unknown[], upstream: readonly unknown[], keys: readonly PropertyKey[]): void {
    const byId = idOf(local) && idOf(upstream);
    if (byId !== undefined && [...local, ...upstream].every((item) => hasId(item, byId)))
      return this.compareById(local as Row[], upstream as Row[], byId, keys);
    const shared = Math.min(local.length, upstream.length);
    for (let index = 0; index < shared; index++) this.compare(local[index], upstream[index], [...keys, index]);
    this.addAlone(local.length - shared, upstream.length - shared, keys);
  }

  private compareById(local: readonly Row[], upstream: readonly Row[], id: string, keys: readonly PropertyKey[]): void {
    const there = new Map(upstream.map((item, index) => [String(item[id]), { item, index }]));
    let alone = 0;
    for (const item of local) {
      const other = there.get(String(item[id]));
      if (other) this.compare(item, other.item, [...keys, other.index]);
      else alone++;
    }
    this.addAlone(alone, upstream.length - (local.length - alone), keys);
  }

  private addAlone(local: number, upstream: number, keys: readonly PropertyKey[]): void {
    if (local + upstream > 0) this.add(new Alone(local), new Alone(upstream), keys);
  }

  private add(local: unknown, upstream: unknown, keys: readonly PropertyKey[]): void {
    const isAlone = local instanceof Alone;
    const key = `${isAlone} ${kindOf(local)} ${kindOf(upstream)} ${JSON.stringify(keys.map((one) => (typeof one === 'number' ? '*' : String(one))))}`;
    if (!this.pairs.has(key)) this.pairs.set(key, { keys, local, upstream });
  }
}

type Row = Record<string, unknown>;

const ids = ['id', 'key', 'value', 'roleKey'];

const hasId = (item: unknown, name: string): item is Row =>
  item !== null && typeof item === 'object' && ['string', 'number'].includes(typeof (item as Row)[name]);

/** By which field the items of a list are told apart; undefined where none of the usual ones does. */
function idOf(items: readonly unknown[]): string | undefined {
  return ids.find(
    (name) =>
      items.every((item) => hasId(item, name)) && new Set(items.map((item) => item[name])).size === items.length,
  );
}

/** Keys without the places in lists. */
export const anywhere = (keys: readonly PropertyKey[]): PropertyKey[] =>
  keys.map((key) => (typeof key === 'number' ? anyIndex : key));
