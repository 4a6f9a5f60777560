import { setImmediate as turn } from 'node:timers/promises';
import { startMarking } from '../../../../contracts/wrongbook/marking.ts';
import { write } from '../../../database/prepared.ts';
import { refusal } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { addJob, type JobKind } from '../../../jobs/queue.ts';
import type { Marker } from '../../../engines/marking/marker.ts';
import { recordWork } from '../../../engines/usage/record-use.ts';
import { MarkerFailed } from '../../../engines/marking/model/client.ts';
import { markSlice } from './mark-slice.ts';
import { countIn, pendingSlices } from './pending.ts';
import { addProgress, insertRun, isRunOpen, selectRunWork, setRunState } from './runs.queries.ts';
import { selectWork } from './work.queries.ts';

export const markingKind = 'mark-assignment';

/** Starts a run of a machine over what is not marked yet; how much that is. Call it within a write. */
export function start({ sandbox, user, marker, input }: Context<typeof startMarking>): { total: number } {
  const { assignmentId } = input;
  const work = selectWork(sandbox, assignmentId);
  if (!work) throw refusal(startMarking, 'assignmentGone');
  if (isRunOpen(sandbox, assignmentId)) throw refusal(startMarking, 'running');
  const total = countIn(pendingSlices(sandbox, work, marker));
  if (total === 0) throw refusal(startMarking, 'nothing');
  recordWork(sandbox, 'mark', { ...work, userId: user.id, quantity: total });
  const id = insertRun(sandbox, { assignmentId, marker: marker.name, total });
  addJob(sandbox, markingKind, id, user.id);
  return { total };
}

/** The kind of job that marks the answers of work; begun again, it goes on where it was. */
export const markAssignment = (marker: Marker): JobKind => ({
  kind: markingKind,
  run: async (sandbox, runId, closing) => {
    const assignmentId = selectRunWork(sandbox, runId);
    const work = assignmentId === undefined ? undefined : selectWork(sandbox, assignmentId);
    if (!work) return () => setRunState(sandbox, runId, 'failed', '作业已删除');
    write(sandbox, () => setRunState(sandbox, runId, 'running'));
    try {
      for (const slice of pendingSlices(sandbox, work, marker)) {
        await turn();
        closing.throwIfAborted();
        await markSlice(sandbox, { runId, work }, slice, closing);
      }
    } catch (error) {
      if (closing.aborted || !(error instanceof MarkerFailed)) throw error;
      const { reason, usage } = error;
      return () => {
        addProgress(sandbox, runId, 0, usage);
        setRunState(sandbox, runId, 'failed', reason);
      };
    }
    return () => setRunState(sandbox, runId, 'done');
  },
  fail: (sandbox, runId, reason) => setRunState(sandbox, runId, 'failed', reason),
});
