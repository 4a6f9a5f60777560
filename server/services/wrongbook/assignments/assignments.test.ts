import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { subjectsOf, taskType } from '../../../../contracts/constants/assignments.ts';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { assignmentIds, classIds, courseIds, paperIds, personaIds, schoolIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

type Account = Parameters<TestApp['call']>[0];
type Set = InputOf<typeof calls.addAssignment>;

const { examProcess, composition, errorNote, dictationPractice } = taskType;
const lessons = { courseId: courseIds.maths, classId: classIds.junior };
const homework: Set = { ...lessons, taskType: examProcess, title: '有理数作业', paperId: paperIds.draft };

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
});

afterAll(() => server.close());

const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);
const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];
const values = (sql: string, ...bound: unknown[]): unknown[] =>
  server.sandbox.sqlite
    .prepare(sql)
    .pluck()
    .all(...bound);

const set = (fields: object = {}, account: Account = 'teacher') =>
  server.call(account, calls.addAssignment, { ...homework, ...fields });

const added = async (fields: object = {}, account: Account = 'teacher'): Promise<string> => {
  const { body } = await set(fields, account);
  expect(body).toMatchObject({ code: 200 });
  return body.data.id;
};

const get = (assignmentId: string, account: Account = 'teacher') =>
  server.call(account, calls.getAssignment, { assignmentId });
const one = async (id: string, account: Account = 'teacher') => (await get(id, account)).body.data;
const list = async (filters: Partial<InputOf<typeof calls.pageAssignments>> = {}, account: Account = 'teacher') =>
  (await server.call(account, calls.pageAssignments, { size: 500, ...filters })).body.data.records;
const idsOf = (found: { id: string }[]): string[] => found.map(({ id }) => id);
const submissionsOf = async (assignmentId: string) =>
  (await server.call('teacher', calls.listSubmissions, { assignmentId })).body.data;
const withdraw = (assignmentId: string, account: Account = 'teacher') =>
  server.call(account, calls.withdrawAssignment, { assignmentId });
const remove = (assignmentId: string, account: Account = 'teacher') =>
  server.call(account, calls.removeAssignments, { assignmentId });

/** Work that was set in a subject to a class in which it is taught by that account, and other that is `led`; the newest first. */
const reached = (account: Account, led: string, where = '1'): unknown[] =>
  values(
    `select id from assignments a where is_deleted = 0 and ${where} and (${led} or exists (select 1
        from assignment_classes c join teachings t on t.class_id = c.class_id join courses k on k.id = t.course_id
        where c.assignment_id = a.id and t.teacher_id = ? and k.subject_id = a.subject_id))
      order by create_time desc, rowid desc`,
    personaIds[account as keyof typeof personaIds],
  );

const questionsIn = (paperId: string): number =>
  Number(values('select count(*) from paper_questions where paper_id = ?', paperId)[0]);

const studentsOf = (...classes: string[]): unknown[] =>
  classes.flatMap((id) =>
    values('select id from students where class_id = ? and is_deleted = 0 and status = 0 order by student_no', id),
  );

/** A paper of one question of a subject; its id. */
async function paperOf(subjectId: string, account: Account): Promise<string> {
  const [questionId] = values('select id from questions where subject_id = ? and owner_id is null', subjectId) as [
    string,
  ];
  const { body } = await server.call(account, calls.addPaper, {
    title: '试卷',
    subjectId,
    gradeId: '7',
    sections: [{ title: '题目', questions: [{ questionId, score: 5 }] }],
  });
  return body.data.id;
}

