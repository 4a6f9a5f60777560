import type * as z from 'zod';
import type { ExamMeasure } from '../../../../../contracts/constants/exam-report.ts';
import type { examCell } from '../../../../../contracts/wrongbook/exams/report-shapes.ts';
import { joined, meanDifference } from '../../../../engines/analysis/comparison.ts';
import { mergedTallies, segmentsOf } from '../../../../engines/analysis/tallies.ts';
import { exact } from '../../reports/exact.ts';
import { comparisonsOf, likeClasses, testedBy, together } from './compare.ts';
import { fullOf, type Ground } from './ground.ts';
import { selectExamQuestions } from './questions.queries.ts';
import { figuresOf, reachedIn, shownDifference } from './school-report.ts';
import { selectItemSums, selectTallies } from './sums.queries.ts';

type Cell = z.output<typeof examCell>;

/** What is looked at: a class in a subject, "" for the total. */
export interface Place {
  classId: string;
  subjectId: string;
}

const widths = [1, 2, 5, 10, 15, 20, 50, 100, 200, 500];
const mostSegments = 12;

/** The narrowest round width that makes few enough segments. */
const widthFor = (full: number): number =>
  widths.find((width) => Math.ceil(full / width) <= mostSegments) ?? Math.ceil(full / mostSegments);

const shareOf = (count: number, all: number): number | null => (all === 0 ? null : exact(count / all));
const sumOf = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

function segments(ground: Ground, { classId, subjectId }: Place, like: readonly string[]): Cell['segments'] {
  const full = fullOf(ground, subjectId);
  const width = widthFor(full);
  const tallies = selectTallies(ground.sandbox, ground.head.id, subjectId);
  const own = segmentsOf(tallies.get(classId) ?? [], full, width);
  const others = segmentsOf(mergedTallies(like.map((id) => tallies.get(id) ?? [])), full, width);
  return own.map((count, at) => ({
    from: at * width,
    to: Math.min(full, (at + 1) * width),
    count,
    share: shareOf(count, sumOf(own)),
    othersShare: shareOf(others[at]!, sumOf(others)),
  }));
}

function items({ sandbox, head }: Ground, { classId, subjectId }: Place, like: readonly string[]): Cell['items'] {
  const sums = selectItemSums(sandbox, head.id, subjectId);
  return selectExamQuestions(sandbox, head.id, subjectId)
    .flatMap(({ questionId, position, full, points }) => {
      const reached = sums.filter((one) => one.position === position);
      const own = reached.find((one) => one.classId === classId)?.sample ?? null;
      const others = joined(reached.filter((one) => like.includes(one.classId)).map(({ sample }) => sample));
      if (!own || !others) return [];
      const difference = shownDifference(meanDifference(own, others));
      const [mean, othersMean] = [exact(own.mean), exact(others.mean)];
      return [{ questionId, position, full, points, mean, othersMean, difference }];
    })
    .sort((a, b) => a.mean - a.othersMean - (b.mean - b.othersMean));
}

/** A class against the other classes of its group. */
export function cellOf(ground: Ground, place: Place, measure: ExamMeasure): Cell {
  const { classId, subjectId } = place;
  const all = reachedIn(ground);
  const like = likeClasses(
    ground.classes,
    ground.classes.find((one) => one.classId === classId)!,
  ).map((one) => one.classId);
  const { reached, norm } = all.find((one) => one.subjectId === subjectId)!;
  const own = together(reached.filter((one) => one.classId === classId));
  const others = together(reached.filter((one) => like.includes(one.classId)));
  const { compared } = comparisonsOf(
    ground.classes,
    all.filter((one) => one.subjectId !== ''),
    measure,
  );
  const found = compared.find((one) => one.classId === classId && one.subjectId === subjectId);
  const tested = testedBy(measure, own, others, norm);
  return {
    classId,
    subjectId,
    full: fullOf(ground, subjectId),
    own: figuresOf(subjectId, own, norm),
    others: figuresOf(subjectId, others, norm),
    likeClasses: like.length,
    difference: shownDifference(tested),
    chance: tested && exact(tested.p),
    familyChance: exact(found?.familyP ?? null),
    mark: found?.mark ?? '',
    segments: segments(ground, place, like),
    items: items(ground, place, like),
    assignmentId: ground.subjects.find((one) => one.subjectId === subjectId)?.assignmentId ?? '',
  };
}
