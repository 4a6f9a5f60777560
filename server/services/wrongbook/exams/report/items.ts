import type * as z from 'zod';
import type { examItems } from '../../../../../contracts/wrongbook/exams/report-subject-shapes.ts';
import { agreementOf } from '../../../../engines/analysis/agreement.ts';
import { holm, joined, meanDifference, type Sample, type Tested } from '../../../../engines/analysis/comparison.ts';
import { restCorrelation } from '../../../../engines/analysis/moments.ts';
import { alphaFrom, standardErrorOf } from '../../../../engines/analysis/reliability.ts';
import { mergedTallies, sampleOfTallies } from '../../../../engines/analysis/tallies.ts';
import { exact } from '../../reports/exact.ts';
import { selectDoubleParts } from './agreement.queries.ts';
import { blueprintOf } from './blueprint.ts';
import { likeClasses, markOf } from './compare.ts';
import { fullOf, type Ground } from './ground.ts';
import { selectExamQuestions, selectProducts, type ExamQuestion } from './questions.queries.ts';
import { selectItemSums, selectTallies, type ItemReached } from './sums.queries.ts';
import { sees } from './view.ts';

type Items = z.output<typeof examItems>;
type Shown = Items['items'][number];

const deviationOf = (sample: Sample | null): number | null =>
  sample === null || sample.variance === null ? null : Math.sqrt(sample.variance);

/** Each class at each question against the other classes of its group, in the order of classes within that of questions. */
function compared({ classes }: Ground, questions: readonly ExamQuestion[], sums: readonly ItemReached[]) {
  const byCell = new Map(sums.map((one) => [`${one.position}/${one.classId}`, one.sample]));
  const open = questions.flatMap(({ position }) =>
    classes.map((one) => {
      const others = likeClasses(classes, one).flatMap(({ classId }) => byCell.get(`${position}/${classId}`) ?? []);
      const own = byCell.get(`${position}/${one.classId}`) ?? null;
      return { position, classId: one.classId, own, tested: meanDifference(own, joined(others)) };
    }),
  );
  const family = open.filter(({ tested }) => tested);
  const ps = holm(family.map(({ tested }) => tested!.p));
  const adjusted = new Map<Tested, number>(family.map(({ tested }, at) => [tested!, ps[at]!]));
  return open.map(({ tested, ...one }) => ({ ...one, mark: markOf(tested, tested && adjusted.get(tested)!) }));
}

function shownItems(
  ground: Ground,
  subjectId: string,
  questions: readonly ExamQuestion[],
  sums: ItemReached[],
): Shown[] {
  const cells = compared(ground, questions, sums).filter(({ classId }) => sees(ground.view, classId, subjectId));
  const products = new Map(selectProducts(ground.sandbox, ground.head.id, subjectId).map((one) => [one.position, one]));
  return questions.map((question) => {
    const { position, full } = question;
    const all = joined(sums.filter((one) => one.position === position).map(({ sample }) => sample));
    const product = products.get(position);
    return {
      ...question,
      count: all?.count ?? 0,
      mean: all && exact(all.mean),
      facility: all && Math.min(1, exact(all.mean / full)),
      standardDeviation: exact(deviationOf(all)),
      pointBiserial: exact(product ? restCorrelation(product) : null),
      classes: cells
        .filter((one) => one.position === position)
        .map(({ classId, own, mark }) => ({ classId, mean: own && exact(own.mean), mark })),
    };
  });
}

/** Alpha and the standard error of a score; null where a question is not known of everybody. */
function reliabilityOf({ sandbox, head }: Ground, subjectId: string, items: readonly Shown[]) {
  const totals = sampleOfTallies(mergedTallies([...selectTallies(sandbox, head.id, subjectId).values()]));
  const isWhole = totals !== null && items.every(({ count }) => count === totals.count);
  const variances = items.reduce((sum, { standardDeviation }) => sum + (standardDeviation ?? 0) ** 2, 0);
  const alpha = isWhole ? alphaFrom(items.length, variances, totals.variance) : null;
  const deviation = deviationOf(totals);
  return { alpha: exact(alpha), standardError: exact(standardErrorOf(deviation, alpha)) };
}

function agreements(
  { sandbox, head }: Ground,
  subjectId: string,
  questions: readonly ExamQuestion[],
): Items['agreement'] {
  const fulls = new Map(questions.map(({ position, full }) => [position, full]));
  return selectDoubleParts(sandbox, head.id, subjectId).map(({ name, positions, tolerance, pairs }) => {
    const { count, ...figures } = agreementOf(pairs, tolerance);
    return {
      name,
      positions,
      full: exact(positions.reduce((sum, position) => sum + (fulls.get(position) ?? 0), 0)),
      tolerance,
      count,
      withinRate: exact(figures.withinRate),
      meanDifference: exact(figures.meanDifference),
      lower: exact(figures.lower),
      upper: exact(figures.upper),
      kappa: exact(figures.kappa),
    };
  });
}

/** The questions of a subject, what they were to test and what was reached, and how far its marks can be relied on. */
export function itemsOf(ground: Ground, subjectId: string): Items {
  const { sandbox, head } = ground;
  const questions = selectExamQuestions(sandbox, head.id, subjectId);
  const sums = selectItemSums(sandbox, head.id, subjectId);
  const items = shownItems(ground, subjectId, questions, sums);
  return {
    subjectId,
    full: fullOf(ground, subjectId),
    assignmentId: ground.subjects.find((one) => one.subjectId === subjectId)?.assignmentId ?? '',
    count: Math.max(0, ...items.map(({ count }) => count)),
    ...reliabilityOf(ground, subjectId, items),
    items,
    blueprint: blueprintOf(items.map((item) => ({ ...item, rate: item.facility }))),
    agreement: agreements(ground, subjectId, questions),
  };
}
