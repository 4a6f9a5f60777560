import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { wrongRateBucket } from '../../../../contracts/constants/mistakes.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { assignmentIds, classIds, courseIds, schoolIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 08:00:00' });
});

afterAll(() => server.close());

const lesson = { classId: classIds.junior, courseId: courseIds.maths };

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];

type Asked = Partial<Parameters<typeof server.call<typeof calls.pageClassMistakes>>[2]>;

const pageOf = async (asked: Asked = {}) =>
  (await server.call('teacher', calls.pageClassMistakes, { ...lesson, size: 500, ...asked })).body;

/** Answers of the class in published maths, counted from nothing. */
const counted = (where = 'true') =>
  all<{ questionId: string; answered: number; wrong: number }>(
    `select q.question_id questionId, count(*) answered, sum(round(q.score - r.score, 4) > 0) wrong from submissions s
      join assignments a on a.id = s.assignment_id and a.publish_time <> '' and a.is_deleted = 0 and a.subject_id = '2'
        and a.task_type <> 4
      join paper_questions q on q.paper_id = s.paper_id join questions b on b.id = q.question_id
      join responses r on r.submission_id = s.id and r.position = q.position and r.score is not null
      where s.class_id = ? and s.state = 1 and ${where}
      group by q.question_id having wrong > 0 order by q.question_id`,
    classIds.junior,
  );

const figures = (records: { questionId: string; answered: number; wrong: number }[]) =>
  records
    .map(({ questionId, answered, wrong }) => ({ questionId, answered, wrong }))
    .sort((a, b) => (a.questionId < b.questionId ? -1 : 1));

