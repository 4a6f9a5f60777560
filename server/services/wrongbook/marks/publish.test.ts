import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { assignmentIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { MarkingFixture, full } from '../../../testing/marking-fixture.ts';

let server: TestApp;
let fixture: MarkingFixture;

beforeAll(async () => {
  server = await startTestApp();
  fixture = new MarkingFixture(server);
});

afterAll(() => server.close());

const publish = async (assignmentId: string) =>
  (await server.call('teacher', calls.publishAssignment, { assignmentId })).body;
const unpublish = async (assignmentId: string) =>
  (await server.call('teacher', calls.unpublishAssignment, { assignmentId })).body;

/** Answers of some work that were wrong last, and are kept as mistakes. */
const mistakesOf = (assignmentId: string) =>
  fixture.all(
    `select m.student_id, m.question_id, s.id submission_id, q.position, m.source, round(q.score - r.score, 4) lost
      from submissions s join paper_questions q on q.paper_id = s.paper_id
        join responses r on r.submission_id = s.id and r.position = q.position and r.score < q.score
        join mistakes m on m.student_id = s.student_id and m.question_id = q.question_id and m.wrong_time = s.submit_time
      where s.assignment_id = ? order by s.id, q.position`,
    assignmentId,
  );

/** Work that two have handed in, with what they are given. */
async function marked(scores: readonly number[][], tag?: 'quiz' | 'home') {
  const work = await fixture.set([1, 3], tag);
  scores.forEach((_, index) => fixture.handIn(work.sheets[index]!, ['A', '步骤']));
  const marks = scores.flatMap((own, index) =>
    own.map((score, at) => ({
      key: `mark-${work.assignmentId}-${index}-${at}`,
      submissionId: work.sheets[index]!,
      position: at + 1,
      score,
    })),
  );
  await server.call('teacher', calls.giveMarks, { assignmentId: work.assignmentId, marks });
  return work;
}

describe('publishing', () => {
  it('tells before how the scores came about, and who is missing', async () => {
    const { assignmentId, sheets, questionIds } = await marked([[full, 2.5], [0]]);
    fixture.run(
      `insert into marks (submission_id, position, kind, marker, score, confidence, create_time)
        values (?, 2, 'machine', '离线批改', 1, 0.4, '2026-10-14 08:00:00')`,
      sheets[1]!,
    );
    fixture.run(
      'update responses set score = 1, mark_id = (select max(id) from marks) where submission_id = ? and position = 2',
      sheets[1]!,
    );
    const { data } = (await server.call('teacher', calls.getPublishing, { assignmentId })).body;
    expect(data.handedInCount).toBe(2);
    expect(data.missing.map(({ submissionId }) => submissionId)).toEqual(sheets.slice(2));
    expect(data.questions.map((one) => [one.questionId, one.reviewedCount, one.sureCount, one.doubtfulCount])).toEqual([
      [questionIds[0], 2, 0, 0],
      [questionIds[1], 1, 0, 1],
    ]);
    fixture.run('update marks set confidence = 0.9 where submission_id = ? and position = 2', sheets[1]!);
    const [, second] = (await server.call('teacher', calls.getPublishing, { assignmentId })).body.data.questions;
    expect([second!.sureCount, second!.doubtfulCount]).toEqual([1, 0]);
  });

  it('writes mistakes once, can be taken back, and done again', async () => {
    const { assignmentId, sheets, questionIds } = await marked([
      [full, 2.5],
      [0, full],
    ]);
    expect((await unpublish(assignmentId)).msg).toBe('成绩还没有发布');
    expect((await publish(assignmentId)).data).toEqual({ studentCount: 2, mistakeCount: 2 });
    const mistakes = mistakesOf(assignmentId);
    expect(mistakes).toMatchObject([
      { submission_id: Number(sheets[0]), question_id: questionIds[1], position: 2, source: 1, lost: 1.5 },
      { submission_id: Number(sheets[1]), question_id: questionIds[0], position: 1, source: 1, lost: full },
    ]);
    expect((await publish(assignmentId)).msg).toBe('成绩已经发布');
    expect(mistakesOf(assignmentId)).toEqual(mistakes);
    await unpublish(assignmentId);
    expect(mistakesOf(assignmentId)).toEqual([]);
    expect(fixture.all('select publish_time from assignments where id = ?', assignmentId)).toEqual([
      { publish_time: '' },
    ]);
    await publish(assignmentId);
    expect(mistakesOf(assignmentId)).toEqual(mistakes);
  });

  it('keeps mistakes in step with marks that are given or taken back afterwards', async () => {
    const { assignmentId, sheets } = await marked([[full, full]], 'quiz');
    expect((await publish(assignmentId)).data).toEqual({ studentCount: 1, mistakeCount: 0 });
    const mark = { key: 'later-mark', submissionId: sheets[0]!, position: 2, score: 1 };
    const { body } = await server.call('teacher', calls.giveMarks, { assignmentId, marks: [mark] });
    expect(mistakesOf(assignmentId)).toMatchObject([{ position: 2, lost: full - 1, source: 2 }]);
    const markId = body.data.marks[0]!.mark!.id;
    await server.call('teacher', calls.undoMarks, { assignmentId, markId });
    expect(mistakesOf(assignmentId)).toEqual([]);
  });

  it('waits until everything that was handed in is marked, and leaves out who is absent', async () => {
    const { assignmentId, sheets } = await marked([[full, 0]]);
    const empty = await fixture.set([1]);
    expect((await publish(empty.assignmentId)).msg).toBe('还没有人上交，不能发布');
    fixture.handIn(sheets[1]!, ['A']);
    expect((await publish(assignmentId)).msg).toBe('还有 2 个作答没有批改，不能发布');
    fixture.run('update submissions set state = 2 where id = ?', sheets[1]);
    expect((await publish(assignmentId)).data).toEqual({ studentCount: 1, mistakeCount: 1 });
  });

  it('is for who teaches its classes, leads its subject or runs the school, and refused for what is deleted', async () => {
    const { assignmentId } = await marked([[full, full]]);
    for (const account of ['classic-subject-leader', 'school-admin'] as const) {
      expect((await server.call(account, calls.publishAssignment, { assignmentId })).body.code).toBe(200);
      expect((await server.call(account, calls.unpublishAssignment, { assignmentId })).body.code).toBe(200);
    }
    for (const account of ['teaching', 'subject-leader', 'teacher-foreign', 'admin-foreign'] as const) {
      for (const call of [calls.publishAssignment, calls.unpublishAssignment])
        expect((await server.call(account, call, { assignmentId })).status).toBe(403);
    }
    await server.call('teacher', calls.removeAssignments, { assignmentId });
    expect([(await publish(assignmentId)).msg, (await unpublish(assignmentId)).msg]).toEqual([
      '作业已删除',
      '作业已删除',
    ]);
  });

  it('finds the mistakes that the seeded world has for work of earlier terms', async () => {
    const before = mistakesOf(assignmentIds.published);
    expect(before.length).toBeGreaterThan(0);
    await unpublish(assignmentIds.published);
    expect(mistakesOf(assignmentIds.published)).toEqual([]);
    await publish(assignmentIds.published);
    expect(mistakesOf(assignmentIds.published)).toEqual(before);
  });
});

describe('work with marks', () => {
  it('is not withdrawn, but deleted', async () => {
    const { assignmentId } = await marked([[full, full]]);
    const withdrawn = await server.call('teacher', calls.withdrawAssignment, { assignmentId });
    expect(withdrawn.body.msg).toBe('已有 1 名学生上交，不能撤回');
    expect((await server.call('teacher', calls.removeAssignments, { assignmentId })).body.code).toBe(200);
    for (const call of [calls.getMarkingOverview, calls.startMarking])
      expect((await server.call('teacher', call, { assignmentId })).body.msg).toBe('作业已删除');
  });
});
