import { taskType } from '../../../../contracts/constants/assignments.ts';

const withQuery = (path: string, values: Readonly<Record<string, string>>): string => {
  const filled = Object.entries(values).filter(([, value]) => value !== '');
  return filled.length === 0 ? path : `${path}?${new URLSearchParams(filled)}`;
};

/** The work that there is a report of. */
export const workListPath = '/AICorrect/report';

/** A report, of all classes or of one, and of it a section with what that is filtered by. */
export const reportPath = (
  assignmentId: string,
  { classId = '', tab = '', ...filters }: Readonly<Record<string, string>> = {},
): string => withQuery(workListPath, { assignmentId, classId, tab, ...filters });

/** All answers to one question, or the first one that is not marked yet. */
export const questionPath = (assignmentId: string, questionId = ''): string =>
  withQuery('/AICorrect/question-correction', { assignmentId, questionId });

/** The sheet of a student; a composition has a screen of its own. */
export const sheetPath = (type: number, submissionId: string): string =>
  withQuery(type === taskType.composition ? '/compositionCorrectDetail' : '/examProcessCorrectDetail', {
    submissionId,
  });

/** The scanned sheets of a piece of work, and who has not come in whole. */
export const scanPath = (work: string): string => withQuery('/resourcePrint', { tab: 'scan', work });