describe('work that is set', () => {
  it('goes to every student in school of its classes', async () => {
    const classId = `${classIds.juniorSecond},${classIds.junior},${classIds.junior}`;
    const students = studentsOf(classIds.junior, classIds.juniorSecond);
    const { body } = await set({ classId, tag: 'home', dueDate: '2026-10-25' });
    expect(body.data.studentCount).toBe(students.length);
    expect((await submissionsOf(body.data.id)).map(({ studentId }) => studentId)).toEqual(students);
    expect(await one(body.data.id)).toEqual({
      id: body.data.id,
      taskType: examProcess,
      title: '有理数作业',
      tag: 'home',
      isOwn: true,
      mayPublish: true,
      subjectId: '2',
      courseId: courseIds.maths,
      courseName: '数学',
      gradeId: '7',
      gradeName: '七年级',
      term: '202601',
      paperId: paperIds.draft,
      examId: '',
      teacherName: '周雅琴',
      stage: 'collecting',
      classes: [
        { id: classIds.junior, className: '七年级1班' },
        { id: classIds.juniorSecond, className: '七年级2班' },
      ],
      studentCount: students.length,
      submittedCount: 0,
      absentCount: 0,
      markedCount: 0,
      meanRate: null,
      printedCount: 0,
      trayCount: 0,
      doubtfulCount: 0,
      reading: { isRunning: false, pages: 0, readPages: 0 },
      isBeingMarked: false,
      questionCount: questionsIn(paperIds.draft),
      totalScore: await paperTotal(paperIds.draft),
      dueTime: '2026-10-25 23:59:59',
      publishTime: '',
      createTime: expect.stringMatching(/^2026-10-20 09:3/),
    });
  });

  it('leaves out who has left the class', async () => {
    const [gone, graduated] = studentsOf(classIds.juniorSecond);
    run('update students set is_deleted = 1 where id = ?', gone);
    run('update students set status = 1 where id = ?', graduated);
    const { body } = await set({ classId: classIds.juniorSecond });
    expect((await submissionsOf(body.data.id)).map(({ studentId }) => studentId)).toEqual(
      studentsOf(classIds.juniorSecond),
    );
    run('update students set is_deleted = 0, status = 0 where id in (?, ?)', gone, graduated);
  });

  it('R3.10 may be homework, composition or dictation, each with a paper', async () => {
    const paperId = await paperOf('1', 'subject-leader');
    const chinese = { courseId: courseIds.chinese, paperId };
    for (const type of [examProcess, composition, dictationPractice]) {
      const id = await added({ ...chinese, taskType: type }, 'subject-leader');
      expect(await one(id, 'subject-leader')).toMatchObject({ taskType: type, paperId, questionCount: 1, tag: '' });
    }
    const practice = { practiceMode: 41, days: 30, most: 5 };
    const id = await added({ ...chinese, taskType: examProcess, practice }, 'subject-leader');
    expect(values('select practice_mode from assignments where id = ?', id)).toEqual([null]);
  });

  it('may be due today', async () => {
    expect(await one(await added({ dueDate: '2026-10-20' }))).toMatchObject({ dueTime: '2026-10-20 23:59:59' });
    expect(await one(await added())).toMatchObject({ dueTime: '' });
  });

  it.each<[string, object, string]>([
    ['to a class that somebody else teaches', { classId: classIds.juniorUpper }, '八年级1班的数学不由你任教，不能布置'],
    [
      'to several classes of which one is not taught',
      { classId: `${classIds.junior},${classIds.juniorUpper}` },
      '八年级1班的数学不由你任教，不能布置',
    ],
    ['in a course of somebody else', { courseId: courseIds.chinese }, '七年级1班的语文不由你任教，不能布置'],
    ['in no course', { courseId: '77' }, '七年级1班的课程不由你任教，不能布置'],
    ['R9.13 as a composition in maths', { taskType: composition }, '数学不能布置这类作业'],
    ['R9.13 as dictation in maths', { taskType: dictationPractice }, '数学不能布置这类作业'],
    ['without a paper', { paperId: undefined }, '请选择试卷'],
    ['as practice without saying of what', { taskType: errorNote }, '请设置错题范围'],
    ['for yesterday', { dueDate: '2026-10-19' }, '截止日期已过'],
  ])('is refused %s', async (_, fields, msg) => {
    const before = values('select count(*) from assignments');
    const { status, body } = await set(fields);
    expect([status, body.msg]).toEqual([400, msg]);
    expect(values('select count(*) from assignments')).toEqual(before);
  });

  it('is refused with a paper that is gone, or of another subject', async () => {
    const chinese = await paperOf('1', 'teacher');
    expect((await set({ paperId: chinese })).body.msg).toBe('试卷的学科与所选课程不符');
    await server.call('teacher', calls.removePapers, { paperId: chinese });
    expect((await set({ paperId: chinese })).body.msg).toBe('试卷已删除');
    expect((await set({ paperId: '77' })).status).toBe(403);
    expect((await set({ paperId: paperIds.draft }, 'classic-subject-leader')).status).toBe(403);
  });

  it('is refused to a class without students', async () => {
    run(
      `insert into teachings (class_id, course_id, teacher_id, create_time) values (?, ?, ?, '2026-09-01 08:00:00')`,
      classIds.empty,
      courseIds.maths,
      personaIds.teacher,
    );
    const classId = `${classIds.junior},${classIds.empty}`;
    expect((await set({ classId })).body.msg).toBe('七年级实验班没有学生');
  });

  it('is refused as R9.13 says, subject by subject', async () => {
    const kinds = [
      [examProcess, subjectsOf.commonHomework],
      [composition, subjectsOf.essay],
      [dictationPractice, subjectsOf.dictation],
      [errorNote, subjectsOf.personalisedHomework],
    ] as const;
    const courses = all<{ id: string; subjectId: string }>(
      `select c.id, c.subject_id subjectId from courses c join offered_courses o on o.course_id = c.id
        where o.school_id = ? and o.grade_id = '7'`,
      schoolIds.junior,
    );
    expect(courses.length).toBeGreaterThan(5);
    for (const { id: courseId, subjectId } of courses) {
      run(
        'update teachings set teacher_id = ? where class_id = ? and course_id = ?',
        personaIds.teacher,
        classIds.junior,
        courseId,
      );
      for (const [type, subjects] of kinds) {
        const { body } = await set({ courseId, taskType: type, paperId: undefined });
        const supported = (subjects as readonly string[]).includes(subjectId);
        const refused = type === errorNote ? '请设置错题范围' : '请选择试卷';
        expect([subjectId, type, body.msg]).toEqual([
          subjectId,
          type,
          supported ? refused : expect.stringMatching(/不能布置这类作业$/),
        ]);
      }
    }
  });

  it.each([
    [{ title: '' }, 'title:名称不能为空'],
    [{ taskType: 3 }, 'taskType:类型须为 1、2、4、5 之一'],
    [{ tag: 'party' }, 'tag:场景须为 inClass、home、quiz、clearing、stage 之一'],
    [{ classId: '' }, 'classId:班级须为逗号分隔的数字编号，最多 500 个'],
    [{ dueDate: '2026-02-30' }, 'dueDate:截止日期须为日期，如 2026-09-01'],
    [{ practice: { practiceMode: 43, days: 1, most: 1 } }, 'practice:练习方式须为 41、42 之一'],
    [{ practice: { practiceMode: 41, days: 0, most: 1 } }, 'practice:最近天数须为 1 到 400 的整数'],
    [{ practice: { practiceMode: 41, days: 1 } }, 'practice:每份最多题数不能为空'],
  ])('is refused as bad input, naming the field: %#', async (fields, msg) => {
    const { status, body } = await set(fields);
    expect([status, body.msg]).toEqual([400, msg]);
  });

  it('is set by teachers only, in their own school', async () => {
    for (const account of ['school-admin', 'psychology', 'school-master', 'partner-3', 'parttime'] as const)
      expect([account, (await set({}, account)).status]).toEqual([account, 403]);
    expect((await set({ classId: classIds.foreign })).status).toBe(403);
    expect((await set({}, 'teacher-foreign')).status).toBe(403);
  });
});

