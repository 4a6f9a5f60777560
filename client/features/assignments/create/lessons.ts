import { assignmentTypes, type AssignmentType } from '../../../../contracts/constants/assignments.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { listLessons } from '../../../../contracts/wrongbook/assignments.ts';
import { useCall } from '../../../api/use-call.ts';
import type { Answer } from '../../../components/state/answer.ts';
import { fullClassName } from '../../../filters/class-name.ts';
import { stageOf } from '../../question-bank/question.ts';
import type { PaperCourse } from '../../paper-builder/paper.ts';

export type TaskType = AssignmentType['taskType'];

type Teaching = DataOf<typeof listLessons>[number];

/** A course in a grade with the classes that somebody teaches in it, or leads: what one assignment can be set to. */
export interface Lesson extends PaperCourse {
  /** Course and grade. */
  key: string;
  classes: { id: string; className: string; isOwn: boolean }[];
}

/** The key of a lesson. */
export const lessonKey = (courseId: string, gradeId: string): string => `${courseId}-${gradeId}`;

/** Classes and courses by course and grade. */
export function lessonsOf(teachings: readonly Teaching[]): Lesson[] {
  const lessons = new Map<string, Lesson>();
  for (const { classId, className, gradeId, gradeName, courseId, courseName, subjectId, isOwn } of teachings) {
    const key = lessonKey(courseId, gradeId);
    const lesson = lessons.get(key) ?? {
      key,
      courseId,
      courseName,
      subjectId,
      gradeId,
      gradeName,
      stage: stageOf(gradeId),
      classes: [],
    };
    lesson.classes.push({ id: classId, className: fullClassName({ gradeName, className }), isOwn });
    lessons.set(key, lesson);
  }
  return [...lessons.values()];
}

/** What the person at work may set work to. */
export function useLessons(): { answer: Answer<Teaching[]>; lessons: Lesson[] } {
  const answer = useCall(listLessons, {});
  return { answer, lessons: lessonsOf(answer.data ?? []) };
}

/** The type of assignments of a number. */
export const typeOf = (taskType: TaskType): AssignmentType =>
  assignmentTypes.find((type) => type.taskType === taskType)!;

/** Whether a type of assignments is there for a subject. */
export const isSupported = (taskType: TaskType, subjectId: string): boolean =>
  typeOf(taskType).supportSubjectIds.includes(subjectId);
