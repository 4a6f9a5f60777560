import type { CallName } from '../../contracts/calls.ts';
import type { ServerRole } from '../../contracts/roles.ts';
import { examAccess } from './exam-access.ts';
import {
  admins,
  analysts,
  keepers,
  leaders,
  learningReaders,
  onlookers,
  ownTeaching,
  publishers,
  readers,
  regionals,
  setters,
  staff,
  studentReaders,
} from './role-sets.ts';

/**
 * How far a role reaches in a call: everything; what is its own, of its school's roster, and of work what its classes allow
 * (reach.queries.ts); that and all documents shared in its school; its own school; in its own school the classes that it
 * teaches or leads (and then a class must be named); the schools of its partner and of the partners below; the schools of its
 * region.
 */
export type Scope = 'all' | 'self' | 'curated' | 'school' | 'classes' | 'subtree' | 'region';

/** Per role the scope of a call; `open` needs no token, `signedIn` any token and names nobody else's data. */
export type AccessRule = 'open' | 'signedIn' | Partial<Record<ServerRole, Scope>>;

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
  takeBackPromotion: admins,

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
  exportTeacherFaults: admins,
  getTeacherTemplate: admins,
  exportTeachers: leaders,

  bindClassCourse: admins,
  removeTeacherFromClass: admins,
  listTeachingClasses: ownTeaching,
  listTeacherCourses: ownTeaching,
  listTeachingCourses: { ...ownTeaching, regionResearcher: 'region' },

  pageStudents: studentReaders,
  exportStudents: studentReaders,
  addStudent: admins,
  updateStudent: admins,
  removeStudent: admins,
  removeStudentFromClass: admins,
  addStudentToClass: admins,
  changeAllStudents: admins,
  importStudents: admins,
  previewStudentImport: admins,
  exportStudentFaults: admins,
  getStudentTemplate: admins,
  enableStudents: { ...admins, partner: 'subtree' },

  uploadResource: readers,
  pagePrintItems: readers,
  removePrintItems: readers,
  clearUnreadPrintCount: readers,
  retryDocument: readers,
  pageCloudDocuments: readers,
  removeCloudDocuments: keepers,
  renameCloudDocument: keepers,
  shareDocument: keepers,
  exportDocument: keepers,
  printDocuments: keepers,
  listSubjectTypes: onlookers,

  getKnowledgeTree: readers,
  pageQuestions: readers,
  getQuestion: readers,
  listSimilarQuestions: readers,
  getQuestionGroup: readers,
  addQuestionGroup: setters,
  updateQuestionGroup: setters,
  addQuestion: setters,
  updateQuestion: setters,
  removeQuestions: setters,
  listBasket: setters,
  putInBasket: setters,
  takeFromBasket: setters,
  listWorkbookPages: onlookers,

  pagePapers: setters,
  getPaper: setters,
  addPaper: setters,
  updatePaper: setters,
  removePapers: setters,
  addUploadedPaper: setters,
  getPaperFile: setters,

  listLessons: setters,
  pageAssignments: setters,
  listOpenAssignments: setters,
  getAssignment: setters,
  listSubmissions: setters,
  addAssignment: setters,
  withdrawAssignment: publishers,
  removeAssignments: setters,
  previewPractice: setters,
  previewPracticePaper: setters,

  renderPrint: { ...setters, admin: 'all' },
  getPrintProgress: 'signedIn',
  listSheetLayouts: { ...setters, admin: 'all' },
  addPrintRecord: setters,
  pagePrintRecords: setters,
  sumPrintRecords: setters,
  exportPrintRecords: setters,

  pageScans: setters,
  removeScans: setters,
  pageScanPages: setters,
  getScanPicture: setters,
  mendScanPage: setters,
  listMissingPages: setters,
  settleMissing: setters,
  makeScans: setters,

  getMarkingOverview: setters,
  startMarking: setters,
  listQuestionAnswers: setters,
  // Learning reports show an answer of the student to everybody who reads them.
  getAnswerPicture: { ...setters, ...admins, partner: 'subtree' },
  giveMarks: setters,
  undoMarks: setters,
  listMarkHistory: setters,
  getSubmission: setters,
  previewKey: setters,
  changeKey: setters,
  getPublishing: publishers,
  publishAssignment: publishers,
  unpublishAssignment: publishers,

  getAssignmentReport: setters,
  exportAssignmentReport: setters,
  getHomeworkReport: setters,
  exportHomeworkReport: setters,

  pageClassMistakes: setters,
  getClassMistake: setters,
  listMastery: setters,
  listStudentMistakes: setters,
  pageStudentBook: setters,
  listDiscussions: setters,
  setDiscussed: setters,
  listMistakeGroups: setters,
  keepMistakeGroups: setters,
  regroupMistakes: setters,
  setMistakeCause: setters,
  setMistakeMastered: setters,
  addCustomMistake: setters,
  removeCustomMistake: setters,
  getMasteryRule: staff,
  setMasteryRule: admins,

  listLearningStudents: learningReaders,
  getClassLearning: learningReaders,
  getStudentLearning: learningReaders,
  polishLearning: learningReaders,
  printLearning: learningReaders,
  getStudentUsage: learningReaders,
  pageStudentActivity: learningReaders,

  ...examAccess,

  listAnalysedExams: analysts,
  listAnalysedLessons: regionals,
  getSchoolComparison: regionals,
  exportSchoolComparison: regionals,
  getClassComparison: analysts,
  exportClassComparison: analysts,

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
