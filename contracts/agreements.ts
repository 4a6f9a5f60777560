import type { CallName } from './calls.ts';

// What the answers of several reads say of the same: data beside the calls, which load nothing of each other.

/** What a read is asked for: a value that the state gives, what the answer of the first read holds, or always the same; null leaves it out. */
export type Given = { value: string } | { from: string } | string | number | null;

/** The values of a field in the answer of a read; `children.id` is that field of each item of a list. */
export interface Told {
  call: CallName;
  field: string;
  /** What it is asked for beyond what it must be and what its answer is of; the second read is asked for what the first is. */
  asked?: Readonly<Record<string, Given>>;
  /** Which of its rows count. */
  rows?: Readonly<Record<string, Given>>;
}

/** Two reads tell the same values, or one a part of what the other tells. */
export interface Agreement {
  one: Told;
  other: Told;
  isPart?: boolean;
}

/** A figure is how many values another read tells: of those rows whose field `by` is the id of what the figure is about. */
export interface Figure {
  one: Told & { of?: string };
  counts: Told & { by?: string };
}

const same = (one: Told, other: Told): Agreement => ({ one, other });
const part = (one: Told, other: Told): Agreement => ({ one, other, isPart: true });

const caller = { id: { value: 'ownId' } };
const teacher = { id: { value: 'teacherId' } };
const allTeachers = { schoolId: { value: 'schoolId' } };

/** The reads that tell the same. */
export const agreements: readonly Agreement[] = [
  same({ call: 'getClassTree', field: 'id' }, { call: 'listGrades', field: 'gradeId' }),
  same({ call: 'getClassTree', field: 'children.id' }, { call: 'listClasses', field: 'id' }),
  same(
    { call: 'listClassesByLeaderType', field: 'id' },
    { call: 'listTeachingClasses', field: 'id', asked: { teacherId: { value: 'teacherId' } } },
  ),
  same({ call: 'listTeachingClasses', field: 'id' }, { call: 'listTeacherCourses', field: 'classId' }),
  same(
    { call: 'listTeacherCourses', field: 'classId' },
    { call: 'pageTeachers', field: 'teachings.classId', asked: allTeachers, rows: teacher },
  ),
  same(
    { call: 'getTeacherSchool', field: 'courses.courseId' },
    { call: 'listTeacherCourses', field: 'courseId', asked: { teacherId: { from: 'id' } } },
  ),
  same(
    { call: 'listTeachingCourses', field: 'courseId' },
    { call: 'listTeacherCourses', field: 'courseId', rows: { classId: { value: 'classId' } } },
  ),
  same({ call: 'listTeachers', field: 'id' }, { call: 'pageTeachers', field: 'id' }),
  part(
    { call: 'listTeachingCourses', field: 'courseId' },
    { call: 'listTeachingCourses', field: 'courseId', asked: { classId: null, gradeId: { value: 'gradeId' } } },
  ),
  same({ call: 'listTeachers', field: 'id' }, { call: 'pageTeachers', field: 'id' }),
  part({ call: 'pageTeachers', field: 'jobs.roleKey', rows: teacher }, { call: 'listJobs', field: 'roleKey' }),
  part({ call: 'pageTeachers', field: 'jobs.roleKey', rows: caller }, { call: 'listMyRoles', field: 'roleKey' }),
  same({ call: 'listCoursesByGrade', field: 'subjectId' }, { call: 'listSubjectsInSchool', field: 'subjectId' }),
  same({ call: 'listSubjectTypes', field: 'subjectId' }, { call: 'listSubjectsInSchool', field: 'subjectId' }),
  same(
    { call: 'listSubjectTypes', field: 'subjectId', asked: { gradeId: null } },
    { call: 'listSubjectsInSchool', field: 'subjectId' },
  ),
  same({ call: 'listSubjectsByGrade', field: 'subjectId' }, { call: 'listSubjectTypes', field: 'subjectId' }),
  same({ call: 'listWorkbooks', field: 'id' }, { call: 'listClassWorkbooks', field: 'id' }),
  same(
    { call: 'listAvailableWorkbooks', field: 'id' },
    { call: 'listAvailableWorkbooks', field: 'id', asked: { schoolId: { value: 'schoolId' } } },
  ),
  same(
    { call: 'getCurrentPartner', field: 'schools.schoolId' },
    { call: 'getPartnerOverview', field: 'schools.schoolId' },
  ),
];

/** The figures that count what another read tells. */
export const figures: readonly Figure[] = [
  {
    one: { call: 'getClassTree', field: 'studentCount', of: 'id' },
    counts: { call: 'pageStudents', field: 'id', by: 'gradeId', asked: { status: 0 } },
  },
  {
    one: { call: 'getClassTree', field: 'children.studentCount', of: 'children.id' },
    counts: { call: 'pageStudents', field: 'id', by: 'classId', asked: { status: 0 } },
  },
  {
    one: { call: 'getClassInfo', field: 'studentCount', of: 'id' },
    counts: {
      call: 'pageStudents',
      field: 'id',
      by: 'classId',
      asked: { schoolId: { from: 'schoolId' }, classId: null },
    },
  },
  {
    one: { call: 'getClassInfo', field: 'teacherCount', of: 'id' },
    counts: { call: 'pageTeachersByClass', field: 'id', by: 'classId' },
  },
  {
    one: { call: 'listGrades', field: 'classCount', of: 'gradeId' },
    counts: { call: 'listClasses', field: 'id', by: 'gradeId' },
  },
  {
    one: { call: 'listJobs', field: 'teacherCount', of: 'roleKey' },
    counts: { call: 'pageTeachers', field: 'id', by: 'jobs.roleKey' },
  },
  {
    one: { call: 'getMenuBadge', field: 'resourcePrint' },
    counts: { call: 'pagePrintItems', field: 'id', asked: { teacherId: { value: 'teacherId' } }, rows: { isRead: 0 } },
  },
];
