import type { Comparison } from '../../../../contracts/constants/analysis.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getPointComparison } from '../../../../contracts/wrongbook/analysis.ts';
import { grouped } from '../../../database/lists.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import type { Sample } from '../../../engines/analysis/comparison.ts';
import { standingsOver } from '../../../engines/analysis/units.ts';
import { exact } from '../reports/exact.ts';
import { possibleIn, rounded, type Ground } from './compare.ts';
import { selectItems, selectPoints, type ItemRow } from './points.queries.ts';

/** Knowledge points by schools as they go over the wire. */
export type PointComparison = DataOf<typeof getPointComparison>;

/** What a school reached of a point in one question: its marks are shared alike between its points, so that parts add up. */
interface Part extends Omit<ItemRow, 'questionId'> {
  pointId: string;
  name: string;
  /** Place in the order of the textbook. */
  place: number;
}

function partsOf(sandbox: Sandbox, rows: readonly ItemRow[]): Part[] {
  const asked = [...new Set(rows.map(({ questionId }) => questionId))];
  const named = selectPoints(sandbox, asked);
  const places = new Map([...new Set(named.map(({ pointId }) => pointId))].map((pointId, at) => [pointId, at]));
  const ofQuestion = grouped(named, ({ questionId }) => questionId);
  return rows.flatMap(({ questionId, full, sum, squares, ...row }) => {
    const points = ofQuestion.get(questionId) ?? [{ pointId: '', name: '未标注' }];
    const share = points.length;
    return points.map(({ pointId, name }) => ({
      ...row,
      pointId,
      name,
      place: places.get(pointId) ?? places.size,
      full: full / share,
      sum: sum / share,
      squares: squares / share ** 2,
    }));
  });
}

const total = (parts: readonly Part[], of: (part: Part) => number): number =>
  parts.reduce((sum, part) => sum + of(part), 0);

/** Marks reached of those that could be, over all who sat; null where nobody was asked. */
const rateOf = (parts: readonly Part[]): number | null =>
  parts.length === 0 ? null : total(parts, ({ sum }) => sum) / total(parts, ({ answered, full }) => answered * full);

/** Spread of the scores of one question. */
function deviationOf({ answered, sum, squares }: Part): number {
  const spread = squares - sum ** 2 / answered;
  return answered < 2 || spread <= 1e-9 * squares ? 0 : Math.sqrt(spread / (answered - 1));
}

/**
 * What students reached of a point, from 0 to 1. How its questions go together is not known from their sums: the spread is taken
 * as the greatest that it can be, that of questions which go together wholly, so that too few differences are marked, never too many.
 */
function sampleOf(parts: readonly Part[]): Sample | null {
  const mean = rateOf(parts);
  if (mean === null) return null;
  const count = Math.min(...parts.map(({ answered }) => answered));
  const deviation = total(parts, deviationOf) / total(parts, ({ full }) => full);
  return { count, mean, variance: count < 2 ? null : deviation ** 2 };
}

/** What most of those who were asked a point could reach of it. */
function fullOf(bySchool: readonly (readonly Part[])[]): number {
  const fulls = bySchool.flatMap((parts) => (parts.length === 0 ? [] : exact(total(parts, ({ full }) => full))));
  return [...grouped(fulls, (full) => full)].sort((a, b) => b[1].length - a[1].length)[0]?.[0] ?? 0;
}

/** What the schools of a region have reached of each knowledge point of an exam that they have set together. */
export function pointsOf(
  sandbox: Sandbox,
  ground: Ground,
  subjectId: string,
  asked: Comparison | undefined,
): PointComparison {
  const { entries, examId, examName, full } = ground;
  const isAlike = asked !== 'all' && possibleIn(ground).includes('alike');
  const compared = entries.flatMap((one) => (one.gap === '' ? one.examId : []));
  const parts = partsOf(sandbox, selectItems(sandbox, compared, subjectId));
  const points = [...grouped(parts, ({ pointId }) => pointId)].sort((a, b) => a[1][0]!.place - b[1][0]!.place);
  const table = points.map(([pointId, own]) => {
    const ofExam = grouped(own, (part) => part.examId);
    const bySchool = entries.map((one) => ofExam.get(one.examId) ?? []);
    return { pointId, name: own[0]!.name, full: fullOf(bySchool), rate: exact(rateOf(own)), bySchool };
  });
  const standings = standingsOver(
    table.map(({ bySchool }) =>
      bySchool.map((own, at) => {
        const group = isAlike ? entries[at]!.group : 0;
        return { sample: group < 0 ? null : sampleOf(own), group };
      }),
    ),
  );
  return {
    examId,
    examName,
    full,
    versus: isAlike ? 'alike' : 'all',
    schools: entries.map(({ schoolId, name, gap, sums }) => ({
      schoolId,
      name,
      gap,
      mean: sums ? exact(sums.sum / sums.count) : null,
    })),
    points: table.map(({ bySchool, ...point }, row) => ({
      ...point,
      cells: bySchool.map((own, at) => {
        const standing = standings[row]![at] ?? null;
        return {
          rate: exact(rateOf(own)),
          difference: standing && rounded(standing.difference),
          mark: standing?.mark ?? '',
        };
      }),
    })),
  };
}
