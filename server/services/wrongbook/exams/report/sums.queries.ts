import type { ExamThresholds } from '../../../../../contracts/constants/exams.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import type { Sample } from '../../../../engines/analysis/comparison.ts';
import type { Tally } from '../../../../engines/analysis/tallies.ts';
import { statements } from '../../../../engines/mistakes/published.ts';

/** What a class has reached in a subject: moments, and how many are above, at or below the lines of marks. */
export interface Reached {
  classId: string;
  sample: Sample;
  excellent: number;
  pass: number;
  low: number;
}

interface Row extends Omit<Reached, 'sample'> {
  count: number;
  sum: number;
  squares: number;
}

const prepared = statements((sqlite) => ({
  reached: sqlite.prepare(`select class_id classId, sum(count) count, sum(count * score) sum,
      sum(count * score * score) squares, sum(iif(score > :excellent, count, 0)) excellent,
      sum(iif(score >= :pass, count, 0)) pass, sum(iif(score < :low, count, 0)) low
    from exam_score_sums where exam_id = :examId and subject_id = :subjectId group by class_id`),
  line: sqlite.prepare(`select sum(count) count, sum(iif(score >= :line, count, 0)) reached,
      sum(iif(score between :line and :to, count, 0)) above, sum(iif(score >= :from and score < :line, count, 0)) below
    from exam_score_sums where exam_id = :examId and subject_id = ''`),
  tallies: sqlite.prepare(`select class_id classId, score, count from exam_score_sums
    where exam_id = ? and subject_id = ? order by class_id, score`),
  items: sqlite.prepare(`select class_id classId, position, answered, sum, squares from exam_item_sums
    where exam_id = ? and subject_id = ? order by position, class_id`),
}));

/** A share of full marks in marks, without what computing leaves behind in the last digits. */
const marksAt = (share: number, full: number): number => Math.round(share * full * 1e6) / 1e6;

/** Of equal scores the difference of sums leaves the last digits of the squares, which are far below any spread of scores. */
const leastSpread = 1e-12;

function reachedFrom({ count, sum, squares, ...row }: Row): Reached {
  const spread = squares - (sum * sum) / count;
  const variance = count < 2 ? null : spread <= leastSpread * squares ? 0 : spread / (count - 1);
  const { classId, excellent, pass, low } = row;
  return { classId, sample: { count, mean: sum / count, variance }, excellent, pass, low };
}

/** A subject whose scores are asked for; "" is the total. */
interface Asked {
  examId: string;
  subjectId: string;
  full: number;
}

/** What each class has reached in a subject. */
export function selectReached({ sqlite }: Sandbox, asked: Asked, thresholds: ExamThresholds): Reached[] {
  const { examId, subjectId, full } = asked;
  const rows = prepared(sqlite).reached.all({
    examId,
    subjectId,
    excellent: marksAt(thresholds.excellent, full),
    pass: marksAt(thresholds.pass, full),
    low: marksAt(thresholds.low, full),
  }) as Row[];
  return rows.map(reachedFrom);
}

/** How many of each class reached which score in a subject, ascending; "" is the total. */
export function selectTallies({ sqlite }: Sandbox, examId: string, subjectId: string): Map<string, Tally[]> {
  const rows = prepared(sqlite).tallies.all(examId, subjectId) as (Tally & { classId: string })[];
  const found = new Map<string, Tally[]>();
  for (const { classId, score, count } of rows) {
    const own = found.get(classId);
    if (own) own.push({ score, count });
    else found.set(classId, [{ score, count }]);
  }
  return found;
}

/** What a class has reached at a question. */
export interface ItemReached {
  classId: string;
  position: number;
  sample: Sample;
}

/** What each class has reached at each question of a subject. */
export function selectItemSums({ sqlite }: Sandbox, examId: string, subjectId: string): ItemReached[] {
  const rows = prepared(sqlite).items.all(examId, subjectId) as {
    classId: string;
    position: number;
    answered: number;
    sum: number;
    squares: number;
  }[];
  return rows.map(({ classId, position, answered: count, sum, squares }) => {
    const spread = squares - (sum * sum) / count;
    const variance = count < 2 ? null : spread <= 1e-6 ? 0 : spread / (count - 1);
    return { classId, position, sample: { count, mean: sum / count, variance } };
  });
}

/** How many totals reach a line, and how many lie within a margin above and below it. */
export const selectLine = (
  { sqlite }: Sandbox,
  asked: { examId: string; line: number; from: number; to: number },
): Record<'count' | 'reached' | 'above' | 'below', number> => {
  const found = prepared(sqlite).line.get(asked) as Record<'count' | 'reached' | 'above' | 'below', number | null>;
  const { count, reached, above, below } = found;
  return { count: count ?? 0, reached: reached ?? 0, above: above ?? 0, below: below ?? 0 };
};
