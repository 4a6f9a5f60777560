import { getSnapshotPlan, restoreSnapshot } from '../../../contracts/console/snapshots.ts';
import { call } from '../../api/call.ts';
import { confirm } from '../../components/dialog/confirm.tsx';
import { showDone } from '../../components/toast.ts';
import { attempt } from '../../components/use-action.ts';
import { planText } from './texts.ts';
import type { Snapshot } from './use-snapshots.ts';
import { took } from '../took.ts';

/** How long a large sandbox may take, in milliseconds. */
const patience = 120_000;

/** Brings a snapshot back, once it has been said what is lost by it and how that is undone. */
export const restore = (sandbox: string, { id, title }: Pick<Snapshot, 'id' | 'title'>): Promise<boolean> =>
  attempt(async () => {
    const plan = await call(getSnapshotPlan, { sandbox, id }, { timeout: patience });
    await confirm({
      title: `恢复到“${title}”？`,
      message: planText(plan),
      action: '恢复',
      danger: true,
      run: async () => {
        const { milliseconds, before } = await call(restoreSnapshot, { sandbox, id }, { timeout: patience });
        showDone(`已恢复，用时 ${took(milliseconds)}；恢复“${before.title}”可以撤回`);
      },
    });
  });
