import { utils, write as bytesOf } from '@e965/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { classIds, courseIds } from '../../../../seed/landmarks.ts';
import { write } from '../../../database/prepared.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { monthly, scoresOf } from '../../../testing/exam-fixture.ts';

// What is unusual, and still an exam like any other.

const account = 'subject-leader';
const chinese = '1';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-11-06 09:00:00' });
});

afterAll(() => server.close());

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];
const run = (sql: string, ...values: unknown[]) =>
  write(server.sandbox, () => server.sandbox.sqlite.prepare(sql).run(...values));

interface Sitting {
  studentId: string;
  studentNo: string;
  classId: string;
}

/** Adds an exam of Chinese for two classes that waits for its scores; its id. */
async function marked(date: string): Promise<string> {
  const subjects = [{ ...scoresOf(courseIds.chinese, '08:00', '10:00', 120), date }];
  const { body } = await server.call(account, calls.addExam, { ...monthly, name: date, subjects });
  expect(body.msg).toBe('操作成功');
  run("update exams set state = 'marking' where id = ?", body.data.id);
  return body.data.id;
}

const sitting = (examId: string): Sitting[] =>
  all(
    `select c.student_id studentId, s.student_no studentNo, c.class_id classId
      from exam_students c join students s on s.id = c.student_id where c.exam_id = ? order by c.student_id`,
    examId,
  );

/** Brings scores or states of everybody by workbook, and publishes them. */
async function publish(examId: string, cellOf: (one: Sitting, index: number) => number | string): Promise<void> {
  const book = utils.book_new();
  const rows = sitting(examId).map((one, index) => [one.studentNo, cellOf(one, index)]);
  utils.book_append_sheet(book, utils.aoa_to_sheet([['学号', '得分'], ...rows]));
  const file = new Uint8Array(bytesOf(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
  const brought = await server.call(account, calls.importExamScores, { examId, subjectId: chinese }, file);
  expect([brought.body.msg, brought.body.data?.imported]).toEqual(['操作成功', rows.length]);
  const begun = await server.call(account, calls.publishExam, {
    examId,
    act: 'publish',
    subjects: [{ subjectId: chinese }],
  });
  expect(begun.body.msg).toBe('操作成功');
  const state = async () => (await server.call(account, calls.getExamPublishing, { examId })).body.data.latest?.state;
  await expect.poll(state, { timeout: 60_000 }).toBe('done');
}

const report = async (examId: string) => (await server.call(account, calls.getExamReport, { examId })).body.data;

it('who has changed class between two exams counts in each in the class of its day, and is compared with itself', async () => {
  const before = await marked('2026-10-12');
  const [mover] = sitting(before).filter(({ classId }) => classId === classIds.junior) as [Sitting];
  await publish(before, (_, index) => 60 + (index % 40));
  const first = await report(before);
  run('update students set class_id = ? where id = ?', classIds.juniorSecond, mover.studentId);
  const after = await marked('2026-11-02');
  await publish(after, (_, index) => 60 + (index % 50));

  const second = await report(after);
  const countIn = (found: typeof first, classId: string) =>
    found.classes.find((one) => one.classId === classId)!.cells[0]!.count;
  expect(await report(before)).toEqual(first);
  expect([countIn(second, classIds.junior), countIn(second, classIds.juniorSecond)]).toEqual([
    countIn(first, classIds.junior) - 1,
    countIn(first, classIds.juniorSecond) + 1,
  ]);
  const of = (examId: string) =>
    server.call(account, calls.getExamStudent, { examId, studentId: mover.studentId }).then(({ body }) => body.data);
  const [then, now] = [await of(before), await of(after)];
  expect([then.student.classId, now.student.classId]).toEqual([classIds.junior, classIds.juniorSecond]);
  expect(now.subjects[0]!.earlierStandardScore).toBeCloseTo(then.student.scores[0]!.standardScore!, 6);
  const { classes } = (await server.call(account, calls.getExamProgress, { examId: after, subjectId: chinese })).body
    .data;
  expect(classes.find(({ classId }) => classId === classIds.juniorSecond)!.count).toBe(
    countIn(second, classIds.juniorSecond),
  );
});

it('700 absentees are 700 who are out of every figure, of which there is none', async () => {
  const columns = all<{ name: string }>("select name from pragma_table_info('students')").map(({ name }) => name);
  const copied = columns.map((name) =>
    name === 'id' ? "'7700' || n" : name === 'student_no' ? "'A' || n" : name === 'name' ? "'缺席' || n" : `s.${name}`,
  );
  run(
    `with recursive many(n) as (select 1000 union all select n + 1 from many where n < 1699)
      insert into students (${columns.join()}) select ${copied.join()} from many,
        (select * from students where class_id = ? and is_deleted = 0 limit 1) s`,
    classIds.junior,
  );
  const examId = await marked('2026-11-04');
  const candidates = sitting(examId).length;
  expect(candidates).toBeGreaterThan(700);
  await publish(examId, () => '缺考');
  const { subjects, grade, classes, lead } = await report(examId);
  expect(subjects[0]).toMatchObject({ candidates, count: 0, absent: candidates, unknown: 0 });
  expect(grade[0]).toMatchObject({ count: 0, mean: null, passRate: null });
  expect(classes.flatMap(({ cells }) => cells.map(({ count, mean, mark }) => [count, mean, mark]))).toEqual(
    classes.flatMap(({ cells }) => cells.map(() => [0, null, ''])),
  );
  expect(lead).toEqual({ comparisons: 0, above: [], below: [] });
});
