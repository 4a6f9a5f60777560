import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { classIds, schoolIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

const schoolId = schoolIds.junior;
const inSchool = { schoolId, status: 0 } as const;
let server: TestApp;

beforeEach(async () => {
  server = await startTestApp();
});

afterEach(() => server.close());

type Input = Parameters<typeof server.call<typeof calls.changeAllStudents>>[2];
const change = (input: Input) => server.call('school-admin', calls.changeAllStudents, input);
const total = async (filters: object) =>
  (await server.call('school-admin', calls.pageStudents, { schoolId, current: 1, size: 10, ...filters })).body.data
    .total;

describe('all students that a filter finds', () => {
  it('are enabled and disabled at once, on every page, and nobody else', async () => {
    const all = await total(inSchool);
    const elsewhere = await total({ status: 1, enabled: 1 });
    await change({ ...inSchool, act: 'disable' });
    expect(await total({ ...inSchool, enabled: 1 })).toBe(0);
    const { data } = (await change({ ...inSchool, act: 'enable', expected: all })).body;
    expect(data).toEqual({ total: all, changed: all });
    expect(all).toBeGreaterThan(10);
    expect(await total({ ...inSchool, enabled: 1 })).toBe(all);
    expect(await total({ status: 1, enabled: 1 })).toBe(elsewhere);
    expect((await change({ ...inSchool, act: 'enable' })).body.data).toEqual({ total: all, changed: 0 });
  });

  it('are moved and removed as the filter says', async () => {
    const filters = { ...inSchool, classId: classIds.junior };
    const count = await total(filters);
    const before = await total(inSchool);
    const moved = await change({ ...filters, act: 'move', toClassId: classIds.empty });
    expect(moved.body.data).toEqual({ total: count, changed: count });
    expect([await total(filters), await total({ ...inSchool, classId: classIds.empty })]).toEqual([0, count]);
    await change({ ...inSchool, classId: classIds.empty, act: 'remove' });
    expect(await total(inSchool)).toBe(before - count);
  });

  it('stay as they are where one of them cannot be changed, or others are found than were confirmed', async () => {
    const enabled = await total({ enabled: 1 });
    const graduates = await total({ status: 1 });
    const refused = await change({ schoolId, act: 'disable' });
    expect(refused.body.msg).toBe(`其中有 ${graduates} 名已毕业的学生，只能删除`);
    const all = await total(inSchool);
    const other = await change({ ...inSchool, act: 'remove', expected: all + 1 });
    expect(other.body.msg).toBe(`符合条件的学生已变为 ${all} 人，请重新选择`);
    expect((await change({ ...inSchool, act: 'move' })).body.msg).toBe('请选择调入的班级');
    const graduated = server.sandbox.sqlite
      .prepare('select id from school_classes where school_id = ? and status = 1')
      .pluck()
      .get(schoolId) as string;
    const closed = await change({ ...inSchool, act: 'move', toClassId: graduated });
    expect(closed.body.msg).toBe('班级已毕业，不能再调入学生');
    expect([await total({ enabled: 1 }), await total(inSchool)]).toEqual([enabled, all]);
  });
});
