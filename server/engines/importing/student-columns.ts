import { addStudent } from '../../../contracts/vesta/student.ts';
import { byField, unchecked, type Column } from './columns.ts';
import { genderColumn } from './genders.ts';

export type StudentField =
  'name' | 'studentNo' | 'gender' | 'gradeName' | 'className' | 'guardianName' | 'guardianPhone';

const fields = addStudent.input.shape;

/** Columns of a list of students. */
export const studentColumns: readonly Column<StudentField>[] = [
  { header: '姓名', field: 'name', required: true, check: byField(fields.name), help: '不超过 30 个字', width: 14 },
  {
    header: '学号',
    field: 'studentNo',
    required: true,
    check: byField(fields.studentNo),
    help: '1 到 20 位数字或字母，全校不重复；开头的 0 会保留',
    width: 18,
  },
  genderColumn,
  {
    header: '年级',
    field: 'gradeName',
    check: unchecked,
    help: '与班级一起填写，写法与系统中的年级相同，如 七年级',
    width: 10,
  },
  {
    header: '班级',
    field: 'className',
    check: unchecked,
    help: '写法与系统中的班级相同，如 1班；年级和班级都不填则暂不分班',
    width: 12,
  },
  { header: '监护人姓名', field: 'guardianName', check: byField(fields.guardianName), help: '可不填', width: 14 },
  {
    header: '监护人电话',
    field: 'guardianPhone',
    check: byField(fields.guardianPhone),
    help: '11 位手机号码，可不填',
    width: 16,
  },
];
