import { awayStates, type selectAway, type SubjectRow } from './exam.queries.ts';
import type { Ground } from './ground.ts';
import type { Reached } from './sums.queries.ts';
import { sees } from './view.ts';

export type Away = ReturnType<typeof selectAway>;

/** How many of the classes that are seen are in the figures of a subject, and why the others are not. */
export function attendanceOf(
  { classes, view }: Ground,
  away: Away,
  { subjectId }: Pick<SubjectRow, 'subjectId'>,
  reached: readonly Reached[],
) {
  const isSeen = ({ classId }: { classId: string }): boolean => sees(view, classId, subjectId);
  const candidates = classes.filter(isSeen).reduce((sum, one) => sum + one.candidates, 0);
  const count = reached.filter(isSeen).reduce((sum, { sample }) => sum + sample.count, 0);
  const own = away.filter((row) => row.subjectId === subjectId && isSeen(row));
  const inState = (state: number): number =>
    own.filter((row) => row.state === state).reduce((sum, row) => sum + row.count, 0);
  const states = {
    absent: inState(awayStates.absent),
    disqualified: inState(awayStates.disqualified),
    deferred: inState(awayStates.deferred),
    makeUp: inState(awayStates.makeUp),
  };
  const others = Object.values(states).reduce((sum, one) => sum + one, 0);
  return { candidates, count, ...states, unknown: Math.max(0, candidates - count - others) };
}