const paperTotal = async (paperId: string): Promise<number> =>
  (await server.call('teacher', calls.getPaper, { paperId })).body.data.totalScore;

describe('a subject leader', () => {
  const lessons = async (account: Account) => (await server.call(account, calls.listLessons, {})).body.data;

  it('may choose every class that has the subject, others the classes that they teach', async () => {
    const offered = values(
      `select c.id || '/' || o.course_id from school_classes c join offered_courses o
        on o.school_id = c.school_id and o.grade_id = c.grade_id and o.course_id = ?
        where c.school_id = ? and c.status = 0 and c.is_deleted = 0`,
      courseIds.chinese,
      schoolIds.junior,
    );
    const taught = (id: string) =>
      values("select class_id || '/' || course_id from teachings where teacher_id = ?", id);
    const led = await lessons('subject-leader');
    const keys = (list: typeof led) => list.map(({ classId, courseId }) => `${classId}/${courseId}`).sort();
    const leader = personaIds['subject-leader'];
    expect(keys(led)).toEqual([...new Set([...offered, ...taught(leader)])].sort());
    expect(keys(led.filter(({ isOwn }) => isOwn))).toEqual(taught(leader).sort());
    const own = await lessons('teacher');
    expect(keys(own)).toEqual(taught(personaIds.teacher).sort());
    expect(own.every(({ isOwn }) => isOwn)).toBe(true);
  });

  it('sets work in every class that has the subject, and in no course that a class has not', async () => {
    const paperId = await paperOf('1', 'subject-leader');
    const fields = { courseId: courseIds.chinese, classId: classIds.juniorUpper, paperId };
    const id = await added(fields, 'subject-leader');
    expect(await one(id, 'subject-leader')).toMatchObject({ gradeId: '8', isOwn: true });
    const senior = await set({ ...fields, courseId: '301' }, 'subject-leader');
    expect(senior.body.msg).toBe('八年级1班的语文不由你任教，不能布置');
    expect((await set({ ...fields, classId: classIds.senior }, 'subject-leader')).status).toBe(403);
    expect((await set({ ...fields, courseId: courseIds.maths }, 'subject-leader')).body.msg).toBe(
      '八年级1班的数学不由你任教，不能布置',
    );
  });

  it("sees everybody's work in the subject and the school, and its own in others", async () => {
    const led = (subjectId: string, id: string) =>
      values(
        `select id from assignments where is_deleted = 0 and (teacher_id = ? or school_id = ? and subject_id = ?)
          order by create_time desc, rowid desc`,
        id,
        schoolIds.junior,
        subjectId,
      );
    const id = await added();
    run('update assignments set teacher_id = ? where id = ?', personaIds['subject-leader'], id);
    const seen = await list({}, 'subject-leader');
    expect(idsOf(seen)).toEqual(led('1', 'subject-leader'));
    expect(idsOf(seen)).not.toContain(id);
    expect(seen.some(({ isOwn }) => isOwn)).toBe(true);
    expect(seen.every(({ isOwn, teacherName }) => isOwn === (teacherName === '沈玉兰'))).toBe(true);
    expect(idsOf(await list({}, 'classic-subject-leader'))).toEqual(led('2', 'classic-subject-leader'));
    run('update assignments set teacher_id = ? where id = ?', personaIds.teacher, id);
  });

  it("reads a colleague's work with its students, takes it back and removes it", async () => {
    const leader = 'classic-subject-leader';
    const { body } = await server.call(leader, calls.listSubmissions, { assignmentId: assignmentIds.published });
    expect(body.data).toEqual(await submissionsOf(assignmentIds.published));
    expect(await one(assignmentIds.collecting, leader)).toMatchObject({ isOwn: false, mayPublish: true });
    for (const account of ['subject-leader', 'many'] as const)
      for (const call of [get, remove]) expect((await call(assignmentIds.collecting, account)).status).toBe(403);
    expect((await withdraw(assignmentIds.collecting, 'subject-leader')).status).toBe(403);
    const id = await added();
    expect((await withdraw(id, leader)).body.code).toBe(200);
    expect((await remove(id, leader)).body.code).toBe(200);
  });
});

