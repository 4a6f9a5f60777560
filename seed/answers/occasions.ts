import { subjectsOf, taskType } from '../../contracts/constants/assignments.ts';
import { hashOf, shareOf } from '../../server/engines/simulation/answering/chance.ts';
import { dateAfter, termBefore, termOf } from '../calendar.ts';
import { allGrades, coursesOf, type SeededCourse, type SeededGrade } from '../curriculum.ts';
import { teacherOn } from '../handovers.ts';
import { joinedOn } from '../joining.ts';
import { schoolIds } from '../landmarks.ts';
import type { SchoolPlan } from '../sizes.ts';
import type { SeededClass, World } from '../world.ts';
import { daysOf, ownDayOf, type Calendar } from './days.ts';
import { examDaysOf } from './exam-days.ts';
import { isDense, isPersona, timesOf } from './load.ts';

/** Work that a teacher has set to classes of one grade. */
export interface Occasion {
  school: SchoolPlan;
  /** The grade that the classes were in then. */
  grade: SeededGrade;
  course: SeededCourse;
  teacherId: string;
  classes: readonly SeededClass[];
  taskType: number;
  /** First calendar year of the school year. */
  year: number;
  /** Counts what is set in a grade in a term. */
  index: number;
  /** Whether there is work more than once in a term. */
  isOften: boolean;
  /** Whether it is a few questions on what was taught last, rather than a longer paper. */
  isShort: boolean;
  /** The day for which the teachers of the grade have planned it, `yyyy-MM-dd`. */
  planned: string;
  /** The day on which this one has set it. */
  date: string;
}

/** How many terms back the answers go, the running one included. */
const terms = 5;

/** Out of so many pieces one asks of more than a day's lesson, and one each is a composition and a dictation, where the subject has it. */
const round = 5;
const longer = 4;
const others: readonly { place: number; taskType: number; subjectIds: readonly string[] }[] = [
  { place: 2, taskType: taskType.composition, subjectIds: subjectsOf.essay },
  { place: 3, taskType: taskType.dictationPractice, subjectIds: ['1', '3'] },
];

/** Days after which a school that has joined sets its first work. */
const learning = 7;

const yearOf = (term: string): number => Number(term.slice(0, 4));

/** Term codes from the running one backwards. */
function lastTerms(now: string): string[] {
  const found = [termOf(now)];
  while (found.length < terms) found.push(termBefore(found.at(-1)!));
  return found.reverse();
}

/** The classes of a grade with the teacher whom each had in a course on a day, by teacher. */
function byTeacher(
  world: World,
  classes: readonly SeededClass[],
  courseId: string,
  date: string,
): Map<string, SeededClass[]> {
  const groups = new Map<string, SeededClass[]>();
  for (const one of classes) {
    const teacherId = teacherOn(world, one.id, courseId, date);
    if (teacherId === undefined) continue;
    groups.set(teacherId, [...(groups.get(teacherId) ?? []), one]);
  }
  return groups;
}

/** What a piece of work is: practice with a dictation or a composition in between. */
const typeOf = ({ subjectId }: SeededCourse, index: number): number =>
  others.find(({ place, subjectIds }) => place === index % round && subjectIds.includes(subjectId))?.taskType ??
  taskType.examProcess;

/** Whether somebody who sets so many pieces takes one of those that the teachers of a grade have planned: evenly, and not all the same ones. */
function takes(teacherId: string, times: number, index: number, count: number): boolean {
  const phase = shareOf(hashOf(`${teacherId}/phase`));
  const taken = (pieces: number): number => Math.floor((pieces * times) / count + phase);
  return taken(index + 1) > taken(index);
}

/** What the teachers of a course in a grade have planned together for a term. */
interface Plan {
  calendar: Calendar;
  times: ReadonlyMap<string, number>;
  days: readonly string[];
}

/** How often each of those who teach or have taught a course in a grade sets work in a term, and on which days. */
function planOf(world: World, calendar: Calendar, classes: readonly SeededClass[]): Plan {
  const { courseTerm } = calendar;
  const { courseId } = courseTerm.course;
  const ids = ['', world.now].flatMap((date) => [...byTeacher(world, classes, courseId, date).keys()]);
  const times = new Map(ids.map((id) => [id, timesOf(world, courseTerm, id)]));
  const days = daysOf(calendar, Math.max(0, ...times.values()), [...times.keys()].some(isPersona));
  const joined = joinedOn(world, courseTerm.school);
  return { calendar, times, days: days.filter((day) => joined === '' || day >= dateAfter(joined, learning)) };
}

/** One piece of work of a plan, teacher by teacher. */
function* pieceOf(
  world: World,
  { calendar, times, days }: Plan,
  classes: readonly SeededClass[],
  index: number,
): Generator<Occasion> {
  const { school, grade, course, term } = calendar.courseTerm;
  const planned = days[index]!;
  const isShort = isDense(world, school) && index % round !== longer;
  const common = { school, grade, course, year: yearOf(term), index, planned, isShort };
  for (const [teacherId, taught] of byTeacher(world, classes, course.courseId, planned)) {
    if (!takes(teacherId, times.get(teacherId)!, index, days.length)) continue;
    const own = ownDayOf(calendar, planned, teacherId);
    const isTheirs = taught.every(({ id }) => teacherOn(world, id, course.courseId, own) === teacherId);
    yield {
      ...common,
      teacherId,
      classes: taught,
      taskType: isDense(world, school) ? typeOf(course, index) : taskType.examProcess,
      isOften: days.length > 1,
      date: isTheirs ? own : planned,
    };
  }
}

/** The work of one grade of classes in one term. */
function* termOccasions(
  world: World,
  school: SchoolPlan,
  classes: readonly SeededClass[],
  term: string,
): Generator<Occasion> {
  const position = classes[0]!.grade.position - (world.schoolYear - yearOf(term));
  const grade = allGrades.find((one) => one.position === position && one.stage === school.stage);
  if (!grade || (school.id === schoolIds.large && term !== termOf(world.now))) return;
  const isExamDay = examDaysOf(world, school, grade);
  for (const course of coursesOf(grade)) {
    const plan = planOf(world, { courseTerm: { school, grade, course, term }, now: world.now, isExamDay }, classes);
    for (const index of plan.days.keys()) yield* pieceOf(world, plan, classes, index);
  }
}

/** All work of the last terms, school by school and in the order of time. */
export function* occasionsOf(world: World): Generator<Occasion> {
  for (const school of world.schools.filter(({ isNeighbour }) => !isNeighbour)) {
    const positions = new Set(world.classes.filter((one) => one.school === school).map(({ grade }) => grade.position));
    for (const term of lastTerms(world.now)) {
      for (const position of positions) {
        const classes = world.classes.filter((one) => one.school === school && one.grade.position === position);
        yield* termOccasions(world, school, classes, term);
      }
    }
  }
}
