import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { assignmentIds, personaIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { MarkingFixture, full, type SetWork } from '../../../testing/marking-fixture.ts';

let server: TestApp;
let fixture: MarkingFixture;
let keys = 0;

beforeAll(async () => {
  server = await startTestApp();
  fixture = new MarkingFixture(server);
});

afterAll(() => server.close());

const given = (submissionId: string, position: number, score: number, more: object = {}) => ({
  key: `request-${++keys}`,
  submissionId,
  position,
  score,
  ...more,
});

const give = (assignmentId: string, ...marks: ReturnType<typeof given>[]) =>
  server.call('teacher', calls.giveMarks, { assignmentId, marks });
const undo = (assignmentId: string, markId: string) =>
  server.call('teacher', calls.undoMarks, { assignmentId, markId });
const start = async ({ assignmentId }: SetWork) => {
  const answer = await server.call('teacher', calls.startMarking, { assignmentId });
  return { ...answer.body, run: await fixture.ended(assignmentId) };
};
const overview = async ({ assignmentId }: SetWork) =>
  (await server.call('teacher', calls.getMarkingOverview, { assignmentId })).body.data;
const history = async (submissionId: string, position: number) =>
  (await server.call('teacher', calls.listMarkHistory, { submissionId, position })).body.data;

/** Another letter than the right one. */
const wrongLetter = (questionId: string): string => (fixture.right(questionId) === 'A' ? 'B' : 'A');

const notStanding = '这条记录已不生效，或不是您给的分，不能撤销';

describe('a run without a model', () => {
  it('marks choices and typed answers, and leaves handwriting to the teacher', async () => {
    const work = await fixture.set([1, 2, 3]);
    const [choice, blank] = work.questionIds;
    const [typed, wrong, scanned] = work.sheets;
    fixture.handIn(typed!, [fixture.right(choice!), fixture.right(blank!), '']);
    fixture.handIn(wrong!, [wrongLetter(choice!), '', '']);
    fixture.scan(scanned!, [
      { position: 2, likeness: 'ff00ff00ff00ff00' },
      { position: 3, likeness: '0000000000000000' },
    ]);
    const { data, run } = await start(work);
    expect(data).toEqual({ total: 8 });
    expect(run).toMatchObject({ state: 'done', marker: '离线批改', total: 8, done: 8, cost: 0, failReason: '' });
    expect(fixture.scores(typed!)).toEqual([full, full, null]);
    expect(fixture.scores(wrong!)).toEqual([0, 0, null]);
    expect(fixture.scores(scanned!)).toEqual([null, 0]);
    const { questions, marker } = await overview(work);
    expect(marker).toEqual({ name: '离线批改', isModel: false });
    expect(questions.map(({ answerCount, markedCount }) => [answerCount, markedCount])).toEqual([
      [3, 2],
      [3, 2],
      [3, 1],
    ]);
    expect(questions[1]).toMatchObject({ number: 2, full, reviewedCount: 0, meanRate: 0.5 });
    expect(questions[1]!.doubtfulCount).toBeGreaterThan(0);
    expect((await start(work)).msg).toBe('没有需要自动批改的作答');
  });

  it('knows what the maker of a scan has written, and says that this is simulated', async () => {
    const work = await fixture.set([2]);
    const [one] = work.sheets;
    fixture.scan(one!, [{ position: 1, likeness: 'ff00ff00ff00ff00', truth: fixture.right(work.questionIds[0]!) }]);
    await start(work);
    expect(fixture.scores(one!)).toEqual([full]);
    const [mark] = await history(one!, 1);
    expect(mark).toMatchObject({ kind: 'machine', marker: '离线批改', isSimulated: true, isStanding: true });
    expect(fixture.all('select answer from responses where submission_id = ?', one)).toEqual([
      { answer: fixture.right(work.questionIds[0]!) },
    ]);
  });

  it('never touches what a person has marked, nor goes on twice at once', async () => {
    const work = await fixture.set([1, 3]);
    const [one] = work.sheets;
    fixture.handIn(one!, [fixture.right(work.questionIds[0]!), '步骤']);
    await give(work.assignmentId, given(one!, 1, 1.5));
    const [first, second] = await Promise.all([
      server.call('teacher', calls.startMarking, { assignmentId: work.assignmentId }),
      server.call('teacher', calls.startMarking, { assignmentId: work.assignmentId }),
    ]);
    expect([first.body.data, second.body.msg]).toEqual([{ total: 1 }, '正在自动批改，请稍候']);
    await fixture.ended(work.assignmentId);
    expect(fixture.scores(one!)[0]).toBe(1.5);
    expect((await history(one!, 1)).map(({ kind }) => kind)).toEqual(['person']);
  });
});

describe('marks of a person', () => {
  it('stand at once, in the sum too, and are written once however often they are sent', async () => {
    const work = await fixture.set([1, 3]);
    const [one] = work.sheets;
    fixture.handIn(one!, ['A', '步骤']);
    const mark = given(one!, 2, 2.5, { parts: [1, 1.5], comment: '步骤不全' });
    const answers = [await give(work.assignmentId, mark), await give(work.assignmentId, mark)];
    for (const { body } of answers)
      expect(body.data.marks).toEqual([
        {
          submissionId: one,
          position: 2,
          mark: expect.objectContaining({
            kind: 'person',
            score: 2.5,
            parts: [1, 1.5],
            comment: '步骤不全',
            confidence: 1,
          }),
        },
      ]);
    expect(await history(one!, 2)).toHaveLength(1);
    expect(fixture.all('select score, marked_count from submissions where id = ?', one)).toEqual([
      { score: 2.5, marked_count: 1 },
    ]);
  });

  it('are taken back one by one, down to what the machine gave', async () => {
    const work = await fixture.set([1]);
    const [one] = work.sheets;
    fixture.handIn(one!, [fixture.right(work.questionIds[0]!)]);
    await start(work);
    await give(work.assignmentId, given(one!, 1, 1));
    await give(work.assignmentId, given(one!, 1, 2));
    const [second, first, machine] = (await history(one!, 1)).map(({ id }) => id);
    expect((await undo(work.assignmentId, first!)).body.msg).toBe(notStanding);
    expect((await undo(work.assignmentId, machine!)).body.msg).toBe(notStanding);
    expect((await undo(work.assignmentId, second!)).body.data.marks[0]!.mark).toMatchObject({ id: first, score: 1 });
    expect((await undo(work.assignmentId, second!)).body.data.marks[0]!.mark).toMatchObject({ id: first, score: 1 });
    expect((await undo(work.assignmentId, first!)).body.data.marks[0]!.mark).toMatchObject({
      id: machine,
      score: full,
    });
    const entries = await history(one!, 1);
    expect(entries.map(({ kind, revokes, isStanding }) => [kind, revokes, isStanding])).toEqual([
      ['undo', first, false],
      ['undo', second, false],
      ['person', '', false],
      ['person', '', false],
      ['machine', '', true],
    ]);
  });

  it('of a colleague are nobody else’s to take back', async () => {
    const work = await fixture.set([1]);
    const [one] = work.sheets;
    fixture.handIn(one!, ['A']);
    await give(work.assignmentId, given(one!, 1, 1));
    const [{ id } = { id: '' }] = await history(one!, 1);
    server.sandbox.sqlite.prepare('update marks set user_id = ? where id = ?').run(personaIds['subject-leader'], id);
    expect((await undo(work.assignmentId, id)).body.msg).toBe(notStanding);
    expect(fixture.scores(one!)).toEqual([1]);
  });

  it('are refused above the full score, with parts that do not add up, and for others', async () => {
    const work = await fixture.set([1, 3]);
    const other = await fixture.set([1]);
    const [one, waiting] = work.sheets;
    fixture.handIn(one!, ['A', '']);
    fixture.handIn(other.sheets[0]!, ['A']);
    const refused = async (...marks: ReturnType<typeof given>[]) => (await give(work.assignmentId, ...marks)).body.msg;
    expect(await refused(given(one!, 1, 1), given(one!, 2, full + 0.5))).toBe('第 2 题最多 4 分');
    expect(await refused(given(one!, 1, 0.333))).toBe('marks:得分最多两位小数');
    expect(await refused(given(one!, 2, 3, { parts: [1, 1] }))).toBe('第 2 题的分项得分合计与得分不符');
    expect(await refused(given(one!, 1, 1), given(other.sheets[0]!, 1, 1))).toBe('这份作业没有第 2 个作答');
    expect(await refused(given(waiting!, 1, 1))).toBe('这份作业没有第 1 个作答');
    expect(await refused(given(one!, 3, 1))).toBe('这份作业没有第 1 个作答');
    expect(fixture.scores(one!)).toEqual([null, null]);
    await give(other.assignmentId, given(other.sheets[0]!, 1, 1));
    const [{ id } = { id: '' }] = await history(other.sheets[0]!, 1);
    expect((await undo(work.assignmentId, id)).body.msg).toBe(notStanding);
    const { status } = await server.call('teaching', calls.giveMarks, {
      assignmentId: work.assignmentId,
      marks: [given(one!, 1, 1)],
    });
    expect(status).toBe(403);
    for (const call of [calls.getSubmission, calls.listMarkHistory])
      expect((await server.call('teacher-foreign', call, { submissionId: one!, position: 1 })).status).toBe(403);
  });
});

describe('answers to a question', () => {
  it('come in groups: blank ones, then alike ones, the least sure first, with their pictures', async () => {
    const work = await fixture.set([3]);
    const [a, b, c, d, e] = work.sheets;
    fixture.scan(a!, [{ position: 1, likeness: 'ff00ff00ff00ff00' }]);
    fixture.scan(b!, [{ position: 1, likeness: '00ff00ff00ff00ff' }]);
    fixture.scan(c!, [{ position: 1, likeness: '0000000000000000' }]);
    fixture.scan(d!, [{ position: 1, likeness: 'ff00ff00ff00ff03' }]);
    fixture.scan(e!, []);
    await give(work.assignmentId, given(a!, 1, 1), given(b!, 1, 2));
    const { body } = await server.call('teacher', calls.listQuestionAnswers, {
      assignmentId: work.assignmentId,
      questionId: work.questionIds[0]!,
    });
    expect(body.data).toMatchObject({ number: 1, full, key: { version: 0 }, question: { id: work.questionIds[0] } });
    expect(body.data.answers.map(({ submissionId, group, isBlank }) => [submissionId, group, isBlank])).toEqual([
      [c, 0, true],
      [d, 1, false],
      [a, 1, false],
      [e, 2, false],
      [b, 3, false],
    ]);
    const [picture] = body.data.answers[1]!.pictures;
    expect(picture).toEqual({ kind: 'answer', index: 1, version: `v${d}-1`, width: 0, height: 0 });
    const gone = await server.call('teacher', calls.listQuestionAnswers, {
      assignmentId: work.assignmentId,
      questionId: '77',
    });
    expect(gone.status).toBe(403);
  });
});

describe('the picture of an answer', () => {
  it('is kept by the browser of whoever may see the answer, until another takes its place', async () => {
    const work = await fixture.set([3]);
    const submissionId = work.sheets[0]!;
    fixture.scan(submissionId, [{ position: 1, likeness: 'ff00ff00ff00ff00', jpeg: Buffer.from('ink') }]);
    const picture = { submissionId, position: 1, kind: 'answer' as const, index: 1, version: `v${submissionId}-1` };
    const found = await server.call('teacher', calls.getAnswerPicture, picture);
    expect(Buffer.from(found.bytes).toString()).toBe('ink');
    expect(found.headers).toMatchObject({
      'cache-control': 'private, max-age=31536000, immutable',
      vary: expect.stringContaining('Blade-Auth'),
    });
    fixture.run("update answer_cuts set version = 'later' where submission_id = ?", submissionId);
    expect((await server.call('teacher', calls.getAnswerPicture, picture)).body.msg).toBe('图片已更新，请刷新页面');
    expect((await server.call('teacher-foreign', calls.getAnswerPicture, picture)).status).toBe(403);
  });
});

describe('a sheet', () => {
  it('shows answers, marks and who comes before and after', async () => {
    const work = await fixture.set([1, 3]);
    const [first, second, , fourth] = work.sheets;
    for (const sheet of [first, second, fourth]) fixture.handIn(sheet!, ['A', '']);
    await give(work.assignmentId, given(second!, 2, 3));
    const { body } = await server.call('teacher', calls.getSubmission, { submissionId: second! });
    expect(body.data).toMatchObject({
      submissionId: second,
      assignmentId: work.assignmentId,
      totalScore: 2 * full,
      score: 3,
      markedCount: 1,
      previousId: first,
      nextId: fourth,
      isPublished: false,
      pages: [],
    });
    expect(body.data.answers.map(({ number, answer, mark }) => [number, answer, mark?.score])).toEqual([
      [1, 'A', undefined],
      [2, '', 3],
    ]);
  });

  it('has the mean of the class for each question, of a composition for each dimension too', async () => {
    const work = await fixture.set([1, 3]);
    const [first, second, third] = work.sheets;
    for (const sheet of [first, second, third]) fixture.handIn(sheet!, ['A', '']);
    const composed = (content: number) => ({
      detail: {
        kind: 'composition',
        text: '那一次',
        dimensions: [
          { key: 'content', score: content, max: 2, comment: '' },
          { key: 'language', score: 1, max: 2, comment: '' },
        ],
        sentences: [{ start: 0, end: 3, kind: 'advice', dimension: 'content', comment: '', suggestion: '' }],
        overall: '',
      },
    });
    await give(work.assignmentId, given(first!, 2, 2, composed(1)), given(second!, 2, 3, composed(2)));
    const means = async () => {
      const { body } = await server.call('teacher', calls.getSubmission, { submissionId: third! });
      return body.data.answers.map(({ classMean }) => classMean);
    };
    expect(await means()).toEqual([
      null,
      {
        score: 2.5,
        dimensions: [
          { key: 'content', score: 1.5 },
          { key: 'language', score: 1 },
        ],
      },
    ]);
    // A score without dimensions counts for the mean of the question, which theirs would contradict.
    await give(work.assignmentId, given(third!, 2, 0));
    expect(await means()).toEqual([null, { score: 5 / 3, dimensions: [] }]);
  });

  it('shows what was on record before there was a ledger', async () => {
    const [sheet] = fixture.all<{ id: number }>(
      'select id from submissions where assignment_id = ? and state = 1 limit 1',
      assignmentIds.published,
    );
    const { body } = await server.call('teacher', calls.getSubmission, { submissionId: String(sheet!.id) });
    expect(body.data.answers.length).toBeGreaterThan(0);
    expect(body.data.answers.map(({ mark }) => mark?.score)).toEqual(fixture.scores(String(sheet!.id)));
    expect(new Set(body.data.answers.map(({ mark }) => mark?.kind))).toEqual(new Set(['record']));
  });
});
