import { proxy, snapshot, subscribe } from 'valtio';
import type { DataOf } from '../../contracts/endpoint.ts';
import { mistakeSource } from '../../contracts/constants/mistakes.ts';
import { dateType, termEnum, type DateType, type TermEnum, type TimeRange } from '../../contracts/constants/time.ts';
import type { listClassesByLeaderType } from '../../contracts/vesta/class.ts';
import { today } from '../api/clock.ts';
import { readStored, writeStored } from '../api/token.ts';
import { sessionKeys } from './keys.ts';
import { defaultTerm, learningTermOptions, schoolYearOptions } from './terms.ts';

/** A class as the pickers show it. */
export type ClassItem = DataOf<typeof listClassesByLeaderType>[number];

export interface TeacherStore {
  classId: string;
  gradeId: string;
  courseId: string;
  classList: ClassItem[];
  dateType: DateType;
  /** The ids of a grade's classes, comma-joined, by gradeId. */
  classesInGrade: Record<string, string>;
  homeworkDateType: TimeRange;
  mistakeType: number;
  /** The chosen workbook. */
  bookId: string;
  subjectId: string;
  courseName: string;
  term: TermEnum;
  /** A term's code, or a date type for the last week or month. */
  learningTerm: string;
  /** A term's code. */
  learningYear: string;
  className: string;
  gradeName: string;
}

/** What the store holds before anybody has chosen. */
const teacherDefaults = (date: Date): TeacherStore => ({
  classId: '',
  gradeId: '',
  courseId: '',
  classList: [],
  dateType: dateType.term,
  classesInGrade: {},
  homeworkDateType: 'all',
  mistakeType: mistakeSource.homework,
  bookId: '',
  subjectId: '',
  courseName: '',
  term: termEnum.wholeYear,
  learningTerm: defaultTerm(date),
  learningYear: defaultTerm(date),
  className: '',
  gradeName: '',
});

const kept = readStored<Partial<TeacherStore>>(sessionKeys.teacherStore);

/** Where the default term is kept of the last time that the page was opened. */
const defaultKey = 'saber-default-term';

/** What the default was when the store was kept: who has it has chosen nothing, and follows a clock that was moved meanwhile. */
const keptDefault = readStored<string>(defaultKey);

export const teacher = proxy<TeacherStore>({ ...teacherDefaults(today()), ...kept });

// In step, since a write that came later would bring the store back into a session storage that logging out has cleared.
subscribe(teacher, () => writeStored(sessionKeys.teacherStore, snapshot(teacher)), true);

/** Forgets what the teacher chose; the spec wants the date type at week here, unlike the default. */
export function clearTeacher(): void {
  Object.assign(teacher, teacherDefaults(today()), { dateType: dateType.week, homeworkDateType: 'all' });
}

/**
 * Puts the terms right once the server's clock is known, by which the filters offer them: a default is taken anew, and
 * so is what is no longer offered.
 */
export function settleTerms(): void {
  const offered = { learningTerm: learningTermOptions(today()), learningYear: schoolYearOptions(today()) };
  const usual = defaultTerm(today());
  for (const field of ['learningTerm', 'learningYear'] as const) {
    const isKept = kept?.[field] !== undefined && teacher[field] !== keptDefault;
    const isChosen = isKept && offered[field].some(({ value }) => value === teacher[field]);
    if (!isChosen) teacher[field] = usual;
  }
  writeStored(defaultKey, usual);
}
