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
import { took } from '../took.ts';

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

const namesOf = (rows: readonly Listed[]): string =>
  rows.length === 1 ? `“${rows[0]!.title}”` : ` ${rows.length} 个沙箱`;

/** A sandbox as the list has it. */
type Listed = Named & { online: number };

/** How long taking back or removing a whole class may take, in milliseconds. */
const patience = { timeout: 180_000 };

/** Who sits there; by name where it is one sandbox. */
function peopleText(online: number, people: readonly string[]): string {
  if (online === 0) return '现在没有人在用。';
  const named = people.slice(0, 3).join('、');
  const who = people.length === 0 ? `${online} 人` : `${named}${online > 3 ? ` 等 ${online} 人` : ''}`;
  return `${who}正在用，会回到登录页。`;
}

/** What is lost, and who is there; what has changed is looked for in one sandbox alone. */
async function lossText(rows: readonly Listed[]): Promise<string> {
  const [only] = rows;
  if (rows.length !== 1 || !only) {
    const online = rows.reduce((sum, row) => sum + row.online, 0);
    return peopleText(online, []);
  }
  const { changes, online, people } = await call(getLosses, { sandbox: only.sandbox }, patience);
  const changed =
    changes.length === 0
      ? '和开始时相比没有改动。'
      : `改动了 ${changes.map(({ label, count }) => `${count} ${label}`).join('、')}。`;
  return `${changed}${peopleText(online, people)}`;
}

/** Asks with what is lost, which is looked for first; false too where that cannot be told. */
async function askWith(rows: readonly Listed[], ask: (losses: string) => Promise<boolean>): Promise<boolean> {
  let answer = false;
  await attempt(async () => {
    answer = await ask(await lossText(rows));
  });
  return answer;
}

/** Asks before sandboxes are taken back to their beginning. */
export const askRestore = (rows: readonly Listed[]): Promise<boolean> =>
  askWith(rows, (losses) =>
    confirm({
      title: `恢复${namesOf(rows)}到开始时的样子？`,
      message: `${losses}恢复前先存一份快照，可以撤回。`,
      action: '恢复',
      danger: true,
      run: async () => {
        const sandboxes = rows.map(({ sandbox }) => sandbox);
        const { milliseconds, told } = await call(restoreSandboxes, { sandboxes }, patience);
        showDone(`已恢复，用时 ${took(milliseconds)}，${told} 人会收到提示`);
      },
    }),
  );

/** Asks before sandboxes are removed for good; true when they were. */
export const askRemove = (rows: readonly Listed[]): Promise<boolean> =>
  askWith(rows, (losses) =>
    confirm({
      title: `删除${namesOf(rows)}？`,
      message: `${losses}数据、文件和快照一起删除，不能找回；要留一份，先到“快照”存下并下载。`,
      action: '删除',
      danger: true,
      run: () => call(removeSandboxes, { sandboxes: rows.map(({ sandbox }) => sandbox) }, patience),
    }),
  );
