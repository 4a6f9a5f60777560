import { afterEach, describe, expect, it } from 'vitest';
import { calls } from '../../contracts/calls.ts';
import { taskType } from '../../contracts/constants/assignments.ts';
import { classIds, courseIds, personaIds, schoolIds, studentIds } from '../../seed/landmarks.ts';
import { startCompanion, type CompanionApp } from '../testing/companion.ts';

let companion: CompanionApp;

const start = async (...given: Parameters<typeof startCompanion>): Promise<void> => {
  companion = await startCompanion(...given);
};

afterEach(() => companion.close());

const lessons = (token: string) => companion.call(token, calls.listLessons, {});
const summary = (token: string, schoolId: string = schoolIds.junior) =>
  companion.call(token, calls.getRosterSummary, { schoolId });

/** Rows of one world or the other. */
const rows = (world: 'real' | 'here', statement: string): unknown[] =>
  (world === 'real' ? companion.real.sandbox : companion.sandbox()).sqlite.prepare(statement).all();

type Row = { id: string };
const byId = (one: Row, other: Row): number => Number(one.id) - Number(other.id);

const change = (statement: string): void => void companion.real.sandbox.sqlite.exec(statement);

const studentsOf = (world: 'real' | 'here', schoolId: string): unknown[] =>
  rows(
    world,
    // The specification lists no classes that have graduated.
    `select id, iif(status = 1, null, class_id) class, name, student_no, gender, guardian_name, guardian_phone, status, graduated_year, enabled
      from students where school_id = ${schoolId} and is_deleted = 0 order by id`,
  );

const teachingsOf = (world: 'real' | 'here', condition: string): unknown[] =>
  rows(
    world,
    `select class_id, course_id, teacher_id from teachings where ${condition} order by class_id, course_id, teacher_id`,
  );

