import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { MarkingFixture, full } from '../../../testing/marking-fixture.ts';

let server: TestApp;
let fixture: MarkingFixture;

beforeAll(async () => {
  server = await startTestApp();
  fixture = new MarkingFixture(server);
});

afterAll(() => server.close());

type Key = Partial<InputOf<typeof calls.previewKey>>;

/** Work with one choice that five have answered: two right, two with the letter that is right later, one marked by hand. */
async function changed() {
  const work = await fixture.set([1, 3]);
  const [choice, written] = work.questionIds;
  const before = fixture.right(choice!);
  const after = before === 'A' ? 'B' : 'A';
  const { assignmentId, sheets } = work;
  [before, before, after, after, before].forEach((answer, index) => fixture.handIn(sheets[index]!, [answer, '']));
  await server.call('teacher', calls.startMarking, { assignmentId });
  await fixture.ended(assignmentId);
  const mark = { key: `by-hand-${assignmentId}`, submissionId: sheets[4]!, position: 1, score: full };
  await server.call('teacher', calls.giveMarks, { assignmentId, marks: [mark] });
  const key = (more: Key = {}) => ({ assignmentId, questionId: choice!, answers: [[after]], ...more });
  return { ...work, after, before, written: written!, key };
}

const firstScores = (sheets: readonly string[]) => sheets.slice(0, 5).map((sheet) => fixture.scores(sheet)[0]);

describe('a key for one piece of work', () => {
  it('shows who changes by how much before it is set, then marks anew what machines have marked', async () => {
    const { sheets, key, assignmentId, questionIds, after, before } = await changed();
    const { body } = await server.call('teacher', calls.previewKey, key());
    expect(body.data.answerCount).toBe(5);
    expect(body.data.changes.map(({ submissionId, ...one }) => [submissionId, one])).toEqual(
      [
        [0, full, 0, before, false],
        [1, full, 0, before, false],
        [2, 0, full, after, false],
        [3, 0, full, after, false],
        [4, full, full, before, true],
      ].map(([sheet, old, fresh, answer, isKept]) => [
        sheets[sheet as number],
        expect.objectContaining({ before: old, after: fresh, answer, isKept }),
      ]),
    );
    expect(firstScores(sheets)).toEqual([full, full, 0, 0, full]);
    const set = await server.call('teacher', calls.changeKey, key());
    expect(set.body.data).toEqual({ version: 1, changedCount: 4 });
    expect(firstScores(sheets)).toEqual([0, 0, full, full, full]);
    const entries = (await server.call('teacher', calls.listMarkHistory, { submissionId: sheets[0]!, position: 1 }))
      .body;
    expect(entries.data.map(({ keyVersion, score, isStanding }) => [keyVersion, score, isStanding])).toEqual([
      [1, 0, true],
      [0, full, false],
    ]);
    const shown = await server.call('teacher', calls.listQuestionAnswers, {
      assignmentId,
      questionId: questionIds[0]!,
    });
    expect(shown.body.data.key).toEqual({ version: 1, answers: [[after]], rubric: [] });
    const again = await server.call('teacher', calls.changeKey, key({ answers: [[before]] }));
    expect(again.body.data).toEqual({ version: 2, changedCount: 4 });
    expect(firstScores(sheets)).toEqual([full, full, 0, 0, full]);
  });

  it('has to hold together, to be another one, and comes before scores are published', async () => {
    const { key, before, written, assignmentId, sheets } = await changed();
    const refused = async (more: Key) => {
      const preview = await server.call('teacher', calls.previewKey, key(more));
      const set = await server.call('teacher', calls.changeKey, key(more));
      expect(set.body.msg).toBe(preview.body.msg);
      return set.body.msg;
    };
    expect(await refused({ answers: [['X']] })).toBe(calls.addQuestion.refusals.badKey);
    expect(await refused({ answers: [[before]] })).toBe('答案和评分标准没有变化');
    const rubric = [{ text: '列式', score: 1 }];
    expect(await refused({ questionId: written, answers: [['答案']], rubric })).toContain('1');
    const [other] = fixture.all<{ id: string }>(
      "select id from questions where subject_id = '1' and owner_id is null limit 1",
    );
    expect(await refused({ questionId: other!.id })).toBe('这份作业没有这道题');
    expect(sheets.length).toBeGreaterThan(5);
    const marks = sheets.slice(0, 5).map((submissionId, index) => ({
      key: `written-${index}-${assignmentId}`,
      submissionId,
      position: 2,
      score: 1,
    }));
    await server.call('teacher', calls.giveMarks, { assignmentId, marks });
    expect((await server.call('teacher', calls.publishAssignment, { assignmentId })).body.code).toBe(200);
    expect((await server.call('teacher', calls.previewKey, key())).body.code).toBe(200);
    expect((await server.call('teacher', calls.changeKey, key())).body.msg).toBe('成绩已发布，请先撤回发布');
  });

  it('marks nothing of what nobody could read, which the next run takes up', async () => {
    const work = await fixture.set([3]);
    const { assignmentId, questionIds, sheets } = work;
    fixture.scan(sheets[0]!, [{ position: 1, likeness: 'ff00ff00ff00ff00' }]);
    await server.call('teacher', calls.startMarking, { assignmentId });
    await fixture.ended(assignmentId);
    const key = {
      assignmentId,
      questionId: questionIds[0]!,
      answers: [['另一个答案']],
      rubric: [{ text: '答案', score: full }],
    };
    const { body } = await server.call('teacher', calls.changeKey, key);
    expect(body.data).toEqual({ version: 1, changedCount: 0 });
    expect(fixture.all('select key_version from marks where submission_id = ?', sheets[0])).toEqual([
      { key_version: 0 },
    ]);
    const started = await server.call('teacher', calls.startMarking, { assignmentId });
    expect(started.body.data).toEqual({ total: 1 });
    await fixture.ended(assignmentId);
  });
});
