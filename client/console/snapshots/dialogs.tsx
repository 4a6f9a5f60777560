import {
  openSnapshot,
  renameSnapshot,
  takeSnapshot,
  uploadSandbox,
  uploadSnapshot,
} from '../../../contracts/console/snapshots.ts';
import { call } from '../../api/call.ts';
import { transferTimeout } from '../../api/download.ts';
import { formCall } from '../../api/form-call.ts';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { FormDialog } from '../../components/form/FormDialog.tsx';
import { TextField } from '../../components/form/fields.tsx';
import { pickFile } from '../../components/upload/pick-file.ts';
import { attempt } from '../../components/use-action.ts';
import { ending, titleOfFile } from './texts.ts';
import type { Snapshot } from './use-snapshots.ts';

/** Asks what a snapshot is to be called, and takes it. */
export const openTake = (sandbox: string): Promise<unknown> =>
  openDialog(
    <FormDialog
      title="存快照"
      submit="存下"
      size="sm"
      {...formCall(takeSnapshot)}
      fixed={{ sandbox }}
      values={{ title: '' }}
    >
      <TextField name="title" help="如“批改前”；不填就用现在的时间。数据、文件、时钟和故障都在里面" />
    </FormDialog>,
  );

/** Asks what a snapshot is to be called from now on. */
export const openRename = (sandbox: string, { id, title }: Snapshot): Promise<unknown> =>
  openDialog(
    <FormDialog title="给快照改名" size="sm" {...formCall(renameSnapshot)} fixed={{ sandbox, id }} values={{ title }}>
      <TextField name="title" />
    </FormDialog>,
  );

const nameHelp = '地址和登录里用的名称，小写字母、数字和连字符';

/** Asks what a sandbox is to be called that begins as a snapshot. */
export const openAsSandbox = (sandbox: string, { id, title }: Snapshot): Promise<unknown> =>
  openDialog(
    <FormDialog
      title="建成新沙箱"
      submit="建立"
      size="sm"
      {...formCall(openSnapshot)}
      fixed={{ sandbox, id }}
      values={{ title, newSandbox: '' }}
      before={{ title: '' }}
    >
      <TextField name="title" />
      <TextField name="newSandbox" help={nameHelp} />
    </FormDialog>,
  );

/** Lets a file be chosen and puts it among the snapshots of a sandbox. */
export async function upload(sandbox: string): Promise<void> {
  const file = await pickFile([ending]);
  if (!file) return;
  const title = titleOfFile(file.name);
  await attempt(() => call(uploadSnapshot, { sandbox, title }, { file, timeout: transferTimeout }));
}

/** Lets a file be chosen, and asks what the sandbox is to be called that begins as it. */
export async function uploadAsSandbox(): Promise<void> {
  const file = await pickFile([ending]);
  if (!file) return;
  await openDialog(
    <FormDialog
      title="上传建成新沙箱"
      submit="建立"
      size="sm"
      endpoint={uploadSandbox}
      send={(input) => call(uploadSandbox, input, { quiet: true, file, timeout: transferTimeout })}
      values={{ title: titleOfFile(file.name), sandbox: '' }}
      before={{ title: '' }}
    >
      <TextField name="title" />
      <TextField name="sandbox" help={nameHelp} />
    </FormDialog>,
  );
}