describe("a class's mistakes", () => {
  it('are the questions that were wrong, with rates that a count from nothing gives', async () => {
    const { data } = await pageOf();
    expect(data.records.length).toBeGreaterThan(5);
    expect(figures(data.records)).toEqual(counted());
    for (const one of data.records) {
      expect(one.wrongRate).toBeCloseTo(one.wrong / one.answered, 12);
      expect(one.grade.answered).toBeGreaterThanOrEqual(one.answered);
      expect(one.school.wrong).toBeGreaterThanOrEqual(one.grade.wrong);
    }
  });

  it('R9.7 are in exactly one bucket each, which add up to all', async () => {
    const { data } = await pageOf();
    const { all: whole, ...buckets } = data.buckets;
    expect(whole).toBe(data.total);
    const seen: string[] = [];
    for (const [bucket, count] of Object.entries(buckets)) {
      const found = await pageOf({ bucket: bucket as never });
      expect([bucket, found.data.total, found.data.buckets]).toEqual([bucket, count, data.buckets]);
      expect(found.data.records.map(({ wrongRate }) => wrongRateBucket(wrongRate))).toEqual(
        found.data.records.map(() => bucket),
      );
      seen.push(...found.data.records.map(({ questionId }) => questionId));
    }
    expect(seen.sort()).toEqual(data.records.map(({ questionId }) => questionId).sort());
  });

  it('R9.7 takes edges of buckets as the constants do', async () => {
    const edges = [
      [4, 10, 'from30to40'],
      [41, 100, 'above40'],
      [3, 10, 'from10to30'],
      [31, 100, 'from30to40'],
      [1, 10, 'from10to30'],
      [99, 1000, 'below10'],
    ] as const;
    const [{ assignmentId, questionId } = { assignmentId: '', questionId: '' }] = all<Record<string, string>>(
      `select assignment_id assignmentId, question_id questionId from question_sums where class_id = ? and
        assignment_id = ? and question_id not in
        (select question_id from question_sums where class_id = ? group by question_id having count(*) > 1) limit 1`,
      classIds.junior,
      assignmentIds.published,
      classIds.junior,
    );
    const set = server.sandbox.sqlite.prepare(
      `update question_sums set wrong = ?, answered = ? where class_id = '${classIds.junior}' and question_id = '${questionId}'`,
    );
    const [before] = all<{ wrong: number; answered: number }>(
      'select wrong, answered from question_sums where class_id = ? and assignment_id = ? and question_id = ?',
      classIds.junior,
      assignmentId,
      questionId,
    );
    for (const [wrong, answered, bucket] of edges) {
      set.run(wrong, answered);
      expect(wrongRateBucket(wrong / answered)).toBe(bucket);
      const { data } = await pageOf({ bucket });
      expect([wrong, answered, data.records.some((one) => one.questionId === questionId)]).toEqual([
        wrong,
        answered,
        true,
      ]);
    }
    set.run(before!.wrong, before!.answered);
  });

  it('R9.8 are told apart by source, kind, term, point and cause', async () => {
    const whole = (await pageOf()).data.records;
    const bySource = await Promise.all([1, 2].map(async (source) => (await pageOf({ source })).data.records));
    expect(figures(bySource[1]!)).toEqual(counted("a.tag in ('quiz', 'stage')"));
    expect(figures(bySource[0]!)).toEqual(counted("a.tag not in ('quiz', 'stage')"));
    for (const questionType of [1, 2, 3]) {
      const { data } = await pageOf({ questionType });
      expect(figures(data.records)).toEqual(counted(`b.question_type = ${questionType}`));
    }
    expect(figures((await pageOf({ learningYear: '202603' })).data.records)).toEqual(
      counted("a.term in ('202601', '202602')"),
    );
    expect((await pageOf({ learningYear: '202002' })).data.records).toEqual([]);
    const cause = whole.find(({ causes }) => causes.length > 0)!.causes[0]!.cause;
    const ofCause = (await pageOf({ cause })).data.records;
    expect(figures(ofCause)).toEqual(figures(whole.filter(({ causes }) => causes.some((one) => one.cause === cause))));
  });

  it('are found by what the question says', async () => {
    const whole = (await pageOf()).data.records;
    const [keyword] = whole
      .map(({ stem }) => stem)
      .join('\n')
      .match(/\p{sc=Han}{3}/u)!;
    const { data } = await pageOf({ keyword });
    expect(data.records).toEqual(whole.filter(({ stem }) => stem.includes(keyword)));
    expect(data.buckets.all).toBe(data.total);
    expect((await pageOf({ keyword: '没有人问过的事' })).data.total).toBe(0);
    const { questionId, stem } = whole[0]!;
    const write = (text: string) =>
      server.sandbox.sqlite.prepare('update questions set stem = ? where id = ?').run(text, questionId);
    write(`${stem}{.睨}之久而{~不去}`);
    expect((await pageOf({ keyword: '睨之久而不去' })).data.records).toMatchObject([{ questionId }]);
    write(stem);
  });

  it('come in pages whose order is the same as that of the whole', async () => {
    const whole = (await pageOf({ ascs: 'wrongRate' })).data.records;
    const rates = whole.map(({ wrongRate }) => wrongRate);
    expect(rates).toEqual([...rates].sort((a, b) => a - b));
    const parts = [];
    for (let current = 1; (current - 1) * 4 < whole.length; current++)
      parts.push(...(await pageOf({ ascs: 'wrongRate', size: 4, current })).data.records);
    expect(parts).toEqual(whole);
  });

  it('are for who has the lesson, and days in their order', async () => {
    expect((await pageOf({ from: '2026-10-02', to: '2026-10-01' })).msg).toBe('开始日期不能晚于结束日期');
    const { body } = await server.call('teacher', calls.pageClassMistakes, { ...lesson, courseId: courseIds.physics });
    expect(body.msg).toMatch(/不由你任教，不能查看$/);
    expect((await server.call('teacher-foreign', calls.pageClassMistakes, lesson)).status).toBe(403);
  });
});

