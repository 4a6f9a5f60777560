import * as XLSX from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { areas, courseIds, personaIds, schoolIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

// Eight schools of the region and one beyond it sit an intake and a midterm together; every figure is computed again from the scores.

let server: TestApp;
const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);
const maths = courseIds.maths;
const settings = '{"thresholds":{"excellent":0.9,"pass":0.6,"low":0.4},"examNoPattern":"{学号}"}';

/** A school's number, how many of it sit, and what they score on average; the seventh is of another region. */
const plan = [
  { at: 1, count: 30, level: 88 },
  { at: 2, count: 24, level: 86 },
  { at: 3, count: 28, level: 70 },
  { at: 4, count: 22, level: 69 },
  { at: 5, count: 12, level: 60 },
  { at: 6, count: 26, level: 40 },
  { at: 7, count: 30, level: 99 },
  { at: 8, count: 25, level: 84 },
  { at: 9, count: 21, level: 44 },
];
const schoolOf = (at: number) => `6600${at}`;
const examOf = (at: number, exam: string) => `66${exam}00${at}`;
const spread = (index: number) => ((index * 37) % 41) - 20;
const scoreOf = (level: number, index: number, shift: number) =>
  Math.min(100, Math.max(0, level + spread(index) / 2 + (((index * 7) % 5) - 2) * shift)) * 1.2;
const scoresOf = ({ level, count, at }: (typeof plan)[number], exam: string) =>
  Array.from(
    { length: count },
    (_, index) => Math.round(scoreOf(level + (exam === '2' ? at : 0), index, Number(exam)) * 2) / 2,
  );

function addSchool({ at, count }: (typeof plan)[number]): void {
  run(
    "insert into schools (id, name, stage, area, create_time) values (?, ?, 'junior', ?, '2026-09-01 08:00:00')",
    schoolOf(at),
    `第${at}学校`,
    at === 7 ? areas.foreign : areas.own,
  );
  run(
    "insert into school_classes (id, school_id, grade_id, name, position, create_time) values (?, ?, '7', '1班', 1, '2026-09-01 08:00:00')",
    `${schoolOf(at)}1`,
    schoolOf(at),
  );
  for (let index = 0; index < count; index++)
    run(
      "insert into students (id, school_id, class_id, name, student_no, create_time) values (?, ?, ?, '考生', ?, '2026-09-01 08:00:00')",
      `${schoolOf(at)}2${100 + index}`,
      schoolOf(at),
      `${schoolOf(at)}1`,
      `R${at}${index}`,
    );
}

function addExam(
  school: (typeof plan)[number],
  exam: string,
  { name, kind, date }: { name: string; kind: string; date: string },
): void {
  const id = examOf(school.at, exam);
  run(
    "insert into exams (id, school_id, joint_id, name, kind, grade_id, term, owner_id, state, start_date, end_date, settings, create_time) values (?, ?, ?, ?, ?, '7', '202601', ?, 'published', ?, ?, ?, '2026-09-01 08:00:00')",
    id,
    schoolOf(school.at),
    `77${exam}`,
    name,
    kind,
    personaIds.teacher,
    date,
    date,
    settings,
  );
  run(
    "insert into exam_classes (exam_id, class_id, class_name) values (?, ?, '七年级1班')",
    id,
    `${schoolOf(school.at)}1`,
  );
  run(
    "insert into exam_subjects (exam_id, subject_id, course_id, position, date, from_time, to_time, full, way, publish_time) values (?, '2', ?, 1, ?, '08:00', '10:00', 120, 'scores', '2026-11-20 08:00:00')",
    id,
    maths,
    date,
  );
  const scores = scoresOf(school, exam);
  for (const [index, score] of scores.entries()) {
    const student = `${schoolOf(school.at)}2${100 + index}`;
    run(
      'insert into exam_students (exam_id, student_id, class_id) values (?, ?, ?)',
      id,
      student,
      `${schoolOf(school.at)}1`,
    );
    run(
      "insert into exam_results (exam_id, subject_id, student_id, class_id, score) values (?, '2', ?, ?, ?)",
      id,
      student,
      `${schoolOf(school.at)}1`,
      score,
    );
  }
  for (const subject of ['2', ''])
    run(
      'insert into exam_score_sums (exam_id, subject_id, class_id, score, count) select exam_id, ?, class_id, score, count(*) from exam_results where exam_id = ? group by score',
      subject,
      id,
    );
}

