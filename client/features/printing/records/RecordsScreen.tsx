import type { ReactNode } from 'react';
import { pagePrintRecords } from '../../../../contracts/wrongbook/printing.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import { actionsOf } from './record.ts';
import { recordColumns } from './record-columns.tsx';
import { ExportRecords, RecordTotals } from './RecordTotals.tsx';
import { RecordFilters } from './RecordFilters.tsx';

/** 打印记录: what was printed or saved, by whom and for whom. */
export function RecordsScreen(): ReactNode {
  const query = usePageQuery(pagePrintRecords, { fixed: {} });
  const records = useCall(pagePrintRecords, query.input);
  return (
    <Screen
      title="打印记录"
      fill
      note={<RecordTotals filters={query.filters} />}
      actions={<ExportRecords filters={query.filters} />}
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
