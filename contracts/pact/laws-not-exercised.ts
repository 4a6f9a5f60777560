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
    because: 'The state has one grade, assignment, page or subject of those that the call is about.',
    laws: {
      ...ofEach(
        ['getWellbeingOverview', 'listCoursesInGrade', 'pageWellbeingTexts', 'previewTimetable'],
        '范围 gradeId',
      ),
      getKnowledgeTree: ['范围 subjectId'],
      getSchoolWork: ['范围 assignmentId'],
      pageQuestions: ['范围 workbookPageId'],
    },
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
