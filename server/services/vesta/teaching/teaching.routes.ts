import { subjects } from '../../../../contracts/subjects.ts';
import * as contract from '../../../../contracts/vesta/teaching.ts';
import { write } from '../../../database/prepared.ts';
import { refusal } from '../../../http/errors.ts';
import { readRoute, route } from '../../../http/route.ts';
import { selectClass, selectOfferedCourses } from '../class/class.queries.ts';
import { selectTeacher } from '../teacher/teacher.queries.ts';
import {
  deleteTeaching,
  insertTeaching,
  selectSubjectIdsInSchool,
  selectSubjectIdsOfGrade,
  selectTaughtClasses,
  selectTeachingHolder,
  selectTeachings,
} from './teaching.queries.ts';

const named = (subjectIds: Set<string>) =>
  subjects.filter(({ subjectId }) => subjectIds.has(subjectId)).map((one) => ({ ...one }));

export const teachingRoutes = [
  route(contract.bindClassCourse, ({ sandbox, input }) =>
    write(sandbox, () => {
      const { classId, courseId, teacherId } = input;
      if (!selectTeacher(sandbox, teacherId)) throw refusal(contract.bindClassCourse, 'teacherGone');
      const schoolClass = selectClass(sandbox, classId);
      if (!schoolClass || schoolClass.status === 1) throw refusal(contract.bindClassCourse, 'classGone');
      const offered = selectOfferedCourses(sandbox, schoolClass.schoolId, schoolClass.gradeId);
      const course = offered.find((one) => one.courseId === courseId);
      if (!course) throw refusal(contract.bindClassCourse, 'notOffered');
      const holder = selectTeachingHolder(sandbox, classId, courseId);
      if (holder)
        throw refusal(contract.bindClassCourse, 'taken', { courseName: course.courseName, name: holder.name });
      insertTeaching(sandbox, { classId, courseId, teacherId });
    }),
  ),

  route(contract.removeTeacherFromClass, ({ sandbox, input }) => {
    if (!write(sandbox, () => deleteTeaching(sandbox, input)))
      throw refusal(contract.removeTeacherFromClass, 'notBound');
  }),

  readRoute(contract.listTeachingClasses, ({ sandbox, input }) => selectTaughtClasses(sandbox, input.teacherId)),

  readRoute(contract.listTeacherCourses, ({ sandbox, input }) =>
    selectTeachings(sandbox, [input.teacherId]).map(({ teacherId: _, ...teaching }) => teaching),
  ),

  readRoute(contract.listCoursesByGrade, ({ sandbox, input }) =>
    selectOfferedCourses(sandbox, input.schoolId, input.gradeId),
  ),

  readRoute(contract.listSubjectsByGrade, ({ sandbox, input }) =>
    named(selectSubjectIdsOfGrade(sandbox, input.gradeId)),
  ),

  readRoute(contract.listSubjectsInSchool, ({ sandbox, input: { schoolId, gradeId } }) => {
    if (gradeId === undefined) return named(selectSubjectIdsInSchool(sandbox, schoolId));
    return named(new Set(selectOfferedCourses(sandbox, schoolId, gradeId).map(({ subjectId }) => subjectId)));
  }),
];
