import type { ExamKind } from '../../contracts/constants/exams.ts';
import { dateAfter, daysBetween, termBefore, termOf, termStart } from '../calendar.ts';
import { coursesOf, gradesOf, type SeededGrade } from '../curriculum.ts';
import { joinedOn } from '../joining.ts';
import { areas, schoolIds } from '../landmarks.ts';
import { numbered } from '../modules/assignment-papers.ts';
import { schoolDayFrom } from '../school-days.ts';
import type { SchoolPlan } from '../sizes.ts';
import type { SeededClass, World } from '../world.ts';
import { leadersOf } from './leaders.ts';
import { timetableOf, type PlannedExam } from './planned.ts';

// What has been sat and published: every term's exams of three years, those of the junior schools of an area set together.

/** Days after which everything of an exam is published. */
const publishedAfter = 10;

/** A grade of a school in a term, with what may be held then. */
interface Occurrence {
  school: SchoolPlan;
  grade: SeededGrade;
  term: string;
  /** Whether it is the first term of a school year. */
  isFirst: boolean;
  classes: readonly SeededClass[];
  /** Whether they have left since. */
  isGone: boolean;
}

/** An exam that comes back. */
interface Recurring {
  kind: ExamKind;
  label: string;
  /** Day of the term on which it begins. */
  day: number;
  /** Subjects of an exam that does not ask all. */
  subjectIds?: readonly string[];
  isHeld: (occurrence: Occurrence) => boolean;
  /** Whether the schools of the area set it together, as long as neighbours know its classes. */
  isJoint: (occurrence: Occurrence) => boolean;
}

const recurring: readonly Recurring[] = [
  {
    kind: 'monthly',
    label: '入学摸底',
    day: 3,
    subjectIds: ['1', '2', '3'],
    isHeld: ({ school, grade, isFirst }) => school.stage === 'junior' && grade.year === 0 && isFirst,
    isJoint: () => true,
  },
  {
    kind: 'midterm',
    label: '期中',
    day: 66,
    isHeld: ({ school, isGone, isFirst }) => school.stage === 'junior' && !isGone && isFirst && !staysApart(school),
    isJoint: () => true,
  },
  {
    kind: 'final',
    label: '期末',
    day: 122,
    isHeld: ({ school, isGone, isFirst }) => !isFirst || !(isGone || school.isNeighbour),
    isJoint: ({ isFirst }) => !isFirst,
  },
];

/** One neighbour does not sit the midterms of the others. */
const staysApart = ({ name }: SchoolPlan): boolean => name === '白石学校';

/** How many terms back a school's exams go, the running one included: three years where the personas are, and around them. */
function termCountOf({ stage, area }: SchoolPlan): number {
  if (stage === 'junior') return area === areas.own ? 7 : 3;
  return stage === 'senior' ? 3 : 2;
}

/** In the small world the senior school alone has exams unless they are wished for: what tests do elsewhere begins with none. */
const holdsExams = ({ size, hasExams }: World, { id, stage }: SchoolPlan): boolean =>
  id !== schoolIds.large && (size !== 'small' || stage === 'senior' || (hasExams && id === schoolIds.junior));

/** Code of the running term and those before, oldest first. */
function lastTerms(now: string, count: number): string[] {
  const found = [termOf(now)];
  while (found.length < count) found.push(termBefore(found.at(-1)!));
  return found.reverse();
}

/** The classes of a school by when they entered it, those that have left among them. */
function cohortsOf(world: World, school: SchoolPlan): Map<number, SeededClass[]> {
  const cohorts = new Map<number, SeededClass[]>();
  for (const one of [...world.graduates, ...world.classes]) {
    if (one.school !== school) continue;
    cohorts.set(one.entryYear, [...(cohorts.get(one.entryYear) ?? []), one]);
  }
  return cohorts;
}

function* occurrencesOf(world: World, school: SchoolPlan): Generator<Occurrence> {
  for (const term of lastTerms(world.now, termCountOf(school))) {
    const year = Number(term.slice(0, 4));
    const moment = { term, isFirst: term.endsWith('01') };
    for (const [entryYear, classes] of cohortsOf(world, school)) {
      const grade = gradesOf(school.stage)[year - entryYear];
      const isGone = !world.classes.includes(classes[0]!);
      if (grade) yield { school, grade, classes, isGone, ...moment };
    }
  }
}

/** What exams share that are set together: that of all schools of the area in a term, grade and kind is the same; "" for others. */
function jointIdOf(world: World, occurrence: Occurrence, recur: Recurring): string {
  const { school, grade, term, isGone } = occurrence;
  const isAmong = school.isNeighbour || (school.id === schoolIds.junior && world.size !== 'small');
  if (!isAmong || isGone || !recur.isJoint(occurrence)) return '';
  return term + grade.gradeId.padStart(2, '0') + String(recurring.indexOf(recur) + 1);
}

function examOf(world: World, occurrence: Occurrence, recur: Recurring): PlannedExam | undefined {
  const { school, grade, term, isFirst, classes } = occurrence;
  const { kind, label, day, subjectIds } = recur;
  const startDate = schoolDayFrom(dateAfter(termStart(term), day));
  const courses = coursesOf(grade).filter(({ subjectId }) => subjectIds?.includes(subjectId) ?? true);
  const subjects = timetableOf(grade, courses, (index) => schoolDayFrom(startDate, index));
  const endDate = subjects.at(-1)!.date;
  if (daysBetween(endDate, world.now) < publishedAfter || startDate < joinedOn(world, school)) return undefined;
  const jointId = jointIdOf(world, occurrence, recur);
  return {
    id: numbered('5', ++world.counts.exams),
    jointId,
    name: `${grade.gradeName}${subjectIds ? '' : isFirst ? '上' : '下'}${label}${jointId ? '联考' : '考试'}`,
    kind,
    school,
    grade,
    classes,
    state: 'published',
    startDate,
    endDate,
    subjects,
    ...leadersOf(world, school, grade),
    hasRooms: false,
  };
}

/** Everything that has been sat and published in the last years, school by school. */
export function* pastExams(world: World): Generator<PlannedExam> {
  for (const school of world.schools.filter((one) => holdsExams(world, one))) {
    for (const occurrence of occurrencesOf(world, school)) {
      const held = recurring.filter(({ isHeld }) => isHeld(occurrence));
      yield* held.flatMap((recur) => examOf(world, occurrence, recur) ?? []);
    }
  }
}
