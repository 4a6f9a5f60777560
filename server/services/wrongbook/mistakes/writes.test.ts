import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { mistakeSource } from '../../../../contracts/constants/mistakes.ts';
import { classIds, courseIds, schoolIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { keptMistakes, remadeMistakes } from '../../../testing/mistakes.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 08:00:00' });
});

afterAll(() => server.close());

const lesson = { classId: classIds.junior, courseId: courseIds.maths };
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];

interface Named {
  studentId: string;
  questionId: string;
}

/** A mistake of the class in maths that nobody has said anything of. */
function mistake(number = 0): Named {
  const found = all<Named>(
    `select m.student_id studentId, m.question_id questionId from mistakes m
      join students t on t.id = m.student_id and t.class_id = ? join questions q on q.id = m.question_id and q.subject_id = '2'
      where m.state = 'open' and m.is_confirmed = 0 and m.by_hand_time = '' order by 1, 2 limit 1 offset ?`,
    classIds.junior,
    number,
  );
  expect(found).toHaveLength(1);
  return found[0]!;
}

async function inBook({ studentId, questionId }: Named) {
  const { data } = (await server.call('teacher', calls.pageStudentBook, { ...lesson, studentId, size: 500 })).body;
  return data.records.find((one) => one.questionId === questionId);
}

/** What is kept is what all marks, additions and decisions make anew. */
const expectKept = (): void => {
  const { sqlite } = server.sandbox;
  expect(keptMistakes(sqlite)).toEqual(remadeMistakes(sqlite));
};

describe('the cause of a mistake', () => {
  it('is what a person says, until it is taken back', async () => {
    const named = mistake();
    const before = (await inBook(named))!;
    const cause = before.cause === 'careless' ? 'method' : 'careless';
    const set = async (value: typeof cause | '') =>
      (await server.call('teacher', calls.setMistakeCause, { ...lesson, ...named, cause: value })).body.success;
    expect(await set(cause)).toBe(true);
    expect(await inBook(named)).toEqual({ ...before, cause, isConfirmed: true });
    expectKept();
    expect(await set('')).toBe(true);
    expect(await inBook(named)).toEqual(before);
    expectKept();
  });

  it('is said only of what is in the book', async () => {
    const { studentId } = mistake();
    const [{ questionId } = { questionId: '' }] = all<{ questionId: string }>(
      `select id questionId from questions where owner_id is null and subject_id = '2'
        and id not in (select question_id from mistakes where student_id = ?) limit 1`,
      studentId,
    );
    const asked = { ...lesson, studentId, questionId };
    const { body } = await server.call('teacher', calls.setMistakeCause, { ...asked, cause: 'method' });
    expect(body.msg).toBe(calls.setMistakeCause.refusals.mistakeGone);
    const { body: other } = await server.call('teacher', calls.setMistakeMastered, {
      ...asked,
      isMastered: true,
      reason: '课堂上已讲清楚',
    });
    expect(other.msg).toBe(calls.setMistakeMastered.refusals.mistakeGone);
  });
});

describe('a mistake that is called mastered', () => {
  it('is so for a reason, until it is taken back', async () => {
    const named = mistake(1);
    const before = (await inBook(named))!;
    const set = async (isMastered: boolean, reason = '') =>
      (await server.call('teacher', calls.setMistakeMastered, { ...lesson, ...named, isMastered, reason })).body;
    expect((await set(true)).msg).toBe(calls.setMistakeMastered.refusals.noReason);
    expect((await set(false)).msg).toBe(calls.setMistakeMastered.refusals.notByHand);
    expect((await set(true, '课堂上已讲清楚')).success).toBe(true);
    expect(await inBook(named)).toMatchObject({
      state: 'mastered',
      isByHand: true,
      reason: '课堂上已讲清楚',
      timesLeft: 0,
    });
    expectKept();
    expect((await set(false)).success).toBe(true);
    expect(await inBook(named)).toEqual(before);
    expectKept();
  });
});

