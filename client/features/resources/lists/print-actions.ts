import { documentState } from '../../../../contracts/states.ts';
import type { RowAction } from '../../../components/table/columns.ts';
import { hasPart } from '../../../session/parts.ts';
import { downloadDocument, previewDocument, removeItems, retryOne } from '../documents/actions.tsx';
import { canPreview, hasFile, type PrintItem } from '../documents/document.ts';
import { uploadMissing } from '../uploading/open-upload.tsx';

/** What can be done with an item of the print list; one whose file this page sends waits for no other. */
export function actionsOf(item: PrintItem, isSent: boolean): RowAction[] {
  const waits = item.state === documentState.new && !isSent;
  const failed = item.state === documentState.failed;
  return [
    ...(canPreview(item) ? [{ label: '预览', run: () => previewDocument(item) }] : []),
    ...(waits ? [{ label: '上传文件', run: () => uploadMissing(item.id, 'print') }] : []),
    ...(failed && hasPart('reading') ? [{ label: '重试', run: () => retryOne(item) }] : []),
    ...(hasFile(item) ? [{ label: '下载', run: () => downloadDocument(item) }] : []),
    { label: '删除', run: () => removeItems([item]), danger: true },
  ];
}
