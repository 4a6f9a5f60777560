import { termLabels } from '../../../../contracts/constants/time.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { termOf } from '../../../database/clock.ts';
import type { ExamHead } from '../../../engines/printing/document.ts';
import { selectExamForm } from './exam-form.queries.ts';
import { noticesOf } from './exam-notices.ts';

/** Full marks from which on a paper is one of an examination, whether an exam has been set up for it or not. */
const ofExams = 100;

/** The school year and term of a date, as heads of papers say it. */
function termText(date: string): string {
  const term = termOf(date);
  const year = Number(term.slice(0, 4));
  return `${year}—${year + 1}学年${termLabels[term.endsWith('02') ? 'NEXT' : 'LAST']}`;
}

/** Minutes from one time of day, `HH:mm`, to another. */
const minutesBetween = (from: string, to: string): number => {
  const [start, end] = [from, to].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)));
  return end! - start!;
};

/** The head of a paper that is one of an examination; undefined for any other. */
export function examHead(
  sandbox: Sandbox,
  paperId: string,
  scores: readonly number[],
  onSheets: boolean,
): ExamHead | undefined {
  const full = Math.round(scores.reduce((sum, score) => sum + score, 0) * 100) / 100;
  const { schoolName, createTime, subjectId, gradeId, sitting } = selectExamForm(sandbox, paperId);
  if (!sitting && full < ofExams) return undefined;
  return {
    schoolName,
    term: termText(sitting?.date ?? createTime),
    ...(sitting && { minutes: minutesBetween(sitting.from, sitting.to) }),
    full,
    notices: noticesOf({ subjectId, gradeId, questions: scores.length, full, onSheets }),
  };
}