describe('a token of the real services', () => {
  it('is good here, and what a teacher teaches there is what they teach here', async () => {
    await start();
    const token = companion.tokenOf('teacher');
    const here = await lessons(token);
    const there = await companion.real.call('teacher', calls.listLessons, {});
    expect(here.status).toBe(200);
    expect(here.data).toEqual(there.body.data);
    expect(JSON.stringify(rows('here', 'select * from tokens'))).not.toContain(token);
    expect(companion.logged.join()).not.toContain(token);
  });

  it('is asked about once by requests that come together, and then remembered', async () => {
    await start();
    const token = companion.tokenOf('teacher');
    const answers = await Promise.all(Array.from({ length: 12 }, () => lessons(token)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await lessons(token);
    expect(companion.door.asked.filter((path) => path === calls.listMyRoles.path)).toHaveLength(1);
  });

  it('is refused where it was made up, or has been revoked there', async () => {
    await start({ trust: 0 });
    const token = companion.tokenOf('teacher');
    expect((await lessons(`${token}x`)).status).toBe(401);
    expect((await lessons(token)).status).toBe(200);
    change('delete from tokens');
    expect((await lessons(token)).status).toBe(401);
    expect(rows('here', 'select * from tokens')).toEqual([]);
    companion.door.mood.is = 'cut';
    expect((await lessons(token)).status).not.toBe(200);
  });

  it('opens the calls of its roles alone', async () => {
    await start();
    expect((await summary(companion.tokenOf('teacher'))).status).toBe(403);
    expect((await lessons(companion.tokenOf('school-admin'))).status).toBe(403);
    expect((await companion.call(companion.tokenOf('partner-1'), calls.getPartnerOverview, {})).status).toBe(404);
  });
});

describe('a roster', () => {
  it('comes whole with who runs the school, by its ids, and of no other school', async () => {
    await start();
    const here = await summary(companion.tokenOf('school-admin'));
    const there = await companion.real.call('school-admin', calls.getRosterSummary, { schoolId: schoolIds.junior });
    expect(here.data).toEqual(there.body.data);
    expect(studentsOf('here', schoolIds.junior)).toEqual(studentsOf('real', schoolIds.junior));
    expect(rows('here', 'select id from schools')).toEqual([{ id: schoolIds.junior }]);
    expect((await summary(companion.tokenOf('school-admin'), schoolIds.foreign)).status).toBe(403);
  });

  it('comes with a teacher as far as they see it', async () => {
    await start();
    await lessons(companion.tokenOf('teacher'));
    const own = teachingsOf('real', `teacher_id = ${personaIds.teacher}`) as { class_id: string }[];
    const classes = [...new Set(own.map(({ class_id }) => class_id))].sort();
    const seen = rows('here', 'select distinct class_id from students order by class_id');
    expect(seen).toEqual(classes.map((class_id) => ({ class_id })));
    expect(teachingsOf('here', '1')).toEqual(teachingsOf('real', `class_id in (${classes.join()})`));
  });

  it('follows who is added, who leaves, and who changes', async () => {
    await start({ refresh: 0 });
    const token = companion.tokenOf('school-admin');
    await summary(token);
    change(`update students set is_deleted = 1 where id = ${studentIds.sameNameFirst}`);
    change(
      `update students set class_id = ${classIds.juniorSecond}, name = '新名' where id = ${studentIds.sameNameSecond}`,
    );
    change(`insert into students (id, school_id, class_id, name, student_no, create_time)
      values ('777', ${schoolIds.junior}, ${classIds.junior}, '新生', 'N777', '2026-10-15 08:00:00')`);
    await expect
      .poll(async () => (await summary(token)) && studentsOf('here', schoolIds.junior))
      .toEqual(studentsOf('real', schoolIds.junior));
    expect(rows('here', `select is_deleted from students where id = ${studentIds.sameNameFirst}`)).toEqual([
      { is_deleted: 1 },
    ]);
  });

  it('loses nobody to a reader who sees less', async () => {
    await start();
    await summary(companion.tokenOf('school-admin'));
    const whole = studentsOf('here', schoolIds.junior);
    const taught = teachingsOf('here', '1');
    await lessons(companion.tokenOf('teacher'));
    expect(studentsOf('here', schoolIds.junior)).toEqual(whole);
    expect(teachingsOf('here', '1')).toEqual(taught);
  });

  it('takes out of a class who has left it, without knowing where to', async () => {
    await start({ refresh: 0 });
    const token = companion.tokenOf('teacher');
    await lessons(token);
    const [{ id }] = rows('here', `select id from students where class_id = ${classIds.junior} limit 1`) as [
      { id: string },
    ];
    change(`update students set class_id = null where id = ${id}`);
    await expect
      .poll(
        async () =>
          (await lessons(token)) && rows('here', `select class_id, is_deleted from students where id = ${id}`),
      )
      .toEqual([{ class_id: null, is_deleted: 0 }]);
  });

  it('has both teachers of a course that two teach', async () => {
    await start();
    const other = rows(
      'real',
      `select id from users where school_id = ${schoolIds.junior} and id <> ${personaIds.teacher}
      order by id desc limit 1`,
    ) as { id: string }[];
    change(
      `insert into teachings values (${classIds.junior}, ${courseIds.maths}, ${other[0]!.id}, '2026-10-15 08:00:00')`,
    );
    await lessons(companion.tokenOf('teacher'));
    const both = teachingsOf('here', `class_id = ${classIds.junior} and course_id = ${courseIds.maths}`);
    expect(both).toHaveLength(2);
    const found = (await lessons(companion.tokenOf('teacher'))).data.filter(
      ({ classId, courseId }) => classId === classIds.junior && courseId === courseIds.maths,
    );
    expect(found).toHaveLength(1);
  });

  it('is read early, and once, when a call names who is not known', async () => {
    await start({ pause: 60_000 });
    const token = companion.tokenOf('teacher');
    await lessons(token);
    const learning = (studentId: string) =>
      companion.call(token, calls.getStudentLearning, { studentId, classId: classIds.junior });
    change(`insert into students (id, school_id, class_id, name, student_no, create_time)
      values ('778', ${schoolIds.junior}, ${classIds.junior}, '插班', 'N778', '2026-10-15 08:00:00')`);
    expect((await learning('778')).status).toBe(200);
    companion.door.asked.length = 0;
    expect((await learning('779')).status).toBe(403);
    expect(companion.door.asked).toEqual([]);
  });
});

describe('real services that fail', () => {
  it('go on being accompanied, are told about once and asked seldom, and are asked again when they are back', async () => {
    await start({ trust: 0, refresh: 0 });
    const token = companion.tokenOf('teacher');
    const before = await lessons(token);
    companion.door.mood.is = 'cut';
    for (let time = 0; time < 5; time++) expect(await lessons(token)).toEqual(before);
    expect((await lessons(companion.tokenOf('school-admin'))).status).toBe(503);
    await companion.restart();
    expect(await lessons(token)).toEqual(before);
    expect(companion.logged.filter((line) => line.includes('do not answer'))).toHaveLength(2);
    companion.door.mood.is = 'served';
    await expect.poll(async () => (await summary(companion.tokenOf('school-admin'))).status).toBe(200);
    expect(companion.logged.filter((line) => line.includes('answer again'))).toHaveLength(1);
  });

  it('are not believed for ever', async () => {
    await start({ trust: 0, outage: 0 });
    const token = companion.tokenOf('teacher');
    await lessons(token);
    companion.door.mood.is = 'cut';
    expect((await lessons(token)).status).toBe(503);
  });

  it('are told about once where they refuse what is needed, and the rest is read', async () => {
    await start({ refresh: 0 });
    Object.assign(companion.door.mood, { is: 500, at: calls.listTeachers.path });
    const token = companion.tokenOf('teacher');
    for (let time = 0; time < 3; time++) expect((await lessons(token)).data.length).toBeGreaterThan(0);
    expect(companion.logged.filter((line) => line.includes(calls.listTeachers.path))).toHaveLength(1);
  });

  it('leave everybody out where they cannot say who comes', async () => {
    await start();
    Object.assign(companion.door.mood, { is: 404, at: calls.listMyRoles.path });
    expect((await lessons(companion.tokenOf('teacher'))).status).toBe(502);
  });
});

it('passes on what the specification has, and answers what is ours', async () => {
  await start();
  const token = companion.tokenOf('school-admin');
  const { status } = await companion.call(token, calls.getClassTree, { schoolId: schoolIds.junior });
  expect(status).toBe(200);
  expect(companion.door.asked).toEqual([calls.getClassTree.path]);
});

it('lets work be set from its bank to a class of the real roster, for each student of it', async () => {
  await start();
  const token = companion.tokenOf('teacher');
  const { data: found } = await companion.call(token, calls.pageQuestions, { subjectId: '2', gradeId: '7', size: 3 });
  const questions = found.records.map(({ id: questionId }) => ({ questionId, score: 5 }));
  const { data: paper } = await companion.call(token, calls.addPaper, {
    title: '名册作业',
    subjectId: '2',
    gradeId: '7',
    sections: [{ title: '题目', questions }],
  });
  const { data: work } = await companion.call(token, calls.addAssignment, {
    courseId: courseIds.maths,
    classId: classIds.junior,
    taskType: taskType.examProcess,
    title: '名册作业',
    paperId: paper.id,
  });
  const { data: submissions } = await companion.call(token, calls.listSubmissions, { assignmentId: work.id });
  const students = rows('real', `select id from students where class_id = ${classIds.junior} and is_deleted = 0`);
  expect(submissions.map(({ studentId }) => ({ id: studentId })).sort(byId)).toEqual((students as Row[]).sort(byId));
  expect(submissions.every(({ questionCount }) => questionCount === 3)).toBe(true);
});