/** What three questions of the midterm are worth; the ninth school has left the last one out. */
const fulls = [60, 40, 20];
const asksLast = ({ at }: { at: number }) => at !== 9;
const splitOf = (school: { at: number }, score: number): number[] => {
  const first = Math.min(60, Math.round(score * (asksLast(school) ? 0.5 : 0.6)));
  const second = asksLast(school) ? Math.round(score / 3) : score - first;
  return [first, second, score - first - second];
};
let pointIds: string[];

/** A paper of questions with one point each, and what each school reached at them. */
function addPaper(): void {
  const asked = server.sandbox.sqlite
    .prepare(
      `select min(question_id) questionId, pointId from (select question_id, min(point_id) pointId from question_points
        group by question_id having count(*) = 1) group by pointId limit 3`,
    )
    .all() as { questionId: string; pointId: string }[];
  pointIds = asked.map(({ pointId }) => pointId);
  run(
    `insert into papers (id, school_id, owner_id, title, subject_id, grade_id, sections, create_time)
      select '77900', school_id, id, '联考卷', '2', '7', '[""]', '2026-09-01 08:00:00' from users where id = ?`,
    personaIds.teacher,
  );
  for (const [index, { questionId }] of asked.entries())
    run(
      "insert into paper_questions (paper_id, position, section, question_id, score) values ('77900', ?, 0, ?, ?)",
      index + 1,
      questionId,
      fulls[index],
    );
  for (const school of plan.filter(({ at }) => at !== 4)) {
    const examId = examOf(school.at, '2');
    run("update exam_subjects set paper_id = '77900' where exam_id = ?", examId);
    const splits = scoresOf(school, '2').map((score) => splitOf(school, score));
    for (const index of fulls.keys()) {
      if (index === 2 && !asksLast(school)) continue;
      const marks = splits.map((one) => one[index]!);
      run(
        "insert into exam_item_sums (exam_id, subject_id, class_id, position, answered, sum, squares) values (?, '2', ?, ?, ?, ?, ?)",
        ...[examId, `${schoolOf(school.at)}1`, index + 1, marks.length],
        ...[total(marks), total(marks.map((one) => one ** 2))],
      );
    }
  }
}
const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);

const midterm = { examId: examOf(1, '2'), courseId: maths };

beforeAll(async () => {
  server = await startTestApp();
  for (const school of plan) {
    addSchool(school);
    addExam(school, '1', { name: '入学摸底', kind: 'monthly', date: '2026-09-04' });
    // The fourth stays away from the midterm.
    if (school.at !== 4) addExam(school, '2', { name: '期中联考', kind: 'midterm', date: '2026-11-06' });
  }
  addPaper();
});
afterAll(() => server.close());

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const squares = (values: readonly number[]) => values.reduce((sum, one) => sum + (one - mean(values)) ** 2, 0);
const compared = plan.filter(({ at, count }) => at !== 7 && at !== 4 && count >= 20);
const own = (at: number) =>
  scoresOf(
    plan.find((one) => one.at === at)!,
    '2',
  );

const read = async (input: Partial<Parameters<typeof server.call<typeof calls.getSchoolComparison>>[2]> = {}) => {
  const { body } = await server.call('researcher', calls.getSchoolComparison, { ...midterm, ...input });
  expect(body.msg).toBe('操作成功');
  return body.data;
};

