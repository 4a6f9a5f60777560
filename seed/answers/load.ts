import { hashOf, shareOf } from '../../server/engines/simulation/answering/chance.ts';
import { daysBetween, termBefore, termOf, termStart } from '../calendar.ts';
import type { SeededCourse, SeededGrade } from '../curriculum.ts';
import { helperIds, personaIds, schoolIds } from '../landmarks.ts';
import type { SchoolPlan } from '../sizes.ts';
import type { World } from '../world.ts';

// How much work teachers set: in the system, which is a part of what they set at all.

/** Weeks from one piece of work to the next, and the most of a term. */
interface Load {
  weeks: number;
  most: number;
}

/** The load of the main subjects, and of the others. */
interface Loads {
  main: Load;
  other: Load;
}

/** What the personas set, whose screens show it, and what others set by stage: the younger, the less. */
const ofPersonas: Loads = { main: { weeks: 1, most: 11 }, other: { weeks: 2, most: 6 } };
const ofStages: Readonly<Record<SchoolPlan['stage'], Loads>> = {
  primary: { main: { weeks: 3.6, most: 5 }, other: { weeks: 5, most: 3 } },
  junior: { main: { weeks: 2.1, most: 7 }, other: { weeks: 3, most: 4 } },
  senior: { main: { weeks: 3, most: 5 }, other: { weeks: 5.5, most: 3 } },
};

/** What the personas have set in a term that is over. */
const before = { main: 4, other: 2 } as const;

/** How often the classes of the personas get work in a term of a small world, where everybody else sets one. */
const inSmall = 2;

/** Chinese, mathematics and English, in which every class gets work in each term of the last year. */
const mainSubjects: readonly string[] = ['1', '2', '3'];

const accounts: ReadonlySet<string> = new Set([...Object.values(personaIds), ...Object.values(helperIds)]);

/** Whether somebody signs in as this teacher. */
export const isPersona = (teacherId: string): boolean => accounts.has(teacherId);

/** A course of a grade in a term. */
export interface CourseTerm {
  school: SchoolPlan;
  grade: SeededGrade;
  course: SeededCourse;
  term: string;
}

/** Whether work is much and short, as in schools that are shown whole; elsewhere there is little of it. */
export const isDense = ({ size }: Pick<World, 'size'>, { id }: SchoolPlan): boolean =>
  size !== 'small' && id !== schoolIds.large;

/** How much was set in a term that is over: the longer ago, the less is kept. */
function timesBefore(world: World, { school, grade, course: { subjectId }, term }: CourseTerm): number {
  const turn = grade.position + Number(term.slice(0, 4)) + Number(term.slice(-1)) + Number(subjectId);
  const isMain = mainSubjects.includes(subjectId);
  const last = termBefore(termOf(world.now));
  const isRecent = term >= termBefore(last) || !isDense(world, school);
  if (!isMain) return turn % 10 === 0 ? 1 : 0;
  return isRecent || turn % 3 === 0 ? 1 : 0;
}

/** How many pieces of work a teacher sets in a term, as far as that has passed. */
export function timesOf(world: World, courseTerm: CourseTerm, teacherId: string): number {
  const { school, course, term } = courseTerm;
  const isRunning = term === termOf(world.now);
  const kind = mainSubjects.includes(course.subjectId) ? 'main' : 'other';
  if (!isDense(world, school)) {
    if (isPersona(teacherId)) return inSmall;
    return isRunning ? 1 : timesBefore(world, courseTerm);
  }
  if (!isRunning) return isPersona(teacherId) ? before[kind] : timesBefore(world, courseTerm);
  const { weeks, most } = isPersona(teacherId) ? ofPersonas[kind] : ofStages[school.stage][kind];
  const passed = daysBetween(termStart(term), world.now) / 7 / weeks;
  // Some colleagues work with it a little more, some less.
  const own = isPersona(teacherId) ? 0 : Math.floor(shareOf(hashOf(`${teacherId}/${term}`)) * 3) - 1;
  const usual = Math.min(most, Math.round(passed));
  return Math.max(1, usual + (usual > 2 ? own : 0));
}
