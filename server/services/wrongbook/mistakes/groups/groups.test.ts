import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import type { DataOf } from '../../../../../contracts/endpoint.ts';
import { classIds, courseIds } from '../../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-11-20 08:00:00' });
});

beforeEach(() => void server.sandbox.sqlite.prepare('delete from mistake_groupings').run());

afterAll(() => server.close());

const lesson = { classId: classIds.junior, courseId: courseIds.maths };
const asked = { ...lesson, learningYear: '202601', source: 1 };

type Groups = DataOf<typeof calls.listMistakeGroups>;

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];
const list = async (more: object = {}) =>
  (await server.call('teacher', calls.listMistakeGroups, { ...asked, ...more })).body.data;
const arrangementOf = ({ groups }: Groups) =>
  groups.map(({ key, name, members }) => ({ key, name, studentIds: members.map(({ studentId }) => studentId) }));
const keep = async (version: number, groups: ReturnType<typeof arrangementOf>) =>
  (await server.call('teacher', calls.keepMistakeGroups, { ...asked, version, groups })).body;
const regroup = async (version: number) =>
  (await server.call('teacher', calls.regroupMistakes, { ...asked, version })).body;

/** Mistakes of the term's homework that are not mastered, counted from nothing. */
const open = () =>
  all<{ studentId: string; questionId: string; pointId: string | null }>(
    `select m.student_id studentId, m.question_id questionId, p.point_id pointId from mistakes m
      join students t on t.id = m.student_id and t.is_deleted = 0 and t.class_id = ?
      join questions q on q.id = m.question_id and q.subject_id = '2' left join question_points p on p.question_id = q.id
      where m.source = 1 and m.state <> 'mastered' and m.wrong_time >= '2026-08-01' and m.first_time <= '2027-01-31 23:59:59'`,
    classIds.junior,
  );

