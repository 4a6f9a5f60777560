import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import type { InputOf } from '../../../../../contracts/endpoint.ts';
import { classIds, courseIds, helperIds, paperIds, personaIds, schoolIds } from '../../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { addMathsExam, mathsPaper, monthly, scoresOf } from '../../../../testing/exam-fixture.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:00:00' });
});

afterAll(() => server.close());

type Account = NonNullable<Parameters<TestApp['call']>[0]>;
type Fields = InputOf<typeof calls.addExam>;

const one = (sql: string, ...values: unknown[]) =>
  server.sandbox.sqlite
    .prepare(sql)
    .pluck()
    .get(...values);
const column = (sql: string, ...values: unknown[]) =>
  server.sandbox.sqlite
    .prepare(sql)
    .pluck()
    .all(...values);
const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);

const leader = 'subject-leader';
const add = (changes: Partial<Fields> = {}, account: Account = leader) =>
  server.call(account, calls.addExam, { ...monthly, ...changes });
async function added(changes: Partial<Fields> = {}, account: Account = leader): Promise<string> {
  const { body } = await add(changes, account);
  expect(body.msg).toBe('操作成功');
  return body.data.id;
}
const get = async (examId: string, account: Account = leader) =>
  (await server.call(account, calls.getExam, { examId })).body.data;
const list = async (filters: object = {}, account: Account = leader) =>
  (await server.call(account, calls.pageExams, { size: 500, ...filters })).body.data.records.map(({ id }) => id);
const inClasses = (...ids: string[]): number =>
  Number(
    one(
      `select count(*) from students where is_deleted = 0 and status = 0 and class_id in (${ids.map(() => '?').join()})`,
      ...ids,
    ),
  );

describe('an exam', () => {
  it('has a candidate for each student of its classes, and a result for each subject', async () => {
    const { body } = await add();
    const count = inClasses(classIds.junior, classIds.juniorSecond);
    expect(count).toBeGreaterThan(20);
    expect(body.data.studentCount).toBe(count);
    const found = await get(body.data.id);
    expect(found).toMatchObject({
      name: '十一月月考',
      term: '202601',
      state: 'planned',
      startDate: '2026-11-05',
      endDate: '2026-11-05',
      isLeader: true,
      studentCount: count,
      seatedCount: 0,
      acts: ['print'],
      conflicts: [],
    });
    expect(found.subjects.map(({ courseName, full, assignmentId }) => [courseName, full, assignmentId])).toEqual([
      ['语文', 120, ''],
      ['数学', 120, ''],
      ['英语', 100, ''],
    ]);
    expect(found.classes.map(({ classId, studentCount }) => [classId, studentCount])).toEqual(
      [classIds.junior, classIds.juniorSecond].map((id) => [id, inClasses(id)]),
    );
    expect(one('select count(*) from exam_results where exam_id = ?', body.data.id)).toBe(3 * count);
    expect(column("select quantity from usage_events where kind = 'assign' order by id desc limit 3")).toEqual([
      count,
      count,
      count,
    ]);
  });

  it('makes a subject with a paper the work of its leaders, which is in no list of homework', async () => {
    const examId = await addMathsExam(server);
    const { assignmentId } = (await get(examId, 'teacher')).subjects[0]!;
    const work = (await server.call('teacher', calls.getAssignment, { assignmentId })).body.data;
    expect(work).toMatchObject({
      examId,
      title: '十一月月考 数学',
      mayPublish: false,
      studentCount: inClasses(classIds.junior),
    });
    const listed = (await server.call('teacher', calls.pageAssignments, { size: 500 })).body.data.records;
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.map(({ id }) => id)).not.toContain(assignmentId);
    const open = (await server.call('teacher', calls.listOpenAssignments, {})).body.data;
    expect(open.map(({ id }) => id)).not.toContain(assignmentId);
    const school = { schoolId: schoolIds.junior, size: 500 };
    const ofSchool = (await server.call('school-admin', calls.pageSchoolWork, school)).body.data.records;
    expect(ofSchool.map(({ id }) => id)).not.toContain(assignmentId);
    for (const call of [
      calls.withdrawAssignment,
      calls.removeAssignments,
      calls.publishAssignment,
      calls.unpublishAssignment,
    ])
      expect((await server.call('teacher', call, { assignmentId })).body.msg).toBe('这是考试的科目，请在考试里处理');
  });

  it('shows its work to teachers of the subject once that is published, and to leaders always', async () => {
    const examId = await added(
      { subjects: [await mathsPaper(server)], leaders: [{ teacherId: personaIds.teacher }] },
      'teacher',
    );
    const { assignmentId } = (await get(examId, 'teacher')).subjects[0]!;
    const status = async (account: Account) =>
      (await server.call(account, calls.getAssignment, { assignmentId })).status;
    const teacher = 'classic-subject-leader';
    expect([await status('teacher'), await status(teacher), await status('subject-leader')]).toEqual([200, 403, 403]);
    run("update assignments set publish_time = '2026-11-06 10:00:00' where id = ?", assignmentId);
    expect([await status('teacher'), await status(teacher), await status('subject-leader')]).toEqual([200, 200, 403]);
    const removed = await server.call(teacher, calls.unpublishAssignment, { assignmentId });
    expect(removed.status).toBe(403);
  });
});

