import { stages } from '../../../../contracts/subjects.ts';
import { pageTeachersByClass } from '../../../../contracts/vesta/teacher.ts';
import { getTeacherSchool } from '../../../../contracts/vesta/teacher-school.ts';
import { readRoute } from '../../../http/route.ts';
import { tenantId } from '../../../http/user.ts';
import { selectSchool } from '../school/school.queries.ts';
import { selectTeacherPageOfClass, selectTeachings } from '../teaching/teaching.queries.ts';

const stageName = (stage: string | undefined): string => stages.find((one) => one.stage === stage)?.stageName ?? '';

export const teacherSchoolRoutes = [
  readRoute(getTeacherSchool, ({ sandbox, user }) => {
    const school = user.schoolId ? selectSchool(sandbox, user.schoolId) : undefined;
    const courses = selectTeachings(sandbox, [user.id]).map(({ courseId, courseName, subjectId }) => ({
      courseId,
      courseName,
      subjectId,
    }));
    return {
      id: user.id,
      userName: user.account,
      name: user.name,
      teacherName: user.name,
      tenantId,
      schoolId: school?.id ?? '',
      schoolName: school?.name ?? '',
      schoolGrade: stageName(school?.stage),
      schoolArea: school?.area ?? user.area,
      ancestors: '',
      courses: [...new Map(courses.map((course) => [course.courseId, course])).values()],
    };
  }),

  readRoute(pageTeachersByClass, ({ sandbox, input }) => selectTeacherPageOfClass(sandbox, input)),
];
