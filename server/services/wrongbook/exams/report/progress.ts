import type * as z from 'zod';
import type { examProgress } from '../../../../../contracts/wrongbook/exams/report-student-shapes.ts';
import { holm, meanChange, sampleOf } from '../../../../engines/analysis/comparison.ts';
import { mean } from '../../../../engines/analysis/moments.ts';
import { standardScore, type Norm } from '../../../../engines/analysis/standard.ts';
import { mergedTallies, sampleOfTallies } from '../../../../engines/analysis/tallies.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { exact } from '../../reports/exact.ts';
import { markOf } from './compare.ts';
import { selectBoth, selectEarlier, type EarlierRow } from './earlier.queries.ts';
import type { Ground } from './ground.ts';
import { normOf, shownDifference } from './school-report.ts';
import { selectTallies } from './sums.queries.ts';
import { sees } from './view.ts';

type Progress = z.output<typeof examProgress>;

/** Mean and deviation of all candidates of an exam in a subject; null where nobody has a score. */
export function normIn(sandbox: Sandbox, examId: string, subjectId: string): Norm | null {
  const sample = sampleOfTallies(mergedTallies([...selectTallies(sandbox, examId, subjectId).values()]));
  return sample && normOf({ sample, excellent: 0, pass: 0, low: 0 });
}

/** Exams that this one may be held against in a subject, and the one that is asked for or else the latest. */
export function earlierOf(
  { sandbox, head }: Ground,
  subjectId: string,
  asked: string | undefined,
): { choices: EarlierRow[]; earlier: EarlierRow | null } {
  const { id: examId, schoolId, startDate } = head;
  const choices = selectEarlier(sandbox, { examId, schoolId, startDate, subjectId });
  const earlier = asked === undefined ? choices[0] : choices.find((one) => one.examId === asked);
  return { choices, earlier: earlier ?? null };
}

/** Standard scores now and before of who sat both, by class. */
function changesIn(ground: Ground, earlierExamId: string, subjectId: string) {
  const { sandbox, head } = ground;
  const [now, before] = [head.id, earlierExamId].map((examId) => normIn(sandbox, examId, subjectId));
  const both = selectBoth(sandbox, { examId: head.id, earlierExamId, subjectId });
  const found = new Map<string, { now: number; before: number }[]>();
  for (const row of both) {
    const [later, first] = [standardScore(row.now, now ?? null), standardScore(row.before, before ?? null)];
    if (later === null || first === null) continue;
    const own = found.get(row.classId) ?? [];
    own.push({ now: later, before: first });
    found.set(row.classId, own);
  }
  return found;
}

/** How classes have moved since an earlier exam: the mean change of standard scores, marked by Holm over the classes. */
export function progressOf(ground: Ground, subjectId: string, asked: string | undefined): Progress {
  const { choices, earlier } = earlierOf(ground, subjectId, asked);
  const changes = earlier ? changesIn(ground, earlier.examId, subjectId) : new Map<string, never[]>();
  const rows = ground.classes.map(({ classId, className }) => {
    const own = changes.get(classId) ?? [];
    const tested = meanChange(sampleOf(own.map(({ now, before }) => now - before)));
    return { classId, className, own, tested };
  });
  const family = rows.filter(({ tested }) => tested);
  const ps = holm(family.map(({ tested }) => tested!.p));
  const adjusted = new Map(family.map(({ classId }, at) => [classId, ps[at]!]));
  return {
    subjectId,
    earlier,
    choices,
    count: rows.reduce((sum, { own }) => sum + own.length, 0),
    classes: rows
      .filter(({ classId }) => sees(ground.view, classId, subjectId))
      .map(({ classId, className, own, tested }) => ({
        classId,
        className,
        count: own.length,
        before: exact(mean(own.map((one) => one.before))),
        now: exact(mean(own.map((one) => one.now))),
        change: shownDifference(tested),
        mark: markOf(tested, adjusted.get(classId) ?? null),
      })),
  };
}
