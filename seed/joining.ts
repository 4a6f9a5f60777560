import { termOf } from './calendar.ts';
import type { SchoolPlan } from './sizes.ts';
import type { World } from './world.ts';

// Schools that have not been with the system from the beginning: of what was before, it knows nothing.

/** Month and day on which a school begins that joins after the winter holidays. */
const firstDay = '03-02';

/** A school has been there for this month at least, so that there is something to see. */
const settled = '04-01';

/** The day on which a school began to work with the system; "" of one that has been there for longer than anything is kept. */
export function joinedOn({ now }: Pick<World, 'now'>, { joinsInMarch }: Pick<SchoolPlan, 'joinsInMarch'>): string {
  if (!joinsInMarch) return '';
  const year = Number(now.slice(0, 4)) - (now.slice(5, 10) >= settled ? 0 : 1);
  return `${year}-${firstDay}`;
}

/** A moment of what a school has in the system, by its id, no earlier than the school itself. */
export function sinceJoining(world: Pick<World, 'now' | 'schools'>, schoolId: string | undefined, dateTime: string) {
  const school = world.schools.find(({ id }) => id === schoolId);
  const joined = school ? joinedOn(world, school) : '';
  return dateTime.slice(0, 10) < joined ? `${joined} 10:00:00` : dateTime;
}

/** The term in which a school began; "" of one that has always been there. */
export function firstTermOf(world: Pick<World, 'now'>, school: SchoolPlan): string {
  const joined = joinedOn(world, school);
  return joined && termOf(joined);
}
