import { termLabels } from '../../../../contracts/constants/time.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { termOf } from '../../../database/clock.ts';
import type { ExamHead } from '../../../engines/printing/document.ts';
import { selectExamForm } from './exam-form.queries.ts';

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

/** What candidates must know; who answers on a sheet writes nothing on the paper. */
const noticesOf = (questionCount: number, full: number, onSheets: boolean): string[] => [
  '答题前，请在密封线内填写学校、班级、姓名和考号，密封线内不要答题。',
  onSheets
    ? '选择题用 2B 铅笔填涂在答题卡上，其他题用黑色签字笔写在答题卡的框内，写在试卷上无效。'
    : '请用黑色签字笔作答，字迹工整；作图可用铅笔。',
  `本试卷共 ${questionCount} 题，满分 ${full} 分。考试结束后，请将试卷${onSheets ? '和答题卡' : ''}一并交回。`,
];

/** The head of a paper that is one of an examination; undefined for any other. */
export function examHead(
  sandbox: Sandbox,
  paperId: string,
  scores: readonly number[],
  onSheets: boolean,
): ExamHead | undefined {
  const full = Math.round(scores.reduce((sum, score) => sum + score, 0) * 100) / 100;
  const { schoolName, createTime, sitting } = selectExamForm(sandbox, paperId);
  if (!sitting && full < ofExams) return undefined;
  return {
    schoolName,
    term: termText(sitting?.date ?? createTime),
    ...(sitting && { minutes: minutesBetween(sitting.from, sitting.to) }),
    full,
    notices: noticesOf(scores.length, full, onSheets),
  };
}
