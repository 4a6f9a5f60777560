import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { scoreBand } from '../../../../contracts/constants/questions.ts';
import { classIds, courseIds, personaIds } from '../../../../seed/landmarks.ts';
import { startFakeModel, type FakeModel } from '../../../engines/marking/model/fake-server.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

let server: TestApp;
let model: FakeModel;

/** Says everything anew, but for sentences about practice in which it changes a number. */
const rewords = (text: string): string =>
  text.includes('到期的') ? text.replace(/\d+/, (digits) => String(Number(digits) + 1)) : `老师看到：${text}`;

beforeAll(async () => {
  model = await startFakeModel(({ body }) => {
    const { sentences } = JSON.parse(body.messages.at(-1)!.content as string) as { sentences: string[] };
    return JSON.stringify({ sentences: sentences.map(rewords) });
  });
  server = await startTestApp({
    moment: '2026-10-15 08:00:00',
    marker: {
      baseUrl: model.url,
      apiKey: 'secret',
      model: 'fake',
      timeoutMs: 5_000,
      maxRetries: 0,
      price: { inputPerMillion: 1, outputPerMillion: 1 },
    },
  });
});

afterAll(async () => {
  await server.close();
  await model.stop();
});

const days = { from: '2025-09-01', to: '2026-10-15' };
const ofClass = { classId: classIds.junior, ...days };
const lesson = { classId: classIds.junior, courseId: courseIds.maths };

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];

