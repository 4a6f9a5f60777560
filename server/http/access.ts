import type { CallName } from '../../contracts/calls.ts';
import type { ServerRole } from '../../contracts/roles.ts';

/**
 * How far a role reaches in a call: everything; only itself; its own school; in its own school the classes that it
 * teaches or leads (and then a class must be named); the schools of its partner and of the partners below; the schools
 * of its region; itself and the documents that colleagues share with it; itself and all documents shared in its school;
 * itself, the papers of the work that it has set and the questions that it sees; that and, in its school, all work in a subject that it leads.
 */
export type Scope =
  'all' | 'self' | 'school' | 'classes' | 'subtree' | 'region' | 'shared' | 'curated' | 'work' | 'led';

/** Per role the scope of a call; `open` needs no token, `signedIn` any token and names nobody else's data. */
export type AccessRule = 'open' | 'signedIn' | Partial<Record<ServerRole, Scope>>;

const admins = { schoolAdmin: 'school' } as const;

const leaders = { ...admins, schoolMaster: 'school' } as const;

const staff = {
  ...leaders,
  gradeLeader: 'school',
  subjectleader: 'school',
  psychologyteacher: 'school',
  teacher: 'school',
  teaching: 'school',
} as const;

const onlookers = { ...staff, partner: 'subtree', regionResearcher: 'region' } as const;

/** Student data: whole school for those who run or counsel it, own classes for those who teach. */
const studentReaders = {
  ...leaders,
  psychologyteacher: 'school',
  gradeLeader: 'classes',
  subjectleader: 'classes',
  teacher: 'classes',
  teaching: 'classes',
} as const;

/** A teacher's own lists; those who run the school see everybody's. */
const ownTeaching = {
  ...leaders,
  gradeLeader: 'self',
  subjectleader: 'self',
  psychologyteacher: 'self',
  teacher: 'self',
  teaching: 'self',
} as const;

/** Documents of one's own; who keeps the school's resources reaches those that others share as well. */
const ownDocuments = { subjectleader: 'self', teacher: 'self', teaching: 'self', schoolAdmin: 'self' } as const;
const keptDocuments = { ...ownDocuments, schoolAdmin: 'curated' } as const;
const sharedDocuments = {
  subjectleader: 'shared',
  teacher: 'shared',
  teaching: 'shared',
  schoolAdmin: 'curated',
} as const;

/** The question bank is for those who set questions; only who has added one changes it. */
const bankReaders = { subjectleader: 'shared', teacher: 'shared', teaching: 'shared', schoolAdmin: 'shared' } as const;
const bankWriters = { subjectleader: 'self', teacher: 'self', teaching: 'self' } as const;

/** Work that was set: of who set it, and of a subject's leader all in that subject. */
const workReaders = { subjectleader: 'led', teacher: 'work', teaching: 'work' } as const;

