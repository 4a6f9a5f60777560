import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { pagePrintRecords } from '../../../../contracts/wrongbook/printing.ts';
import type { RowAction } from '../../../components/table/columns.ts';
import type { PageQuery } from '../../../components/use-page-query.ts';
import { openPrint } from '../open-print.tsx';

/** A print record as the list has it. */
export type PrintRecord = DataOf<typeof pagePrintRecords>['records'][number];

export type RecordQuery = PageQuery<typeof pagePrintRecords>;

/** What can be done with a record: the same again, while its work can be printed. */
export function actionsOf({ assignmentId, classId, kinds, paperSize }: PrintRecord): RowAction[] {
  if (assignmentId === '') return [];
  const request = { assignmentId, kinds, paperSize, ...(classId !== '' && { classId }) };
  return [{ label: '再次打印', run: () => openPrint(request) }];
}
