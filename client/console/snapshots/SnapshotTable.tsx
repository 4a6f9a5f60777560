import { downloadSnapshot, removeSnapshot } from '../../../contracts/console/snapshots.ts';
import { call } from '../../api/call.ts';
import { fetchFile, saveBlob, transferTimeout } from '../../api/download.ts';
import { confirm } from '../../components/dialog/confirm.tsx';
import { formatSize } from '../../components/format.ts';
import type { Column, RowAction } from '../../components/table/columns.ts';
import { RecordTable } from '../../components/table/RecordTable.tsx';
import { showError } from '../../components/toast.ts';
import { attempt, isFailure } from '../../components/use-action.ts';
import { useWords, type Say } from '../words.ts';
import { openAsSandbox, openRename } from './dialogs.tsx';
import { restore } from './restore.tsx';
import { ending, whyTexts } from './texts.ts';
import type { Snapshot } from './use-snapshots.ts';

const columnsIn = (say: Say): Column<Snapshot>[] => [
  { key: 'title', title: say('名称') },
  { key: 'why', title: say('来由'), width: 96, render: ({ why }) => say(whyTexts[why]) },
  { key: 'createTime', title: say('存下的时间'), width: 156 },
  { key: 'moment', title: say('沙箱时钟'), width: 156 },
  { key: 'files', title: say('文件'), width: 64, align: 'right' },
  { key: 'bytes', title: say('大小'), width: 100, align: 'right', render: ({ bytes }) => formatSize(bytes) },
];

async function download(sandbox: string, { id, title }: Snapshot): Promise<void> {
  try {
    saveBlob(await fetchFile(downloadSnapshot, { sandbox, id }, { timeout: transferTimeout }), title + ending);
  } catch (error) {
    if (!isFailure(error)) throw error;
    showError(error.message);
  }
}

const remove = (sandbox: string, { id, title }: Snapshot): Promise<boolean> =>
  confirm({
    title: `删除“${title}”？`,
    message: '快照删除后不能找回；沙箱里的数据不受影响。',
    action: '删除',
    danger: true,
    run: () => call(removeSnapshot, { sandbox, id }),
  });

const actionsOf = (sandbox: string, snapshot: Snapshot, say: Say): RowAction[] => [
  { label: say('恢复'), run: () => restore(sandbox, snapshot) },
  { label: say('下载'), run: () => download(sandbox, snapshot) },
  { label: say('建成新沙箱'), run: () => openAsSandbox(sandbox, snapshot) },
  { label: say('改名'), run: () => openRename(sandbox, snapshot) },
  { label: say('删除'), run: () => attempt(() => remove(sandbox, snapshot)), danger: true },
];

/** Snapshots with what can be done with each. */
export function SnapshotTable({ sandbox, snapshots }: { sandbox: string; snapshots: readonly Snapshot[] }) {
  const { say } = useWords();
  return (
    <RecordTable
      label={say('快照')}
      columns={columnsIn(say)}
      rows={snapshots}
      keyOf={({ id }) => id}
      nameOf={({ title }) => title}
      actionsWidth={136}
      actions={(snapshot) => actionsOf(sandbox, snapshot, say)}
    />
  );
}
