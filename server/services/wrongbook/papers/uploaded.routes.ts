import { statSync } from 'node:fs';
import * as calls from '../../../../contracts/wrongbook/uploaded-papers.ts';
import { write } from '../../../database/prepared.ts';
import { filePath, hasFile } from '../../../engines/files/store.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { selectPaperHead } from './papers.queries.ts';
import { addUploaded } from './write-uploaded.ts';

export const uploadedPaperRoutes = [
  route(calls.addUploadedPaper, ({ sandbox, user, input }) =>
    write(sandbox, () => ({ id: addUploaded(sandbox, user, input) })),
  ),

  route(calls.getPaperFile, ({ sandbox, input: { paperId } }) => {
    const paper = selectPaperHead(sandbox, paperId);
    // The paper of work that was set is read on after it has left the teacher's list.
    if (!paper || (paper.isDeleted && paper.assignedCount === 0)) throw refusal(calls.getPaperFile, 'paperGone');
    const { fileHash, title } = paper;
    if (fileHash === '') throw refusal(calls.getPaperFile, 'notUploaded');
    if (!hasFile(sandbox.filesDir, fileHash)) throw refusal(calls.getPaperFile, 'lost');
    const path = filePath(sandbox.filesDir, fileHash);
    return { path, size: statSync(path).size, fileName: `${title}.pdf` };
  }),
];
