import { cloudDocumentSelectShown } from '../../../../contracts/constants/limits.ts';
import { documentState } from '../../../../contracts/states.ts';
import type { RowAction } from '../../../components/table/columns.ts';
import { hasPart } from '../../../session/parts.ts';
import {
  downloadDocument,
  previewDocument,
  printAll,
  removeDocuments,
  renameOne,
  retryOne,
  shareOne,
} from '../documents/actions.tsx';
import { canPreview, hasFile, type CloudDocument } from '../documents/document.ts';
import { uploadMissing } from '../uploading/open-upload.tsx';

/** What somebody may do with a document. */
export interface Rights {
  /** Rename, share and remove it. */
  mayChange: boolean;
  /** Put it into the own print list. */
  mayPrint: boolean;
  /** This page sends its file, so that it waits for no other. */
  isSent?: boolean;
  /** Hands it to whoever opened the list. */
  onSelect?: (document: CloudDocument) => void;
  /** Whether the button for that is shown. */
  selectShown?: boolean;
}

/** What can be done with a cloud document, what is done most first. */
export function cloudActions(
  document: CloudDocument,
  { mayChange, mayPrint, isSent = false, onSelect, selectShown = cloudDocumentSelectShown }: Rights,
): RowAction[] {
  const { state } = document;
  const done = state === documentState.done;
  const failed = state === documentState.failed;
  return [
    ...(selectShown && onSelect && done ? [{ label: '选择', run: () => onSelect(document) }] : []),
    ...(canPreview(document) ? [{ label: '预览', run: () => previewDocument(document) }] : []),
    ...(mayChange && failed && hasPart('reading') ? [{ label: '重试', run: () => retryOne(document) }] : []),
    ...(mayPrint && done && hasPart('printing') ? [{ label: '打印', run: () => printAll([document]) }] : []),
    ...(hasFile(document) ? [{ label: '下载', run: () => downloadDocument(document) }] : []),
    ...(mayChange ? changes(document, isSent) : []),
  ];
}

function changes(document: CloudDocument, isSent: boolean): RowAction[] {
  const { id, state } = document;
  return [
    ...(state === documentState.new && !isSent ? [{ label: '上传文件', run: () => uploadMissing(id, 'cloud') }] : []),
    { label: '重命名', run: () => renameOne(document) },
    ...(hasPart('sharing') ? [{ label: '共享', run: () => shareOne(document) }] : []),
    { label: '删除', run: () => removeDocuments([document]), danger: true },
  ];
}
