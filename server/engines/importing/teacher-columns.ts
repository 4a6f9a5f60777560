import { addTeacher } from '../../../contracts/vesta/teacher.ts';
import { byField, canonicalWords, phoneText, plainText, unchecked, type Column } from './columns.ts';
import { genderColumn } from './genders.ts';
import { schoolJobs } from './school-jobs.ts';

export type TeacherField = 'name' | 'account' | 'phone' | 'gender' | 'jobs' | 'subjectName' | 'gradeName' | 'teachings';

const fields = addTeacher.input.shape;
const jobNames = schoolJobs.map(({ jobName }) => jobName).join('、');

/** Columns of a list of teachers. */
export const teacherColumns: readonly Column<TeacherField>[] = [
  { header: '姓名', field: 'name', required: true, check: byField(fields.name), help: '不超过 30 个字', width: 14 },
  {
    header: '账号',
    field: 'account',
    required: true,
    check: byField(fields.account),
    help: '登录用，不超过 30 个字，不能与他人相同；导入后由管理员重置密码',
    width: 18,
  },
  {
    header: '手机号码',
    field: 'phone',
    read: phoneText,
    check: byField(fields.phone),
    help: '11 位手机号码，可不填',
    width: 16,
  },
  genderColumn,
  {
    header: '职务',
    field: 'jobs',
    check: unchecked,
    canonical: canonicalWords,
    help: `可填 ${jobNames}；多个用顿号分开，不填即为教师`,
    width: 20,
  },
  {
    header: '负责学科',
    field: 'subjectName',
    read: plainText,
    check: unchecked,
    help: '学科组长必填，如 语文',
    width: 12,
  },
  {
    header: '负责年级',
    field: 'gradeName',
    read: plainText,
    check: unchecked,
    help: '年级组长必填，如 七年级',
    width: 12,
  },
  {
    header: '任教',
    field: 'teachings',
    check: unchecked,
    canonical: canonicalWords,
    help: '年级、班级、课程连写，如 七年级1班语文；多个用分号分开，可不填',
    width: 40,
  },
];