describe('a plan', () => {
  const chinese = scoresOf(courseIds.chinese, '08:00', '10:00');
  it.each<[string, Partial<Fields>, string]>([
    ['without classes', { classes: [] }, '请选择班级'],
    ['without subjects', { subjects: [] }, '请添加科目'],
    ['with a class twice', { classes: [monthly.classes[0]!, monthly.classes[0]!] }, '第 2 个班级与前面的重复'],
    [
      'with a class of another grade',
      { classes: [{ classId: classIds.juniorUpper }] },
      '第 1 个班级不属于所选年级，或已毕业、已删除',
    ],
    ['with a class of another school', { classes: [{ classId: classIds.foreign }] }, '第 1 个班级不在本校'],
    [
      'with a subject twice',
      { subjects: [chinese, { ...chinese, from: '14:00', to: '15:00' }] },
      '语文与前面的科目重复',
    ],
    ['with a course that there is not', { subjects: [{ ...chinese, courseId: '77' }] }, '第 1 科的课程不存在'],
    [
      'with a course that the grade has not',
      { subjects: [{ ...chinese, courseId: courseIds.physics }] },
      '七年级1班没有开设物理',
    ],
    ['that ends before it begins', { subjects: [{ ...chinese, to: '08:00' }] }, '语文的结束时间须晚于开始时间'],
    ['without a paper', { subjects: [{ ...chinese, way: 'paper' }] }, '语文还没有选择试卷'],
    [
      'with a leader of another school',
      { leaders: [{ teacherId: helperIds['teacher-foreign'] }] },
      '第 1 位负责人不在本校',
    ],
    [
      'with lines in the wrong order',
      { settings: { thresholds: { excellent: 0.6, pass: 0.6, low: 0.4 }, examNoPattern: '{学号}' } },
      '优秀线须高于及格线，及格线须高于低分线',
    ],
    [
      'with numbers that repeat',
      { settings: { thresholds: { excellent: 0.9, pass: 0.6, low: 0.4 }, examNoPattern: '{班:2}' } },
      '考号规则有误：须有 {序号}、{学号}，或 {考场} 和 {座位}，考号才不会重复',
    ],
  ])('%s is refused', async (_, changes, msg) => {
    const before = one('select count(*) from exams');
    const { body } = await add(changes);
    expect([body.code, body.msg]).toEqual([400, msg]);
    expect(one('select count(*) from exams')).toBe(before);
  });

  it('with a paper of other marks, of another subject or without need is refused', async () => {
    const maths = await mathsPaper(server);
    const refused = async (subject: Fields['subjects'][number]) =>
      (await add({ classes: [{ classId: classIds.junior }], subjects: [subject] }, 'teacher')).body.msg;
    expect(await refused({ ...maths, full: maths.full + 1 })).toBe(
      `数学的满分为 ${maths.full + 1} 分，试卷总分为 ${maths.full} 分，须一致`,
    );
    expect(await refused({ ...maths, way: 'scores' })).toBe('数学只录分数，不能有试卷');
    expect((await add({ subjects: [{ ...chinese, way: 'paper', paperId: paperIds.draft }] })).body.msg).toBe(
      '第 1 科的试卷不存在，或不是你能使用的',
    );
  });

  it('is of the own classes and courses where somebody leads no subject', async () => {
    const own = { classes: [{ classId: classIds.junior }] };
    expect((await add({ ...own, subjects: [chinese] }, 'teacher')).body.msg).toBe(
      '七年级1班的语文不由你任教，不能安排考试',
    );
    await added({ ...own, subjects: [scoresOf(courseIds.maths, '08:00', '10:00')] }, 'teacher');
  });

  it('of a class in which nobody is is refused', async () => {
    const { body } = await add({ classes: [...monthly.classes, { classId: classIds.empty }] });
    expect(body.msg).toMatch(/没有学生$/);
  });
});

