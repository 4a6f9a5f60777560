import { keptBytesFrom } from '../database/kept-bytes.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import { comparedTables } from '../engines/restoring/compared-tables.ts';
import { runComparing } from '../engines/restoring/pool.ts';
import type { Difference } from '../engines/restoring/tasks.ts';
import { restoringTask } from './restore-world.ts';

/** What has changed since the beginning, counted anew once somebody has written to what is counted. */
export async function changesOf(sandboxes: Sandboxes, sandbox: Sandbox): Promise<Difference[]> {
  const bytes = await keptBytesFrom(sandbox, 'changes since the beginning', async () => {
    const changes = await runComparing(restoringTask(sandboxes, sandbox.name, 'compare'));
    return { bytes: Buffer.from(JSON.stringify(changes)), tables: comparedTables };
  });
  return JSON.parse(Buffer.from(bytes).toString()) as Difference[];
}
