import { studentColumns } from '../engines/importing/student-columns.ts';
import type { Sheet } from '../engines/spreadsheets/sheet.ts';

const names =
  '安若彤 白景行 曹书瑶 陈星野 丁一鸣 范思远 方知夏 高子墨 郭雨桐 韩清和 贺兰舟 胡亦可 江晚晴 蒋承宇 孔令仪 李沐阳 梁以宁 林见鹿 刘初晴 陆时安'.split(
    ' ',
  );

/** The number of the first; those of the seeded schools begin otherwise. */
const firstNumber = 98_260_701;

/** In a class that seeded schools have, one student without a name and one without a number: what an import says of faults can be shown. */
const people: readonly (readonly [name: string, number: string])[] = [
  ...names.map((name, index) => [name, String(firstNumber + index)] as const),
  ['', String(firstNumber + names.length)],
  ['马千里', ''],
];

const cells = ([name, number]: (typeof people)[number]): Record<string, string> => ({
  姓名: name,
  学号: number,
  年级: '七年级',
  班级: '1班',
});

/** The list of students that trainers import. */
export const sampleStudents: Sheet = {
  name: '学生',
  rows: [
    studentColumns.map(({ header }) => header),
    ...people.map((person) => studentColumns.map(({ header }) => cells(person)[header] ?? '')),
  ],
  widths: studentColumns.map(({ width }) => width),
};
