import type * as z from 'zod';
import type { examDistribution } from '../../../../../contracts/wrongbook/exams/report-subject-shapes.ts';
import { gradingOf } from '../../../../engines/analysis/grading.ts';
import { boxOf, mergedTallies, segmentsOf, type Box, type Tally } from '../../../../engines/analysis/tallies.ts';
import { exact } from '../../reports/exact.ts';
import { bandsFor, fullOf, type Ground } from './ground.ts';
import { selectTallies } from './sums.queries.ts';
import { sees } from './view.ts';

type Distribution = z.output<typeof examDistribution>;

/** Five numbers, mean and deviation as they travel. */
export function shownBox(tallies: readonly Tally[]): Box {
  const { count, ...figures } = boxOf(tallies);
  const shown = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, exact(value)]));
  return { count, ...(shown as Omit<Box, 'count'>) };
}

function gradingIn(ground: Ground, subjectId: string, all: readonly Tally[]): Distribution['grading'] {
  const bands = bandsFor(ground, subjectId);
  if (!bands) return null;
  const { bands: found, table } = gradingOf(all, bands);
  const total = all.reduce((sum, { count }) => sum + count, 0);
  return {
    bands: found.map((band) => ({ ...band, reached: total === 0 ? null : exact(band.count / total) })),
    table,
  };
}

/** How scores of a subject, or totals, are distributed over all and in each class that is seen. */
export function distributionOf(ground: Ground, subjectId: string, width: number): Distribution {
  const { sandbox, head, classes, view } = ground;
  const full = fullOf(ground, subjectId);
  const byClass = selectTallies(sandbox, head.id, subjectId);
  const all = mergedTallies([...byClass.values()]);
  const box = shownBox(all);
  return {
    subjectId,
    full,
    width,
    all: box,
    segments: segmentsOf(all, full, width).map((reached, at) => ({
      from: at * width,
      to: Math.min(full, (at + 1) * width),
      count: reached,
      share: box.count === 0 ? null : exact(reached / box.count),
    })),
    classes: classes
      .filter(({ classId }) => sees(view, classId, subjectId))
      .map(({ classId, className }) => {
        const own = byClass.get(classId) ?? [];
        return { classId, className, ...shownBox(own), counts: segmentsOf(own, full, width) };
      }),
    grading: gradingIn(ground, subjectId, all),
  };
}
