import { dateAfter, daysBetween, termBefore, termOf, termStart } from './calendar.ts';
import { courseIdOf } from './curriculum.ts';
import { schoolIds } from './landmarks.ts';
import { schoolDayFrom } from './school-days.ts';
import { classIdOf, type World } from './world.ts';

// Classes whose teacher of a course has changed in the middle of a term: what was set before is the former one's.

/** A class that has been handed over. */
interface Handover {
  classId: string;
  courseId: string;
  /** A class of whoever had it before and still teaches that one; of somebody who is away now the last digits of the id. */
  former: { classId: string } | { away: string };
}

const [junior, senior] = [schoolIds.junior, schoolIds.senior];
const [chinese, maths] = ['1', '2'];

const handovers: readonly Handover[] = [
  {
    classId: classIdOf(junior, 8, 3),
    courseId: courseIdOf('junior', chinese),
    former: { classId: classIdOf(junior, 8, 1) },
  },
  ...[5, 6].map((number) => ({
    classId: classIdOf(junior, 8, number),
    courseId: courseIdOf('junior', maths),
    former: { away: '0901' },
  })),
  {
    classId: classIdOf(senior, 11, 3),
    courseId: courseIdOf('senior', maths),
    former: { classId: classIdOf(senior, 11, 1) },
  },
];

const known = new Map(handovers.map((one) => [`${one.classId}:${one.courseId}`, one]));

/** Those of a world; small ones have none, as their classes are few. */
const handoverOf = ({ size }: Pick<World, 'size'>, classId: string, courseId: string): Handover | undefined =>
  size === 'small' ? undefined : known.get(`${classId}:${courseId}`);

/** The day of a term on which classes are handed over, in its middle, and how many days have passed since at least. */
const [middle, since] = [36, 12];

/** The day on which classes were handed over, in the running term or, as long as that is young, the one before. */
function handoverDay(now: string): string {
  const running = schoolDayFrom(dateAfter(termStart(termOf(now)), middle));
  return daysBetween(running, now) >= since
    ? running
    : schoolDayFrom(dateAfter(termStart(termBefore(termOf(now))), middle));
}

/** The day since which whoever teaches a course in a class has done so; undefined where the class was never handed over. */
export const taughtSince = (world: Pick<World, 'size' | 'now'>, classId: string, courseId: string) =>
  handoverOf(world, classId, courseId) && handoverDay(world.now);

/** Who taught a course in a class on a day; undefined where nobody does. */
export function teacherOn(world: World, classId: string, courseId: string, date: string): string | undefined {
  const found = handoverOf(world, classId, courseId);
  const now = world.taught.get(`${classId}:${courseId}`);
  if (!found || date >= handoverDay(world.now)) return now;
  const { former } = found;
  return 'away' in former ? awayId(classId, former.away) : world.taught.get(`${former.classId}:${courseId}`);
}

const awayId = (classId: string, digits: string): string => classId.slice(0, 4) + digits;

/** The teachers who are away now, by their school. */
export const awayTeachers: readonly { id: string; schoolId: string }[] = [
  ...new Set(handovers.flatMap(({ classId, former }) => ('away' in former ? awayId(classId, former.away) : []))),
].map((id) => ({ id, schoolId: id.slice(0, 4) }));