const readPoints = async (input: Partial<Parameters<typeof server.call<typeof calls.getPointComparison>>[2]> = {}) => {
  const { body } = await server.call('researcher', calls.getPointComparison, { ...midterm, ...input });
  expect(body.msg).toBe('操作成功');
  return body.data;
};

describe('the knowledge points of a region', () => {
  const splitsOf = (at: number) => own(at).map((score) => splitOf({ at }, score));

  it('share the full marks, and with their rates give back the mean of each school', async () => {
    const { schools, points, full } = await readPoints();
    expect(total(points.map((one) => one.full))).toBe(full);
    for (const { at } of compared) {
      const place = schools.findIndex(({ schoolId }) => schoolId === schoolOf(at));
      const reached = points.map((one) => (one.cells[place]!.rate ?? 0) * one.full);
      expect(total(reached)).toBeCloseTo(schools[place]!.mean!, 9);
      expect(schools[place]!.mean).toBeCloseTo(mean(own(at)), 9);
    }
  });

  it('are weighted by students over the region, and have no rate where a school left them out or is not compared', async () => {
    const { schools, points } = await readPoints({ versus: 'all' });
    for (const [index, pointId] of pointIds.entries()) {
      const point = points.find((one) => one.pointId === pointId)!;
      const asked = compared.filter((school) => index < 2 || asksLast(school));
      const rate = (all: typeof asked) =>
        mean(all.flatMap(({ at }) => splitsOf(at).map((one) => one[index]!))) / fulls[index]!;
      expect(point).toMatchObject({ full: fulls[index] });
      expect(point.rate).toBeCloseTo(rate(asked), 9);
      for (const [place, { schoolId }] of schools.entries()) {
        const school = asked.find(({ at }) => schoolOf(at) === schoolId);
        const cell = point.cells[place]!;
        if (!school) expect(cell).toEqual({ rate: null, difference: null, mark: '' });
        else {
          expect(cell.rate).toBeCloseTo(rate([school]), 9);
          expect(cell.difference!.value).toBeCloseTo(rate([school]) - rate(asked.filter((one) => one !== school)), 9);
        }
      }
    }
    expect(points.some(({ cells }) => cells.some(({ mark }) => mark === 'below'))).toBe(true);
  });

  it('are none where scores alone have come in', async () => {
    expect((await readPoints({ examId: examOf(1, '1') })).points).toEqual([]);
  });
});