describe('the list of work', () => {
  const own = (where = '1', account: 'teacher' | 'classic-teacher' = 'classic-teacher') => reached(account, '0', where);

  it("holds what was set to a teacher's classes in the subject, the newest first", async () => {
    expect(idsOf(await list())).toEqual(own('1', 'teacher'));
    expect(idsOf(await list({}, 'classic-teacher'))).toEqual(own());
    const titles = (await list({ ascs: 'title' })).map(({ title }) => title);
    expect(titles).toEqual([...titles].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))));
  });

  it('R9.10 is filtered by term, or by both terms of a school year', async () => {
    const of = async (learningYear: string) => idsOf(await list({ learningYear }, 'classic-teacher'));
    for (const term of ['202501', '202502', '202601']) {
      expect(own(`term = '${term}'`).length).toBeGreaterThan(0);
      expect(await of(term)).toEqual(own(`term = '${term}'`));
    }
    expect(await of('202503')).toEqual(own("term in ('202501', '202502')"));
    expect(await of('202603')).toEqual(own("term = '202601'"));
    expect(await of('199903')).toEqual([]);
  });

  it('is filtered by class, course, type, words and stage', async () => {
    await added({ classId: classIds.juniorSecond, title: '只给二班的作业' });
    const byClass = (id: string) =>
      own(`exists (select 1 from assignment_classes c where c.assignment_id = a.id and c.class_id = ${id})`, 'teacher');
    for (const classId of [classIds.junior, classIds.juniorSecond])
      expect(idsOf(await list({ classId }))).toEqual(byClass(classId));
    expect(byClass(classIds.junior)).not.toEqual(byClass(classIds.juniorSecond));
    expect((await list({ keyword: '二班的' })).map(({ title }) => title)).toEqual(['只给二班的作业']);
    expect(idsOf(await list({ courseId: courseIds.chinese }))).toEqual(
      own(`course_id = ${courseIds.chinese}`, 'teacher'),
    );
    expect(idsOf(await list({ taskType: 1 }))).toEqual(own('task_type = 1', 'teacher'));
    expect(idsOf(await list({ stage: 'published' }))).toEqual(own("publish_time <> ''", 'teacher'));
    const collecting = await list({ stage: 'collecting', classId: classIds.juniorSecond, keyword: '二班' });
    expect(collecting).toHaveLength(1);
    const foreign = await server.call('teacher', calls.pageAssignments, { classId: classIds.foreign });
    expect(foreign.status).toBe(403);
  });

  it('is refused with what it cannot be filtered by', async () => {
    for (const [filters, field] of [
      [{ learningYear: '202604' }, 'learningYear'],
      [{ stage: 'lost' }, 'stage'],
      [{ taskType: 3 }, 'taskType'],
      [{ ascs: 'term' }, 'ascs'],
    ] as const) {
      const { body } = await server.call('teacher', calls.pageAssignments, filters as object);
      expect(body.msg).toBe(`请求参数格式错误: ${field}`);
    }
  });
});

