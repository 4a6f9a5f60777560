import { formatNumber } from '../../../components/format.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Column } from '../../../components/table/columns.ts';
import type { Plan } from './promotion-plan.ts';

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
