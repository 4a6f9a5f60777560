import { taskType } from '../../../../contracts/constants/assignments.ts';
import { scoreBand } from '../../../../contracts/constants/questions.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getAssignmentReport } from '../../../../contracts/wrongbook/reports.ts';
import { histogram } from '../../../engines/analysis/histogram.ts';
import { competitionRanks, percentileRanks } from '../../../engines/analysis/ranking.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { AssignmentItem } from '../assignments/progress.queries.ts';
import { bandsOf, classResults, completionOf, summaryOf } from './groups.ts';
import { itemsOf, pointsOf, reliabilityOf } from './items.ts';
import { leadOf } from './lead.ts';
import { readWorks, totalsOf, type Result, type Work } from './read-work.ts';
import { exact } from './exact.ts';

/** The report of one piece of work as it goes over the wire. */
export type AssignmentReport = DataOf<typeof getAssignmentReport>;
type StudentResult = AssignmentReport['students'][number];

/** Whether every student has questions of their own. */
export const isPersonal = ({ taskType: type }: Pick<AssignmentItem, 'taskType'>): boolean =>
  type === taskType.errorNote;

function studentsOf({ questions, results }: Work): StudentResult[] {
  const totals = results.map(({ total }) => total);
  const ranks = competitionRanks(totals);
  const percentiles = percentileRanks(totals);
  return results.map(
    ({ submissionId, studentId, studentName, studentNo, className, state, total, full, sheet }, at) => ({
      submissionId: String(submissionId),
      studentId,
      studentName,
      studentNo,
      className,
      state,
      score: exact(total),
      band: total === null || full <= 0 ? '' : scoreBand(total / full),
      rank: ranks[at]!,
      percentileRank: percentiles[at] === null ? null : exact(percentiles[at]! / 100),
      scores: (sheet?.scores ?? questions.map(() => null)).map(exact),
    }),
  );
}

function distributionOf(work: Work): AssignmentReport['distribution'] {
  return histogram(totalsOf(work.results)).map(({ from, to, count }) => ({
    from: exact(from),
    to: exact(to),
    count,
  }));
}

/** All figures of a piece of work over some of its results, compared to all of them. */
export function figuresOf(
  sandbox: Sandbox,
  assignment: AssignmentItem,
  all: Work,
  isAsked: (result: Result) => boolean,
): AssignmentReport {
  const { questions } = all;
  const results = all.results.filter(isAsked);
  const work = { questions, results };
  const whole = reliabilityOf(work);
  const items = itemsOf(work, whole);
  return {
    assignmentId: assignment.id,
    title: assignment.title,
    subjectId: assignment.subjectId,
    isPublished: assignment.publishTime !== '',
    full: exact(questions.reduce((sum, { full }) => sum + full, 0)),
    lead: leadOf(sandbox, assignment, { all, work, items }),
    completion: completionOf(results),
    summary: summaryOf(results),
    reliability: { alpha: exact(whole.alpha), standardError: exact(whole.standardError) },
    bands: bandsOf(results),
    distribution: distributionOf(work),
    classes: classResults(results),
    items,
    points: pointsOf(work),
    students: studentsOf(work),
  };
}

/** The report of one piece of work, of some classes or of all. */
export const assignmentReport = (
  sandbox: Sandbox,
  assignment: AssignmentItem,
  classIds: readonly string[] | undefined,
): AssignmentReport => {
  const all = readWorks(sandbox, [assignment.id]).get(assignment.id)!;
  return figuresOf(sandbox, assignment, all, ({ classId }) => classIds?.includes(classId) ?? true);
};
