import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { questionType } from '../../../../contracts/constants/questions.ts';
import { assignmentIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { MarkingFixture } from '../../../testing/marking-fixture.ts';

let server: TestApp;
let fixture: MarkingFixture;

beforeAll(async () => {
  server = await startTestApp();
  fixture = new MarkingFixture(server);
});

afterAll(() => server.close());

const assignmentId = assignmentIds.published;

/** The answers to a question of that type in the teacher's published work. */
async function answersOf(type: number) {
  const { questions } = (await server.call('teacher', calls.getMarkingOverview, { assignmentId })).body.data;
  const { questionId } = questions.find((one) => one.questionType === type)!;
  return (await server.call('teacher', calls.listQuestionAnswers, { assignmentId, questionId })).body.data.answers;
}

type Answers = Awaited<ReturnType<typeof answersOf>>;

const pictureOf = ({ submissionId, position, pictures }: Answers[number]) => {
  const { kind, index, version } = pictures[0]!;
  return server.call('teacher', calls.getAnswerPicture, { submissionId, position, kind, index, version });
};

describe('an answer of the seeded world without a scan', () => {
  it.each([questionType.fillIn, questionType.answer])('is drawn in the hand of its student (type %i)', async (type) => {
    const written = (await answersOf(type)).filter(({ pictures }) => pictures.length > 0);
    expect(written.length).toBeGreaterThan(5);
    const [one, other] = written;
    const drawn = await pictureOf(one!);
    const { format, width, height } = await sharp(drawn.bytes).metadata();
    const [{ width: saidWidth, height: saidHeight }] = one!.pictures as [Answers[number]['pictures'][number]];
    expect([format, width, height]).toEqual(['jpeg', saidWidth, saidHeight]);
    expect(drawn.headers['cache-control']).toContain('immutable');
    // There is ink on it, and not the same as on another one.
    expect((await sharp(drawn.bytes).stats()).channels[0]!.min).toBeLessThan(120);
    expect(Buffer.compare(Buffer.from(drawn.bytes), Buffer.from((await pictureOf(one!)).bytes))).toBe(0);
    expect(Buffer.compare(Buffer.from(drawn.bytes), Buffer.from((await pictureOf(other!)).bytes))).not.toBe(0);
  });

  it('has a picture for each blank that something stands in, and none where nothing was written', async () => {
    for (const { answer, pictures } of await answersOf(questionType.fillIn))
      expect(pictures.length).toBe(answer.split('\n').filter((line) => line !== '').length);
    for (const { answer, pictures } of await answersOf(questionType.answer))
      expect(pictures.length).toBe(answer === '' ? 0 : 1);
    for (const { pictures } of await answersOf(questionType.choice)) expect(pictures).toEqual([]);
  });

  it('has no picture of another version, kind or answer', async () => {
    const [{ submissionId, position, pictures }] = (await answersOf(questionType.answer)).filter(
      (one) => one.pictures.length > 0,
    ) as [Answers[number]];
    const named = { submissionId, position, kind: 'answer' as const, index: 1, version: pictures[0]!.version };
    for (const wrong of [{ version: 'drawn1-0' }, { kind: 'blank' as const }, { index: 2 }, { position: 1 }]) {
      const { body } = await server.call('teacher', calls.getAnswerPicture, { ...named, ...wrong });
      expect(body.msg).toBe('图片已更新，请刷新页面');
    }
    expect((await server.call('teacher-foreign', calls.getAnswerPicture, named)).status).toBe(403);
  });

  it('gives way to the scan where there is one', async () => {
    const work = await fixture.set([3]);
    const submissionId = work.sheets[0]!;
    fixture.scan(submissionId, [{ position: 1, likeness: 'ff00ff00ff00ff00' }]);
    fixture.run("update responses set answer = '解：略' where submission_id = ?", submissionId);
    const { body } = await server.call('teacher', calls.listQuestionAnswers, {
      assignmentId: work.assignmentId,
      questionId: work.questionIds[0]!,
    });
    const found = body.data.answers.find((one) => one.submissionId === String(submissionId))!;
    expect(found.pictures.map(({ version }) => version)).toEqual([`v${submissionId}-1`]);
  });
});