describe('the schools of a region', () => {
  it('are compared over those who sat, with all figures as they follow from the scores', async () => {
    const { whole, units, full } = await read({ versus: 'all' });
    const all = compared.flatMap(({ at }) => own(at));
    expect(full).toBe(120);
    expect(whole).toMatchObject({ units: compared.length, count: all.length });
    expect(whole.mean).toBeCloseTo(mean(all), 9);
    expect(whole.between).toBeCloseTo(
      1 - compared.reduce((sum, { at }) => sum + squares(own(at)), 0) / squares(all),
      9,
    );
    for (const { at } of compared) {
      const unit = units.find(({ schoolId }) => schoolId === schoolOf(at))!;
      const others = compared.filter((one) => one.at !== at).flatMap((one) => own(one.at));
      expect(unit.mean).toBeCloseTo(mean(own(at)), 9);
      expect(unit.standardDeviation).toBeCloseTo(Math.sqrt(squares(own(at)) / (own(at).length - 1)), 9);
      expect(unit.difference!.value).toBeCloseTo(mean(own(at)) - mean(others), 9);
      expect(unit.others).toMatchObject({ units: compared.length - 1, count: others.length });
      const bandOf = (low: number, high: number) => own(at).filter((one) => one >= low && one < high).length;
      expect(unit.bands).toEqual([
        own(at).filter((one) => one > 108).length,
        own(at).filter((one) => one >= 84 && one <= 108).length,
        bandOf(72, 84),
        bandOf(0, 72),
      ]);
    }
  });

  it('have a reason where they have no figures', async () => {
    const { units } = await read();
    const gaps = Object.fromEntries(units.map(({ schoolId, gap, mean: reached }) => [schoolId, [gap, reached]]));
    expect(gaps[schoolOf(4)]).toEqual(['absent', null]);
    expect(gaps[schoolOf(5)]).toEqual(['few', null]);
    expect(gaps[schoolIds.junior]).toEqual(['absent', null]);
    expect(units.some(({ schoolId }) => schoolId === schoolOf(7))).toBe(false);
  });

  it('are held against those of like intake, in whose order they stand', async () => {
    const { versus, groups, units } = await read();
    expect(versus).toBe('alike');
    expect(groups).toHaveLength(2);
    const groupOf = (at: number) => units.find(({ schoolId }) => schoolId === schoolOf(at))!.group;
    expect([1, 2, 8].map(groupOf)).toEqual([0, 0, 0]);
    expect([6, 9].map(groupOf)).toEqual([1, 1]);
    const intakeOf = (at: number) =>
      mean(
        scoresOf(
          plan.find((one) => one.at === at)!,
          '1',
        ),
      ) / 1.2;
    for (const { at } of compared)
      expect(units.find(({ schoolId }) => schoolId === schoolOf(at))!.intake).toBeCloseTo(intakeOf(at), 9);
    const order = units.filter(({ group }) => group >= 0).map(({ intake }) => intake!);
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  });

  it('are held against their last exam by the gain of each student in standard scores', async () => {
    const { units, lastName } = await read({ versus: 'last' });
    expect(lastName).toBe('入学摸底');
    const known = (exam: string) =>
      plan.filter(({ at }) => at !== 7 && (exam === '1' || at !== 4)).flatMap((one) => scoresOf(one, exam));
    const z = (exam: string, score: number) =>
      (10 * (score - mean(known(exam)))) / Math.sqrt(squares(known(exam)) / (known(exam).length - 1));
    const gains = (at: number) =>
      own(at).map((now, index) => z('2', now) - z('1', scoresOf(plan[at - 1]!, '1')[index]!));
    for (const { at } of compared) {
      const others = compared.filter((one) => one.at !== at).flatMap((one) => gains(one.at));
      const unit = units.find(({ schoolId }) => schoolId === schoolOf(at))!;
      expect(unit.difference!.value).toBeCloseTo(mean(gains(at)) - mean(others), 8);
    }
  });

  it('are seen by who looks over their region alone', async () => {
    const foreign = await server.call('researcher', calls.getSchoolComparison, { ...midterm, examId: examOf(7, '2') });
    expect(foreign.status).toBe(403);
    for (const call of [calls.getSchoolComparison, calls.getPointComparison] as const) {
      for (const account of ['teacher', 'school-admin', 'partner-1', 'school-master'] as const)
        expect((await server.call(account, call, midterm)).status).toBe(403);
      expect((await server.call('researcher', call, { ...midterm, examId: examOf(7, '2') })).status).toBe(403);
      expect((await server.call('admin', call, midterm)).status).toBe(200);
    }
  });

  it('are not compared in an exam of one school, nor in a subject without results', async () => {
    run("update exams set joint_id = '' where id = ?", examOf(6, '1'));
    const alone = { examId: examOf(6, '1'), courseId: maths };
    for (const call of [calls.getSchoolComparison, calls.getClassComparison])
      expect((await server.call('researcher', call, alone)).body.msg).toBe('这不是联考，没有可以比较的学校');
    run("update exams set joint_id = '771' where id = ?", examOf(6, '1'));
    const { body } = await server.call('researcher', calls.getSchoolComparison, {
      ...midterm,
      courseId: courseIds.english,
    });
    expect(body.msg).toBe('这次考试没有这门课程，或还没有发布成绩');
  });

  it('name neither pupils nor teachers', async () => {
    const text = JSON.stringify([
      await read(),
      await readPoints(),
      (await server.call('researcher', calls.getClassComparison, midterm)).body.data,
    ]);
    expect(text).toContain('第1学校');
    expect(text).not.toContain('考生');
    const names = server.sandbox.sqlite.prepare("select name from users where name <> ''").pluck().all() as string[];
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => text.includes(name))).toEqual([]);
    expect(text).not.toContain('第7学校');
  });

  it('are exported with the figures of the screen', async () => {
    const { bytes, type } = await server.call('researcher', calls.exportSchoolComparison, midterm);
    expect(type).toContain('octet-stream');
    const { units } = await read();
    const book = XLSX.read(bytes);
    expect(book.SheetNames.slice(0, 3)).toEqual(['各校', '历次', '知识点']);
    const [head, ...rows] = XLSX.utils.sheet_to_json<(string | number)[]>(book.Sheets['各校']!, { header: 1 });
    const at = (name: string) => head!.findIndex((cell) => String(cell).startsWith(name));
    const shown = rows.map((row) => [row[0], row[at('均分')], row[at('标准差')], row[at('与同组其他的差')]]);
    const cell = (value: number | null | undefined) =>
      value === null || value === undefined ? '-' : (expect.closeTo(value, 8) as number);
    expect(shown).toEqual(
      units.map(({ name, mean: reached, standardDeviation, difference }) => [
        name,
        ...[reached, standardDeviation, difference?.value].map(cell),
      ]),
    );
  });
});

