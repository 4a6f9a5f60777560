import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { keepEssays, weighEssays } from '../wellbeing/essays.ts';
import { applyMachineMarks } from './ledger.ts';
import { answersOf, stillPending, tracesIn, type Slice } from './pending.ts';
import { responseKey, type ResponseRef } from './response-ref.ts';
import { addProgress } from './runs.queries.ts';
import type { Work } from './work.queries.ts';

/** Marks a slice; its marks and the progress of the run are written together, so that a killed run never marks twice. */
export async function markSlice(
  sandbox: Sandbox,
  { runId, work }: { runId: string; work: Work },
  slice: Slice,
  closing: AbortSignal,
): Promise<void> {
  const { question, marker } = slice;
  const asked = stillPending(sandbox, work.id, slice);
  const before = tracesIn(sandbox, asked);
  const { marks, usage } = await marker.mark(question, answersOf(sandbox, asked), closing);
  const essays = await weighEssays(sandbox, work, marks);
  closing.throwIfAborted();
  write(sandbox, () => {
    // A model may have taken minutes: what is not as it was meanwhile is for the next run.
    const now = tracesIn(sandbox, stillPending(sandbox, work.id, asked));
    const isSame = (mark: ResponseRef): boolean => now.get(responseKey(mark)) === before.get(responseKey(mark));
    const { keyVersion } = question;
    const list = marks.filter(isSame).map((mark) => ({ ...mark, mark, marker: marker.name, keyVersion }));
    applyMachineMarks(sandbox, list);
    keepEssays(sandbox, work, essays.filter(isSame));
    addProgress(sandbox, runId, slice.rows.length, usage);
  });
}
