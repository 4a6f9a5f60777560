import { documentState } from '../../../contracts/states.ts';
import { leadingTo, type RowAction } from '../../components/table/columns.ts';
import { uploadMissing } from '../resources/uploading/open-upload.tsx';
import type { Scan } from './scan.ts';
import { removeScan, retryScan } from './scan-actions.ts';
import { mendingAddress } from './mending-scope.ts';

/** What can be done with a scan; one whose file this page sends waits for no other. */
export function actionsOf(scan: Scan, isSent: boolean, go: (path: string) => unknown): RowAction[] {
  const { id, state } = scan;
  const waits = state === documentState.new && !isSent;
  const isRead = state === documentState.done || state === documentState.recognising;
  return [
    ...leadingTo('查看各页', isRead ? mendingAddress({ scan: id }) : undefined, go),
    ...(waits ? [{ label: '上传文件', run: () => uploadMissing(id, 'scan') }] : []),
    ...(state === documentState.failed ? [{ label: '重试', run: () => retryScan(scan) }] : []),
    { label: '删除', run: () => removeScan(scan), danger: true },
  ];
}
