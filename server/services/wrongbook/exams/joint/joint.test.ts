import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import type { InputOf } from '../../../../../contracts/endpoint.ts';
import { classIds, courseIds, paperIds, schoolIds } from '../../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { addMathsExam, mathsPaper, monthly, scoresOf } from '../../../../testing/exam-fixture.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:00:00' });
  // The school of the other teacher is in another region, unless a test says otherwise.
  run(
    'update schools set area = (select area from schools where id = ?) where id = ?',
    schoolIds.junior,
    schoolIds.foreign,
  );
});

afterAll(() => server.close());

type Account = 'teacher' | 'teacher-foreign';
type Fields = InputOf<typeof calls.addExam>;

const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);
const text = (sql: string, ...values: unknown[]) =>
  String(
    server.sandbox.sqlite
      .prepare(sql)
      .pluck()
      .get(...values),
  );

const maths = scoresOf(courseIds.maths, '10:20', '12:00', 120);

async function added(account: Account, changes: Partial<Fields> = {}): Promise<string> {
  const classes = [{ classId: account === 'teacher' ? classIds.junior : classIds.foreign }];
  const { body } = await server.call(account, calls.addExam, { ...monthly, subjects: [maths], classes, ...changes });
  expect(body.msg).toBe('操作成功');
  return body.data.id;
}

async function opened(changes: Partial<Fields> = {}): Promise<{ examId: string; code: string }> {
  const examId = await added('teacher', changes);
  const { body } = await server.call('teacher', calls.openJointExam, { examId });
  expect(body.msg).toBe('操作成功');
  return { examId, code: body.data.code };
}

const joinBy = async (code: string, examId: string, account: Account = 'teacher-foreign') =>
  (await server.call(account, calls.joinJointExam, { examId, code })).body.msg;
const jointOf = async (examId: string, account: Account = 'teacher') =>
  (await server.call(account, calls.getExam, { examId })).body.data.joint;
const nameOf = (schoolId: string) => text('select name from schools where id = ?', schoolId);
const ok = '操作成功';

