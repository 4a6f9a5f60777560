import {
  assignmentIds,
  classIds,
  courseIds,
  documentIds,
  paperIds,
  partnerIds,
  password,
  personaIds,
  pointIds,
  questionGroupIds,
  questionIds,
  schoolIds,
  studentIds,
} from '../../seed/landmarks.ts';

/** What states tell of their world by name, with the examples that stand in the pacts. */
export const exampleValues = {
  schoolId: schoolIds.junior,
  gradeId: '7',
  classId: classIds.junior,
  otherClassId: classIds.juniorSecond,
  className: '1班',
  courseId: courseIds.maths,
  teacherId: personaIds.teacher,
  ownId: personaIds['school-admin'],
  studentId: studentIds.sameNameFirst,
  studentIds: `${studentIds.sameNameFirst},${studentIds.sameNameSecond}`,
  studentNo: '0260101',
  account: 'school-admin',
  password,
  phone: '13800000000',
  term: '202601',
  ticket: 'main.ticket',
  documentId: documentIds.ownCloud,
  printItemId: documentIds.ownPrint,
  title: '契约文档二',
  questionId: questionIds.own,
  groupId: questionGroupIds.own,
  pointId: pointIds.maths,
  otherQuestionId: questionIds.everybodys,
  paperId: paperIds.draft,
  assignmentId: assignmentIds.collecting,
  bookId: '20260107021',
  pageId: '1',
  markId: '1',
  submissionId: '2849',
  examId: '90019001',
  examTemplateId: '90019201',
  markingPartId: '90019301',
  markingScriptId: '90019401',
  otherMarkingScriptId: '90019403',
  wellbeingTextId: '90019501',
  counsellorId: personaIds.many,
  orderId: '90019501',
  deviceId: '90019601',
  partnerId: partnerIds.level3,
} as const;

/** The name of a value that a state may give. */
export type ValueName = keyof typeof exampleValues;

/** What one state gives. */
export type StateValues = Partial<Record<ValueName, string>>;