/** Which roles may make which call, and within what. Nothing that is not in this table is allowed. */
export const access: Record<CallName, AccessRule> = {
  listPersonas: 'open',
  createToken: 'open',
  exchangeTicket: 'open',
  revokeToken: 'signedIn',
  createTicket: 'signedIn',
  listMyRoles: 'signedIn',
  getTeacherSchool: 'signedIn',
  getMenuBadge: 'signedIn',
  getImportProgress: 'signedIn',
  getCurrentPartner: { partner: 'self' },
  listSubjectsByGrade: 'signedIn',

  getClassTree: onlookers,
  getClassInfo: onlookers,
  listClasses: onlookers,
  listGrades: onlookers,
  listCoursesByGrade: onlookers,
  listSubjectsInSchool: onlookers,
  listClassesByLeaderType: 'signedIn',
  listCoursesInGrade: 'signedIn',
  listWorkbooks: onlookers,
  listClassWorkbooks: onlookers,
  listAvailableWorkbooks: onlookers,
  addClass: admins,
  updateClass: admins,
  removeClass: admins,
  getPromotionPlan: leaders,
  promoteClasses: admins,

  pageTeachers: leaders,
  pageTeachersByClass: staff,
  listTeachers: staff,
  listJobs: leaders,
  addTeacher: admins,
  updateTeacher: admins,
  removeTeacher: admins,
  resetTeacherPassword: admins,
  importTeachers: admins,
  previewTeacherImport: admins,
  getTeacherTemplate: admins,
  exportTeachers: leaders,

  bindClassCourse: admins,
  removeTeacherFromClass: admins,
  listTeachingClasses: ownTeaching,
  listTeacherCourses: ownTeaching,
  listTeachingCourses: ownTeaching,

  pageStudents: studentReaders,
  exportStudents: studentReaders,
  addStudent: admins,
  updateStudent: admins,
  removeStudent: admins,
  removeStudentFromClass: admins,
  addStudentToClass: admins,
  importStudents: admins,
  previewStudentImport: admins,
  getStudentTemplate: admins,
  enableStudents: { ...admins, partner: 'subtree' },

  uploadResource: ownDocuments,
  pagePrintItems: ownDocuments,
  removePrintItems: ownDocuments,
  clearUnreadPrintCount: ownDocuments,
  retryDocument: ownDocuments,
  pageCloudDocuments: ownDocuments,
  removeCloudDocuments: keptDocuments,
  renameCloudDocument: keptDocuments,
  shareDocument: keptDocuments,
  exportDocument: sharedDocuments,
  printDocuments: sharedDocuments,
  listSubjectTypes: onlookers,

  getKnowledgeTree: bankReaders,
  pageQuestions: bankReaders,
  getQuestion: bankReaders,
  listSimilarQuestions: bankReaders,
  addQuestion: bankWriters,
  updateQuestion: bankWriters,
  removeQuestions: bankWriters,
  listBasket: bankWriters,
  putInBasket: { subjectleader: 'shared', teacher: 'shared', teaching: 'shared' },
  takeFromBasket: { subjectleader: 'shared', teacher: 'shared', teaching: 'shared' },
  listWorkbookPages: onlookers,

  pagePapers: bankWriters,
  getPaper: workReaders,
  addPaper: bankWriters,
  updatePaper: bankWriters,
  removePapers: bankWriters,

  listLessons: bankWriters,
  pageAssignments: workReaders,
  getAssignment: workReaders,
  listSubmissions: workReaders,
  addAssignment: bankWriters,
  withdrawAssignment: bankWriters,
  removeAssignments: bankWriters,
  previewPractice: bankWriters,

  renderPrint: { ...workReaders, admin: 'all' },
  listSheetLayouts: { ...workReaders, admin: 'all' },
  addPrintRecord: workReaders,
  pagePrintRecords: workReaders,
  sumPrintRecords: workReaders,
  exportPrintRecords: workReaders,

  pageScans: bankWriters,
  removeScans: bankWriters,
  pageScanPages: workReaders,
  getScanPicture: workReaders,
  mendScanPage: workReaders,
  listMissingPages: workReaders,
  settleMissing: workReaders,
  makeScans: workReaders,

  getMarkingOverview: workReaders,
  startMarking: workReaders,
  listQuestionAnswers: workReaders,
  giveMarks: workReaders,
  undoMarks: workReaders,
  listMarkHistory: workReaders,
  getSubmission: workReaders,
  previewKey: workReaders,
  changeKey: workReaders,
  publishAssignment: bankWriters,
  unpublishAssignment: bankWriters,

  getAssignmentReport: workReaders,
  exportAssignmentReport: workReaders,
  getHomeworkReport: workReaders,
  exportHomeworkReport: workReaders,
  pageSchoolWork: leaders,
  getSchoolWork: leaders,

  listGraduatedYears: staff,
  getRosterSummary: { ...leaders, partner: 'subtree' },
};

/** The scopes that a user's roles open in a call. */
export function scopesOf(rule: AccessRule, roles: readonly ServerRole[]): Set<Scope> {
  if (rule === 'open' || rule === 'signedIn') return new Set(['all']);
  return new Set(roles.flatMap((role) => rule[role] ?? []));
}