describe('exams in lists', () => {
  it('are found by grade, course, class, kind, term, state and words', async () => {
    const id = await added({ name: '期中联考', kind: 'midterm', classes: [{ classId: classIds.juniorSecond }] });
    const other = await added({
      name: '单元周测',
      kind: 'weekly',
      subjects: [scoresOf(courseIds.english, '08:00', '09:00')],
    });
    for (const [filters, hasFirst, hasSecond] of [
      [{ gradeId: '7' }, true, true],
      [{ gradeId: '8' }, false, false],
      [{ courseId: courseIds.chinese }, true, false],
      [{ classId: classIds.junior }, false, true],
      [{ kind: 'midterm' }, true, false],
      [{ learningYear: '202603' }, true, true],
      [{ learningYear: '202501' }, false, false],
      [{ state: 'planned' }, true, true],
      [{ state: 'published' }, false, false],
      [{ keyword: '联考' }, true, false],
    ] as const) {
      const found = await list(filters);
      expect([filters, found.includes(id), found.includes(other)]).toEqual([filters, hasFirst, hasSecond]);
    }
  });

  it('are those that somebody leads or teaches in, of leaders and administrators those of the school', async () => {
    const id = await added({
      classes: [{ classId: classIds.junior }],
      subjects: [scoresOf(courseIds.chinese, '08:00', '10:00')],
    });
    for (const [account, isSeen] of [
      [leader, true],
      ['teacher', true],
      ['classic-subject-leader', false],
      ['school-admin', true],
      ['school-master', true],
      ['teacher-foreign', false],
      ['admin-primary', false],
    ] as const) {
      expect([account, (await list({}, account)).includes(id)]).toEqual([account, isSeen]);
      expect([account, (await server.call(account, calls.getExam, { examId: id })).status]).toEqual([
        account,
        isSeen ? 200 : 403,
      ]);
    }
    expect((await get(id, 'teacher')).acts).toEqual([]);
    for (const account of ['teacher', 'school-admin'] as const)
      expect((await server.call(account, calls.removeExams, { examId: id })).status).toBe(403);
  });
});

