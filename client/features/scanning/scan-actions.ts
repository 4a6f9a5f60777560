import { retryDocument } from '../../../contracts/wrongbook/documents.ts';
import { removeScans, settleMissing } from '../../../contracts/wrongbook/scans.ts';
import { call } from '../../api/call.ts';
import { confirm } from '../../components/dialog/confirm.tsx';
import { attempt } from '../../components/use-action.ts';
import { callDocuments } from '../resources/documents/call-documents.ts';
import { giveUpUploads } from '../resources/uploading/uploads.ts';
import type { Missing, Scan } from './scan.ts';

/** Has a scan read once more. */
export const retryScan = ({ id }: Scan): Promise<boolean> =>
  attempt(() => callDocuments(retryDocument, { documentId: id }));

/** Removes a scan, and with it the answers that came from it. */
export const removeScan = ({ id, title, counts }: Scan): Promise<boolean> =>
  confirm({
    title: '删除扫描件',
    message: `将删除“${title}”${counts.matched > 0 ? `，从中读到的 ${counts.matched} 页作答和它们的自动批改一并退回` : ''}，不能恢复。`,
    action: '删除',
    danger: true,
    run: async () => {
      giveUpUploads([id]);
      await call(removeScans, { documentId: id });
    },
  });

/** Decides about sheets that did not come in whole. */
export const settle = (assignmentId: string, students: readonly Missing[], as: Missing['settled']): Promise<boolean> =>
  attempt(() => {
    const submissionId = students.map((one) => one.submissionId).join(',');
    return call(settleMissing, { assignmentId, submissionId, as });
  });
