import { formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { TextLink } from '../../../components/page/links.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { pathTo } from '../../../session/paths.ts';
import { shareOf, type UsedClass, type UsedStudent } from './class-usage.ts';

const right = { align: 'right', sortable: true } as const;

type Figures = Pick<UsedClass, 'set' | 'submitted' | 'late' | 'rate' | 'pages' | 'mistakes' | 'grown' | 'mastered'>;

/** What is told of a class and of a student alike. */
const figureColumns: readonly Column<Figures>[] = [
  {
    key: 'submitted',
    title: '已交/应交',
    ...right,
    width: 104,
    render: ({ submitted, set }) => `${formatNumber(submitted)}/${formatNumber(set)}`,
  },
  {
    key: 'share',
    title: '上交率',
    ...right,
    width: 84,
    render: ({ submitted, set }) => formatRate(shareOf(submitted, set)),
  },
  { key: 'late', title: '迟交', ...right, width: 68, render: ({ late }) => formatNumber(late) },
  { key: 'rate', title: '得分率', ...right, width: 84, render: ({ rate }) => formatRate(rate) },
  { key: 'pages', title: '打印页', ...right, width: 84, render: ({ pages }) => formatNumber(pages) },
  { key: 'mistakes', title: '错题', ...right, width: 76, render: ({ mistakes }) => formatNumber(mistakes) },
  { key: 'grown', title: '新增错题', ...right, width: 92, render: ({ grown }) => formatNumber(grown) },
  { key: 'mastered', title: '已掌握', ...right, width: 80, render: ({ mastered }) => formatNumber(mastered) },
];

/** The value that a column is sorted by. */
export function figureValue(row: Figures & object, column: string): string | number | null {
  if (column === 'share') return shareOf(row.submitted, row.set);
  return (Reflect.get(row, column) as string | number | null | undefined) ?? null;
}

/** The columns of classes. */
export const classColumns: readonly Column<UsedClass>[] = [
  { key: 'className', title: '班级', sortable: true },
  { key: 'works', title: '作业', ...right, width: 68 },
  ...figureColumns,
  { key: 'prints', title: '打印次数', ...right, width: 92 },
];

/** The columns of the students of a class; a name leads to what the student did. */
export const studentColumns = (classId: string): readonly Column<UsedStudent>[] => [
  { key: 'studentNo', title: '学号', sortable: true, width: 108 },
  {
    key: 'studentName',
    title: '姓名',
    sortable: true,
    render: ({ studentId, studentName }) => (
      <TextLink to={pathTo('studentUsage', { classId, studentId })}>{studentName}</TextLink>
    ),
  },
  ...figureColumns,
  {
    key: 'lastTime',
    title: '最近上交',
    ...right,
    width: 104,
    render: ({ lastTime }) => lastTime.slice(5, 16) || '-',
  },
];
