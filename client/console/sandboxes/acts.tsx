import {
  copySandbox,
  getLosses,
  removeSandboxes,
  renameSandbox,
  restoreSandboxes,
} from '../../../contracts/console/sandboxes.ts';
import { call } from '../../api/call.ts';
import { formCall } from '../../api/form-call.ts';
import { confirm } from '../../components/dialog/confirm.tsx';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { showDone } from '../../components/toast.ts';
import { attempt } from '../../components/use-action.ts';

/** A sandbox by its name and what it is called. */
export interface Named {
  sandbox: string;
  title: string;
}

const titleForm = { size: 'sm' } as const;

/** Asks what a sandbox is to be called from now on. */
export const openRename = ({ sandbox, title }: Named): Promise<unknown> =>
  openDialog(
    <FormDialog title="改名" {...titleForm} {...formCall(renameSandbox)} fixed={{ sandbox }} values={{ title }}>
      <TextField name="title" help={`地址里仍是 ${sandbox}`} />
    </FormDialog>,
  );

/** Asks what the copy of a sandbox is to be called, and makes it. */
export const openCopy = ({ sandbox, title }: Named): Promise<unknown> =>
  openDialog(
    <FormDialog
      title="复制沙箱"
      submit="复制"
      {...titleForm}
      {...formCall(copySandbox)}
      fixed={{ sandbox }}
      values={{ title: `${title} 副本`.slice(-30) }}
      before={{ title: '' }}
    >
      <TextField name="title" help="复制现在的数据、文件和时钟，恢复时回到同一个开始" />
    </FormDialog>,
  );

const namesOf = (rows: readonly Named[]): string =>
  rows.length === 1 ? `“${rows[0]!.title}”` : ` ${rows.length} 个沙箱`;

type Losses = Awaited<ReturnType<typeof lossesOf>>;

const lossesOf = (rows: readonly Named[]) => Promise.all(rows.map(({ sandbox }) => call(getLosses, { sandbox })));

function peopleText(losses: Losses): string {
  const people = losses.flatMap((one) => one.people);
  const online = losses.reduce((sum, one) => sum + one.online, 0);
  if (online === 0) return '现在没有人在用。';
  const named = people.slice(0, 3).join('、');
  return `${named}${online > 3 ? ` 等 ${online} 人` : ''}正在用，会回到登录页。`;
}

function changesText(losses: Losses): string {
  const [only] = losses;
  if (losses.length !== 1 || !only) return '';
  if (only.changes.length === 0) return '和开始时相比没有改动。';
  return `${only.changes.map(({ label, count }) => `${count} ${label}`).join('、')}的改动会丢失。`;
}

/** Asks before sandboxes are taken back to their beginning; true when they were. */
export async function askRestore(rows: readonly Named[]): Promise<void> {
  let losses: Losses = [];
  if (!(await attempt(async () => void (losses = await lossesOf(rows))))) return;
  await confirm({
    title: `恢复${namesOf(rows)}到开始时的样子？`,
    message: `${changesText(losses)}${peopleText(losses)}`,
    action: '恢复',
    danger: true,
    run: async () => {
      const { milliseconds, told } = await call(restoreSandboxes, { sandboxes: rows.map(({ sandbox }) => sandbox) });
      showDone(`已恢复，用时 ${(milliseconds / 1000).toFixed(1)} 秒，${told} 人会收到提示`);
    },
  });
}

/** Asks before sandboxes are removed for good; true when they were. */
export async function askRemove(rows: readonly Named[]): Promise<boolean> {
  let losses: Losses = [];
  if (!(await attempt(async () => void (losses = await lossesOf(rows))))) return false;
  return confirm({
    title: `删除${namesOf(rows)}？`,
    message: `${peopleText(losses)}${changesText(losses)}数据、文件和快照一起删除，不能找回。`,
    action: '删除',
    danger: true,
    run: () => call(removeSandboxes, { sandboxes: rows.map(({ sandbox }) => sandbox) }),
  });
}
