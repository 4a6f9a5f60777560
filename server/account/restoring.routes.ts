import * as calls from '../../contracts/account/restoring.ts';
import { localDateTime, systemNow } from '../database/clock.ts';
import { keptBytesFrom } from '../database/kept-bytes.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import { runSheetTask } from '../engines/importing/pool.ts';
import { comparedTables } from '../engines/restoring/compared-tables.ts';
import { hasInitial } from '../engines/restoring/initial.ts';
import { runComparing, runRestoring } from '../engines/restoring/pool.ts';
import type { Difference, RestoringTask } from '../engines/restoring/tasks.ts';
import { refusal } from '../http/errors.ts';
import { openRoute } from '../http/route.ts';
import { countSignedIn, selectRestoredAt } from './account.queries.ts';
import { defaultSandbox } from './default-sandbox.ts';
import { sampleStudents } from './sample-students.ts';

const taskOf = ({ dataDir }: Sandboxes, name: string, act: RestoringTask['act']): RestoringTask => ({
  act,
  dataDir,
  name,
  now: localDateTime(systemNow()),
});

/** What has changed since the beginning, counted anew once somebody has written to what is counted. */
async function changesOf(sandboxes: Sandboxes, sandbox: Sandbox): Promise<Difference[]> {
  const bytes = await keptBytesFrom(sandbox, 'changes since the beginning', async () => {
    const changes = await runComparing(taskOf(sandboxes, sandbox.name, 'compare'));
    return { bytes: Buffer.from(JSON.stringify(changes)), tables: comparedTables };
  });
  return JSON.parse(Buffer.from(bytes).toString()) as Difference[];
}

export const restoringRoutes = [
  openRoute(calls.getRestorePlan, async ({ input, sandboxes }) => {
    const sandbox = sandboxes.find(input.sandbox || defaultSandbox);
    if (!sandbox || !hasInitial(sandboxes.dataDir, sandbox.name))
      return { isOffered: false, changes: [], signedIn: 0, restoredAt: '' };
    return {
      isOffered: true,
      changes: await changesOf(sandboxes, sandbox),
      signedIn: countSignedIn(sandbox),
      restoredAt: selectRestoredAt(sandbox),
    };
  }),

  openRoute(calls.getSampleStudents, async () => ({
    bytes: await runSheetTask({ kind: 'write', sheets: [sampleStudents] }),
    fileName: '样例学生名单.xls',
  })),

  openRoute(calls.restoreSandbox, async ({ input, sandboxes, log }) => {
    const name = input.sandbox || defaultSandbox;
    if (sandboxes.isReplacing(name)) throw refusal(calls.restoreSandbox, 'running');
    if (!sandboxes.find(name)) throw refusal(calls.restoreSandbox, 'noSandbox', { sandbox: name });
    if (!hasInitial(sandboxes.dataDir, name)) throw refusal(calls.restoreSandbox, 'noInitial', { sandbox: name });
    const begun = performance.now();
    try {
      await sandboxes.replaceWorld(name, () => runRestoring(taskOf(sandboxes, name, 'restore')));
    } catch (error) {
      log.error({ err: error }, 'restoring failed');
      throw refusal(calls.restoreSandbox, 'failed');
    }
    return { milliseconds: Math.round(performance.now() - begun) };
  }),
];