describe('a question of a class', () => {
  it('tells of an answer that no book holds why it may be wrong', async () => {
    const asked = { ...lesson, questionId: (await pageOf()).data.records[0]!.questionId };
    const students = async () =>
      (await server.call('teacher', calls.getClassMistake, asked)).body.data.answers.flatMap((one) => one.students);
    const [known] = await students();
    const gone = server.sandbox.sqlite
      .prepare('delete from mistakes where student_id = ? and question_id = ? returning *')
      .get(known!.studentId, asked.questionId) as Record<string, unknown>;
    const found = (await students()).find(({ studentId }) => studentId === known!.studentId);
    const columns = Object.keys(gone);
    server.sandbox.sqlite
      .prepare(`insert into mistakes (${columns.join(', ')}) values (${columns.map((name) => `$${name}`).join(', ')})`)
      .run(gone);
    expect(found).toMatchObject({ isConfirmed: false, cause: expect.any(String) as string });
  });

  it('has wrong answers that add up to those who were wrong, each by whom', async () => {
    const [first] = (await pageOf()).data.records;
    const { data } = (await server.call('teacher', calls.getClassMistake, { ...lesson, questionId: first!.questionId }))
      .body;
    expect([data.answered, data.wrong]).toEqual([first!.answered, first!.wrong]);
    expect(data.answers.reduce((sum, { count }) => sum + count, 0)).toBe(first!.wrong);
    for (const { count, students } of data.answers) expect(students).toHaveLength(count);
    const causeOf = new Map(data.answers.flatMap(({ students }) => students.map((one) => [one.studentId, one.cause])));
    for (const { cause, count } of data.causes)
      expect([cause, [...causeOf.values()].filter((one) => one === cause).length]).toEqual([cause, count]);
    expect([data.grade, data.school, data.causes]).toEqual([first!.grade, first!.school, first!.causes]);
  });

  it('names the misconception that a wrong answer comes from', async () => {
    const { records } = (await pageOf()).data;
    const named = await Promise.all(
      records.slice(0, 12).map(async ({ questionId }) => {
        const asked = { ...lesson, questionId };
        const { question, answers } = (await server.call('teacher', calls.getClassMistake, asked)).body.data;
        const known = new Map(question.mistakes.map(({ answer, name }) => [answer, name]));
        if (question.questionType !== 1 || question.isMultiple) return 0;
        for (const { answer, error } of answers) expect(error).toBe(known.get(answer) ?? '');
        return answers.filter(({ error }) => error !== '').length;
      }),
    );
    expect(Math.max(...named)).toBeGreaterThan(0);
  });

  it('that nobody was given is refused', async () => {
    const [{ id } = { id: '' }] = all<{ id: string }>(
      `select id from questions where owner_id is null and id not in (select question_id from question_sums) limit 1`,
    );
    const { body } = await server.call('teacher', calls.getClassMistake, { ...lesson, questionId: id });
    expect(body.msg).toBe('这个班级没有做过这道题，或成绩还没有发布');
  });
});

describe('what a class has talked over', () => {
  const discuss = async (questionId: string, isDiscussed: boolean) =>
    (await server.call('teacher', calls.setDiscussed, { ...lesson, questionId, isDiscussed })).body;
  const discussed = async () => (await server.call('teacher', calls.listDiscussions, lesson)).body.data;

  it('is remembered with how it was answered since, until it is taken back', async () => {
    const [first, other] = (await pageOf()).data.records;
    const { questionId } = first!;
    for (const id of [questionId, questionId, other!.questionId]) expect((await discuss(id, true)).success).toBe(true);
    const nobody = { time: expect.stringMatching(/^2026-10-15 08:00/) as string, answered: 0, wrong: 0 };
    expect(await discussed()).toEqual(
      [first!, other!]
        .toSorted((a, b) => a.questionId.localeCompare(b.questionId))
        .map(({ questionId: id, stem }) => ({ ...nobody, questionId: id, stem })),
    );
    const set = server.sandbox.sqlite.prepare('update discussed_questions set create_time = ? where question_id = ?');
    set.run('2020-01-01 00:00:00', questionId);
    const [since] = counted(`q.question_id = '${questionId}'`);
    expect((await discussed()).at(-1)).toEqual({ ...since, stem: first!.stem, time: '2020-01-01 00:00:00' });
    for (const id of [questionId, other!.questionId]) await discuss(id, false);
    expect(await discussed()).toEqual([]);
  });

  it('is of the subject of the lesson', async () => {
    const [{ id } = { id: '' }] = all<{ id: string }>(
      "select id from questions where owner_id is null and subject_id = '1' limit 1",
    );
    expect((await discuss(id, true)).msg).toBe('题目的学科与所选课程不符');
  });
});

