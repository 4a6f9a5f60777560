import type * as z from 'zod';
import type { examBorderline } from '../../../../../contracts/wrongbook/exams/report-student-shapes.ts';
import { grouped } from '../../../../database/lists.ts';
import { profileOf } from '../../../../engines/analysis/standard.ts';
import { standardIn, yardstickOf, type Yardstick } from './candidates.ts';
import type { Ground } from './ground.ts';
import { countsAt, lineCounts, spansOf } from './lines.ts';
import { selectNear, selectScores } from './students.queries.ts';
import { selectTallies } from './sums.queries.ts';

type Borderline = z.output<typeof examBorderline>;

/** The subject in which each of some students is furthest below the own others, counted, most frequent first. */
function weakestOf(ground: Ground, yardstick: Yardstick, studentIds: readonly string[]) {
  const scores = grouped(selectScores(ground.sandbox, ground.head.id, studentIds), ({ studentId }) => studentId);
  const counts = new Map<string, number>();
  for (const own of scores.values()) {
    const { weakest } = profileOf(
      own.flatMap(({ subjectId, state, score }) => {
        const standard = state === 0 ? standardIn(yardstick, subjectId, score) : null;
        return standard === null ? [] : [{ id: subjectId, standard }];
      }),
    );
    if (weakest) counts.set(weakest.id, (counts.get(weakest.id) ?? 0) + 1);
  }
  return [...counts].map(([subjectId, count]) => ({ subjectId, count })).sort((a, b) => b.count - a.count);
}

/** How many totals reach each line and lie near it, in each class, and what those just below are weakest in; totals are seen with all. */
export function borderlineOf(ground: Ground): Borderline {
  const { sandbox, head, view, classes, lines, margin, totalFull } = ground;
  if (!view.isWhole || totalFull === null) return { margin, totalFull: null, lines: [] };
  const tallies = selectTallies(sandbox, head.id, '');
  const yardstick = yardstickOf(ground);
  return {
    margin,
    totalFull,
    lines: lineCounts(ground).map((line, at) => {
      const { score } = lines[at]!;
      const near = selectNear(sandbox, head.id, spansOf(score, margin).below);
      return {
        ...line,
        classes: classes.map(({ classId, className }) => ({
          classId,
          className,
          ...countsAt(tallies.get(classId) ?? [], score, margin),
        })),
        weakest: weakestOf(
          ground,
          yardstick,
          near.map(({ studentId }) => studentId),
        ),
      };
    }),
  };
}
