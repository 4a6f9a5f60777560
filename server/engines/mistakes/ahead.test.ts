import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../contracts/calls.ts';
import { assignmentIds } from '../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { workedOutAhead } from './ahead.ts';
import { rebuildMistakes } from './rebuild.ts';

const assignmentId = assignmentIds.published;

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});

afterAll(() => server.close());

const all = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).all(...values);

const kept = () => [
  all('select * from mistakes order by student_id, question_id'),
  all('select * from question_sums order by class_id, assignment_id, question_id'),
  all('select * from point_sums order by student_id, point_id'),
];

const sheets = () =>
  (
    all('select id from submissions where assignment_id = ? and state = 1 order by id', assignmentId) as {
      id: number;
    }[]
  ).map(({ id }) => id);

/** What is kept is what all marks amount to. */
function expectInStep(): void {
  const before = kept();
  expect(before.map((rows) => rows.length > 0)).toEqual([true, true, true]);
  rebuildMistakes(server.sandbox.sqlite);
  expect(kept()).toEqual(before);
}

const publish = async () => (await server.call('teacher', calls.publishAssignment, { assignmentId })).body.code;
const unpublish = async () => (await server.call('teacher', calls.unpublishAssignment, { assignmentId })).body.code;

describe('what is worked out ahead of a publication', () => {
  it('is what all marks amount to, when it is published as when it is not', async () => {
    const before = kept();
    expect(await unpublish()).toBe(200);
    expect(kept()).not.toEqual(before);
    expectInStep();
    expect(await publish()).toBe(200);
    expect(kept()).toEqual(before);
  });

  it('holds until somebody writes what it was read from', async () => {
    const supposed = { assignmentIds: [assignmentId], publishTime: '' };
    const ahead = await workedOutAhead(server.sandbox, sheets(), supposed);
    expect(ahead()).not.toEqual([]);
    const [id] = sheets();
    server.sandbox.sqlite.prepare('update responses set score = score where submission_id = ?').run(id);
    expect(ahead()).toBeUndefined();
  });

  it('gives way to a mark that somebody gives meanwhile', async () => {
    const [submissionId] = sheets();
    const { score } = all(
      `select r.score from responses r where r.submission_id = ? and r.position = 1`,
      submissionId,
    )[0] as { score: number };
    const mark = { key: 'meanwhile', submissionId: String(submissionId), position: 1, score: score === 0 ? 1 : 0 };
    const [code, given] = await Promise.all([
      unpublish(),
      server.call('teacher', calls.giveMarks, { assignmentId, marks: [mark] }),
    ]);
    expect([code, given.body.code]).toEqual([200, 200]);
    expectInStep();
    const [again] = await Promise.all([
      publish(),
      server.call('teacher', calls.giveMarks, { assignmentId, marks: [{ ...mark, key: 'again', score }] }),
    ]);
    expect(again).toBe(200);
    expectInStep();
  });
});