it('the trend is the same difference in each term, in per cent of full marks', async () => {
  const { units, occasions } = await read({ versus: 'all' });
  expect(occasions.map(({ label, name }) => [label, name]).at(-1)).toEqual(['26秋', '期中联考']);
  for (const { at } of compared) {
    const trend = units.find(({ schoolId }) => schoolId === schoolOf(at))!.trend;
    const others = compared.filter((one) => one.at !== at).flatMap((one) => own(one.at));
    expect(trend.at(-1)!.value).toBeCloseTo((mean(own(at)) - mean(others)) / 1.2, 8);
    expect(trend.slice(0, -1).every((one) => one === null)).toBe(true);
  }
});

it('a class has the figures of its scores, and is held against nobody where it is alone', async () => {
  const { body } = await server.call('researcher', calls.getClassComparison, midterm);
  const [unit, ...rest] = body.data.units;
  expect(rest).toEqual([]);
  expect(unit).toMatchObject({ classId: `${schoolOf(1)}1`, count: own(1).length, difference: null, gap: 'alone' });
  expect(unit!.mean).toBeCloseTo(mean(own(1)), 9);
});

it('lessons to choose from are those of the region, or of all for who looks after all', async () => {
  const lessonsOf = async (account: 'researcher' | 'admin') =>
    (await server.call(account, calls.listAnalysedLessons, { learningTerm: '202601' })).body.data;
  const [regional, all] = [await lessonsOf('researcher'), await lessonsOf('admin')];
  const schoolsIn = (lessons: typeof all) => new Set(lessons.map(({ schoolId }) => schoolId));
  expect(regional.every(({ gradeId, courseId }) => gradeId === '7' && courseId === maths)).toBe(true);
  expect(schoolsIn(regional)).toEqual(new Set(plan.flatMap(({ at }) => (at === 7 ? [] : [schoolOf(at)]))));
  expect(schoolsIn(all)).toContain(schoolOf(7));
  expect((await server.call('teacher', calls.listAnalysedLessons, { learningTerm: '202601' })).status).toBe(403);
});

it('the exams of a term are listed for a region once', async () => {
  const { body } = await server.call('researcher', calls.listAnalysedExams, {
    gradeId: '7',
    courseId: maths,
    learningTerm: '202603',
  });
  expect(body.data.map(({ name, isJoint }) => [name, isJoint])).toEqual([
    ['期中联考', true],
    ['入学摸底', true],
  ]);
});
