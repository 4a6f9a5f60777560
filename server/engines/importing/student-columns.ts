import { addStudent } from '../../../contracts/vesta/student.ts';
import { byField, phoneText, plainText, unchecked, type Column } from './columns.ts';
import { genderColumn } from './genders.ts';

export type StudentField =
  'name' | 'studentNo' | 'gender' | 'gradeName' | 'className' | 'guardianName' | 'guardianPhone' | 'enabled';

/** How a list says whether a student may use the product. */
export const enabledTexts = { 0: '否', 1: '是' } as const;

const fields = addStudent.input.shape;

/** Columns of a list of students. */
export const studentColumns: readonly Column<StudentField>[] = [
  { header: '姓名', field: 'name', required: true, check: byField(fields.name), help: '不超过 30 个字', width: 14 },
  {
    header: '学号',
    field: 'studentNo',
    required: true,
    read: plainText,
    check: byField(fields.studentNo),
    help: '1 到 20 位数字或字母，全校不重复；开头的 0 会保留',
    width: 18,
  },
  genderColumn,
  {
    header: '年级',
    field: 'gradeName',
    read: plainText,
    check: unchecked,
    help: '如 七年级；班级里已写明年级的可不填',
    width: 10,
  },
  {
    header: '班级',
    field: 'className',
    read: plainText,
    check: unchecked,
    help: '如 1班、七年级1班 或 七（1）班；年级和班级都不填则暂不分班',
    width: 12,
  },
  { header: '监护人姓名', field: 'guardianName', check: byField(fields.guardianName), help: '可不填', width: 14 },
  {
    header: '监护人电话',
    field: 'guardianPhone',
    read: phoneText,
    check: byField(fields.guardianPhone),
    help: '11 位手机号码，可不填',
    width: 16,
  },
  {
    header: '启用',
    field: 'enabled',
    read: plainText,
    check: (text) => (['', ...Object.values(enabledTexts)].includes(text) ? undefined : '须为是或否'),
    mayStayOpen: true,
    help: '填是或否；是表示导入后即可使用，不填即为否',
    width: 8,
  },
];
