import type { Situated } from '../plan.ts';
import type { Situation, Surroundings } from './situation.ts';

const nameOf = ({ states, withToken }: Pick<Situated, 'states' | 'withToken'>): string =>
  `${states.join(' + ')} ${withToken}`;

/** Cases of one state after the other, in which order ever states come. */
export function byState<T extends Pick<Situated, 'states'>>(run: readonly T[]): T[] {
  const groups = new Map<string, T[]>();
  for (const one of run) {
    const state = one.states.join(' + ');
    groups.set(state, [...(groups.get(state) ?? []), one]);
  }
  return [...groups.values()].flat();
}

/** The state that is there: brought about anew only when another one is needed or a write may have changed it. */
export class Scene {
  private name = '';
  private situation: Situation | undefined;

  constructor(private readonly surroundings: Surroundings) {}

  /** The situation for a case that writes or does not. */
  of(planned: Situated, writes: boolean): Situation {
    const name = nameOf(planned);
    const known = this.name === name ? this.situation : undefined;
    const situation = known ?? this.surroundings.enter(planned);
    this.name = name;
    this.situation = writes ? undefined : situation;
    return situation;
  }
}
