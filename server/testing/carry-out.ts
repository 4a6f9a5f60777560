import type { Sandbox } from '../database/sandbox.ts';
import type { JobKind } from '../jobs/queue.ts';

/** Carries a job out as the queue does, turn by turn. */
export async function carryOut(
  job: JobKind,
  sandbox: Sandbox,
  targetId: string,
  closing = new AbortController().signal,
): Promise<void> {
  for (let progress = 0; ;) {
    const end = await job.run(sandbox, targetId, closing, { spent: 0, progress });
    if (typeof end === 'function') return end();
    progress = end.progress;
  }
}
