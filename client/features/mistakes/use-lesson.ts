import { useSnapshot } from 'valtio';
import { teacher } from '../../session/teacher.ts';

/** The lesson whose mistakes are looked at, as the filters of the header have it. */
export interface Lesson {
  classId: string;
  courseId: string;
  learningYear: string;
}

/** The lesson that is chosen in the header; null until class and course are known. */
export function useLesson(): Lesson | null {
  const { classId, courseId, learningYear } = useSnapshot(teacher);
  return classId === '' || courseId === '' ? null : { classId, courseId, learningYear };
}
