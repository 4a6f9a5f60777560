import type { CallName } from './calls.ts';
import type { Endpoint } from './endpoint.ts';

// What the specification says of calls, in our words. Every mark of provenance in the contracts is held against it, both
// ways: nothing is called specified that does not stand here, and all that stands here is.

/** How the specification gives what a call takes: as names, or as a query, body or parameters that it leaves unnamed. */
type Payload = 'nothing' | 'named' | 'query' | 'body' | 'params' | 'untold';

/** One call of the specification. */
export interface SpecifiedCall {
  method: Endpoint['method'];
  /** None where the specification knows that the call is there, and neither method nor path; the method is then ours. */
  path: string | undefined;
  payload: Payload;
  /** The words that it names for what the call takes. */
  takes: readonly string[];
  /** Those of them that every such call carries: it has no other, or is said to send them. */
  always: readonly string[];
  /** The words that it names for what the call answers with, at whatever depth. */
  answers: readonly string[];
  /** Whether it answers with a file. */
  isFile: boolean;
}

/** The words of what calls answer with, by what they are of. What only the client keeps is not among them. */
const entityWords = {
  role: ['roleKey'],
  statistics: ['resourcePrint'],
  user: ['id', 'userName', 'name', 'teacherName', 'schoolId', 'schoolName', 'schoolGrade', 'schoolArea', 'ancestors'],
  courseList: ['courses'],
  course: ['courseId', 'courseName', 'subjectId'],
  class: ['id', 'gradeId', 'gradeName', 'className'],
  teacherClass: ['id', 'className', 'gradeName'],
  classInTree: ['id', 'className'],
  gradeInTree: ['id', 'name'],
  grade: ['gradeId', 'gradeName'],
  workbook: ['id', 'title'],
} as const;

/** The words of every answer's wrapper; `message` may stand for `msg`. */
export const envelopeWords = ['code', 'msg', 'message', 'success', 'data'] as const;

/** The numbers of every state that the specification lists, in their order. */
export const codes = {
  document: [0, 1, 2, 3, 4, 5],
  enrolment: [0, 1],
  refund: [0, 1, 2],
  distribution: [0, 1, 2],
} as const;

type Told = Partial<Pick<SpecifiedCall, 'takes' | 'always' | 'answers' | 'isFile'>>;

const told = (
  method: Endpoint['method'],
  path: string | undefined,
  payload: Payload,
  { takes = [], always = [], answers = [], isFile = false }: Told = {},
): SpecifiedCall => ({ method, path, payload, takes: [...always, ...takes], always, answers, isFile });

const vesta = (path: string) => `/api/vesta/${path}`;
const wrongbook = (path: string) => `/api/wrongbook/v1.0/${path}`;
const minerva = (path: string) => `/api/minerva/v1.0/exercisebook/${path}`;
const doc = (path: string) => wrongbook(`teacher/doc/${path}`);

const { class: classItem, classInTree, course, courseList, grade, gradeInTree, role } = entityWords;
const { statistics, teacherClass, user, workbook } = entityWords;

/** Calls about teachers and what they teach. */
const teaching = {
  getTeacherSchool: told('GET', vesta('teacher/getTeacherSchoolByTeacherId'), 'nothing', {
    answers: [...user, ...courseList, ...course],
  }),
  pageTeachersByClass: told('GET', vesta('teacher/pageByClassId'), 'query'),
  listTeachers: told('GET', vesta('teacher/getTeacherInSchool'), 'query'),
  bindClassCourse: told('POST', vesta('teaching/bindClassCourse'), 'body'),
  pageTeachers: told('GET', vesta('teacher/page'), 'query'),
  addTeacher: told('POST', vesta('teacher/add'), 'body'),
  updateTeacher: told('POST', vesta('teacher/update'), 'body'),
  removeTeacher: told('POST', vesta('teacher/remove'), 'named', { always: ['teacherId'] }),
  removeTeacherFromClass: told('POST', vesta('teaching/removeTeacherFromClass'), 'body'),
  importTeachers: told('POST', vesta('teacher/importData'), 'body'),
  listTeachingClasses: told('GET', vesta('teaching/getTeachClass'), 'query', { answers: teacherClass }),
  listJobs: told('GET', vesta('teacher/getJobInSchool'), 'named', { always: ['schoolId'] }),
  resetTeacherPassword: told('POST', vesta('teacher/resetPassword'), 'body'),
  listTeacherCourses: told('GET', vesta('teaching/getTeacherCourse'), 'query'),
} as const;

