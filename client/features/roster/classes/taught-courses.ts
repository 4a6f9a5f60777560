import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { pageTeachersByClass } from '../../../../contracts/vesta/teacher.ts';
import type { listCoursesByGrade } from '../../../../contracts/vesta/teaching.ts';

type Course = DataOf<typeof listCoursesByGrade>[number];
type ClassTeacher = DataOf<typeof pageTeachersByClass>['records'][number];

/** A course of a class, with its teacher where it has one. */
export interface TaughtCourse extends Course {
  teacher: ClassTeacher | undefined;
}

/** The courses of a grade with the teachers of a class; a course that is taught though not offered any more stays in sight. */
export function coursesWithTeachers(offered: readonly Course[], teachers: readonly ClassTeacher[]): TaughtCourse[] {
  const extra = teachers.filter(({ courseId }) => !offered.some((course) => course.courseId === courseId));
  return [...offered, ...extra].map(({ courseId, courseName, subjectId }) => ({
    courseId,
    courseName,
    subjectId,
    teacher: teachers.find((teacher) => teacher.courseId === courseId),
  }));
}
