import type { Item } from './practice.queries.ts';

/** Of which point the bank has too few other questions. */
export interface Shortfall {
  pointId: string;
  name: string;
  missing: number;
}

/** Counts what the bank lacks, by the first point of each mistake for which it has nothing. */
export class Shortfalls {
  private readonly byPoint = new Map<string, Shortfall>();

  add({ points }: Item): void {
    const [point] = points;
    if (point) this.count({ pointId: point.id, name: point.name, missing: 1 });
  }

  count({ pointId, name, missing }: Shortfall): void {
    const known = this.byPoint.get(pointId);
    if (known) known.missing += missing;
    else this.byPoint.set(pointId, { pointId, name, missing });
  }

  /** The largest first. */
  get list(): Shortfall[] {
    return [...this.byPoint.values()].sort((a, b) => b.missing - a.missing);
  }
}
