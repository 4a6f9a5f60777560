import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { buildApp } from '../../../app.ts';
import { startFakeModel, type Asked, type FakeModel, type Reply } from '../../../engines/marking/model/fake-server.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { MarkingFixture, full } from '../../../testing/marking-fixture.ts';

let model: FakeModel;
let server: TestApp;
let fixture: MarkingFixture;

afterEach(async () => {
  await server.close();
  await model.stop();
});

const settings = (baseUrl: string) => ({
  baseUrl,
  apiKey: 'secret',
  model: 'fake',
  timeoutMs: 5_000,
  maxRetries: 0,
  price: { inputPerMillion: 1_000, outputPerMillion: 10_000 },
});

async function startWith(reply: (asked: Asked, count: number) => Reply): Promise<void> {
  model = await startFakeModel(reply);
  server = await startTestApp({ marker: settings(model.url) });
  fixture = new MarkingFixture(server);
}

/** The answers that a request is about, by the index that it gives them. */
const indexesIn = ({ body }: Asked): number[] => {
  const content = body.messages.flatMap((message) => (Array.isArray(message.content) ? message.content : []));
  return content.flatMap(({ text }) =>
    [...(text ?? '').matchAll(/\{"index":(\d+),/g)].map(([, index]) => Number(index)),
  );
};

const picturesIn = ({ body }: Asked): number =>
  body.messages.flatMap(({ content }) => (Array.isArray(content) ? content : [])).filter((one) => one.image_url).length;

/** Gives every answer the full score in one part. */
const generous = (asked: Asked): string =>
  JSON.stringify({
    marks: indexesIn(asked).map((index) => ({
      index,
      recognised: '学生写的',
      score: full,
      parts: [{ score: full, reason: '正确' }],
      confidence: 0.9,
      reason: '正确',
      comment: '',
      composition: null,
    })),
  });

/** Work with a written question worth one part, of which so many pictures have come in. */
async function scanned(count: number) {
  const work = await fixture.set([3]);
  fixture.run("update questions set rubric = '[]' where id = ?", work.questionIds[0]);
  const sheets = work.sheets.slice(0, count);
  for (const sheet of sheets)
    fixture.scan(sheet, [{ position: 1, likeness: 'ff00ff00ff00ff00', truth: '只有模拟知道' }]);
  return { ...work, sheets };
}

const start = (assignmentId: string) => server.call('teacher', calls.startMarking, { assignmentId });
const marksOf = (assignmentId: string) =>
  fixture.all<{ marker: string; score: number | null; answer: string }>(
    `select m.marker, m.score, m.answer from marks m join submissions s on s.id = m.submission_id
      where s.assignment_id = ? order by m.id`,
    assignmentId,
  );

describe('a run with a model', () => {
  it('has it read the pictures, and tells what that took', async () => {
    await startWith(generous);
    const { assignmentId, sheets } = await scanned(6);
    expect((await start(assignmentId)).body.data).toEqual({ total: 6 });
    const run = await fixture.ended(assignmentId);
    const requests = model.asked.length;
    expect(run).toMatchObject({
      state: 'done',
      marker: 'fake',
      total: 6,
      done: 6,
      inputTokens: requests * 1000,
      outputTokens: requests * 100,
      cost: requests * 2,
    });
    expect(model.asked.reduce((sum, one) => sum + picturesIn(one), 0)).toBe(6);
    expect(JSON.stringify(model.asked)).not.toContain('只有模拟知道');
    expect(sheets.map((sheet) => fixture.scores(sheet))).toEqual(sheets.map(() => [full]));
    expect(new Set(marksOf(assignmentId).map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify({ marker: 'fake', score: full, answer: '学生写的' })]),
    );
    const { body } = await server.call('teacher', calls.getMarkingOverview, { assignmentId });
    expect(body.data.marker).toEqual({ name: 'fake', isModel: true });
  });

  it('never asks it about choices', async () => {
    await startWith(generous);
    const work = await fixture.set([1]);
    fixture.handIn(work.sheets[0]!, [fixture.right(work.questionIds[0]!)]);
    await start(work.assignmentId);
    await fixture.ended(work.assignmentId);
    expect(model.asked).toEqual([]);
    expect(marksOf(work.assignmentId)).toMatchObject([{ marker: '离线批改', score: full }]);
  });

  it('keeps what was done when the model fails, and says why; the next run does the rest', async () => {
    let isDown = false;
    await startWith((asked) => (isDown ? { status: 401 } : generous(asked)));
    const { assignmentId } = await scanned(3);
    await start(assignmentId);
    await fixture.ended(assignmentId);
    const later = fixture.all<{ id: number }>(
      'select id from submissions where assignment_id = ? and state = 0 order by id limit 2',
      assignmentId,
    );
    for (const { id } of later) fixture.scan(String(id), [{ position: 1, likeness: 'ff00ff00ff00ff00' }]);
    isDown = true;
    await start(assignmentId);
    expect(await fixture.ended(assignmentId)).toMatchObject({
      state: 'failed',
      total: 2,
      done: 0,
      failReason: '模型拒绝了密钥（401），请检查 MARKER_KEY',
    });
    expect(marksOf(assignmentId)).toHaveLength(3);
    isDown = false;
    expect((await start(assignmentId)).body.data).toEqual({ total: 2 });
    expect(await fixture.ended(assignmentId)).toMatchObject({ state: 'done', done: 2 });
    expect(marksOf(assignmentId)).toHaveLength(5);
  });

  it('goes on after the server was stopped in the middle, and marks nothing twice', async () => {
    // The first slice is answered, the second one never.
    let answered = 0;
    let isStalling = true;
    await startWith((asked) => (isStalling && ++answered > 4 ? undefined : generous(asked)));
    const { assignmentId, sheets } = await scanned(17);
    await start(assignmentId);
    while (marksOf(assignmentId).length === 0) await pause(20);
    const before = marksOf(assignmentId).length;
    expect(before).toBeLessThan(sheets.length);
    await server.app.close();
    expect(marksOf(assignmentId)).toHaveLength(before);
    const [run] = fixture.all<object>('select state, done from marking_runs where assignment_id = ?', assignmentId);
    expect(run).toEqual({ state: 'running', done: before });
    isStalling = false;
    const app = await buildApp({ dataDir: server.dataDir, marker: settings(model.url) });
    await app.ready();
    const state = () =>
      fixture.all<{ state: string }>('select state from marking_runs where assignment_id = ?', assignmentId);
    while (state()[0]!.state === 'running') await pause(20);
    expect(fixture.all('select state, total, done from marking_runs where assignment_id = ?', assignmentId)).toEqual([
      { state: 'done', total: 17, done: 17 },
    ]);
    await app.close();
    expect(marksOf(assignmentId)).toHaveLength(17);
  });
});
