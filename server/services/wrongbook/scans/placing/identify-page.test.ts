import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it, vi, type MockInstance } from 'vitest';
import { paperIds, personaIds, schoolIds, type PersonaAccount } from '../../../../../seed/landmarks.ts';
import type { PageReading } from '../../../../engines/scanning/reading.ts';
import { sheetCode } from '../../../../engines/scanning/sheet-code.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { addMathsExam } from '../../../../testing/exam-fixture.ts';
import { identifyPage } from './identify-page.ts';

/** Maths of an exam in a class of the teacher, whose sheets are laid out and which the leader of another subject leads. */
let server: TestApp;
let assignmentId: string;
let own: { sheetId: number; submissionId: number };
/** What the database is asked. */
let prepared: MockInstance<(sql: string) => unknown>;

const one = <T>(sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).get(...values) as T;
const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);

beforeAll(async () => {
  prepared = vi.spyOn(Database.prototype, 'prepare');
  server = await startTestApp();
  const examId = await addMathsExam(server);
  assignmentId = one<{ id: string }>('select id from assignments where exam_id = ?', examId).id;
  run(
    `insert into answer_sheets (assignment_id, paper_id, settings, layout, create_time)
      select ?, ?, '{}', '{"pages":[{"page":1}]}', create_time from assignments where id = ?`,
    assignmentId,
    paperIds.draft,
    assignmentId,
  );
  run('update exam_leaders set user_id = ? where exam_id = ?', personaIds['subject-leader'], examId);
  own = one(
    `select f.id sheetId, s.id submissionId from answer_sheets f join submissions s on s.assignment_id = f.assignment_id
      where f.assignment_id = ? limit 1`,
    assignmentId,
  );
});

afterAll(() => {
  prepared.mockRestore();
  return server.close();
});

/** Whether the page of somebody's sheet, or of a blank one, is taken from a scan of a teacher. */
function isTaken(who: PersonaAccount, submissionId: number): boolean {
  const source = { teacherId: personaIds[who], schoolId: schoolIds.junior, assignmentId: null };
  const reading = { code: `${sheetCode({ ...own, submissionId })}/1`, studentNo: null } as PageReading;
  return identifyPage(server.sandbox, source, reading)!.mayMark;
}

/** Whose a blank sheet is that asks for the number of the exam, or for the student's, by what was filled in. */
function ownerBy(studentNo: string, number: 'exam' | 'student' = 'exam'): number | undefined {
  const settings = number === 'exam' ? '{"number":"exam"}' : '{}';
  const { id: sheetId } = one<{ id: number }>(
    'select id from answer_sheets where assignment_id = ? and settings = ?',
    assignmentId,
    settings,
  );
  const source = { teacherId: personaIds['subject-leader'], schoolId: schoolIds.junior, assignmentId: null };
  const code = `${sheetCode({ sheetId, submissionId: 0 })}/1`;
  const reading = { code, studentNo, isStudentNoSure: true } as PageReading;
  const found = identifyPage(server.sandbox, source, reading)!;
  expect(found.number).toBe(number);
  return found.student?.submissionId;
}

const takenFrom = (who: PersonaAccount) => [isTaken(who, own.submissionId), isTaken(who, 0)];

describe('a blank sheet of an exam that asks for its number', () => {
  interface Row {
    submissionId: number;
    studentNo: string;
    studentId: string;
  }
  const candidates = () =>
    server.sandbox.sqlite
      .prepare(
        `select s.id submissionId, t.student_no studentNo, t.id studentId from submissions s
          join students t on t.id = s.student_id where s.assignment_id = ? order by t.student_no limit 2`,
      )
      .all(assignmentId) as Row[];
  const number = (studentId: string, examNo: string) =>
    run(
      'update exam_students set exam_no = ? where student_id = ? and exam_id = (select exam_id from assignments where id = ?)',
      examNo,
      studentId,
      assignmentId,
    );

  beforeAll(() =>
    run(
      `insert into answer_sheets (assignment_id, paper_id, settings, layout, create_time)
        select assignment_id, paper_id, '{"number":"exam"}', layout, create_time from answer_sheets where id = ?`,
      own.sheetId,
    ),
  );

  it('is found by that number, before by the student’s', () => {
    const [first, second] = candidates() as [Row, Row];
    number(first.studentId, '77010101');
    expect(ownerBy('77010101')).toBe(first.submissionId);
    expect(ownerBy(first.studentNo)).toBe(first.submissionId);
    // A number of the exam that is somebody else's of the school.
    number(first.studentId, second.studentNo);
    expect(ownerBy(second.studentNo)).toBe(first.submissionId);
    expect(ownerBy(second.studentNo, 'student')).toBe(second.submissionId);
  });

  it('is nobody’s by the number of another exam, and of nobody who has none', () => {
    const [first] = candidates() as [Row];
    number(first.studentId, '');
    run(
      `update exam_students set exam_no = '88010101' where rowid = (select max(rowid) from exam_students where exam_id <>
        (select exam_id from assignments where id = ?))`,
      assignmentId,
    );
    expect(one('select 1 from exam_students where exam_no = ?', '88010101')).toBeDefined();
    expect(ownerBy('88010101')).toBeUndefined();
    expect(ownerBy('')).toBeUndefined();
  });

  it('is looked for in the index of the numbers', () => {
    const [query] = prepared.mock.calls.flat().filter((sql) => sql.includes(`"exam_no" <> ''`));
    const plan = server.sandbox.sqlite.prepare(`explain query plan ${query}`).all(...Array<string>(6).fill('1')) as {
      detail: string;
    }[];
    expect(plan[0]!.detail).toBe('SEARCH exam_students USING INDEX exam_students_number (exam_id=? AND exam_no=?)');
  });
});

describe('sheets of an exam that goes on', () => {
  it('are taken from its leader, whatever that one teaches', () => {
    expect(takenFrom('subject-leader')).toEqual([true, true]);
  });

  it('are taken neither from who teaches the class nor from who leads the subject', () => {
    expect(takenFrom('teacher')).toEqual([false, false]);
    expect(takenFrom('classic-subject-leader')).toEqual([false, false]);
  });

  it('are taken from these where the work is of no exam', () => {
    run('update assignments set exam_id = null where id = ?', assignmentId);
    expect(takenFrom('teacher')).toEqual([true, true]);
    expect(takenFrom('classic-subject-leader')).toEqual([true, true]);
    expect(takenFrom('subject-leader')).toEqual([false, false]);
  });
});
