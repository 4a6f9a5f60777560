import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { pageWellbeingLog } from '../../../../contracts/wrongbook/wellbeing/texts.ts';
import { useCall } from '../../../api/use-call.ts';
import type { Column } from '../../../components/table/columns.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { useOwnPlace, usePageQuery } from '../../../components/use-page-query.ts';
import { reasonOf } from '../words.ts';

type Entry = DataOf<typeof pageWellbeingLog>['records'][number];

const columns: readonly Column<Entry>[] = [
  { key: 'time', title: '时间', width: 150, sortable: true, render: ({ time }) => time.slice(0, 16) },
  { key: 'userName', title: '谁', width: 96 },
  { key: 'studentName', title: '谁写的', width: 96 },
  { key: 'className', title: '班级', width: 110 },
  {
    key: 'source',
    title: '写的什么',
    width: 150,
    render: ({ source, writtenAt }) => `${writtenAt.slice(5, 10)} 的${source}`,
  },
  { key: 'reason', title: '原因', render: (entry) => reasonOf(entry) },
];

/** Who has opened what and why; nobody can change or remove any of it. */
export function LogTable({ inAddress = false }: { inAddress?: boolean }): ReactNode {
  const own = useOwnPlace();
  const query = usePageQuery(pageWellbeingLog, inAddress ? { fixed: {} } : { fixed: {}, place: own });
  return (
    <DataTable
      label="查阅记录"
      answer={useCall(pageWellbeingLog, query.input)}
      query={query}
      columns={columns}
      keyOf={({ logNo }) => logNo}
      nameOf={({ time, userName }) => `${time} ${userName}`}
      empty={{ text: '还没有人打开过学生写的心声。每次打开都会留在这里，谁也改不了。' }}
    />
  );
}
