import { formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { runsOf } from '../../../../contracts/headings.ts';
import { questionTypeLabels } from '../../../../contracts/constants/questions.ts';
import type { Report, Student } from '../../../../contracts/report-text/shapes.ts';
import type { AssessmentPaper } from '../../marking/assessment.ts';

/** A question with its figures. */
export type Item = Report['items'][number];

export type { Report, Student };

/** What the sections of a report are made of. */
export interface SectionProps {
  paper: AssessmentPaper;
  report: Report;
}

/** The kind of a question. */
export const typeName = ({ questionType }: Item): string => questionTypeLabels[questionType];

/** The sum of means that are all defined. */
const sumOf = (figures: readonly (number | null)[]): number | null =>
  figures.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);

/**
 * What stands above the first of questions next to each other that ask about one passage: its name, their numbers, and how
 * all of them did together; by the id of that question.
 */
export function groupHeadings(items: readonly Item[]): Map<string, string> {
  return new Map(
    runsOf(items, ({ group }) => group?.id).flatMap((run) => {
      const [first] = run;
      if (!first.group) return [];
      const full = run.reduce((sum, item) => sum + item.full, 0);
      const mean = sumOf(run.map((item) => item.mean));
      const numbers = run.length === 1 ? first.number : `${first.number}～${run.at(-1)!.number}`;
      const rate = mean === null || full === 0 ? null : mean / full;
      const text = `题组 ${first.group.title}（第 ${numbers} 题）　均分 ${formatScore(mean)}/${formatScore(full)}，得分率 ${formatRate(rate)}`;
      return [[first.questionId, text] as const];
    }),
  );
}
