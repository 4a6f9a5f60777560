import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderPrint } from '../../../../contracts/wrongbook/printing.ts';
import { personaIds, schoolIds } from '../../../../seed/landmarks.ts';
import { openPdf } from '../../../engines/printing/testing/pages.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { addMathsExam } from '../../../testing/exam-fixture.ts';
import { patient } from '../../../testing/scans/scan-fixture.ts';
import { sheetsOf } from '../scans/candidates/sheets.ts';
import { printSheets } from '../scans/making/print-sheets.ts';

let server: TestApp;
let examId: string;
let assignmentId: string;

const rows = <T>(sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).all(...values) as T[];
const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);

beforeAll(async () => {
  server = await startTestApp();
  examId = await addMathsExam(server);
  assignmentId = rows<{ id: string }>('select id from assignments where exam_id = ?', examId)[0]!.id;
  run(
    `update exam_students set exam_no = '90' || substr('00000' || (rowid % 100000), -5)
      where exam_id = ?`,
    examId,
  );
});

afterAll(() => server.close());

/** What stands on the sheet of the first student, and the settings of its form. */
async function printed(numberGrid = true): Promise<{ text: string; settings: Record<string, unknown> }> {
  const [{ studentId }] = candidates() as [Candidate];
  const answer = await server.call('teacher', renderPrint, {
    assignmentId,
    kinds: ['sheets'],
    studentId,
    numberGrid,
  });
  expect(answer.status).toBe(200);
  const opened = await openPdf(answer.bytes);
  const text = await opened.text(1);
  await opened.close();
  const [{ settings }] = rows<{ settings: string }>(
    'select settings from answer_sheets where assignment_id = ? order by id desc',
    assignmentId,
  ) as [{ settings: string }];
  return { text, settings: JSON.parse(settings) as Record<string, unknown> };
}

interface Candidate {
  studentId: string;
  studentNo: string;
  examNo: string;
}
const candidates = () =>
  rows<Candidate>(
    `select t.id studentId, t.student_no studentNo, e.exam_no examNo from exam_students e join students t on t.id = e.student_id
      where e.exam_id = ? order by t.student_no`,
    examId,
  );

it(
  'sheets of an exam ask for its numbers where everybody has one',
  async () => {
    const [{ examNo, studentNo }] = candidates() as [Candidate];
    const { text, settings } = await printed();
    expect(text).toContain(`准考证号：${examNo}`);
    expect(text).not.toContain('学号');
    expect(text).not.toContain(studentNo);
    expect(settings).toMatchObject({ number: 'exam', numberDigits: examNo.length, isExam: true });
    const made = await printSheets(
      server.sandbox,
      { id: personaIds.teacher, schoolId: schoolIds.junior },
      { assignmentId, numberGrid: true },
    );
    const numbers = candidates().map((one) => one.examNo);
    expect(made!.input.copies.map((copy) => copy.studentNo)).toEqual(numbers);
    expect(sheetsOf(server.sandbox, assignmentId, undefined).map((one) => one.examNo)).toEqual(numbers);
  },
  patient,
);

it(
  'they ask for student numbers where one has none, or one cannot be filled in',
  async () => {
    const { studentId } = candidates().at(-1)!;
    const renumber = (examNo: string) =>
      run('update exam_students set exam_no = ? where exam_id = ? and student_id = ?', examNo, examId, studentId);
    for (const examNo of ['', 'A1', '1'.repeat(13)]) {
      renumber(examNo);
      const { text, settings } = await printed();
      expect(text).toContain(`学号：${candidates()[0]!.studentNo}`);
      expect(text).not.toContain('准考证号');
      expect(settings).not.toHaveProperty('number');
    }
    // Without boxes a number of letters is as good as another.
    renumber('A1');
    expect((await printed(false)).text).toContain('准考证号');
  },
  patient,
);