const dataOf = async <T>(answer: Promise<{ status: number; body: { data: T } }>): Promise<T> => {
  const { status, body } = await answer;
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

const students = () => dataOf(server.call('school-admin', calls.listLearningStudents, ofClass));
const full = async () => (await students()).filter(({ isShort }) => !isShort);
const reportOf = (studentId: string) =>
  dataOf(server.call('school-admin', calls.getStudentLearning, { ...ofClass, studentId }));
const classReport = () => dataOf(server.call('school-admin', calls.getClassLearning, ofClass));

const mathsOf = <One extends { courseId: string }>({ subjects }: { subjects: One[] }): One =>
  subjects.find(({ courseId }) => courseId === courseIds.maths)!;

/** Rates of one student in maths, counted from raw answers. */
const ratesFromAnswers = (studentId: string) =>
  all<{ rate: number }>(
    `select sum(r.score) / sum(q.score) rate from submissions s join assignments a on a.id = s.assignment_id
      join paper_questions q on q.paper_id = s.paper_id
      left join responses r on r.submission_id = s.id and r.position = q.position
      where s.student_id = ? and s.class_id = ? and a.course_id = ? and s.state = 1 and a.publish_time <> ''
        and a.is_deleted = 0 and a.status = 1 and a.task_type <> 4 and a.create_time between ? and ?
      group by s.id having count(r.score) = count(*)`,
    studentId,
    classIds.junior,
    courseIds.maths,
    `${days.from} 00:00:00`,
    `${days.to} 23:59:59`,
  ).map(({ rate }) => rate);

describe('the learning report of a student', () => {
  it('has the rates of the homework report, and those that raw answers give', async () => {
    const homework = await dataOf(
      server.call('teacher', calls.getHomeworkReport, { courseId: courseIds.maths, classId: classIds.junior, ...days }),
    );
    const known = await full();
    expect(known.length).toBeGreaterThan(10);
    for (const { studentId } of known.slice(0, 8)) {
      const maths = mathsOf(await reportOf(studentId));
      const row = homework.students.find((one) => one.studentId === studentId)!;
      expect([maths.rate, maths.submitted]).toEqual([row.meanRate, row.completed]);
      const rates = ratesFromAnswers(studentId);
      expect(rates.length).toBeGreaterThan(0);
      expect(maths.rate).toBeCloseTo(rates.reduce((sum, rate) => sum + rate, 0) / rates.length, 10);
      expect(maths.band).toBe(scoreBand(maths.rate!));
    }
  });

  it("counts mistakes and mastery as the student's book and the class's list do", async () => {
    const list = await dataOf(server.call('teacher', calls.listStudentMistakes, lesson));
    for (const { studentId } of (await full()).slice(0, 4)) {
      const report = await dataOf(
        server.call('school-admin', calls.getStudentLearning, {
          classId: classIds.junior,
          studentId,
          from: '2024-01-01',
          to: days.to,
        }),
      );
      const { practice, points } = mathsOf(report);
      const row = list.find((one) => one.studentId === studentId)!;
      const { open, consolidating, mastered, due } = row;
      expect(practice).toMatchObject({ open, consolidating, mastered, due, total: open + consolidating + mastered });
      const tree = await dataOf(server.call('teacher', calls.listMastery, { ...lesson, studentId }));
      const known = tree.flatMap(({ children }) => children).filter(({ mastery }) => mastery !== null);
      const figures = (rows: { pointId: string; answered: number; mastery: number | null }[]) =>
        rows.map(({ pointId, answered, mastery }) => [pointId, answered, mastery]).sort();
      expect(points.length).toBeGreaterThan(0);
      expect(figures(points)).toEqual(figures(known));
    }
  });

  it('says no number that is not among the figures of the sentence, and nothing of ranks', async () => {
    let said = 0;
    for (const { studentId } of (await full()).slice(0, 12)) {
      const { lead, advice } = await reportOf(studentId);
      for (const { text, figures } of [...lead, ...advice]) {
        const values = figures.map(({ value }) => value);
        for (const number of text.match(/\d+(\.\d+)?%?/g) ?? []) expect(values, text).toContain(number);
        expect(figures.length, text).toBeGreaterThan(0);
        expect(text).not.toMatch(/名次|排名|第.*名/);
        said++;
      }
    }
    expect(said).toBeGreaterThan(20);
  });

  it('places each piece of work against the class, with a level between its bounds', async () => {
    const reports = await Promise.all((await full()).slice(0, 5).map(({ studentId }) => reportOf(studentId)));
    const trend = reports.flatMap((report) => mathsOf(report).trend);
    expect(trend.length).toBeGreaterThan(5);
    for (const { low, level, high, standing, rate, groupRate } of trend) {
      expect(low).toBeLessThanOrEqual(level);
      expect(level).toBeLessThanOrEqual(high);
      if (Math.abs(rate - groupRate) > 1e-9) expect(Math.sign(standing)).toBe(Math.sign(rate - groupRate));
    }
  });

  it('is short, with its reason, where there is too little', async () => {
    const [{ studentId } = { studentId: '' }] = await students();
    const short = await dataOf(
      server.call('school-admin', calls.getStudentLearning, {
        classId: classIds.junior,
        studentId,
        from: '2026-10-15',
        to: '2026-10-15',
      }),
    );
    expect(short.shortReason).toContain('作答太少');
    expect([short.subjects, short.advice, short.lead]).toEqual([[], [], []]);
  });

  it('is refused for days in the wrong order, for more than three years, and for a student of another class', async () => {
    const [one] = await students();
    const between = async (from: string, to: string) => {
      const asked = { classId: classIds.junior, studentId: one!.studentId, from, to };
      const { status, body } = await server.call('school-admin', calls.getStudentLearning, asked);
      return [status, body.msg];
    };
    expect(await between('2026-10-02', '2026-10-01')).toEqual([400, '开始日期不能晚于结束日期']);
    expect(await between('1900-01-01', '2026-10-01')).toEqual([400, '一次最多看三年，请缩短日期范围']);
    const elsewhere = all<{ id: string }>(
      'select t.id from students t join teachings g on g.class_id = t.class_id where g.teacher_id = ? and t.class_id <> ? limit 1',
      personaIds.teacher,
      classIds.junior,
    )[0]!.id;
    const other = await server.call('school-admin', calls.getStudentLearning, { ...ofClass, studentId: elsewhere });
    expect([other.status, other.body.msg]).toEqual([400, '学生已不在这个班级']);
  });
});

describe('the learning report of a class', () => {
  it('has the bands of the homework report and the mastery of the class', async () => {
    const homework = await dataOf(
      server.call('teacher', calls.getHomeworkReport, { courseId: courseIds.maths, classId: classIds.junior, ...days }),
    );
    const maths = mathsOf(await classReport());
    expect(maths.bands).toEqual(homework.bands);
    expect(maths.distribution.reduce((sum, count) => sum + count, 0)).toBe(
      homework.students.filter(({ meanRate }) => meanRate !== null).length,
    );
    const tree = await dataOf(server.call('teacher', calls.listMastery, lesson));
    const known = new Map(tree.flatMap(({ children }) => children).map((one) => [one.pointId, one.mastery]));
    for (const { pointId, mastery } of maths.points) expect(mastery).toBe(known.get(pointId));
  });

  it('shows a teacher the own subjects, and the school and its partner all of them', async () => {
    const subjectsFor = async (account: 'teacher' | 'school-admin' | 'partner-1') => {
      const { subjects } = await dataOf(server.call(account, calls.getClassLearning, ofClass));
      return subjects.map(({ courseId }) => courseId);
    };
    const taught = all<{ id: string }>(
      'select course_id id from teachings where class_id = ? and teacher_id = ?',
      classIds.junior,
      personaIds.teacher,
    ).map(({ id }) => id);
    const own = await subjectsFor('teacher');
    expect(own.every((id) => taught.includes(id))).toBe(true);
    const whole = await subjectsFor('school-admin');
    expect(whole.length).toBeGreaterThan(own.length);
    expect(await subjectsFor('partner-1')).toEqual(whole);
    const foreign = await server.call('teacher', calls.getClassLearning, { classId: classIds.foreign });
    expect(foreign.status).toBe(403);
    const psychologist = await server.call('psychology', calls.getClassLearning, ofClass);
    expect(psychologist.status).toBe(403);
  });
});

describe('wording', () => {
  it('is taken from the model where the figures stay, and marked; else the sentence stays as it was', async () => {
    const reports = await Promise.all((await full()).map(({ studentId }) => reportOf(studentId)));
    const one = reports.find(({ advice: said }) => said.some(({ text }) => text.includes('到期的')));
    const { lead, advice } = one!;
    const answer = await dataOf(
      server.call('school-admin', calls.polishLearning, { ...ofClass, studentId: one!.studentId }),
    );
    expect(answer.isConfigured).toBe(true);
    expect(model.asked.length).toBeGreaterThan(0);
    const before = [...lead, ...advice];
    const after = [...answer.lead, ...answer.advice];
    expect(after.map(({ figures }) => figures)).toEqual(before.map(({ figures }) => figures));
    after.forEach(({ text, isPolished }, at) => {
      const original = before[at]!.text;
      const isKept = original.includes('到期的');
      expect([text, isPolished]).toEqual([isKept ? original : `老师看到：${original}`, !isKept]);
    });
    expect(before.some(({ text }) => text.includes('到期的'))).toBe(true);
  });
});

describe('printing', () => {
  it('makes one PDF, or an archive with one for each', async () => {
    const two = (await full()).slice(0, 2).map(({ studentId }) => studentId);
    const input = {
      ...ofClass,
      studentIds: two.join(','),
      parts: ['subjects', 'trend', 'points', 'weak', 'advice'],
    } as const;
    const pdf = await server.call('school-admin', calls.printLearning, {
      ...input,
      parts: [...input.parts],
    });
    expect(Buffer.from(pdf.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    const zip = await server.call('school-admin', calls.printLearning, {
      ...input,
      parts: [...input.parts],
      form: 'archive',
    });
    expect(Buffer.from(zip.bytes.subarray(0, 2)).toString()).toBe('PK');
  });

  it('is refused without anything to print', async () => {
    const { status, body } = await server.call('school-admin', calls.printLearning, { ...ofClass, parts: [] });
    expect([status, body.msg]).toEqual([400, '请选择放进报告的内容']);
  });
});

describe('what a student does', () => {
  it('is listed newest first, adds up to the counts, and has the scores of published work alone', async () => {
    const [one] = await full();
    const asked = { ...ofClass, studentId: one!.studentId };
    const usage = await dataOf(server.call('school-admin', calls.getStudentUsage, asked));
    const page = await dataOf(server.call('school-admin', calls.pageStudentActivity, { ...asked, size: 500 }));
    const times = page.records.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const { kind, set, submitted } of usage.counts) {
      const own = page.records.filter((record) => record.kind === kind);
      const due = own.filter(({ isPublished }) => isPublished);
      expect([kind, due.length, due.filter(({ state }) => state === 1).length]).toEqual([kind, set, submitted]);
      const filtered = await dataOf(server.call('school-admin', calls.pageStudentActivity, { ...asked, kind }));
      expect(filtered.total).toBe(own.length);
    }
    for (const { isPublished, score } of page.records) if (!isPublished) expect(score).toBeNull();
    expect(page.records.some(({ score }) => score !== null)).toBe(true);
    expect(page.records.some(({ isPublished }) => !isPublished)).toBe(true);
    const [, two] = page.records;
    const second = await dataOf(
      server.call('school-admin', calls.pageStudentActivity, { ...asked, size: 1, current: 2 }),
    );
    expect(second.records).toEqual([two]);
  });

  it('adds up week by week, with the rate of the report', async () => {
    const [one] = await full();
    const asked = { ...ofClass, studentId: one!.studentId };
    const { weeks, counts } = await dataOf(server.call('school-admin', calls.getStudentUsage, asked));
    const work = counts.filter(({ kind }) => kind === 'homework' || kind === 'exam');
    expect(weeks.reduce((sum, week) => sum + week.set, 0)).toBe(work.reduce((sum, { set }) => sum + set, 0));
    const maths = await dataOf(
      server.call('school-admin', calls.getStudentUsage, { ...asked, courseId: courseIds.maths }),
    );
    expect(maths.rate).toBeCloseTo(mathsOf(await reportOf(one!.studentId)).rate!, 10);
  });

  it('is seen by the school and its partner, not by others', async () => {
    const [one] = await full();
    const asked = { ...ofClass, studentId: one!.studentId };
    for (const account of ['teacher', 'school-admin', 'partner-1', 'partner-sibling', 'teacher-foreign'] as const) {
      const { status } = await server.call(account, calls.getStudentUsage, asked);
      expect([account, status]).toEqual([account, /sibling|foreign/.test(account) ? 403 : 200]);
    }
  });
});
