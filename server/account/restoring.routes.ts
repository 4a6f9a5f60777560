import * as calls from '../../contracts/account/restoring.ts';
import { runSheetTask } from '../engines/importing/pool.ts';
import { hasInitial } from '../engines/restoring/initial.ts';
import { SnapshotRefused } from '../engines/snapshots/refused.ts';
import { refusal } from '../http/errors.ts';
import { openRoute } from '../http/route.ts';
import { countSignedIn, selectRestoredAt } from './account.queries.ts';
import { changesOf } from './changes-since.ts';
import { defaultSandbox } from './default-sandbox.ts';
import { restoreWorld } from './restore-world.ts';
import { sampleStudents } from './sample-students.ts';

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
    try {
      const { milliseconds, before } = await restoreWorld(sandboxes, name);
      return { milliseconds, snapshot: before.title };
    } catch (error) {
      if (error instanceof SnapshotRefused && error.rule === 'noDisk') throw refusal(calls.restoreSandbox, 'noDisk');
      log.error({ err: error }, 'restoring failed');
      throw refusal(calls.restoreSandbox, 'failed');
    }
  }),
];
