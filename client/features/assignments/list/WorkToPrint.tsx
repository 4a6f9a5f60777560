import type { ReactNode } from 'react';
import { pageAssignments } from '../../../../contracts/wrongbook/assignments.ts';
import { useCall } from '../../../api/use-call.ts';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import { assignmentColumns } from './assignment-columns.tsx';

/** One's work, newest first, to choose what is printed. */
export function WorkToPrint({ onChoose }: { onChoose: (assignmentId: string) => void }): ReactNode {
  const query = usePageQuery(pageAssignments, { fixed: {} });
  const answer = useCall(pageAssignments, query.input);
  return (
    <>
      <Toolbar label="筛选作业">
        <SearchField label="名称" value={query.filters.keyword ?? ''} onSearch={query.search} />
      </Toolbar>
      <DataTable
        label="作业"
        answer={answer}
        query={query}
        columns={assignmentColumns}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        actions={({ id, stage }) => (stage === 'withdrawn' ? [] : [{ label: '打印', run: () => onChoose(id) }])}
        empty={{ text: '没有符合条件的作业。' }}
      />
    </>
  );
}