describe('a mistake that is added by hand', () => {
  const addTo = (named: Named, attemptKey: string, more: { answer?: string; picture?: string } = {}) =>
    server.call('teacher', calls.addCustomMistake, { ...lesson, ...named, ...more, attemptKey });
  const remove = async (named: Named) =>
    (await server.call('teacher', calls.removeCustomMistake, { ...lesson, ...named })).body;

  it('R9.8 is of source 0 with what was written, and gone without a trace once it is removed', async () => {
    const { studentId } = mistake();
    const [{ questionId } = { questionId: '' }] = all<{ questionId: string }>(
      `select id questionId from questions where owner_id is null and subject_id = '2' and stage = 'junior' and is_deleted = 0
        and id not in (select q.question_id from submissions s join paper_questions q on q.paper_id = s.paper_id
          where s.student_id = ?) limit 1`,
      studentId,
    );
    const named = { studentId, questionId };
    const before = keptMistakes(server.sandbox.sqlite);
    expect((await remove(named)).msg).toBe(calls.removeCustomMistake.refusals.notCustom);
    expect((await addTo(named, 'custom-mistake-first', { answer: '算到一半', picture })).body).toMatchObject({
      success: true,
    });
    // The same attempt, sent again because its answer was lost, adds nothing.
    expect((await addTo(named, 'custom-mistake-first', { answer: '算到一半', picture })).body).toMatchObject({
      success: true,
    });
    const found = await inBook(named);
    expect(found).toMatchObject({ source: mistakeSource.custom, state: 'open', attemptCount: 1, wrongCount: 1 });
    expect(found!.attempts).toMatchObject([{ source: 0, answer: '算到一半', picture, submissionId: '' }]);
    expectKept();
    expect((await remove(named)).success).toBe(true);
    expect(await inBook(named)).toBeUndefined();
    expect(keptMistakes(server.sandbox.sqlite)).toEqual(before);
    expectKept();
  });

  it('R9.8 leaves what comes from work when it is removed', async () => {
    const named = mistake(2);
    const before = (await inBook(named))!;
    expect((await addTo(named, 'custom-mistake-second')).body.success).toBe(true);
    expect(await inBook(named)).toMatchObject({ source: 0, state: 'open', wrongCount: before.wrongCount + 1 });
    expectKept();
    expect((await remove(named)).success).toBe(true);
    expect(await inBook(named)).toEqual(before);
    expectKept();
  });

  it('is of the subject that one teaches, and of a question that is there', async () => {
    const { studentId } = mistake();
    const [{ id } = { id: '' }] = all<{ id: string }>(
      "select id from questions where owner_id is null and subject_id = '1' and is_deleted = 0 limit 1",
    );
    const { body } = await addTo({ studentId, questionId: id }, 'custom-mistake-third');
    expect(body.msg).toBe(calls.addCustomMistake.refusals.otherSubject);
  });
});

describe('the rule of a school', () => {
  it('decides anew on all that was right since, and on nothing of other schools', async () => {
    const set = async (times: number, days: number) =>
      (await server.call('school-admin', calls.setMasteryRule, { schoolId: schoolIds.junior, times, days })).body
        .success;
    const others = () =>
      all(
        'select m.* from mistakes m join students t on t.id = m.student_id where t.school_id <> ? order by 1, 2',
        schoolIds.junior,
      );
    const states = () =>
      all<{ state: string; count: number }>(
        `select m.state, count(*) count from mistakes m join students t on t.id = m.student_id
          where t.school_id = ? and m.right_days <> '' group by 1 order by 1`,
        schoolIds.junior,
      );
    const [before, beside] = [states(), others()];
    expect(await set(1, 0)).toBe(true);
    expect(states().map(({ state }) => state)).toEqual(['mastered']);
    expectKept();
    expect(await set(5, 60)).toBe(true);
    expect(states().map(({ state }) => state)).toEqual(['consolidating']);
    expectKept();
    expect(await set(2, 7)).toBe(true);
    expect([states(), others()]).toEqual([before, beside]);
    expectKept();
  });
});
