import type { Column } from '../../../components/table/columns.ts';
import { classesText, typeName, type Assignment } from './assignment.ts';
import { CountBar } from '../work/CountBar.tsx';
import { StageTag } from '../work/StageTag.tsx';

/** The columns of the list of assignments. */
export const assignmentColumns: readonly Column<Assignment>[] = [
  { key: 'title', title: '名称', sortable: true },
  { key: 'taskType', title: '类型', width: 100, render: ({ taskType }) => typeName(taskType) },
  { key: 'classes', title: '班级', width: 168, render: classesText },
  {
    key: 'submittedCount',
    title: '已交',
    width: 116,
    render: ({ submittedCount, studentCount }) => <CountBar count={submittedCount} total={studentCount} />,
  },
  {
    key: 'markedCount',
    title: '已批',
    width: 116,
    render: ({ markedCount, submittedCount }) => <CountBar count={markedCount} total={submittedCount} />,
  },
  { key: 'stage', title: '进度', width: 84, render: ({ stage }) => <StageTag stage={stage} /> },
  {
    key: 'createTime',
    title: '布置时间',
    sortable: true,
    width: 132,
    render: ({ createTime }) => createTime.slice(0, 16),
  },
];
