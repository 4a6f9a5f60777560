import type { ExamKind, ExamState } from '../../contracts/constants/exams.ts';
import { dateAfter, earlier } from '../calendar.ts';
import type { SeededCourse, SeededGrade } from '../curriculum.ts';
import type { SchoolPlan } from '../sizes.ts';
import type { SeededClass, World } from '../world.ts';

/** A subject of a timetable. */
export interface PlannedSubject {
  course: SeededCourse;
  /** `yyyy-MM-dd`. */
  date: string;
  from: string;
  to: string;
  full: number;
  /** Whether it is sat on paper of the bank, so that there are sheets; else scores are entered. */
  hasSheets: boolean;
}

/** An exam as it is to be written down. */
export interface PlannedExam {
  id: string;
  /** What the exams of several schools share; "" for an exam of one. */
  jointId: string;
  name: string;
  kind: ExamKind;
  school: SchoolPlan;
  /** That in which the classes were then. */
  grade: SeededGrade;
  classes: readonly SeededClass[];
  state: ExamState;
  startDate: string;
  endDate: string;
  subjects: readonly PlannedSubject[];
  ownerId: string;
  /** Who leads it beside the owner. */
  leaderIds: readonly string[];
  /** Whether candidates have seats in rooms. */
  hasRooms: boolean;
}

/** Hours of the sittings of a day. */
const hours = [
  ['08:00', '10:00'],
  ['10:20', '12:00'],
  ['14:00', '15:40'],
  ['16:00', '17:20'],
] as const;

/** Chinese, mathematics and English. */
export const mainSubjects: readonly string[] = ['1', '2', '3'];

/** Full marks as they are usual: 120 or, before the entrance examination to universities, 150 in the main subjects. */
function fullOf({ stage }: SeededGrade, { subjectId }: SeededCourse): number {
  if (stage === 'primary' || !mainSubjects.includes(subjectId)) return 100;
  return stage === 'senior' ? 150 : 120;
}

/** Puts courses on the days from one on. */
export function timetableOf(
  grade: SeededGrade,
  courses: readonly SeededCourse[],
  day: (index: number) => string,
  sheets: readonly string[] = [],
): PlannedSubject[] {
  return courses.map((course, index) => {
    const [from, to] = hours[index % hours.length]!;
    return {
      course,
      date: day(Math.floor(index / hours.length)),
      from,
      to,
      full: fullOf(grade, course),
      hasSheets: sheets.includes(course.subjectId),
    };
  });
}

/** An exam is set up three weeks before. */
export const createTimeOf = ({ now }: World, { startDate }: PlannedExam): string =>
  earlier(`${dateAfter(startDate, -21)} 10:30:00`, now);