describe('a change', () => {
  const update = (examId: string, version: number, changes: Partial<Fields>, account: Account = leader) =>
    server.call(account, calls.updateExam, { ...monthly, ...changes, examId, version });

  it('goes to the next version, and is refused to who read an older one', async () => {
    const id = await added();
    expect((await update(id, 1, { name: '改名' })).body.code).toBe(200);
    expect(await get(id)).toMatchObject({ name: '改名', version: 2 });
    expect((await update(id, 1, { name: '又改' })).body.msg).toBe('内容已被修改，请重新读取后再保存');
  });

  it('of classes and subjects draws who sits it anew, and keeps the work whose paper stays', async () => {
    const maths = await mathsPaper(server);
    const leaders = [{ teacherId: personaIds.teacher }];
    const id = await added({ classes: [{ classId: classIds.junior }], leaders });
    // A colleague who leads beside brings the paper of the own subject.
    const subjects = [monthly.subjects[0]!, maths];
    expect((await update(id, 1, { subjects, classes: [{ classId: classIds.junior }] }, 'teacher')).body.msg).toBe(
      '操作成功',
    );
    const { assignmentId } = (await get(id)).subjects[1]!;
    expect(assignmentId).not.toBe('');
    expect((await update(id, 2, { subjects, leaders })).body.msg).toBe('操作成功');
    const found = await get(id);
    expect(found.subjects[1]!.assignmentId).toBe(assignmentId);
    const count = inClasses(classIds.junior, classIds.juniorSecond);
    expect(found.studentCount).toBe(count);
    expect(one('select count(*) from submissions where assignment_id = ?', assignmentId)).toBe(count);
    expect(column('select class_id from assignment_classes where assignment_id = ? order by 1', assignmentId)).toEqual([
      classIds.junior,
      classIds.juniorSecond,
    ]);
    expect(one('select count(*) from exam_results where exam_id = ?', id)).toBe(2 * count);
    run('update submissions set state = 1 where assignment_id = ? and class_id = ?', assignmentId, classIds.junior);
    expect((await update(id, 3, {})).body.msg).toBe('数学已有答卷，不能换试卷或移除');
    run('update submissions set state = 0 where assignment_id = ?', assignmentId);
    expect((await update(id, 3, {})).body.msg).toBe('操作成功');
    expect(one('select is_deleted from assignments where id = ?', assignmentId)).toBe(1);
  });

  it('leaves number, seat and sheet to who has changed class meanwhile', async () => {
    const subjects = [await mathsPaper(server)];
    const id = await added({ subjects, leaders: [{ teacherId: personaIds['subject-leader'] }] }, 'teacher');
    const { assignmentId } = (await get(id, 'teacher')).subjects[0]!;
    const studentId = one(
      'select student_id from exam_students where exam_id = ? and class_id = ?',
      id,
      classIds.junior,
    );
    const of = () => [
      one('select id from submissions where assignment_id = ? and student_id = ?', assignmentId, studentId),
      ...['exam_students', 'exam_results'].map((table) =>
        one(`select class_id from ${table} where exam_id = ? and student_id = ?`, id, studentId),
      ),
      one('select class_id from submissions where assignment_id = ? and student_id = ?', assignmentId, studentId),
    ];
    const [sheet] = of();
    run("update exam_students set exam_no = 'A1' where exam_id = ? and student_id = ?", id, studentId);
    run('update students set class_id = ? where id = ?', classIds.juniorSecond, studentId);
    expect((await update(id, 1, { subjects }, 'teacher')).body.msg).toBe('操作成功');
    run('update students set class_id = ? where id = ?', classIds.junior, studentId);
    expect(of()).toEqual([sheet, classIds.juniorSecond, classIds.juniorSecond, classIds.juniorSecond]);
    expect(one('select exam_no from exam_students where exam_id = ? and student_id = ?', id, studentId)).toBe('A1');
  });

  it('leaves alone what is printed but for names and times', async () => {
    const id = await added();
    run("update exams set state = 'printed' where id = ?", id);
    const later = monthly.subjects.map((subject) => ({ ...subject, date: '2026-11-12' }));
    for (const [changes, part] of [
      [{ classes: [monthly.classes[0]!] }, '班级'],
      [{ subjects: monthly.subjects.slice(1) }, '科目、满分和试卷'],
      [{ subjects: monthly.subjects.map((one) => ({ ...one, full: 150 })) }, '科目、满分和试卷'],
    ] as [Partial<Fields>, string][])
      expect((await update(id, 1, changes)).body.msg).toBe(`考试已印制，不能再改${part}；请先退回筹备`);
    expect((await update(id, 1, { subjects: later })).body.code).toBe(200);
    expect(await get(id)).toMatchObject({ startDate: '2026-11-12', version: 2 });
  });
});

