import { subjectsOf, taskType } from '../../contracts/constants/assignments.ts';
import { dateAfter, termBefore, termDays, termOf, termStart } from '../calendar.ts';
import { allGrades, coursesOf, type SeededCourse, type SeededGrade } from '../curriculum.ts';
import { helperIds, personaIds, schoolIds } from '../landmarks.ts';
import type { SchoolPlan } from '../sizes.ts';
import type { SeededClass, World } from '../world.ts';

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
  /** Counts what a teacher sets in a term. */
  index: number;
  /** `yyyy-MM-dd`. */
  date: string;
}

/** How many terms back the answers go, the running one included. */
const terms = 5;

/** Subjects in which every class gets work each term; the others take turns. */
const often = ['1', '2', '3'];

/** What the classes of the personas get for the third and fourth time, where the subject has it. */
const others: readonly { index: number; taskType: number; subjectIds: readonly string[] }[] = [
  { index: 2, taskType: taskType.composition, subjectIds: subjectsOf.essay },
  { index: 3, taskType: taskType.dictationPractice, subjectIds: ['1', '3'] },
];

/** How often the classes of the personas get work in a term. */
const shown = { small: 2, demo: 6, large: 6 } as const;

const personas = new Set<string>([...Object.values(personaIds), ...Object.values(helperIds)]);

const yearOf = (term: string): number => Number(term.slice(0, 4));

/** Term codes from the running one backwards. */
function lastTerms(now: string): string[] {
  const found = [termOf(now)];
  while (found.length < terms) found.push(termBefore(found.at(-1)!));
  return found.reverse();
}

/** The classes of a grade with the teacher whom each has in a course now, by teacher. */
function byTeacher(world: World, classes: readonly SeededClass[], courseId: string): Map<string, SeededClass[]> {
  const groups = new Map<string, SeededClass[]>();
  for (const one of classes) {
    const teacherId = world.taught.get(`${one.id}:${courseId}`);
    if (teacherId === undefined) continue;
    groups.set(teacherId, [...(groups.get(teacherId) ?? []), one]);
  }
  return groups;
}

/** How often a teacher sets work in a term. */
function timesOf({ size }: World, teacherId: string, subjectId: string, turn: number): number {
  if (personas.has(teacherId)) return shown[size];
  return often.includes(subjectId) || (Number(subjectId) + turn) % 5 === 0 ? 1 : 0;
}

/**
 * The days of a term's work, evenly spread over what has passed of it. Where there is work often, the last of a running term
 * was set yesterday, and is not handed in yet.
 */
function datesOf(term: string, times: number, now: string): string[] {
  const start = termStart(term);
  const passed = Math.floor((Date.parse(now.slice(0, 10)) - Date.parse(start)) / 86_400_000);
  if (passed <= times) return [];
  const isRunning = passed < termDays;
  const last = isRunning ? passed - 1 : termDays;
  const parts = isRunning && times > 1 ? times : times + 1;
  return Array.from({ length: times }, (_, index) => dateAfter(start, Math.floor(((index + 1) * last) / parts)));
}

function typeOf(teacherId: string, { subjectId }: SeededCourse, index: number): number {
  const other = others.find((one) => one.index === index && one.subjectIds.includes(subjectId));
  return other && personas.has(teacherId) ? other.taskType : taskType.examProcess;
}

/** The work of one grade of classes in one term. */
function* termOccasions(
  world: World,
  school: SchoolPlan,
  classes: readonly SeededClass[],
  term: string,
): Generator<Occasion> {
  const year = yearOf(term);
  const position = classes[0]!.grade.position - (world.schoolYear - year);
  const grade = allGrades.find((one) => one.position === position && one.stage === school.stage);
  const isLarge = school.id === schoolIds.large;
  if (!grade || (isLarge && term !== termOf(world.now))) return;
  for (const course of coursesOf(grade)) {
    for (const [teacherId, taught] of byTeacher(world, classes, course.courseId)) {
      const times = timesOf(world, teacherId, course.subjectId, position + year + Number(term.slice(-1)));
      const dates = datesOf(term, times, world.now);
      const common = { school, grade, course, teacherId, classes: taught, year };
      yield* dates.map((date, index) => ({ ...common, index, date, taskType: typeOf(teacherId, course, index) }));
    }
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
