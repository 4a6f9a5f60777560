/** Why a law proves nothing in the states that there are. */
interface Reason {
  because: string;
  /** By call, the names of its laws. */
  laws: Readonly<Record<string, readonly string[]>>;
}

const ofEach = (calls: readonly string[], ...laws: string[]): Record<string, string[]> =>
  Object.fromEntries(calls.map((call) => [call, laws]));

const reasons: readonly Reason[] = [
  {
    because: 'The state has one exam that is marked, and one grade in which exams are set.',
    laws: { ...ofEach(['getMarkingPlan', 'getMarkingProgress'], '范围 examId'), previewTimetable: ['范围 gradeId'] },
  },
  {
    because: 'The state has one part of the marking.',
    laws: ofEach(['pageOwnScripts', 'listSamples', 'pageScripts'], '范围 markingPartId'),
  },
  {
    because: 'The state has one scan of one page.',
    laws: {
      getScanPicture: ['范围 pageId'],
      pageScanPages: ['分页', '排序 pageNo'],
      pageScans: ['分页', '排序 createTime', '排序 title', '排序 state'],
    },
  },
  {
    because: 'The state has one grade, class, task, assignment, page or text of those that the call is about.',
    laws: {
      getKnowledgeTree: ['范围 subjectId'],
      getSchoolWork: ['范围 assignmentId'],
      getTaskFile: ['范围 taskId'],
      getWellbeingOverview: ['范围 gradeId', '范围 classId'],
      listAnalysedExams: ['范围 gradeId'],
      listCoursesInGrade: ['范围 gradeId'],
      pageQuestions: ['范围 workbookPageId'],
      pageWellbeingLog: ['分页', '排序 time'],
      pageWellbeingTexts: ['范围 gradeId', '范围 classId'],
    },
  },
  {
    because: 'All rows of the state are alike in it.',
    laws: { exportPrintRecords: ['筛选 paperSize', '筛选 action'], pageStudentBook: ['排序 wrongCount'] },
  },
  {
    because: 'The success case does not send the field.',
    laws: { getClassComparison: ['筛选 versus'] },
  },
  {
    because: 'The bank holds more rows than are compared one by one.',
    laws: { pageQuestions: ['筛选 subjectId'] },
  },
  {
    because: 'What the write brings about is there already, or what it works on is not.',
    laws: ofEach(['assignEntryPages', 'noteDrift', 'setPagePicture', 'takeScripts', 'undoScript'], '写入可见'),
  },
];

/** Laws that the stand-in's own states do not exercise, as reports name them. */
export const notExercised: readonly string[] = reasons.flatMap(({ laws }) =>
  Object.entries(laws).flatMap(([call, names]) => names.map((name) => `${call}: ${name}`)),
);
