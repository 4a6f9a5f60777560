import { listClassesByLeaderType, listCoursesInGrade } from '../../../../contracts/vesta/class.ts';
import { listTeachingCourses } from '../../../../contracts/vesta/teaching.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { readRoute } from '../../../http/route.ts';
import type { User } from '../../../http/user.ts';
import { selectClass, selectClassesInSchool, selectOfferedCourses } from '../class/class.queries.ts';
import { selectSchoolsInArea } from '../school/school.queries.ts';
import { selectTaughtClasses, selectTeachings } from './teaching.queries.ts';

// What the pickers offer depends on the leader type: 1 what one teaches, 2 the subject one leads, 3 the grade one leads,
// 7 the whole school, 9 the whole region. A leader type that none of the user's roles carries offers nothing.

const roleOfLeaderType = {
  1: ['teacher', 'teaching', 'subjectleader', 'schoolAdmin', 'schoolMaster', 'admin'],
  2: ['subjectleader'],
  3: ['gradeLeader'],
  7: ['psychologyteacher'],
  9: ['regionResearcher'],
} as const;

type LeaderType = keyof typeof roleOfLeaderType;

const heldFor = (user: User, leaderType: LeaderType) =>
  user.roles.filter(({ role }) => (roleOfLeaderType[leaderType] as readonly string[]).includes(role));

/** The schools of whose grades and courses a leader type chooses: those of the region, else the user's own. */
function schoolsFor(sandbox: Sandbox, user: User, leaderType: LeaderType): string[] {
  if (leaderType === 9) return selectSchoolsInArea(sandbox, user.area).map(({ id }) => id);
  return user.schoolId ? [user.schoolId] : [];
}

export const pickerRoutes = [
  readRoute(listClassesByLeaderType, ({ sandbox, user, input: { leaderType } }) => {
    const held = heldFor(user, leaderType);
    if (held.length === 0) return [];
    if (leaderType === 9)
      return selectSchoolsInArea(sandbox, user.area).flatMap(({ id }) => selectClassesInSchool(sandbox, id));
    if (!user.schoolId) return [];
    if (leaderType === 1) return selectTaughtClasses(sandbox, user.id);
    const classes = selectClassesInSchool(sandbox, user.schoolId);
    if (leaderType === 3) return classes.filter(({ gradeId }) => held.some((role) => role.gradeId === gradeId));
    return classes;
  }),

  readRoute(listTeachingCourses, ({ sandbox, user, input: { teacherId, classId, gradeId, leaderType } }) => {
    const held = heldFor(user, leaderType);
    if (held.length === 0) return [];
    if (leaderType === 1) {
      return distinct(
        selectTeachings(sandbox, [teacherId]).filter(
          (taught) => (!classId || taught.classId === classId) && (!gradeId || taught.gradeId === gradeId),
        ),
      );
    }
    const schoolClass = classId ? selectClass(sandbox, classId) : undefined;
    const grade = schoolClass?.gradeId ?? gradeId;
    if (!grade) return [];
    const schoolIds = schoolClass ? [schoolClass.schoolId] : schoolsFor(sandbox, user, leaderType);
    return ledCourses(held, leaderType, coursesIn(sandbox, schoolIds, grade));
  }),

  readRoute(listCoursesInGrade, ({ sandbox, user, input: { gradeId, leaderType } }) => {
    const held = heldFor(user, leaderType);
    if (held.length === 0) return [];
    if (leaderType === 1) {
      return distinct(selectTeachings(sandbox, [user.id]).filter((taught) => taught.gradeId === gradeId));
    }
    return ledCourses(held, leaderType, coursesIn(sandbox, schoolsFor(sandbox, user, leaderType), gradeId));
  }),
];

interface Course {
  courseId: string;
  courseName: string;
  subjectId: string;
}

const ledCourses = (held: { subjectId: string }[], leaderType: LeaderType, offered: Course[]): Course[] =>
  leaderType === 2 ? offered.filter(({ subjectId }) => held.some((role) => role.subjectId === subjectId)) : offered;

const coursesIn = (sandbox: Sandbox, schoolIds: readonly string[], gradeId: string): Course[] =>
  distinct(schoolIds.flatMap((schoolId) => selectOfferedCourses(sandbox, schoolId, gradeId)));

const distinct = (courses: Course[]): Course[] => [
  ...new Map(
    courses.map(({ courseId, courseName, subjectId }) => [courseId, { courseId, courseName, subjectId }]),
  ).values(),
];