describe('the steps of an exam', () => {
  const move = async (examId: string, act: InputOf<typeof calls.moveExam>['act'], account: Account = leader) =>
    (await server.call(account, calls.moveExam, { examId, act })).body.msg;

  it('lead on and back one by one, each where nothing speaks against it', async () => {
    const id = await added();
    const count = inClasses(classIds.junior, classIds.juniorSecond);
    run(
      "insert into exam_rooms (id, exam_id, name, capacity, columns, position) values ('88', ?, '一', 500, 5, 1)",
      id,
    );
    expect(await move(id, 'print')).toBe(`还有 ${count} 名考生没有座位`);
    run('update exam_students set room_id = 88, seat = rowid where exam_id = ?', id);
    for (const act of ['print', 'begin', 'collect', 'mark'] as const)
      expect([act, await move(id, act)]).toEqual([act, '操作成功']);
    expect(await move(id, 'mark')).toBe('考试阅卷中，不能“开始阅卷”');
    expect(await move(id, 'publish')).toBe('语文还没有发布');
    run("update exam_subjects set publish_time = '2026-11-07 08:00:00' where exam_id = ?", id);
    expect(await move(id, 'rescan')).toBe('语文已发布，请先撤回');
    expect(await move(id, 'publish')).toBe('操作成功');
    expect((await server.call(leader, calls.removeExams, { examId: id })).body.msg).toBe(
      '十一月月考已有科目发布，请先撤回',
    );
    expect((await get(id)).acts).toEqual(['remark']);
    expect(await move(id, 'remark')).toBe('操作成功');
    run("update exam_subjects set publish_time = '' where exam_id = ?", id);
    for (const act of ['rescan', 'resit', 'reprint', 'replan'] as const)
      expect([act, await move(id, act)]).toEqual([act, '操作成功']);
    expect((await get(id)).state).toBe('planned');
  });

  it('ask for a paper of each subject that is to have sheets', async () => {
    const id = await added({ subjects: [{ ...scoresOf(courseIds.chinese, '08:00', '10:00'), way: 'upload' }] });
    expect(await move(id, 'print')).toBe('语文还没有试卷');
  });
});

it('an exam that is removed is gone with its work, and hears its leader say so', async () => {
  const id = await addMathsExam(server);
  const { assignmentId } = (await get(id, 'teacher')).subjects[0]!;
  expect((await server.call('teacher', calls.removeExams, { examId: id })).body.code).toBe(200);
  expect(await list({}, 'teacher')).not.toContain(id);
  expect((await server.call('teacher', calls.getExam, { examId: id })).body.msg).toBe('考试已删除');
  expect(one('select is_deleted from assignments where id = ?', assignmentId)).toBe(1);
});

describe('conflicts', () => {
  it('are told before an exam is added and with it: of its own subjects and beside other exams', async () => {
    const subjects = [scoresOf(courseIds.chinese, '08:00', '10:00'), scoresOf(courseIds.maths, '09:30', '11:00')];
    const onDay = (date: string) => subjects.map((subject) => ({ ...subject, date }));
    const timetable = { gradeId: '7', classes: monthly.classes, subjects: onDay('2026-12-01') };
    const preview = async (fields: InputOf<typeof calls.previewTimetable>) =>
      (await server.call(leader, calls.previewTimetable, fields)).body.data;
    const count = inClasses(classIds.junior, classIds.juniorSecond);
    const [found, ...others] = await preview(timetable);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'student', subject: '语文', other: '数学', from: '09:30', to: '10:00', count });
    const id = await added({ name: '先定的', subjects: onDay('2026-12-02').slice(0, 1) });
    run(
      "insert into exam_rooms (id, exam_id, name, capacity, columns, position, invigilators) values ('881', ?, '一', 90, 5, 1, ?)",
      id,
      JSON.stringify([personaIds.teacher]),
    );
    const second = await added({
      name: '后定的',
      classes: [{ classId: classIds.junior }],
      subjects: onDay('2026-12-02').slice(1),
    });
    run(
      "insert into exam_rooms (id, exam_id, name, capacity, columns, position, invigilators) values ('882', ?, '一', 90, 5, 1, ?)",
      second,
      JSON.stringify([personaIds.teacher]),
    );
    const { conflicts } = await get(second);
    expect(conflicts.map(({ kind, subject, other, count: times }) => [kind, subject, other, times])).toEqual([
      ['student', '数学', '先定的 语文', inClasses(classIds.junior)],
      ['teacher', '数学', '先定的 语文', 1],
      ['room', '数学', '先定的 语文', 1],
    ]);
    expect(conflicts[1]!.names).toEqual([one('select name from users where id = ?', personaIds.teacher)]);
    const alone = { ...timetable, classes: [{ classId: classIds.junior }], subjects: onDay('2026-12-02').slice(1) };
    expect((await preview({ ...alone, examId: second })).map(({ other }) => new Set([other]))).toContainEqual(
      new Set(['先定的 语文']),
    );
  });
});