/** Calls about classes, students and the school. */
const roster = {
  getClassTree: told('GET', vesta('class/treeClassBySchool'), 'named', {
    always: ['schoolId'],
    answers: [...gradeInTree, ...classInTree],
  }),
  addClass: told('POST', vesta('class/add'), 'untold'),
  updateClass: told('POST', vesta('class/update'), 'untold'),
  removeClass: told('POST', vesta('class/remove'), 'named', { always: ['classId'] }),
  removeStudentFromClass: told('POST', vesta('teaching/removeStudentFromClass'), 'untold'),
  addStudentToClass: told('POST', vesta('teaching/addStudentToClass'), 'untold'),
  listGrades: told('GET', vesta('teaching/getGradeInSchool'), 'named', { always: ['schoolId'], answers: grade }),
  getClassInfo: told('GET', vesta('class/getClassInfo'), 'named', { always: ['classId'] }),
  listClasses: told('GET', vesta('class/getClassInSchool'), 'named', {
    takes: ['schoolId', 'gradeId'],
    answers: classItem,
  }),
  pageStudents: told('GET', vesta('student/page'), 'query'),
  addStudent: told('POST', vesta('student/add'), 'untold'),
  updateStudent: told('POST', vesta('student/update'), 'untold'),
  removeStudent: told('POST', vesta('student/remove'), 'named', { always: ['studentId'] }),
  importStudents: told('POST', vesta('student/importData'), 'untold', { isFile: true }),
  exportStudents: told('GET', vesta('student/exportStudentData'), 'untold', { isFile: true }),
  listGraduatedYears: told('GET', vesta('school/getGraduatedYear'), 'untold'),
  listCoursesByGrade: told('GET', vesta('teaching/getCourseByGradeId'), 'params', { answers: course }),
  listSubjectsByGrade: told('GET', vesta('teaching/getSubjectByGradeId'), 'params'),
  listTeachingCourses: told('GET', vesta('teaching/getTeachCourse'), 'named', {
    takes: ['teacherId', 'classId', 'gradeId', 'leaderType'],
    answers: course,
  }),
  listSubjectsInSchool: told('GET', vesta('teaching/getSubjectInSchool'), 'named', { takes: ['schoolId', 'gradeId'] }),
} as const;

/** Calls of other services. */
const others = {
  listMyRoles: told('GET', '/api/juno/personal/myRoles', 'untold', { answers: role }),
  getMenuBadge: told('GET', wrongbook('web/nav/getMenuBadge'), 'untold', { answers: statistics }),
  getCurrentPartner: told('GET', wrongbook('partner/getCurrentPartner'), 'untold'),
  enableStudents: told('POST', wrongbook('web/org/batchEnableStudentOrg'), 'untold'),
  listSubjectTypes: told('GET', wrongbook('common/getSubjectTypeList'), 'params'),
  listClassWorkbooks: told('GET', minerva('getExerciseBooksByClassId'), 'params'),
  listAvailableWorkbooks: told('GET', minerva('getAvailableExerciseBookByGrade'), 'params'),
} as const;

/** Calls about documents: most carry the teacher beside what their caller hands in. */
const documents = {
  uploadResource: told('POST', doc('uploadResource'), 'body'),
  pagePrintItems: told('GET', doc('printList'), 'query', { always: ['teacherId'] }),
  removePrintItems: told('POST', doc('remove'), 'body', { always: ['teacherId'] }),
  exportDocument: told('GET', doc('exportDocument'), 'query', { isFile: true }),
  clearUnreadPrintCount: told('GET', doc('clearUnreadPrintCount'), 'named', { always: ['teacherId'] }),
  pageCloudDocuments: told('GET', doc('cloudDocumentList'), 'query', { always: ['teacherId'] }),
  removeCloudDocuments: told('POST', doc('cloudDocumentDelete'), 'body', { always: ['teacherId'] }),
  renameCloudDocument: told('POST', doc('cloudDocumentRename'), 'body', { always: ['teacherId'] }),
} as const;

/** Calls whose path the specification leaves open. */
const withoutPath = {
  listClassesByLeaderType: told('GET', undefined, 'named', { always: ['leaderType'], answers: classItem }),
  listCoursesInGrade: told('GET', undefined, 'named', { always: ['gradeId'], answers: course }),
  listWorkbooks: told('GET', undefined, 'named', { takes: ['classId', 'courseId', 'term'], answers: workbook }),
} as const;

/** Every call of the specification by the name that it has here. */
export const specifiedCalls: Partial<Record<CallName, SpecifiedCall>> = {
  ...teaching,
  ...roster,
  ...others,
  ...documents,
  ...withoutPath,
};