describe('mastery of points', () => {
  it('rests on the answers that a count from nothing gives, and chapters are means of their points', async () => {
    const { data } = (await server.call('teacher', calls.listMastery, lesson)).body;
    const [{ answered } = { answered: 0 }] = all<{ answered: number }>(
      `select count(*) answered from students t join submissions s on s.student_id = t.id and s.state = 1
        join assignments a on a.id = s.assignment_id and a.publish_time <> '' and a.is_deleted = 0
        join paper_questions q on q.paper_id = s.paper_id join question_points p on p.question_id = q.question_id
        join knowledge_points k on k.id = p.point_id and k.subject_id = '2'
        join responses r on r.submission_id = s.id and r.position = q.position and r.score is not null
        where t.class_id = ? and t.is_deleted = 0`,
      classIds.junior,
    );
    expect(answered).toBeGreaterThan(0);
    expect(data.reduce((sum, one) => sum + one.answered, 0)).toBe(answered);
    for (const { children, ...chapter } of data) {
      const known = children.filter(({ mastery }) => mastery !== null);
      const weighted = known.reduce((sum, one) => sum + one.mastery! * one.answered, 0);
      const below = known.reduce((sum, one) => sum + one.answered, 0);
      if (chapter.answered === below && below > 0) expect(chapter.mastery).toBeCloseTo(weighted / below, 12);
      expect(chapter.mastery === null).toBe(chapter.answered === 0);
    }
  });
});

