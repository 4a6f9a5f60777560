import { enrolment, genderLabels } from '../../../../contracts/states.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { fullClassName } from '../../../filters/class-name.ts';
import type { Student } from './student.ts';

/** Who a student is; every list of students begins with these. */
export const identityColumns: readonly Column<Student>[] = [
  { key: 'studentNo', title: '学号', sortable: true, width: 124 },
  { key: 'name', title: '姓名', sortable: true, width: 104 },
  { key: 'gender', title: '性别', width: 60, render: ({ gender }) => genderLabels[gender] },
];

const enabledColumn: Column<Student> = {
  key: 'enabled',
  title: '启用',
  width: 80,
  render: ({ enabled }) => (enabled === 1 ? <Tag tone="good">已启用</Tag> : <Tag>未启用</Tag>),
};

/** Whom to call about a student. */
export const guardianColumns: readonly Column<Student>[] = [
  { key: 'guardianName', title: '监护人', width: 88 },
  { key: 'guardianPhone', title: '监护人电话', width: 120 },
];

const classColumns: readonly Column<Student>[] = [
  { key: 'gradeName', title: '年级', width: 76 },
  {
    key: 'className',
    title: '班级',
    width: 104,
    render: ({ className }) => className || <Tag tone="warn">未分班</Tag>,
  },
];

/** What tells which students to take into another class. */
export const pickColumns: readonly Column<Student>[] = [
  ...identityColumns,
  { key: 'className', title: '现班级', render: (student) => (student.classId ? fullClassName(student) : '未分班') },
];

/** The columns of all students of a school; those who left have a year in the place of a grade. */
export const studentColumns = (status: number | undefined): readonly Column<Student>[] => [
  ...identityColumns,
  ...(status === enrolment.graduated
    ? [
        { key: 'graduatedYear', title: '毕业年份', width: 96 },
        { key: 'className', title: '毕业班级', width: 120 },
      ]
    : classColumns),
  ...guardianColumns,
  enabledColumn,
  { key: 'createTime', title: '创建时间', sortable: true, width: 152 },
];
