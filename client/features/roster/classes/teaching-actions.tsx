import { removeTeacherFromClass } from '../../../../contracts/vesta/teaching.ts';
import { call } from '../../../api/call.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { fullClassName } from '../../../filters/class-name.ts';
import type { ClassNode } from '../../../filters/class-tree.ts';
import { AssignTeacher } from './AssignTeacher.tsx';
import type { TaughtCourse } from './taught-courses.ts';

/** Gives a course of a class its teacher. */
export const assignTeacher = (schoolId: string, schoolClass: ClassNode, course: TaughtCourse) =>
  openDialog(<AssignTeacher schoolId={schoolId} schoolClass={schoolClass} course={course} />);

/** Takes its teacher from a course of a class, after asking. */
export async function releaseTeacher(schoolClass: ClassNode, { courseId, courseName, teacher }: TaughtCourse) {
  if (!teacher) return;
  await confirm({
    title: '解除任课',
    message: `将解除 ${teacher.name} 在${fullClassName(schoolClass)}的${courseName}任课，该课程将没有教师。`,
    action: '解除',
    danger: true,
    run: () => call(removeTeacherFromClass, { teacherId: teacher.id, classId: schoolClass.id, courseId }),
  });
}
