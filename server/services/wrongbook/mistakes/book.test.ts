import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { classIds, courseIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

let server: TestApp;
let studentId: string;

const lesson = { classId: classIds.junior, courseId: courseIds.maths };

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 08:00:00' });
  studentId = server.sandbox.sqlite
    .prepare(
      `select m.student_id from mistakes m join students t on t.id = m.student_id and t.class_id = ?
        join questions q on q.id = m.question_id and q.subject_id = '2' group by 1 order by sum(m.wrong_count) desc limit 1`,
    )
    .pluck()
    .get(lesson.classId) as string;
});

afterAll(() => server.close());

type Asked = Partial<Parameters<typeof server.call<typeof calls.pageStudentBook>>[2]>;

const read = async (asked: Asked = {}) =>
  (await server.call('teacher', calls.pageStudentBook, { ...lesson, studentId, size: 500, ...asked })).body;

const set = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);

describe('causes over time', () => {
  it('are the wrong answers of each month by the cause of the mistake that they belong to', async () => {
    for (const learningYear of [undefined, '202601']) {
      const { records, trend } = (await read({ learningYear })).data;
      const since = learningYear === undefined ? '' : '2026-08-01';
      const wrong = records.flatMap(({ cause, attempts }) =>
        attempts
          .filter(({ time, score, full }) => score < full && time >= since)
          .map(({ time }) => `${time.slice(0, 7)} ${cause}`),
      );
      const expected = new Map([...new Set(wrong)].map((key) => [key, wrong.filter((one) => one === key).length]));
      const found = trend.flatMap(({ month, causes }) =>
        causes.map(({ cause, count }) => [`${month} ${cause}`, count] as const),
      );
      expect(found.length).toBeGreaterThan(2);
      expect(new Map(found)).toEqual(expected);
      expect(trend.map(({ month }) => month)).toEqual(trend.map(({ month }) => month).toSorted());
    }
  });
});

describe('the day of the next exam', () => {
  it('says what is left of what is mastered, and finds what is likely forgotten', async () => {
    const before = (await read()).data;
    expect(before.memory).toEqual({ day: '', known: before.counts.mastered, remembered: null, fading: 0 });
    const open = before.records.filter(({ state }) => state === 'open').slice(0, 4);
    expect(open).toHaveLength(4);
    for (const { questionId } of open) {
      const named = { ...lesson, studentId, questionId };
      await server.call('teacher', calls.setMistakeMastered, { ...named, isMastered: true, reason: '当面做对' });
    }
    // One of them is remembered for years.
    set('update mistakes set stability = 900 where student_id = ? and question_id = ?', studentId, open[0]!.questionId);
    const on = '2026-12-30';
    const { memory, records } = (await read({ on })).data;
    const known = records.filter(({ state }) => state === 'mastered');
    const fading = known.filter(({ retrievabilityThen }) => retrievabilityThen! < 0.9);
    expect(fading.length).toBeGreaterThan(0);
    expect(fading.length).toBeLessThan(known.length);
    expect(memory).toMatchObject({ day: on, known: known.length, fading: fading.length });
    expect(memory.remembered).toBeCloseTo(
      known.reduce((sum, { retrievabilityThen }) => sum + retrievabilityThen!, 0) / known.length,
      12,
    );
    const found = (await read({ on, state: 'fading' })).data;
    expect(found.records.map(({ questionId }) => questionId).sort()).toEqual(
      fading.map(({ questionId }) => questionId).sort(),
    );
    for (const { questionId } of open)
      await server.call('teacher', calls.setMistakeMastered, { ...lesson, studentId, questionId, isMastered: false });
  });
});

describe('a student who is no longer in the class', () => {
  const move = (classId: string | null, isDeleted = 0) =>
    set('update students set class_id = ?, is_deleted = ? where id = ?', classId, isDeleted, studentId);

  it('keeps a book of what was done for the class, to which nothing is written', async () => {
    const before = (await read()).data;
    expect(before.student.standing).toBe('here');
    const [{ questionId } = { questionId: '' }] = before.records;
    const other = (
      await server.call('teacher', calls.pageQuestions, {
        subjectId: '2',
        gradeId: '7',
        size: 50,
      })
    ).body;
    const elsewhere = other.data.records.find(({ id }) => !before.records.some((one) => one.questionId === id))!.id;
    await server.call('teacher', calls.addCustomMistake, { ...lesson, studentId, questionId: elsewhere, answer: '5' });
    for (const [classId, isDeleted, standing] of [
      [classIds.juniorSecond, 0, 'moved'],
      [null, 0, 'left'],
      [classIds.junior, 1, 'left'],
    ] as const) {
      move(classId, isDeleted);
      const { data } = await read();
      expect(data.student).toEqual({ ...before.student, standing });
      // What was added by hand belongs to no class, and follows the student.
      expect(data.records.map((one) => one.questionId)).toEqual(before.records.map((one) => one.questionId));
      expect(data.records.flatMap((one) => one.attempts)).toEqual(before.records.flatMap((one) => one.attempts));
      expect([data.counts, data.causes, data.trend]).toEqual([before.counts, before.causes, before.trend]);
      const written = { ...lesson, studentId, questionId, cause: 'reading' } as const;
      expect((await server.call('teacher', calls.setMistakeCause, written)).body.msg).toBe('学生已不在这个班级');
    }
    move(classIds.junior);
    await server.call('teacher', calls.removeCustomMistake, { ...lesson, studentId, questionId: elsewhere });
    expect((await read()).data).toEqual(before);
  });

  it('takes along what was done before, but the sheets open only to who has the class for which they were set', async () => {
    const before = (await read()).data;
    expect(before.records.flatMap((one) => one.attempts).every(({ isOpen }) => isOpen)).toBe(true);
    const foreign = server.sandbox.sqlite
      .prepare(
        `select c.id from school_classes c join school_classes o on o.id = ? and o.school_id = c.school_id where c.id not in
          (select t.class_id from teachings t join users u on u.id = t.teacher_id where u.account = 'teacher') limit 1`,
      )
      .pluck()
      .get(classIds.junior) as string;
    set('update submissions set class_id = ? where student_id = ?', foreign, studentId);
    const attempts = (await read()).data.records.flatMap((one) => one.attempts);
    expect(attempts.length).toBeGreaterThan(0);
    expect(attempts.map(({ isOpen, pictures }) => [isOpen, pictures])).toEqual(attempts.map(() => [false, []]));
    set('update submissions set class_id = ? where student_id = ?', classIds.junior, studentId);
    expect((await read()).data).toEqual(before);
  });

  it('has no book in a class that never was theirs', async () => {
    const stranger = server.sandbox.sqlite
      .prepare('select id from students where class_id = ? limit 1')
      .pluck()
      .get(classIds.juniorSecond) as string;
    expect((await read({ studentId: stranger })).msg).toBe('学生已不在这个班级');
  });
});
