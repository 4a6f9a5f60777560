import * as calls from '../../../../contracts/wrongbook/papers.ts';
import { papers } from '../../../database/assignment-tables.ts';
import { write } from '../../../database/prepared.ts';
import { takeVersion } from '../../../database/versions.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { selectLivingPapers, selectPaper, selectPaperHead, selectPaperPage } from './papers.queries.ts';
import { uploadedPaperRoutes } from './uploaded.routes.ts';
import { changePaper, checkPaper, deletePapers, insertPaper } from './write-papers.ts';

export const paperRoutes = [
  route(calls.pagePapers, ({ sandbox, user, input }) => selectPaperPage(sandbox, { ...input, ownerId: user.id })),

  route(calls.getPaper, ({ sandbox, user, input: { paperId } }) => {
    const found = selectPaper(sandbox, user, paperId);
    // The paper of work that was set is read on after it has left the teacher's list.
    if (!found || (!found.isAssigned && selectPaperHead(sandbox, paperId)?.isDeleted))
      throw refusal(calls.getPaper, 'paperGone');
    return found;
  }),

  route(calls.addPaper, ({ sandbox, user, input }) =>
    write(sandbox, () => {
      checkPaper(sandbox, user, calls.addPaper, input);
      const owner = { ownerId: user.id, schoolId: user.schoolId! };
      return { id: insertPaper(sandbox, { ...input, ...owner, createTime: sandbox.clock.dateTime() }) };
    }),
  ),

  route(calls.updatePaper, ({ sandbox, user, input: { paperId, version, ...fields } }) =>
    write(sandbox, () => {
      const found = selectPaperHead(sandbox, paperId);
      if (!found || found.isDeleted) throw refusal(calls.updatePaper, 'paperGone');
      if (found.fileHash !== '') throw refusal(calls.updatePaper, 'uploaded');
      if (found.assignedCount > 0) throw refusal(calls.updatePaper, 'assigned');
      if (!takeVersion(sandbox, papers, paperId, version)) throw refusal(calls.updatePaper, 'stale');
      checkPaper(sandbox, user, calls.updatePaper, fields);
      changePaper(sandbox, paperId, fields);
    }),
  ),

  route(calls.removePapers, ({ sandbox, input: { paperId } }) =>
    write(sandbox, () => {
      const ids = [...new Set(paperId.split(','))];
      if (selectLivingPapers(sandbox, ids).length < ids.length) throw refusal(calls.removePapers, 'paperGone');
      deletePapers(sandbox, ids);
    }),
  ),

  ...uploadedPaperRoutes,
];
