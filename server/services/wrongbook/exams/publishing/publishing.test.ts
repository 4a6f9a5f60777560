import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import { personaIds, type PersonaAccount } from '../../../../../seed/landmarks.ts';
import { write } from '../../../../database/prepared.ts';
import { addJob } from '../../../../jobs/queue.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { addMarkedExam, followingExams } from '../../../../testing/marked-exam.ts';
import { keptMistakes, remadeMistakes } from '../../../../testing/mistakes.ts';
import { publishingKind } from './job.ts';
import { insertPublishing } from './publishing.queries.ts';

const chinese = '1';
const maths = '2';
const both = [chinese, maths];
const account = 'subject-leader';

let server: TestApp;
let examId: string;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-11-06 09:00:00' });
});

afterAll(() => server.close());

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];
const run = (sql: string, ...values: unknown[]) =>
  write(server.sandbox, () => server.sandbox.sqlite.prepare(sql).run(...values));

beforeEach(async () => {
  examId = await addMarkedExam(server, account);
});

const students = () =>
  all<{ id: string }>('select student_id id from exam_students where exam_id = ?', examId).map(({ id }) => id);

const begin = (act: 'publish' | 'takeBack', subjects = both) =>
  server.call(account, calls.publishExam, { examId, act, subjects: subjects.map((subjectId) => ({ subjectId })) });

const latest = async () => (await server.call(account, calls.getExamPublishing, { examId })).body.data.latest;

async function ended() {
  await expect.poll(async () => (await latest())?.state, { timeout: 60_000 }).not.toBe('running');
  return latest();
}

async function change(act: 'publish' | 'takeBack', subjects = both) {
  expect((await begin(act, subjects)).body.msg).toBe('操作成功');
  expect(await ended()).toMatchObject({ act, state: 'done', reason: '' });
}

const published = () =>
  all<{ subjectId: string }>(
    "select subject_id subjectId from exam_subjects where exam_id = ? and publish_time <> '' order by subject_id",
    examId,
  ).map(({ subjectId }) => subjectId);
const state = () => all<{ state: string }>('select state from exams where id = ?', examId)[0]!.state;
const count = (sql: string, ...values: unknown[]) =>
  all<{ n: number }>(`select count(*) n from ${sql}`, ...values)[0]!.n;
const mistakes = () => count('mistakes where source = 2');

describe('publishing an exam', () => {
  it('publishes subjects together, and takes them back whole', async () => {
    const before = followingExams(server.sandbox);
    const without = mistakes();
    await change('publish');
    expect([published(), state()]).toEqual([both, 'published']);
    const { length } = students();
    expect(count('exam_results where exam_id = ? and score is not null', examId)).toBe(2 * length);
    for (const subjectId of ['', ...both])
      expect(
        all<{ n: number }>(
          'select sum(count) n from exam_score_sums where exam_id = ? and subject_id = ?',
          examId,
          subjectId,
        )[0]!.n,
      ).toBe(length);
    expect(mistakes()).toBeGreaterThan(without);
    expect(keptMistakes(server.sandbox.sqlite)).toEqual(remadeMistakes(server.sandbox.sqlite));
    await change('takeBack');
    expect([published(), state()]).toEqual([[], 'marking']);
    expect(followingExams(server.sandbox)).toBe(before);
  });

  it('publishes one subject before the other; the exam is published with the last', async () => {
    await change('publish', [chinese]);
    expect([published(), state()]).toEqual([[chinese], 'marking']);
    expect((await begin('publish')).body.msg).toBe('语文已经发布');
    expect((await begin('takeBack', [maths])).body.msg).toBe('数学还没有发布');
    await change('publish', [maths]);
    expect(state()).toBe('published');
    await change('takeBack', [chinese]);
    expect([published(), state()]).toEqual([[maths], 'marking']);
    expect(keptMistakes(server.sandbox.sqlite)).toEqual(remadeMistakes(server.sandbox.sqlite));
  });

  it('asks that everybody has a score or was away, and that the exam is marked', async () => {
    run(
      "update exam_results set score = null where exam_id = ? and subject_id = '1' and student_id = (select min(student_id) from exam_students where exam_id = ?)",
      examId,
      examId,
    );
    expect((await begin('publish')).body.msg).toBe('语文还有 1 名考生没有成绩；缺席的请记为缺考、违纪或缓考');
    run(
      'update responses set score = null where submission_id = (select min(s.id) from submissions s join exam_subjects e on e.assignment_id = s.assignment_id where e.exam_id = ?) and position = 1',
      examId,
    );
    run(
      'update submissions set marked_count = marked_count - 1 where id = (select min(s.id) from submissions s join exam_subjects e on e.assignment_id = s.assignment_id where e.exam_id = ?)',
      examId,
    );
    expect((await begin('publish', [maths])).body.msg).toBe('数学还有 1 个作答没有批改');
    expect((await begin('publish', [])).body.msg).toBe('请选择科目');
    expect((await begin('publish', ['3'])).body.msg).toBe('考试没有第 1 科');
    run("update exams set state = 'scanning' where id = ?", examId);
    expect((await begin('publish')).body.msg).toBe('考试扫描中，不能发布成绩');
    expect(published()).toEqual([]);
  });

  it('is for who leads the exam and who administers the school, which the exam says', async () => {
    const may = async (who: PersonaAccount) => (await server.call(who, calls.getExam, { examId })).body.data.mayPublish;
    expect([await may(account), await may('school-admin'), await may('school-master')]).toEqual([true, true, false]);
    const input = { examId, act: 'publish' as const, subjects: [{ subjectId: chinese }] };
    expect((await server.call('school-master', calls.publishExam, input)).status).toBe(403);
    expect((await server.call('school-admin', calls.publishExam, input)).body.msg).toBe('操作成功');
    expect(await ended()).toMatchObject({ state: 'done' });
    expect(published()).toEqual([chinese]);
  });

  it('goes on once at a time', async () => {
    const answers = await Promise.all([begin('publish'), begin('publish'), begin('publish')]);
    expect(answers.map(({ body }) => body.msg).sort()).toEqual([
      '操作成功',
      '正在发布成绩，请等它结束',
      '正在发布成绩，请等它结束',
    ]);
    expect((await ended())?.state).toBe('done');
  });

  it('tells why it could not, where something has changed meanwhile, and has done nothing', async () => {
    const without = mistakes();
    write(server.sandbox, () => {
      const id = insertPublishing(server.sandbox, { examId, act: 'publish', userId: personaIds[account] }, both);
      addJob(server.sandbox, publishingKind, id, personaIds[account]);
      server.sandbox.sqlite
        .prepare("update exam_results set score = null where exam_id = ? and subject_id = '1'")
        .run(examId);
    });
    expect(await ended()).toMatchObject({ state: 'failed', reason: expect.stringContaining('名考生没有成绩') });
    expect(published()).toEqual([]);
    expect(mistakes()).toBe(without);
  });
});
