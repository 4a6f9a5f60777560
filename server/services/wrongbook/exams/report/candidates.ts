import type * as z from 'zod';
import type { examStudent } from '../../../../../contracts/wrongbook/exams/report-student-shapes.ts';
import { grouped } from '../../../../database/lists.ts';
import { gradingOf } from '../../../../engines/analysis/grading.ts';
import { profileOf, standardScore, weakFrom, type Norm } from '../../../../engines/analysis/standard.ts';
import { mergedTallies, ranksOfTallies } from '../../../../engines/analysis/tallies.ts';
import { exact } from '../../reports/exact.ts';
import { bandsFor, type Ground } from './ground.ts';
import { reachedIn } from './school-report.ts';
import { selectScores, type CandidateRow, type ScoreRow } from './students.queries.ts';
import { selectTallies } from './sums.queries.ts';
import { sees } from './view.ts';

export type ExamStudent = z.output<typeof examStudent>;

/** What scores of candidates are held against. */
export interface Yardstick {
  norms: ReadonlyMap<string, Norm | null>;
  /** Grades by subject and score. */
  grades: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** Ranks by total; null where they are hidden or there are no totals. */
  ranks: ReadonlyMap<number, number> | null;
}

const allTallies = ({ sandbox, head }: Ground, subjectId: string) =>
  mergedTallies([...selectTallies(sandbox, head.id, subjectId).values()]);

function gradesIn(ground: Ground): Yardstick['grades'] {
  const graded = ground.subjects.flatMap(({ subjectId, isPublished }) => {
    const bands = isPublished ? bandsFor(ground, subjectId) : undefined;
    return bands ? [{ subjectId, table: gradingOf(allTallies(ground, subjectId), bands).table }] : [];
  });
  return new Map(
    graded.map(({ subjectId, table }) => [subjectId, new Map(table.map(({ score, grade }) => [score, grade]))]),
  );
}

/** Reads what scores are held against. */
export function yardstickOf(ground: Ground): Yardstick {
  const hasRanks = ground.showsRanks && ground.view.isWhole && ground.totalFull !== null;
  return {
    norms: new Map(reachedIn(ground).map(({ subjectId, norm }) => [subjectId, norm])),
    grades: gradesIn(ground),
    ranks: hasRanks ? ranksOfTallies(allTallies(ground, '')) : null,
  };
}

/** The standard score of a subject, or of the total, which is "". */
export const standardIn = ({ norms }: Yardstick, subjectId: string, score: number | null): number | null =>
  score === null ? null : exact(standardScore(score, norms.get(subjectId) ?? null));

/** Sum of scores, in hundredths as it is kept; null unless all subjects were sat. */
function totalOf({ subjects, totalFull, view }: Ground, rows: readonly ScoreRow[]): number | null {
  const sat = rows.filter(({ state, score }) => state === 0 && score !== null);
  if (!view.isWhole || totalFull === null || sat.length < subjects.length) return null;
  return Math.round(sat.reduce((sum, { score }) => sum + score!, 0) * 100) / 100;
}

function shownScore(yardstick: Yardstick, { subjectId, state, score }: ScoreRow): ExamStudent['scores'][number] {
  const counted = state === 0 ? score : null;
  return {
    subjectId,
    state,
    score: score === null ? null : exact(score),
    standardScore: standardIn(yardstick, subjectId, counted),
    grade: counted === null ? null : (yardstick.grades.get(subjectId)?.get(counted) ?? null),
  };
}

/** Candidates with what they have reached, as far as it is seen. */
export function completed(ground: Ground, yardstick: Yardstick, rows: readonly CandidateRow[]): ExamStudent[] {
  const ids = rows.map(({ studentId }) => studentId);
  const scores = grouped(selectScores(ground.sandbox, ground.head.id, ids), ({ studentId }) => studentId);
  return rows.map((row) => {
    const own = scores.get(row.studentId) ?? [];
    const seen = own.filter(({ subjectId }) => sees(ground.view, row.classId, subjectId));
    const shown = seen.map((one) => shownScore(yardstick, one));
    const profile = profileOf(
      shown.flatMap(({ subjectId, standardScore: standard }) =>
        standard === null ? [] : [{ id: subjectId, standard }],
      ),
    );
    const total = totalOf(ground, own);
    return {
      ...row,
      scores: shown,
      total,
      totalStandardScore: standardIn(yardstick, '', total),
      rank: total === null ? null : (yardstick.ranks?.get(total) ?? null),
      balance: exact(profile.balance),
      weakest: profile.weakest && profile.weakest.by >= weakFrom ? profile.weakest.id : '',
    };
  });
}
