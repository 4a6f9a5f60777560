import { given } from '../case.ts';
import type { Further } from './more.ts';

const classId = given('classId');
const courseId = given('courseId');
const attemptKey = 'pact-attempt';
const keyword = '契约';
const page = { keyword, ascs: 'createTime', descs: undefined } as const;
const ofYear = { learningYear: '202601', source: 1 } as const;
const period = { from: '2026-09-01', to: '2026-10-15' } as const;

/** What calls of assignments, documents, papers and mistakes take beside. */
export const furtherWork = {
  addAssignment: [
    { attemptKey },
    {
      in: 'a teacher whose students got questions of published work wrong',
      send: { paperId: undefined, taskType: 4, practice: { practiceMode: 41, days: 400, most: 10 } },
    },
  ],
  pageAssignments: [{ ...page, courseId, from: '2026-09-01', stage: 'collecting', learningYear: '202601' }],
  pageCloudDocuments: [
    { keyword, state: 1, kind: 'pdf', scope: 1, subjectId: '2', gradeId: '7', ascs: undefined, descs: 'title' },
  ],
  pagePrintItems: [{ ...page, kind: 'pdf' }],
  printDocuments: [{ copies: 2, attemptKey }],
  uploadResource: [
    { classId, scope: 1 },
    { in: 'a teacher with a document whose file has not come yet', send: { documentId: given('documentId') } },
    { assignmentId: given('assignmentId') },
  ],
  exportDocument: [{ teacherId: given('teacherId'), form: 'original', page: 1 }],
  listOpenAssignments: [{ learningYear: '202601' }],
  pageClassMistakes: [
    {
      ...ofYear,
      bucket: 'above40',
      pointId: '2020101',
      questionType: 1,
      cause: 'concept',
      keyword,
      ascs: 'wrongRate',
      descs: undefined,
    },
    period,
  ],
  getClassMistake: [ofYear, period],
  listStudentMistakes: [ofYear, { from: '2026-09-01' }],
  pageStudentBook: [
    { ...ofYear, state: 'open', cause: 'concept', pointId: '2020101', ascs: 'wrongCount' },
    { from: '2026-09-01', descs: 'wrongCount' },
  ],
  keepMistakeGroups: [{ from: '2026-09-01' }],
  listMistakeGroups: [{ from: '2026-09-01' }],
  regroupMistakes: [{ from: '2026-09-01' }],
  addCustomMistake: [{ picture: '' }],
  addPaper: [{ attemptKey }],
  pagePapers: [{ ...page, gradeId: '7' }],
  addUploadedPaper: [{ attemptKey }],
  pageSchoolWork: [{ ...page, learningYear: '202601', subjectId: '2' }],
  beginTask: [{ fileName: '学生.xls' }],
} as const satisfies Further;
