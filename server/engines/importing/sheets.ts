import type { Sheet } from '../spreadsheets/sheet.ts';
import type { Column } from './columns.ts';
import { studentExtras, studentTexts, teacherTexts, type StudentRecord, type TeacherRecord } from './record-texts.ts';
import { studentColumns } from './student-columns.ts';
import { teacherColumns } from './teacher-columns.ts';

/** The kinds of lists that are imported and exported. */
export type ListName = 'students' | 'teachers';

const lists = {
  students: { name: '学生', columns: studentColumns },
  teachers: { name: '教师', columns: teacherColumns },
} as const satisfies Record<ListName, { name: string; columns: readonly Column[] }>;

const extraHeaders = ['学籍状态', '毕业年份'];
const extraWidth = 10;

/** Students as a sheet that can be imported unchanged. */
export const studentSheet = (students: StudentRecord[]): Sheet => ({
  name: lists.students.name,
  rows: [
    [...studentColumns.map(({ header }) => header), ...extraHeaders],
    ...students.map((student) => {
      const texts = studentTexts(student);
      const extras = studentExtras(student);
      return [
        ...studentColumns.map(({ field }) => texts[field]),
        ...extraHeaders.map((header) => extras[header] ?? ''),
      ];
    }),
  ],
  widths: [...studentColumns.map(({ width }) => width), ...extraHeaders.map(() => extraWidth)],
});

/** Teachers as a sheet that can be imported unchanged. */
export const teacherSheet = (teachers: TeacherRecord[]): Sheet => ({
  name: lists.teachers.name,
  rows: [
    teacherColumns.map(({ header }) => header),
    ...teachers.map((teacher) => {
      const texts = teacherTexts(teacher);
      return teacherColumns.map(({ field }) => texts[field]);
    }),
  ],
  widths: teacherColumns.map(({ width }) => width),
});

/** An empty list to fill in: the header, required columns marked by *, and a second sheet that explains the columns. */
export function templateSheets(list: ListName): Sheet[] {
  const { name, columns } = lists[list];
  const all: readonly Column[] = columns;
  return [
    {
      name,
      rows: [all.map(({ header, required }) => (required ? `${header}*` : header))],
      widths: all.map(({ width }) => width),
    },
    {
      name: '填写说明',
      rows: [
        ['列', '必填', '说明'],
        ...all.map(({ header, required, help }) => [header, required ? '是' : '否', help]),
      ],
      widths: [14, 8, 60],
    },
  ];
}

const causeHeader = '错误原因';
const causeWidth = 50;

/** The faulty rows of a list with what is wrong in a last column, to be corrected and imported again. */
export const errorSheet = (list: ListName, rows: { cells: string[]; faults: string[] }[]): Sheet => ({
  name: lists[list].name,
  rows: [
    [...lists[list].columns.map(({ header }) => header), causeHeader],
    ...rows.map(({ cells, faults }) => [...cells, faults.join(';')]),
  ],
  widths: [...lists[list].columns.map(({ width }) => width), causeWidth],
});