describe('the progress of work', () => {
  it('counts who has handed in, who was away and who is marked, stage by stage', async () => {
    const id = await added();
    const sheets = values('select id from submissions where assignment_id = ? order by id', id);
    const at = async () => {
      const { stage, submittedCount, absentCount, markedCount } = await one(id);
      const listed = async (name: typeof stage) => idsOf(await list({ stage: name })).includes(id);
      for (const name of ['collecting', 'marking', 'published', 'withdrawn'] as const)
        expect([name, await listed(name)]).toEqual([name, name === stage]);
      return [stage, submittedCount, absentCount, markedCount];
    };
    expect(await at()).toEqual(['collecting', 0, 0, 0]);
    run('update submissions set state = 2 where id = ?', sheets[0]);
    expect(await at()).toEqual(['collecting', 0, 1, 0]);
    run('update submissions set state = 1 where id in (?, ?, ?)', sheets[1], sheets[2], sheets[3]);
    expect(await at()).toEqual(['marking', 3, 1, 0]);
    const whole = questionsIn(paperIds.draft);
    run('update submissions set marked_count = ?, score = 20 where id = ?', whole - 1, sheets[1]);
    run('update submissions set marked_count = ?, score = 30.5 where id = ?', whole, sheets[2]);
    expect(await at()).toEqual(['marking', 3, 1, 1]);
    run('update submissions set state = 1, marked_count = ?, score = 1 where id = ?', whole, sheets[0]);
    expect(await at()).toEqual(['marking', 4, 0, 2]);
    run("update assignments set publish_time = '2026-10-20 10:00:00' where id = ?", id);
    expect(await at()).toEqual(['published', 4, 0, 2]);
    expect((await one(id)).publishTime).toBe('2026-10-20 10:00:00');
    run('update assignments set status = 2 where id = ?', id);
    expect(await at()).toEqual(['withdrawn', 4, 0, 2]);
    expect(await one(id)).toMatchObject({ studentCount: sheets.length, questionCount: whole });
  });

  it('is told student by student', async () => {
    const found = await submissionsOf(assignmentIds.published);
    const rows = all(
      `select cast(s.id as text) submissionId, s.student_id studentId, t.name studentName, t.student_no studentNo, s.class_id classId,
        '七年级1班' className, s.state, ${questionsIn(paperIds.published)} questionCount, s.marked_count markedCount, s.score
        from submissions s join students t on t.id = s.student_id where assignment_id = ? order by t.student_no`,
      assignmentIds.published,
    );
    expect(found).toEqual(rows);
    const waiting = await submissionsOf(assignmentIds.collecting);
    expect(waiting.map(({ state, markedCount, score }) => [state, markedCount, score])).toEqual(
      waiting.map(() => [0, 0, null]),
    );
    const { body } = await server.call('teacher', calls.getAssignment, {} as { assignmentId: string });
    expect(body.msg).toBe('缺少必要的请求参数: assignmentId');
  });
});

