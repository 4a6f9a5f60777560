import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { exportPrintRecords, sumPrintRecords } from '../../../../contracts/wrongbook/printing.ts';
import { download } from '../../../api/download.ts';
import { useCall } from '../../../api/use-call.ts';
import { formatNumber } from '../../../../contracts/figure-text.ts';
import { useAction } from '../../../components/use-action.ts';
import { personal } from '../../../session/personal.ts';
import type { RecordQuery } from './record.ts';

type Filters = RecordQuery['filters'];

/** What everything that the filters find comes to. */
export function RecordTotals({ filters }: { filters: Filters }): ReactNode {
  const { data } = useCall(sumPrintRecords, filters);
  if (!data) return null;
  const [records, copies, pages] = [data.records, data.copies, data.pages].map((count) => formatNumber(count));
  return <span role="status">{`共 ${records} 次，${copies} 份，${pages} 页`}</span>;
}

/** Saves everything that the filters find as a workbook. */
export function ExportRecords({ filters }: { filters: Filters }): ReactNode {
  const saving = useAction(() =>
    download(exportPrintRecords, filters, { name: personal.schoolName, label: '打印记录' }),
  );
  return (
    <Button variant="default" loading={saving.busy} onClick={() => void saving.run()}>
      导出
    </Button>
  );
}
