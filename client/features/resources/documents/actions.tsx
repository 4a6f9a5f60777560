import { removeCloudDocuments, removePrintItems, retryDocument } from '../../../../contracts/wrongbook/documents.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { showDone } from '../../../components/toast.ts';
import { attempt } from '../../../components/use-action.ts';
import { giveUpUploads } from '../uploading/uploads.ts';
import type { AnyDocument, CloudDocument } from './document.ts';
import { saveDocument } from './document-file.ts';
import { DocumentPreview } from './DocumentPreview.tsx';
import { PrintForm } from './PrintForm.tsx';
import { RenameForm } from './RenameForm.tsx';
import { ShareForm } from './ShareForm.tsx';
import { idsOf, titlesOf } from './words.ts';
import { callDocuments } from './call-documents.ts';

type Documents = readonly AnyDocument[];

/** Shows a document within the page. */
export const previewDocument = (document: AnyDocument) => openDialog(<DocumentPreview document={document} />);

/** Saves the file of a document. */
export const downloadDocument = (document: AnyDocument) => attempt(() => saveDocument(document));

/** Has a document read once more. */
export const retryOne = ({ id }: AnyDocument) => attempt(() => callDocuments(retryDocument, { documentId: id }));

/** Gives a document another name. */
export const renameOne = (document: CloudDocument) => openDialog(<RenameForm document={document} />);

/** Tells who may see a document. */
export const shareOne = (document: CloudDocument) => openDialog(<ShareForm document={document} />);

/** Puts documents into the print list; true when that was done. */
export async function printAll(documents: Documents): Promise<boolean> {
  const done = await openDialog<{ added: number }>(<PrintForm documents={documents} />);
  if (done) showDone(done.added > 1 ? `已将 ${done.added} 份文档加入打印列表` : '已加入打印列表');
  return done !== undefined;
}

/** Removes documents from the cloud, after asking. */
export const removeDocuments = (documents: readonly CloudDocument[]): Promise<boolean> =>
  confirm({
    title: '删除文档',
    message: `将删除${titlesOf(documents)}，文件和共享一并取消，不能恢复。已加入打印列表的不受影响。`,
    action: '删除',
    danger: true,
    run: async () => {
      giveUpUploads(documents.map(({ id }) => id));
      await callDocuments(removeCloudDocuments, { documentId: idsOf(documents) });
    },
  });

/** Removes documents from the print list, after asking. */
export const removeItems = (items: Documents): Promise<boolean> =>
  confirm({
    title: '从打印列表删除',
    message: `将从打印列表删除${titlesOf(items)}，不能恢复。云文档中的原件不受影响。`,
    action: '删除',
    danger: true,
    run: async () => {
      giveUpUploads(items.map(({ id }) => id));
      await callDocuments(removePrintItems, { documentId: idsOf(items) });
    },
  });