describe('groups of a class', () => {
  it('R2.33 have every student once, by the mistakes of term and type that are not mastered', async () => {
    const found = await list();
    const rows = open();
    const erring = new Set(rows.map(({ studentId }) => studentId));
    expect(found.groups.length).toBeGreaterThan(1);
    const grouped = found.groups.flatMap(({ members }) => members.map(({ studentId }) => studentId));
    expect(new Set(grouped).size).toBe(grouped.length);
    expect(new Set(grouped)).toEqual(erring);
    expect([found.withMistakes, found.apart, found.version]).toEqual([erring.size, [], 0]);
    const students = all<{ id: string }>(
      'select id from students where class_id = ? and is_deleted = 0',
      lesson.classId,
    );
    expect([...grouped, ...found.without.map(({ studentId }) => studentId)].sort()).toEqual(
      students.map(({ id }) => id).sort(),
    );
  });

  it('say what their members share, in figures that a count from nothing gives', async () => {
    const { groups } = await list();
    const rows = open();
    for (const { members, points, question, causes } of groups) {
      const ids = new Set(members.map(({ studentId }) => studentId));
      expect(points.length).toBeGreaterThan(0);
      const shared = new Set<string>();
      for (const { pointId, students, mistakes, classStudents } of points) {
        const on = rows.filter((one) => one.pointId === pointId);
        const own = on.filter(({ studentId }) => ids.has(studentId));
        const count = (some: typeof rows) => new Set(some.map(({ studentId }) => studentId)).size;
        expect([students, mistakes, classStudents]).toEqual([count(own), own.length, count(on)]);
        for (const { studentId, questionId } of own) shared.add(`${studentId} ${questionId}`);
      }
      expect(causes.reduce((sum, { count }) => sum + count, 0)).toBe(shared.size);
      for (const { studentId, mistakes, sharedMistakes } of members) {
        const own = rows.filter((one) => one.studentId === studentId).map(({ questionId }) => questionId);
        expect(mistakes).toBe(new Set(own).size);
        expect(sharedMistakes).toBe([...shared].filter((one) => one.startsWith(`${studentId} `)).length);
      }
      expect(question!.students).toBe([...shared].filter((one) => one.endsWith(` ${question!.questionId}`)).length);
    }
    const names = groups.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('R9.8 differ by source, and are none of a term without work', async () => {
    const ofExams = await list({ source: 2 });
    expect(ofExams.groups).not.toEqual((await list()).groups);
    const empty = await list({ learningYear: '202001' });
    expect([empty.groups, empty.apart, empty.withMistakes]).toEqual([[], [], 0]);
    expect(empty.without.length).toBeGreaterThan(0);
  });
});

describe('groups that a teacher has changed', () => {
  it('stay as they are until they are made anew, and tell what was changed', async () => {
    const before = await list();
    const [first, second, ...rest] = arrangementOf(before);
    const [moved, ...left] = first!.studentIds;
    const changed = [
      { ...first!, studentIds: left },
      { ...second!, name: '周三面批', studentIds: [...second!.studentIds, moved!] },
      ...rest,
    ];
    expect((await keep(0, changed)).success).toBe(true);
    const after = await list();
    expect(arrangementOf(after)).toEqual(changed);
    expect([after.version, after.moved, after.renamed, after.keptBy]).toEqual([1, 1, 1, '周雅琴']);
    expect(after.groups[1]!.members.filter(({ isMoved }) => isMoved).map(({ studentId }) => studentId)).toEqual([
      moved,
    ]);
    // New marks change figures, and neither groups nor names.
    server.sandbox.sqlite.prepare("update mistakes set state = 'mastered' where student_id = ?").run(moved);
    const later = await list();
    expect(arrangementOf(later)).toEqual(changed);
    expect(later.groups[1]!.members.find(({ studentId }) => studentId === moved)!.mistakes).toBe(0);
    server.sandbox.sqlite.prepare("update mistakes set state = 'open' where student_id = ?").run(moved);
    expect((await list({ source: 2 })).version).toBe(0);
    expect((await regroup(1)).success).toBe(true);
    expect((await list()).version).toBe(0);
  });

  it('keep who has come since apart, and leave out who has gone', async () => {
    const [first, ...rest] = arrangementOf(await list());
    const [gone, ...left] = first!.studentIds;
    await keep(0, [{ ...first!, studentIds: left }, ...rest]);
    expect((await list()).apart.map(({ studentId }) => studentId)).toEqual([gone]);
    const leave = server.sandbox.sqlite.prepare('update students set class_id = ? where id = ?');
    leave.run(classIds.juniorSecond, left[0]);
    const present = (await list()).groups.flatMap(({ members }) => members.map(({ studentId }) => studentId));
    expect(present).not.toContain(left[0]);
    leave.run(classIds.junior, left[0]);
  });

  it('are refused where somebody else has changed them meanwhile, and where they contradict themselves', async () => {
    const { refusals } = calls.keepMistakeGroups;
    const groups = arrangementOf(await list());
    const [first, second, ...rest] = groups;
    expect((await keep(0, groups)).success).toBe(true);
    expect((await keep(0, groups)).msg).toBe(refusals.changed);
    expect((await regroup(0)).msg).toBe(calls.regroupMistakes.refusals.changed);
    expect((await keep(1, [first!, { ...second!, name: first!.name }, ...rest])).msg).toBe(
      `组名“${first!.name}”重复，请换一个`,
    );
    expect((await keep(1, [first!, { ...second!, key: first!.key }, ...rest])).msg).toBe(`小组编号 ${first!.key} 重复`);
    const twice = [{ ...first!, studentIds: [...first!.studentIds, second!.studentIds[0]!] }, second!, ...rest];
    expect((await keep(1, twice)).msg).toMatch(/同时在两个小组里$/);
    const [{ id } = { id: '' }] = all<{ id: string }>(
      'select id from students where class_id = ? limit 1',
      classIds.juniorSecond,
    );
    expect((await keep(1, [{ ...first!, studentIds: [id] }])).msg).toBe('第 1 名学生已不在这个班级，请刷新后再调整');
    expect(arrangementOf(await list())).toEqual(groups);
  });
});

describe('who has a lesson', () => {
  it('groups it, and nobody else', async () => {
    const physics = { ...asked, courseId: courseIds.physics };
    expect((await server.call('teacher', calls.listMistakeGroups, physics)).body.msg).toMatch(/不由你任教，不能查看$/);
    const none = { ...physics, version: 0, groups: [] };
    expect((await server.call('teacher', calls.keepMistakeGroups, none)).body.msg).toMatch(/不由你任教，不能调整小组$/);
    expect((await server.call('teacher', calls.regroupMistakes, none)).body.msg).toMatch(/不由你任教，不能调整小组$/);
    for (const account of ['classic-teacher', 'many'] as const)
      expect((await server.call(account, calls.listMistakeGroups, asked)).body.msg).toMatch(/不由你任教/);
    for (const account of ['teacher-foreign', 'school-admin', 'partner-1'] as const)
      expect((await server.call(account, calls.listMistakeGroups, asked)).body.code).toBe(403);
  });

  it('is in the classic set, too, with data', async () => {
    const classic = { ...asked, classId: classIds.juniorUpper, courseId: courseIds.chinese };
    const { body } = await server.call('classic-teacher', calls.listMistakeGroups, classic);
    expect(body.data.groups.length).toBeGreaterThan(0);
  });
});