describe('a joint exam', () => {
  it('is joined by its code, shows the names of its schools and nothing else of them, and is left again', async () => {
    const { examId, code } = await opened();
    expect(code).toMatch(/^\d{8}$/);
    expect(await jointOf(examId)).toEqual({ code, schoolNames: [nameOf(schoolIds.junior)] });
    const other = await added('teacher-foreign');
    expect(await jointOf(other, 'teacher-foreign')).toBeNull();
    expect(await joinBy(` ${code.slice(0, 4)} ${code.slice(4)}`, other)).toBe(ok);
    const joint = { code, schoolNames: [schoolIds.junior, schoolIds.foreign].map(nameOf) };
    expect(await jointOf(examId)).toEqual(joint);
    expect(await jointOf(other, 'teacher-foreign')).toEqual(joint);
    // The analysis of the region reads what they share.
    expect(text('select count(*) from exams where joint_id = ?', code)).toBe('2');
    expect((await server.call('teacher', calls.getExam, { examId: other })).status).toBe(403);
    expect((await server.call('school-admin', calls.getExam, { examId })).body.data.joint).toMatchObject({ code: '' });
    const left = await server.call('teacher-foreign', calls.leaveJointExam, { examId: other });
    expect(left.body.msg).toBe(ok);
    expect(await jointOf(examId)).toEqual({ code, schoolNames: [nameOf(schoolIds.junior)] });
    expect((await server.call('teacher-foreign', calls.leaveJointExam, { examId: other })).body.msg).toBe(
      '考试不是联考',
    );
  });

  it('is of one exam a school, of its region, by a code that there is', async () => {
    const { examId, code } = await opened();
    const again = await added('teacher');
    expect(await joinBy(code, again, 'teacher')).toBe('本校的“十一月月考”已经参加了这次联考');
    expect((await server.call('teacher', calls.openJointExam, { examId })).body.msg).toBe('考试已经是联考');
    expect(await joinBy(code, examId, 'teacher')).toBe('考试已经是联考');
    const other = await added('teacher-foreign');
    const unknown = '本区域没有这个联考码的联考，请与发起的学校核对';
    expect(await joinBy('12', other)).toBe(unknown);
    const area = text('select area from schools where id = ?', schoolIds.foreign);
    run("update schools set area = '云州市临江区' where id = ?", schoolIds.foreign);
    expect(await joinBy(code, other)).toBe(unknown);
    run('update schools set area = ? where id = ?', area, schoolIds.foreign);
    expect(await joinBy(code, other)).toBe(ok);
    // With the last exam the code goes.
    await server.call('teacher-foreign', calls.leaveJointExam, { examId: other });
    await server.call('teacher', calls.removeExams, { examId });
    expect(await joinBy(code, other)).toBe(unknown);
  });

  it.each<[string, Partial<Fields>, string]>([
    ['kind', { kind: 'weekly' }, '与联考其他学校的考试类别不同，须一致'],
    ['full marks', { subjects: [{ ...maths, full: 100 }] }, '数学的满分与联考其他学校的不同，须一致'],
    ['term', { subjects: [{ ...maths, date: '2027-04-05' }] }, '与联考其他学校的考试不在同一学期，须一致'],
  ])('agrees in its %s, when it joins and as long as it is planned', async (_, changes, message) => {
    const { code } = await opened();
    const differing = await added('teacher-foreign', changes);
    expect(await joinBy(code, differing)).toBe(message);
    expect(await jointOf(differing, 'teacher-foreign')).toBeNull();
    const other = await added('teacher-foreign');
    expect(await joinBy(code, other)).toBe(ok);
    const { version } = (await server.call('teacher-foreign', calls.getExam, { examId: other })).body.data;
    const classes = [{ classId: classIds.foreign }];
    const fields = { ...monthly, subjects: [maths], classes, ...changes, examId: other, version };
    expect((await server.call('teacher-foreign', calls.updateExam, fields)).body.msg).toBe(message);
  });

  it('agrees in its grade', async () => {
    const { code, examId } = await opened();
    const other = await added('teacher-foreign');
    run("update exams set grade_id = '8' where id = ?", examId);
    expect(await joinBy(code, other)).toBe('与联考其他学校的年级不同，须一致');
  });

  it('may have subjects that others have not', async () => {
    const { code } = await opened();
    const other = await added('teacher-foreign');
    run(
      "update exam_subjects set subject_id = '3', course_id = ?, full = 77 where exam_id = ?",
      courseIds.english,
      other,
    );
    expect(await joinBy(code, other)).toBe(ok);
  });

  it('is by papers whose questions are worth the same, each school with a copy of its own', async () => {
    const paper = await mathsPaper(server);
    const examId = await addMathsExam(server);
    const { code } = (await server.call('teacher', calls.openJointExam, { examId })).body.data;
    const other = await added('teacher-foreign', { subjects: [{ ...maths, full: paper.full }] });
    const columns = server.sandbox.sqlite
      .prepare("select name from pragma_table_info('papers') where name <> 'id'")
      .pluck()
      .all()
      .join();
    run(`insert into papers (id, ${columns}) select '7790', ${columns} from papers where id = ?`, paperIds.draft);
    run(
      `insert into paper_questions (paper_id, position, section, question_id, score)
        select '7790', position, section, question_id, score from paper_questions where paper_id = ?`,
      paperIds.draft,
    );
    run("update exam_subjects set paper_id = '7790', way = 'paper' where exam_id = ?", other);
    const scores = (change: number) =>
      run("update paper_questions set score = score + ? where paper_id = '7790' and position = 1", change);
    scores(1);
    expect(await joinBy(code, other)).toBe('数学的试卷与联考其他学校的题数或各题分值不同，须一致');
    scores(-1);
    expect(await joinBy(code, other)).toBe(ok);
  });

  it('stays as it is once its sheets are printed', async () => {
    const { code } = await opened();
    const other = await added('teacher-foreign');
    expect(await joinBy(code, other)).toBe(ok);
    run("update exams set state = 'printed' where id = ?", other);
    expect((await server.call('teacher-foreign', calls.leaveJointExam, { examId: other })).body.msg).toBe(
      '考试已印制，不能再退出联考；请先退回筹备',
    );
    expect(await jointOf(other, 'teacher-foreign')).toMatchObject({ code });
  });
});
