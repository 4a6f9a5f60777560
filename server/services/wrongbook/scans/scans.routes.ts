import { statSync } from 'node:fs';
import * as calls from '../../../../contracts/wrongbook/scans.ts';
import { filePath, hasFile } from '../../../engines/files/store.ts';
import { refusal } from '../../../http/errors.ts';
import type { FileAnswer } from '../../../http/answers.ts';
import { route, type Context } from '../../../http/route.ts';
import { withCandidates } from './candidates/with-candidates.ts';
import { orderScan } from './making/order-scan.ts';
import { mend } from './mending/mend.ts';
import { listMissing } from './missing/list-missing.ts';
import { settle } from './missing/settle-missing.ts';
import { selectPage } from './pages.queries.ts';
import { remove } from './remove-scans.ts';
import { selectScanPages, selectScans } from './scan-lists.queries.ts';

function pictureOf({ sandbox, input: { pageId } }: Context<typeof calls.getScanPicture>): FileAnswer {
  const page = selectPage(sandbox, Number(pageId));
  if (!page) throw refusal(calls.getScanPicture, 'scanGone');
  if (!hasFile(sandbox.filesDir, page.picture)) throw refusal(calls.getScanPicture, 'lost');
  const path = filePath(sandbox.filesDir, page.picture);
  return { path, size: statSync(path).size, fileName: `扫描页_${page.pageNo}.jpg` };
}

export const scanRoutes = [
  route(calls.pageScans, ({ sandbox, user, input }) => selectScans(sandbox, user.id, input)),

  route(calls.removeScans, remove),

  route(calls.pageScanPages, (context) => {
    const found = selectScanPages(context.sandbox, context.user, context.input);
    return { ...found, records: withCandidates(context, found.records) };
  }),

  route(calls.getScanPicture, pictureOf),

  route(calls.mendScanPage, mend),

  route(calls.listMissingPages, listMissing),

  route(calls.settleMissing, settle),

  route(calls.makeScans, orderScan),
];
