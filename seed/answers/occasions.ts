import { subjectsOf, taskType } from '../../contracts/constants/assignments.ts';
import { hashOf, mix, shareOf } from '../../server/engines/simulation/answering/chance.ts';
import { dateAfter, daysBetween, termBefore, termDays, termOf, termStart } from '../calendar.ts';
import { allGrades, coursesOf, type SeededCourse, type SeededGrade } from '../curriculum.ts';
import { helperIds, personaIds, schoolIds } from '../landmarks.ts';
import { lessonDayFrom, schoolDayUpTo } from '../school-days.ts';
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
  /** Whether the teacher sets work more than once in a term. */
  isOften: boolean;
  /** `yyyy-MM-dd`. */
  date: string;
}

/** How many terms back the answers go, the running one included. */
const terms = 5;

/** Subjects in which every class gets work each term; the others all get some in the running one, and took turns before. */
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
function timesOf({ size }: World, teacherId: string, subjectId: string, turn: number, isRunning: boolean): number {
  if (personas.has(teacherId)) return shown[size];
  return often.includes(subjectId) || isRunning || (Number(subjectId) + turn) % 10 === 0 ? 1 : 0;
}

/** Days of a term from which on its last exams are prepared and held, and no more work is set. */
const finals = 114;

/** Days of a term on which its midterms are held. */
const midterms = [66, 71] as const;

/** A day on which a grade has the subject, as work is not set on others; none of those of the midterms. */
function dayOfWork(term: string, day: number, { position }: SeededGrade, { subjectId }: SeededCourse): string {
  const isInExams = day >= midterms[0] - 1 && day <= midterms[1];
  return lessonDayFrom(dateAfter(termStart(term), isInExams ? midterms[1] + 1 : day), String(position), subjectId);
}

/**
 * The days of a term's work, evenly spread over what has passed of it. Where there is work often, the last of a running term
 * was set on the last school day, and is not handed in yet.
 */
function datesOf(term: string, times: number, now: string, grade: SeededGrade, course: SeededCourse): string[] {
  const passed = daysBetween(termStart(term), now);
  if (passed <= times) return [];
  const isRunning = passed < termDays;
  const last = isRunning ? passed - 1 : finals;
  const parts = isRunning && times > 1 ? times : times + 1;
  const yesterday = schoolDayUpTo(dateAfter(now.slice(0, 10), -1));
  // Subjects do not set their work on the same days.
  const chance = hashOf(`${term}/${grade.gradeId}/${course.courseId}`);
  return Array.from({ length: times }, (_, index) => {
    const place = index + 0.6 + 0.8 * shareOf(mix(chance, index));
    const date = dayOfWork(term, Math.floor((place * last) / parts), grade, course);
    return date < yesterday && !(isRunning && index + 1 === parts) ? date : yesterday;
  });
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
      const turn = position + year + Number(term.slice(-1));
      const times = timesOf(world, teacherId, course.subjectId, turn, term === termOf(world.now));
      const dates = datesOf(term, times, world.now, grade, course);
      const common = { school, grade, course, teacherId, classes: taught, year, isOften: times > 1 };
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
