import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { classIds, courseIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { keptMistakes, remadeMistakes } from '../../../testing/mistakes.ts';
import { MarkingFixture } from '../../../testing/marking-fixture.ts';
import { PracticeFixture } from '../../../testing/practice-fixture.ts';

// From work that went wrong to a mistake that is mastered, by calls alone but for the sheets that come in.

const day = 86_400_000;
const lesson = { courseId: courseIds.maths, classId: classIds.junior };

let server: TestApp;
let marking: MarkingFixture;
let practice: PracticeFixture;
let counter = 0;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
  marking = new MarkingFixture(server);
  practice = new PracticeFixture(server);
});

afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

/** Some days go by. */
const wait = (days: number): void => void vi.setSystemTime(Date.now() + days * day);

/** Hands in what a student was set, has it marked question by question, and publishes it. */
async function answer(assignmentId: string, studentId: string, isRight: boolean): Promise<void> {
  const [sheet] = practice.all<{ id: number; paperId: string }>(
    'select id, paper_id paperId from submissions where assignment_id = ? and student_id = ?',
    assignmentId,
    studentId,
  );
  const questions = practice.all<{ position: number; score: number }>(
    'select position, score from paper_questions where paper_id = ? order by position',
    sheet!.paperId,
  );
  marking.handIn(
    String(sheet!.id),
    questions.map(() => '答'),
  );
  practice.run('update submissions set submit_time = ? where id = ?', server.sandbox.clock.dateTime(), sheet!.id);
  const marks = questions.map(({ position, score }) => ({
    key: `loop-mark-${counter++}`,
    submissionId: String(sheet!.id),
    position,
    score: isRight ? score : 0,
  }));
  expect((await server.call('teacher', calls.giveMarks, { assignmentId, marks })).status).toBe(200);
  expect((await server.call('teacher', calls.publishAssignment, { assignmentId })).status).toBe(200);
}

async function inBook(studentId: string, questionId: string) {
  const { data } = (await server.call('teacher', calls.pageStudentBook, { ...lesson, studentId, size: 500 })).body;
  return data.records.find((one) => one.questionId === questionId)!;
}

describe.each([
  ['R9.14 the same question again', 41],
  ['R9.14 another question for it', 42],
] as const)('practice of %s', (_, practiceMode) => {
  it('R2.21 masters a mistake that is right twice, seven days apart, and no sooner', async () => {
    const studentId = practice.studentsOf()[practiceMode - 41]!;
    const work = await marking.set([1, 2, 3]);
    await answer(work.assignmentId, studentId, false);
    const rule = { practiceMode, most: 5, studentIds: [studentId], questionIds: [] as string[] };
    const counts = await Promise.all(
      work.questionIds.map(
        async (id) => (await practice.preview({ ...rule, questionIds: [id] })).data.students[0]!.questionCount,
      ),
    );
    const questionId = work.questionIds[counts.findIndex((count) => count > 0)]!;
    const before = await inBook(studentId, questionId);
    expect(before).toMatchObject({ state: 'open', timesLeft: 2 });
    expect(before.attempts.at(-1)).toMatchObject({ title: '批改', score: 0 });
    const asked = { ...rule, questionIds: [questionId] };
    const practised: string[] = [];
    /** Practises the mistake once; what was set instead of it. */
    const practiseOnce = async (isRight: boolean): Promise<void> => {
      const { data } = await practice.practise(asked);
      const [only, ...more] = practice.setOf(data.id).get(studentId)!.rows;
      expect(more).toEqual([]);
      if (practiceMode === 41) expect(only).toMatchObject({ id: questionId, practises: '' });
      else expect(only).toMatchObject({ practises: questionId });
      practised.push(only!.id);
      await answer(data.id, studentId, isRight);
    };
    wait(1);
    await practiseOnce(true);
    expect(await inBook(studentId, questionId)).toMatchObject({ state: 'consolidating', timesLeft: 1 });
    wait(6);
    await practiseOnce(true);
    expect(await inBook(studentId, questionId)).toMatchObject({ state: 'consolidating', timesLeft: 1 });
    wait(1);
    await practiseOnce(true);
    const mastered = await inBook(studentId, questionId);
    expect(mastered).toMatchObject({ state: 'mastered', isByHand: false, timesLeft: 0 });
    expect(mastered.attempts.slice(before.attempts.length)).toMatchObject(
      practised.map((answeredId) => ({ isPractice: true, answeredId })),
    );
    expect(mastered.attempts).toHaveLength(before.attempts.length + practised.length);
    if (practiceMode === 42) expect(new Set([questionId, ...practised]).size).toBe(4);
    expect((await practice.practise(asked)).msg).toBe('所选学生没有符合条件的错题');
    expect(keptMistakes(server.sandbox.sqlite)).toEqual(remadeMistakes(server.sandbox.sqlite));
  });
});
