import { mutate } from 'swr';
import type { MarkingTask } from '../../../../../contracts/constants/exam-marking.ts';
import { markingFlags } from '../../../../../contracts/constants/exam-marking.ts';
import {
  flagScript,
  getMarkingDesk,
  markScript,
  takeScripts,
  undoScript,
} from '../../../../../contracts/wrongbook/exams/marking-desk.ts';
import { call, type CallOptions } from '../../../../api/call.ts';
import { callKey } from '../../../../api/refetch.ts';
import type { Desk } from '../shapes.ts';
import type { Decision } from './outbox.ts';
import type { DeskCalls } from './use-desk.ts';

/** The desk's counts come back with each answer: its questions need not be read again. */
const kept: CallOptions = { kept: [getMarkingDesk], background: true };

const keepCounts = (partId: string, own: Desk['own']): Promise<unknown> =>
  mutate<Desk>(callKey(getMarkingDesk, { markingPartId: partId }), (desk) => desk && { ...desk, own }, {
    revalidate: false,
  });

/** Sends what a marker has decided. */
export async function sendDecision({ partId, scriptId, marks, flag, note }: Decision): Promise<void> {
  const reason = markingFlags.find((one) => one === flag);
  const given = marks.map(({ parts, ...mark }) => ({ ...mark, parts: [...parts] }));
  const quiet = { ...kept, quiet: true };
  const { own } = reason
    ? await call(flagScript, { markingScriptId: scriptId, flag: reason, note }, quiet)
    : await call(markScript, { markingScriptId: scriptId, marks: given }, quiet);
  await keepCounts(partId, own);
}

/** How many scripts are taken at once: few, so that nobody sits on what others could mark. */
const batch = 6;

/** What the desk of a part asks the server. */
export const deskCalls = (partId: string, task?: MarkingTask): DeskCalls => ({
  take: async () => {
    const { scripts, own } = await call(
      takeScripts,
      { markingPartId: partId, count: batch, ...(task && { task }) },
      kept,
    );
    await keepCounts(partId, own);
    return scripts;
  },
  takeBack: async (scriptId) => {
    const { own } = await call(undoScript, { markingScriptId: scriptId }, kept);
    await keepCounts(partId, own);
  },
});
