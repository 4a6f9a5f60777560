import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const one = <T>(sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).get(...values) as T;
const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);

beforeAll(async () => {
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

afterAll(() => server.close());

/** Whether the page of somebody's sheet, or of a blank one, is taken from a scan of a teacher. */
function isTaken(who: PersonaAccount, submissionId: number): boolean {
  const source = { teacherId: personaIds[who], schoolId: schoolIds.junior, assignmentId: null };
  const reading = { code: `${sheetCode({ ...own, submissionId })}/1`, studentNo: null } as PageReading;
  return identifyPage(server.sandbox, source, reading)!.mayMark;
}

const takenFrom = (who: PersonaAccount) => [isTaken(who, own.submissionId), isTaken(who, 0)];

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
