import { useSnapshot } from 'valtio';
import { dateType } from '../../../contracts/constants/time.ts';
import { today } from '../../api/clock.ts';
import { dayBefore } from '../../components/days.ts';
import { teacher } from '../../session/teacher.ts';

/** The lesson whose mistakes are looked at, with the time and the source to which the filters of the header narrow them. */
export interface Lesson {
  classId: string;
  courseId: string;
  learningYear?: string;
  /** The day from which on mistakes count. */
  from?: string;
  /** 1 homework, 2 exam, 0 custom. */
  source?: number;
}

/** By what a header narrows mistakes: the school year, or, as in the classic set, the learning term and the type of mistakes. */
type Filters = 'learningYear' | 'term and type';

const days: Readonly<Record<string, number>> = { [dateType.week]: 6, [dateType.month]: 29 };

/** The time that a learning term means: the last week or month, or a term or school year by its code. */
function timeOf(learningTerm: string): Pick<Lesson, 'learningYear' | 'from'> {
  const back = days[learningTerm];
  return back === undefined ? { learningYear: learningTerm } : { from: dayBefore(today(), back) };
}

/** The lesson that is chosen in the header; null until class and course are known. */
export function useLesson(filters: Filters = 'learningYear'): Lesson | null {
  const { classId, courseId, learningYear, learningTerm, mistakeType } = useSnapshot(teacher);
  if (classId === '' || courseId === '') return null;
  if (filters === 'learningYear') return { classId, courseId, learningYear };
  return { classId, courseId, ...timeOf(learningTerm), source: mistakeType };
}
