import { formatNumber } from '../../../../contracts/figure-text.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Column } from '../../../components/table/columns.ts';
import type { Plan } from './promotion-plan.ts';

/** The work that is still open before the step into the next school year. */
export const openWorkColumns: readonly Column<Plan['openWork'][number]>[] = [
  { key: 'title', title: '作业' },
  { key: 'classNames', title: '班级', width: 132 },
  { key: 'teacherName', title: '教师', width: 72 },
  {
    key: 'unmarkedCount',
    title: '进度',
    width: 132,
    render: ({ submittedCount, unmarkedCount }) => openText(submittedCount, unmarkedCount),
  },
];

function openText(submittedCount: number, unmarkedCount: number): string {
  if (submittedCount === 0) return '还没有人交';
  return unmarkedCount > 0 ? `${unmarkedCount} 人未批完` : '已批完，未发布';
}

/** What the step into the next school year does with a class. */
export const promotionColumns: readonly Column<Plan['classes'][number]>[] = [
  { key: 'gradeName', title: '现年级' },
  { key: 'className', title: '班级' },
  {
    key: 'nextGradeName',
    title: '升入',
    render: ({ nextGradeId, nextGradeName }) => (nextGradeId ? nextGradeName : <Tag tone="warn">毕业</Tag>),
  },
  {
    key: 'studentCount',
    title: '学生',
    width: 80,
    align: 'right',
    render: ({ studentCount }) => formatNumber(studentCount),
  },
];