describe('work that is withdrawn', () => {
  it('may be while nobody has handed it in, and once', async () => {
    const id = await added();
    run('update submissions set state = 2 where assignment_id = ?', id);
    expect((await withdraw(id)).body).toMatchObject({ code: 200, data: {} });
    expect((await one(id)).stage).toBe('withdrawn');
    expect((await withdraw(id)).body).toMatchObject({ code: 400, msg: '作业已经撤回' });
  });

  it('may not when somebody has', async () => {
    const id = await added();
    run(
      'update submissions set state = 1 where id in (select id from submissions where assignment_id = ? limit 2)',
      id,
    );
    expect((await withdraw(id)).body.msg).toBe('已有 2 名学生上交，不能撤回');
    expect((await one(id)).stage).toBe('marking');
  });
});

describe('work that is removed', () => {
  it('is gone with its answers for everybody', async () => {
    const id = await added();
    expect((await remove(id)).body).toMatchObject({ code: 200, data: {} });
    expect(idsOf(await list())).not.toContain(id);
    expect(idsOf(await list({}, 'classic-subject-leader'))).not.toContain(id);
    for (const call of [calls.getAssignment, calls.listSubmissions, calls.withdrawAssignment, calls.removeAssignments])
      expect((await server.call('teacher', call, { assignmentId: id })).body).toMatchObject({
        code: 400,
        msg: '作业已删除',
      });
  });

  it('goes with all of several or with none', async () => {
    const [first, second, gone] = [await added(), await added(), await added()];
    await remove(gone);
    expect((await remove(`${first},${gone}`)).body.msg).toBe('作业已删除');
    expect((await remove(`${first},77`)).status).toBe(403);
    expect(idsOf(await list())).toContain(first);
    expect((await remove(`${first},${second},${first}`)).body.code).toBe(200);
    expect(idsOf(await list()).filter((id) => id === first || id === second)).toEqual([]);
  });
});
