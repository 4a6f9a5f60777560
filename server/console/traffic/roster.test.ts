import { expect, it } from 'vitest';
import { pageStudents } from '../../../contracts/vesta/student.ts';
import { pageTeachersByClass } from '../../../contracts/vesta/teacher.ts';
import { rosterOf } from './roster.ts';

interface Exchange {
  url: string;
  data: unknown;
  base64?: boolean;
  code?: number;
}

/** As a browser writes it. */
const har = (...exchanges: Exchange[]): Uint8Array => {
  const entries = exchanges.map(({ url, data, base64, code = 200 }) => {
    const text = JSON.stringify({ code, success: code === 200, data, msg: '' });
    const queryString = [...new URL(url).searchParams].map(([name, value]) => ({ name, value }));
    return {
      request: { method: 'GET', url, queryString, headers: [{ name: 'Blade-Auth', value: 'bearer secret' }] },
      response: {
        status: 200,
        content: {
          mimeType: 'application/json',
          text: base64 ? Buffer.from(text).toString('base64') : text,
          ...(base64 && { encoding: 'base64' }),
        },
      },
    };
  });
  return Buffer.from(JSON.stringify({ log: { version: '1.2', entries } }));
};

const student = { id: 7, name: '甲', studentNo: '01', className: '1班', gradeId: '7', gradeName: '七年级' };

it('takes classes from the rows of students, ids that are numbers, and whatever stands before the path', () => {
  const url = `https://gateway.example/prefix${pageStudents.path}?classId=70`;
  const page = { records: [student], total: 1 };
  const roster = rosterOf(har({ url, data: page, base64: true }), {})!;
  expect(roster.students).toMatchObject([{ id: '7', name: '甲', classId: '70' }]);
  const named = { ...page, records: [{ ...student, classId: '70' }] };
  expect(rosterOf(har({ url, data: named }), {})!.classes).toEqual([
    { id: '70', className: '1班', gradeId: '7', gradeName: '七年级' },
  ]);
});

it('knows who teaches a class by whose teachers were asked for, and takes nothing of refusals', () => {
  const url = `https://gateway.example${pageTeachersByClass.path}?classId=70&current=1`;
  const teaching = { id: '3', name: '乙', courseId: '5', courseName: '数学', subjectId: '2' };
  const roster = rosterOf(har({ url, data: { records: [teaching], total: 1 } }), {})!;
  expect(roster.teachings.get('70')).toEqual([teaching]);
  expect(roster.teachers).toMatchObject([{ id: '3', name: '乙' }]);
  expect(rosterOf(har({ url, data: { records: [teaching] }, code: 500 }), {})!.teachers).toEqual([]);
});

it('reads nothing else than a HAR', () => {
  expect(rosterOf(Buffer.from('{"log":{}}'), {})).toBeUndefined();
});
