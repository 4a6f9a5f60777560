import { classesText } from '../assignments/list/assignment.ts';
import { CountBar } from '../assignments/work/CountBar.tsx';
import { StageTag } from '../assignments/work/StageTag.tsx';
import { formatRate } from '../../../contracts/figure-text.ts';
import { TextLink } from '../../components/page/links.tsx';
import type { Column } from '../../components/table/columns.ts';
import { pathTo } from '../../session/paths.ts';
import type { SchoolWork } from './school-work.ts';

/** The columns of the school's work. */
export const workColumns: readonly Column<SchoolWork>[] = [
  {
    key: 'title',
    title: '名称',
    sortable: true,
    render: ({ id, title }) => (
      <TextLink to={pathTo('schoolWorkResults', { assignmentId: id })} title={title}>
        {title}
      </TextLink>
    ),
  },
  { key: 'courseName', title: '学科', width: 72 },
  {
    key: 'classes',
    title: '班级',
    width: 132,
    render: (work) => <span title={classesText(work)}>{classesText(work)}</span>,
  },
  { key: 'teacherName', title: '教师', width: 84 },
  {
    key: 'submittedCount',
    title: '已交',
    width: 96,
    render: ({ submittedCount, studentCount }) => <CountBar count={submittedCount} total={studentCount} />,
  },
  {
    key: 'markedCount',
    title: '已批',
    width: 96,
    render: ({ markedCount, submittedCount }) => <CountBar count={markedCount} total={submittedCount} />,
  },
  {
    key: 'meanRate',
    title: '平均得分率',
    width: 100,
    align: 'right',
    render: ({ meanRate }) => formatRate(meanRate),
  },
  { key: 'stage', title: '进度', width: 84, render: ({ stage }) => <StageTag stage={stage} /> },
  {
    key: 'createTime',
    title: '布置时间',
    width: 116,
    sortable: true,
    render: ({ createTime }) => <span title={createTime}>{createTime.slice(0, 10)}</span>,
  },
];
