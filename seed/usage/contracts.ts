import { joinedOn } from '../joining.ts';
import { dateAfter } from '../calendar.ts';
import type { SchoolPlan } from '../sizes.ts';
import type { World } from '../world.ts';

/** Days from now to the end of a contract, school by school: two are due for renewal, the others have time. */
const daysLeft = [212, 285, 9, 240, 160, 305, 22, 190, 250, 120, 275, 200, 330, 340];

/** Days since the last school became one of the partner's. */
const newest = 20;

/** The last of the plan's schools is new, the others have been there for two years. */
const isNew = (world: World, school: SchoolPlan): boolean => world.size !== 'small' && school === world.schools.at(-1);

/** The day on which a school had its first contract. */
export function sinceOf(world: World, school: SchoolPlan): string {
  const today = world.now.slice(0, 10);
  return joinedOn(world, school) || dateAfter(today, isNew(world, school) ? -newest : -730);
}

/** Writes what a school has bought: a year or two, with a few seats more than it has students. */
export function addContract(world: World, school: SchoolPlan, at: number): void {
  const students = world.classes.filter((one) => one.school === school).reduce((total, one) => total + one.students, 0);
  const today = world.now.slice(0, 10);
  const startDate = sinceOf(world, school);
  const endDate = isNew(world, school) ? dateAfter(startDate, 365) : dateAfter(today, daysLeft[at % daysLeft.length]!);
  world.write.schoolContract({
    id: `7${school.id}`,
    schoolId: school.id,
    number: `QM-${startDate.slice(0, 4)}-${school.id}`,
    startDate,
    endDate,
    seats: Math.ceil((students * 1.04) / 10) * 10,
    createTime: `${startDate} 10:00:00`,
  });
}
