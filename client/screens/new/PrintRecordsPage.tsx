import '../../components/mantine-screens.css';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { exportPrintRecords, pagePrintRecords, sumPrintRecords } from '../../../contracts/wrongbook/printing.ts';
import { download } from '../../api/download.ts';
import { useCall } from '../../api/use-call.ts';
import { formatNumber } from '../../components/format.ts';
import { Card } from '../../components/page/Card.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { DataTable } from '../../components/table/DataTable.tsx';
import { usePageQuery } from '../../components/use-page-query.ts';
import { useAction } from '../../components/use-action.ts';
import { personal } from '../../session/personal.ts';
import { actionsOf, type RecordQuery } from '../../features/printing/records/record.ts';
import { recordColumns } from '../../features/printing/records/record-columns.tsx';
import { RecordFilters } from '../../features/printing/records/RecordFilters.tsx';

type Filters = RecordQuery['filters'];

/** 打印记录: what was printed or saved, by whom and for whom. */
export function Page(): ReactNode {
  const query = usePageQuery(pagePrintRecords, { fixed: {} });
  const records = useCall(pagePrintRecords, query.input);
  return (
    <Screen
      title="打印记录"
      fill
      note={<Totals filters={query.filters} />}
      actions={<ExportButton filters={query.filters} />}
    >
      <Card flush>
        <RecordFilters query={query} />
        <DataTable
          label="打印记录"
          answer={records}
          query={query}
          columns={recordColumns}
          keyOf={({ id }) => id}
          nameOf={({ title }) => title}
          actions={actionsOf}
          actionsWidth={84}
          empty={{ text: '没有符合条件的记录。打印或保存试卷、答题卡后，这里会留下记录。' }}
        />
      </Card>
    </Screen>
  );
}

/** What everything that the filters find comes to. */
function Totals({ filters }: { filters: Filters }): ReactNode {
  const { data } = useCall(sumPrintRecords, filters);
  if (!data) return null;
  const [records, copies, pages] = [data.records, data.copies, data.pages].map((count) => formatNumber(count));
  return <span role="status">{`共 ${records} 次，${copies} 份，${pages} 页`}</span>;
}

function ExportButton({ filters }: { filters: Filters }): ReactNode {
  const saving = useAction(() =>
    download(exportPrintRecords, filters, { name: personal.schoolName, label: '打印记录' }),
  );
  return (
    <Button variant="default" loading={saving.busy} onClick={() => void saving.run()}>
      导出
    </Button>
  );
}
