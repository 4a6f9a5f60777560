import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { pagePapers } from '../../../../contracts/wrongbook/papers.ts';
import { useCall } from '../../../api/use-call.ts';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import type { Column, RowAction } from '../../../components/table/columns.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import { gradeOptions, stageOf } from '../../question-bank/question.ts';

/** A paper as the list has it. */
export type PaperItem = DataOf<typeof pagePapers>['records'][number];

const gradeName = (gradeId: string): string =>
  gradeOptions(stageOf(gradeId)).find(({ value }) => value === gradeId)?.label ?? '-';

const columns: readonly Column<PaperItem>[] = [
  { key: 'title', title: '试卷名称', sortable: true },
  { key: 'gradeId', title: '年级', width: 92, render: ({ gradeId }) => gradeName(gradeId) },
  { key: 'questionCount', title: '题数', align: 'right', width: 72 },
  { key: 'totalScore', title: '总分', align: 'right', width: 72 },
  {
    key: 'assignedCount',
    title: '布置',
    align: 'right',
    width: 92,
    render: ({ assignedCount }) => (assignedCount === 0 ? '未布置' : `${assignedCount} 次`),
  },
  {
    key: 'createTime',
    title: '创建时间',
    sortable: true,
    width: 140,
    render: ({ createTime }) => createTime.slice(0, 16),
  },
];

const nothingFound = '没有符合条件的试卷，可以换个条件。';

interface Props {
  /** "" for all subjects. */
  subjectId: string;
  /** Absent for all grades. */
  gradeId?: string | undefined;
  actions: (paper: PaperItem) => readonly RowAction[];
  emptyText: string;
  emptyAction?: ReactNode;
}

/** The teacher's own papers, the newest first. */
export function PaperTable({ subjectId, gradeId = '', actions, emptyText, emptyAction }: Props): ReactNode {
  const query = usePageQuery(pagePapers, {
    fixed: { ...(subjectId !== '' && { subjectId }), ...(gradeId !== '' && { gradeId }) },
  });
  const { ascs, descs } = query.input;
  const input = ascs === undefined && descs === undefined ? { ...query.input, descs: 'createTime' } : query.input;
  const papers = useCall(pagePapers, input);
  return (
    <>
      <Toolbar label="筛选试卷">
        <SearchField label="试卷名称" value={query.filters.keyword ?? ''} onSearch={query.search} />
      </Toolbar>
      <DataTable
        label="试卷"
        answer={papers}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        actions={actions}
        empty={query.filters.keyword === undefined ? { text: emptyText, action: emptyAction } : { text: nothingFound }}
      />
    </>
  );
}
