import { idleMinutes as idleFrom } from '../../../../../../contracts/constants/exam-marking.ts';
import type { DataOf } from '../../../../../../contracts/endpoint.ts';
import type { getPartFigures } from '../../../../../../contracts/wrongbook/exams/marking-progress.ts';
import { grouped } from '../../../../../database/lists.ts';
import type { Sandbox } from '../../../../../database/sandbox.ts';
import { deviationFrom, sharesOf, stepsFor, type Sums } from '../../../../../engines/exams/drift.ts';
import { minutesBetween, perHour } from '../../../../../engines/exams/pace.ts';
import { countsOf, headOf, quotasOf, stateOf } from '../parts.ts';
import { selectPart, type PartRow } from '../parts.queries.ts';
import { byOthers, byPairs } from './differences.ts';
import { endTimesOf } from './end-time.ts';
import { countAgain, countChecks, countSteps, selectTiming, sumMarks, sumPairs } from './figures.queries.ts';

type Data = DataOf<typeof getPartFigures>;
type Marker = Data['markers'][number];

const nothing: Sums = { count: 0, sum: 0, squares: 0 };
const byTeacher = <T extends { teacherId: string }>(rows: readonly T[]) =>
  new Map(rows.map((row) => [row.teacherId, row]));
const total = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const heightOf = (sums: Sums) => ({
  mean: sums.count === 0 ? null : sums.sum / sums.count,
  standardDeviation: deviationFrom(sums),
});

/** How many scripts lie in which step, of some rows. */
function countsIn(rows: readonly { step: number; count: number }[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { step, count } of rows) counts.set(step, (counts.get(step) ?? 0) + count);
  return counts;
}

/** Everything of a part that its figures are made of, each read once. */
function readPart(sandbox: Sandbox, part: PartRow) {
  const steps = stepsFor(part.full);
  const dots = countSteps(sandbox, part.id, part.full, steps);
  const [marks, pairs] = [sumMarks(sandbox, [part]), sumPairs(sandbox, [part])];
  return {
    steps,
    dots,
    own: grouped(dots, ({ teacherId }) => teacherId),
    marks: byTeacher(marks),
    pairs: byTeacher(pairs),
    again: byTeacher(countAgain(sandbox, part.id)),
    checks: byTeacher(countChecks(sandbox, part.id)),
    timing: byTeacher(selectTiming(sandbox, part.id)),
    strays: byTeacher(part.isDouble ? byPairs(part, pairs) : byOthers(part, marks)),
  };
}

const none = { count: 0, same: 0, agreed: 0 };

/** How fast a marker is, and for how long none has come. */
const paceOf = (timing: ReturnType<typeof selectTiming>[number] | undefined, now: string) => ({
  perHour: timing ? perHour(timing) : null,
  idleMinutes: timing ? minutesBetween(timing.lastTime, now) : null,
});

/** How often a marker agrees with the other mark, with an own one before and with checks. */
function agreementOf({ pairs, again, checks }: ReturnType<typeof readPart>, teacherId: string) {
  const [pair, own, check] = [pairs.get(teacherId), again.get(teacherId), checks.get(teacherId)].map((found) => ({
    ...none,
    ...found,
  })) as [typeof none, typeof none, typeof none];
  return {
    compared: pair.count,
    agreed: pair.agreed,
    again: own.count,
    againSame: own.same,
    checked: check.count,
    checkedSame: check.same,
  };
}

/** Figures of each marker of a part, also of who is off. */
function markersOf(sandbox: Sandbox, part: PartRow, read: ReturnType<typeof readPart>, now: string): Marker[] {
  return quotasOf(sandbox, [part])
    .get(part.id)!
    .map((marker) => {
      const { teacherId, name, marked, quota } = marker;
      const { difference, drift } = read.strays.get(teacherId) ?? { difference: null, drift: 'none' as const };
      return {
        teacherId,
        name,
        marked,
        quota,
        state: stateOf(marker),
        ...paceOf(read.timing.get(teacherId), now),
        ...heightOf(read.marks.get(teacherId) ?? nothing),
        distribution: sharesOf(countsIn(read.own.get(teacherId) ?? []), read.steps),
        ...agreementOf(read, teacherId),
        difference,
        drift,
      };
    });
}

/** Figures of a part and of each of its markers at a time. */
export function partFiguresOf(sandbox: Sandbox, markingPartId: string, now: string): Data {
  const part = selectPart(sandbox, markingPartId)!;
  const read = readPart(sandbox, part);
  const markers = markersOf(sandbox, part, read, now);
  const counts = countsOf(sandbox, [part]);
  const { compared, agreed, counts: own } = counts.get(part.id)!;
  const marks = [...read.marks.values()];
  const working = markers.filter(
    ({ state, idleMinutes }) => state === 'active' && idleMinutes !== null && idleMinutes < idleFrom,
  );
  const speed = total(working.map((marker) => marker.perHour ?? 0));
  return {
    ...headOf(part),
    ...own,
    subjectId: part.subjectId,
    courseName: part.courseName,
    endTime: endTimesOf(sandbox, [part], counts, now).get(part.id)!,
    comparison: part.isDouble ? 'pair' : 'others',
    all: {
      marked: total(markers.map(({ marked }) => marked)),
      perHour: speed > 0 ? speed : null,
      ...heightOf({
        count: total(marks.map(({ count }) => count)),
        sum: total(marks.map(({ sum }) => sum)),
        squares: total(marks.map(({ squares }) => squares)),
      }),
      distribution: sharesOf(countsIn(read.dots), read.steps),
      compared,
      agreed,
      again: total(markers.map(({ again }) => again)),
      againSame: total(markers.map(({ againSame }) => againSame)),
    },
    markers,
  };
}
