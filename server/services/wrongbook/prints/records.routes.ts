import type { PageRequest } from '../../../../contracts/paging.ts';
import * as calls from '../../../../contracts/wrongbook/printing.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { readerOf } from '../../../http/teaching.ts';
import { ledSubjects, type User } from '../../../http/user.ts';
import { runSheetTask } from '../../../engines/importing/pool.ts';
import { recordSheet, type PrintRecord } from './record-sheet.ts';
import { selectRecordPage, sumRecords } from './records.queries.ts';

/** What one sheet holds beside its header. */
const mostRecords = 65_534;

/** Whose records a caller sees: its own, of leaders the school's. */
const seenBy = (user: User) => (ledSubjects(user).length > 0 ? { schoolId: user.schoolId } : { teacherId: user.id });

function pageOf(sandbox: Sandbox, user: User, input: PageRequest) {
  const found = selectRecordPage(sandbox, { ...input, ...seenBy(user), ...readerOf(user) });
  const records = found.records.map((one): PrintRecord => ({
    ...one,
    kinds: one.kinds.split(',') as PrintRecord['kinds'],
  }));
  return { ...found, records };
}

export const recordRoutes = [
  route(calls.pagePrintRecords, ({ sandbox, user, input }) => pageOf(sandbox, user, input)),

  route(calls.sumPrintRecords, ({ sandbox, user, input }) => sumRecords(sandbox, { ...input, ...seenBy(user) })),

  route(calls.exportPrintRecords, async ({ sandbox, user, input }) => {
    const { records: count } = sumRecords(sandbox, { ...input, ...seenBy(user) });
    if (count === 0) throw refusal(calls.exportPrintRecords, 'empty');
    if (count > mostRecords) throw refusal(calls.exportPrintRecords, 'tooMany', { max: mostRecords });
    const { records } = pageOf(sandbox, user, { ...input, current: 1, size: count });
    const bytes = await runSheetTask({ kind: 'write', sheets: [recordSheet(records)] });
    return { bytes, fileName: '打印记录.xls' };
  }),
];
