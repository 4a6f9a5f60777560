import { afterAll, beforeAll, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { classIds, courseIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { write } from '../../../database/prepared.ts';
import { offlineMarker } from '../../../engines/marking/offline.ts';
import { selectWork, selectWorkQuestions } from '../marks/work.queries.ts';
import { dropEssays, weighEssays } from './essays.ts';
import { MarkingFixture } from '../../../testing/marking-fixture.ts';

let server: TestApp;
let fixture: MarkingFixture;

const psychologist = 'psychology';
const calm = '那里，有我喜欢的风景。清晨的老街很安静，早点铺的热气往上冒，奶奶笑眯眯地给我多舀半勺豆浆。';
const worried = `${calm}可是我不想活了，遗书就压在石榴树下面。`;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 08:00:00' });
  fixture = new MarkingFixture(server);
  fixture.run(
    "update teachings set teacher_id = (select id from users where account = 'teacher') where class_id = ? and course_id = ?",
    classIds.junior,
    courseIds.chinese,
  );
});

afterAll(() => server.close());

/** Homework of one composition, handed in with these texts. */
async function written(title: string, texts: readonly string[]) {
  const work = await fixture.set([3]);
  const { assignmentId } = work;
  const [{ id: questionId }] = fixture.all<{ id: string }>(
    `select id from questions where subject_id = '1' and stage = 'junior' and question_type = 4
      and stem like '%写一篇不少于%' order by id limit 1`,
  ) as [{ id: string }];
  fixture.run(
    "update assignments set subject_id = '1', task_type = ?, title = ? where id = ?",
    taskType.composition,
    title,
    assignmentId,
  );
  fixture.run(
    'update paper_questions set question_id = ? where paper_id = (select paper_id from assignments where id = ?)',
    questionId,
    assignmentId,
  );
  texts.forEach((text, index) => fixture.handIn(work.sheets[index]!, [text]));
  return work;
}

async function marked(assignmentId: string): Promise<void> {
  expect((await server.call('teacher', calls.startMarking, { assignmentId })).body.msg).toBe('操作成功');
  expect(await fixture.ended(assignmentId)).toMatchObject({ state: 'done' });
}

/** Texts of those who handed the sheets in, as the psychology teacher's list tells of them, the worst first. */
async function listed(sheets: readonly string[]) {
  const ids = new Set(
    sheets.map(
      (sheet) =>
        fixture.all<{ student_id: string }>('select student_id from submissions where id = ?', sheet)[0]!.student_id,
    ),
  );
  const from = '2026-10-14';
  const input = { classId: classIds.junior, from, to: from, size: 100 };
  const { body } = await server.call(psychologist, calls.pageWellbeingTexts, input);
  return body.data.records
    .filter(({ studentId, writtenAt }) => ids.has(studentId) && writtenAt === '2026-10-14 07:50:00')
    .sort((one, other) => other.level - one.level);
}

const forget = () => fixture.run("delete from wellbeing_texts where written_at = '2026-10-14 07:50:00'");

it('comes from compositions as they are read, with class, title and level, sealed', async () => {
  const { assignmentId, sheets } = await written('那里，有我喜欢的风景', [calm, worried]);
  await marked(assignmentId);
  const rows = await listed(sheets.slice(0, 2));
  expect(rows).toMatchObject([
    { level: 3, source: '作文', state: 'unread', nextStep: 'open' },
    { source: '作文', state: 'unread' },
  ]);
  expect(rows[1]!.level).toBeLessThan(2);
  const { body } = await server.call(psychologist, calls.openWellbeingText, {
    textId: rows[0]!.textId,
    reason: 'first',
  });
  expect(body.data).toMatchObject({ title: '那里，有我喜欢的风景', text: worried });
  const [{ sealed }] = fixture.all<{ sealed: Buffer }>(
    'select sealed from wellbeing_texts where id = ?',
    rows[0]!.textId,
  ) as [{ sealed: Buffer }];
  expect(sealed.includes(Buffer.from('石榴'))).toBe(false);
  forget();
});

it('is kept once however often it is read, and never lowered once somebody looks after it', async () => {
  const { assignmentId, sheets } = await written('周记：十月', [worried]);
  await marked(assignmentId);
  const again = async (text: string) => {
    fixture.run(
      'update responses set answer = ?, score = null, mark_id = null where submission_id = ?',
      text,
      sheets[0],
    );
    fixture.run("update assignments set title = title || '。' where id = ?", assignmentId);
    await marked(assignmentId);
    return listed([sheets[0]!]);
  };
  expect(await again(calm)).toMatchObject([{ source: '周记', level: expect.toSatisfy((level: number) => level < 2) }]);
  const { textId } = (await again(worried))[0]!;
  await server.call(psychologist, calls.openWellbeingText, { textId, reason: 'first' });
  expect(await again(calm)).toMatchObject([{ textId, level: 3, state: 'watching' }]);
  forget();
});

it('does not come from another subject, nor from an exam', async () => {
  const { assignmentId, sheets } = await written('那里', [worried]);
  const work = selectWork(server.sandbox, assignmentId)!;
  const [question] = selectWorkQuestions(server.sandbox, work);
  const answer = {
    submissionId: Number(sheets[0]),
    position: 1,
    text: worried,
    isSimulated: false,
    isBlank: false,
    pictures: [],
  };
  const { marks } = await offlineMarker.mark(question!, [answer]);
  expect(await weighEssays(server.sandbox, work, marks)).toHaveLength(1);
  expect(await weighEssays(server.sandbox, { ...work, subjectId: '3' }, marks)).toEqual([]);
  expect(await weighEssays(server.sandbox, { ...work, examId: '1' }, marks)).toEqual([]);
});

it('goes with the answer that it came from, unless somebody has opened it', async () => {
  const { assignmentId, sheets } = await written('那里', [worried, worried]);
  await marked(assignmentId);
  const rows = await listed(sheets.slice(0, 2));
  expect(rows).toHaveLength(2);
  await server.call(psychologist, calls.openWellbeingText, { textId: rows[0]!.textId, reason: 'first' });
  const answers = sheets.slice(0, 2).map((sheet) => ({ submissionId: Number(sheet), position: 1 }));
  write(server.sandbox, () => dropEssays(server.sandbox, answers));
  expect(await listed(sheets.slice(0, 2))).toMatchObject([{ textId: rows[0]!.textId }]);
  forget();
});

it('is not kept where the school would delete it at once', async () => {
  const { assignmentId, sheets } = await written('那里', [worried]);
  fixture.run("update submissions set submit_time = '2025-10-01 07:50:00' where id = ?", sheets[0]);
  await marked(assignmentId);
  expect(fixture.all("select id from wellbeing_texts where written_at = '2025-10-01 07:50:00'")).toEqual([]);
});