describe('students of a class', () => {
  it('have as many mistakes in each state as their books', async () => {
    const { data } = (await server.call('teacher', calls.listStudentMistakes, lesson)).body;
    expect(data.length).toBeGreaterThan(10);
    for (const { studentId, open, consolidating, mastered, due, line } of data.slice(0, 6)) {
      const asked = { ...lesson, studentId, size: 500 };
      const book = (await server.call('teacher', calls.pageStudentBook, asked)).body.data;
      expect(book.counts).toEqual({ open, consolidating, mastered, due });
      expect(book.total).toBe(open + consolidating + mastered);
      expect(line).toHaveLength(6);
      expect(line.at(-1)).toBe(open);
      for (const state of ['open', 'consolidating', 'mastered', 'due'] as const) {
        const found = (await server.call('teacher', calls.pageStudentBook, { ...asked, state })).body.data;
        expect([state, found.total]).toEqual([state, book.counts[state]]);
      }
    }
  });

  it('have causes and days on which mistakes fall due that add up to their books, in a term as at all times', async () => {
    const ofYear = { ...lesson, learningYear: '202601' };
    const { data } = (await server.call('teacher', calls.listStudentMistakes, ofYear)).body;
    const { studentId, open, consolidating, mastered, due } = data.toSorted((a, b) => b.open - a.open)[0]!;
    const book = (await server.call('teacher', calls.pageStudentBook, { ...ofYear, studentId, size: 500 })).body.data;
    expect(book.total).toBeGreaterThan(0);
    expect(book.total).toBe(open + consolidating + mastered);
    for (const { cause, count, confirmed } of book.causes) {
      const own = book.records.filter((one) => one.cause === cause);
      expect([cause, count, confirmed]).toEqual([cause, own.length, own.filter((one) => one.isConfirmed).length]);
    }
    expect(book.causes.reduce((sum, { count }) => sum + count, 0)).toBe(book.total);
    expect(book.coming).toHaveLength(7);
    expect(book.coming[0]!.count).toBe(due);
    for (const { day, count } of book.coming.slice(1))
      expect(book.records.filter((one) => one.state !== 'mastered' && one.dueDate === day)).toHaveLength(count);
    const before = { ...lesson, studentId, learningYear: '202003' };
    expect((await server.call('teacher', calls.pageStudentBook, before)).body.data).toMatchObject({
      total: 0,
      counts: { open: 0, consolidating: 0, mastered: 0, due: 0 },
      causes: [],
    });
  });

  it('R9.8 have books of one source and of the last days, whose figures agree with the list of students', async () => {
    const [{ from } = { from: '' }] = all<{ from: string }>(
      `select substr(max(m.wrong_time), 1, 10) "from" from mistakes m join questions q on q.id = m.question_id
        and q.subject_id = '2' join students t on t.id = m.student_id and t.class_id = ? where m.source = 1`,
      classIds.junior,
    );
    type Student = DataOf<typeof calls.listStudentMistakes>[number];
    const sum = ({ open, consolidating, mastered }: Student) => open + consolidating + mastered;
    for (const narrowed of [{ source: 1 }, { source: 2 }, { from, source: 1 }]) {
      const { data } = (await server.call('teacher', calls.listStudentMistakes, { ...lesson, ...narrowed })).body;
      const { studentId, open, consolidating, mastered, due } = data.toSorted((a, b) => sum(b) - sum(a))[0]!;
      const asked = { ...lesson, ...narrowed, studentId, size: 500 };
      const book = (await server.call('teacher', calls.pageStudentBook, asked)).body.data;
      expect(book.counts).toEqual({ open, consolidating, mastered, due });
      expect(book.total).toBe(open + consolidating + mastered);
      expect(book.records.map(({ source }) => source)).toEqual(book.records.map(() => narrowed.source));
      const [{ count } = { count: 0 }] = all<{ count: number }>(
        `select count(*) count from mistakes m join questions q on q.id = m.question_id and q.subject_id = '2'
          where m.student_id = ? and m.source = ? and m.wrong_time >= ?`,
        studentId,
        narrowed.source,
        'from' in narrowed ? narrowed.from : '',
      );
      if (narrowed.source === 1) expect(count).toBeGreaterThan(0);
      expect(book.total).toBe(count);
    }
  });

  it('have books whose order a decision leaves as it is', async () => {
    const { data } = (await server.call('teacher', calls.listStudentMistakes, lesson)).body;
    const { studentId } = data.toSorted((a, b) => b.open - a.open)[0]!;
    const asked = { ...lesson, studentId, size: 500 };
    const order = async () =>
      (await server.call('teacher', calls.pageStudentBook, asked)).body.data.records.map(
        ({ questionId, cause }) => [questionId, cause] as const,
      );
    const before = await order();
    const [questionId, cause] = before[0]!;
    await server.call('teacher', calls.setMistakeCause, { ...lesson, studentId, questionId, cause });
    expect(before.length).toBeGreaterThan(1);
    expect(await order()).toEqual(before);
  });

  it('have books with every attempt, and say how well it is remembered', async () => {
    const [{ studentId } = { studentId: '' }] = all<{ studentId: string }>(
      `select m.student_id studentId from mistakes m join students t on t.id = m.student_id and t.class_id = ?
        join questions q on q.id = m.question_id and q.subject_id = '2' group by 1 order by sum(m.attempt_count > 1) desc`,
      classIds.junior,
    );
    const { data } = (
      await server.call('teacher', calls.pageStudentBook, { ...lesson, studentId, size: 500, on: '2026-12-30' })
    ).body;
    expect(data.records.length).toBeGreaterThan(0);
    for (const one of data.records) {
      expect(one.attempts).toHaveLength(one.attemptCount);
      expect(one.attempts.filter(({ score, full }) => score < full)).toHaveLength(one.wrongCount);
      expect(one.attempts.at(-1)!.time).toBe(one.lastTime);
      expect(one.retrievabilityThen).toBeLessThan(one.retrievability);
      expect(one.timesLeft === 0).toBe(one.state === 'mastered');
    }
  });

  it('are told by name where they are in another class', async () => {
    const [{ id } = { id: '' }] = all<{ id: string }>(
      'select id from students where class_id = ? limit 1',
      classIds.juniorSecond,
    );
    const { body } = await server.call('teacher', calls.pageStudentBook, { ...lesson, studentId: id });
    expect(body.msg).toBe('学生已不在这个班级');
  });
});

describe('the rule of a school', () => {
  it('is two times and seven days until it is set', async () => {
    const { body } = await server.call('teacher', calls.getMasteryRule, { schoolId: schoolIds.junior });
    expect(body.data).toEqual({ times: 2, days: 7 });
  });
});
