import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import type { InputOf } from '../../../../../contracts/endpoint.ts';
import { classIds, helperIds, personaIds } from '../../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { monthly } from '../../../../testing/exam-fixture.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:00:00' });
});

afterAll(() => server.close());

const leader = 'subject-leader';
const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);
const column = (sql: string, ...values: unknown[]) =>
  server.sandbox.sqlite
    .prepare(sql)
    .pluck()
    .all(...values);

type Rooms = InputOf<typeof calls.setExamRooms>['rooms'];

const plain: Rooms = ['一', '二', '三', '四', '五'].map((name) => ({ name: `${name}考场`, capacity: 30, columns: 5 }));

async function exam(rooms: Rooms = plain): Promise<string> {
  const { body } = await server.call(leader, calls.addExam, monthly);
  const set = await server.call(leader, calls.setExamRooms, { examId: body.data.id, version: 1, rooms });
  expect(set.body.msg).toBe('操作成功');
  return body.data.id;
}

const setRooms = (examId: string, version: number, rooms: Rooms) =>
  server.call(leader, calls.setExamRooms, { examId, version, rooms });
const arrange = (examId: string, version: number, more: Partial<InputOf<typeof calls.arrangeSeats>> = {}) =>
  server.call(leader, calls.arrangeSeats, { examId, version, way: 'random', ...more });
const candidates = async (examId: string, filters: object = {}) =>
  (await server.call(leader, calls.pageCandidates, { examId, size: 500, ...filters })).body.data;

describe('rooms', () => {
  it('are set in their order with who invigilates, and take the seats with them', async () => {
    const invigilators = [{ teacherId: personaIds.teacher }];
    const id = await exam([{ ...plain[1]!, invigilators }, plain[0]!, plain[2]!, plain[3]!]);
    const rooms = (await server.call('teacher', calls.listExamRooms, { examId: id })).body.data;
    expect(rooms.map(({ name, seatedCount }) => [name, seatedCount])).toEqual([
      ['二考场', 0],
      ['一考场', 0],
      ['三考场', 0],
      ['四考场', 0],
    ]);
    expect(rooms[0]!.invigilators.map(({ teacherId }) => teacherId)).toEqual([personaIds.teacher]);
    expect((await arrange(id, 2)).body.code).toBe(200);
    expect((await setRooms(id, 3, plain)).body.code).toBe(200);
    expect((await candidates(id)).records.every(({ seat, examNo }) => seat === 0 && examNo === '')).toBe(true);
  });

  it.each<[string, Rooms, string]>([
    ['twice', [plain[0]!, plain[0]!], '考场“一考场”重复'],
    ['with more columns than seats', [{ ...plain[0]!, columns: 30, capacity: 20 }], '考场“一考场”的列数多于座位数'],
    [
      'with somebody who is in another one too',
      plain.slice(0, 2).map((room) => ({ ...room, invigilators: [{ teacherId: personaIds.teacher }] })),
      '周雅琴同时在“二考场”和另一个考场监考',
    ],
    [
      'with a teacher of another school',
      [{ ...plain[0]!, invigilators: [{ teacherId: helperIds['teacher-foreign'] }] }],
      '第 1 位监考教师不在本校',
    ],
  ])('%s are refused', async (_, rooms, msg) => {
    const id = await exam();
    expect((await setRooms(id, 2, rooms)).body.msg).toBe(msg);
    expect((await server.call(leader, calls.listExamRooms, { examId: id })).body.data).toHaveLength(plain.length);
  });

  it('stay as they are once the exam is printed', async () => {
    const id = await exam();
    run("update exams set state = 'printed' where id = ?", id);
    for (const answer of [await setRooms(id, 2, plain), await arrange(id, 2)])
      expect(answer.body.msg).toBe('考试已印制，不能再改考场和座位；请先退回筹备');
  });
});

describe('seats', () => {
  it('are given to everybody with a number each, the same for the same seed', async () => {
    const id = await exam();
    const { body } = await arrange(id, 2, { seed: 5 });
    const first = await candidates(id);
    expect(body.data).toMatchObject({ seatedCount: first.total, withoutResultCount: 0 });
    expect(new Set(first.records.map(({ examNo }) => examNo)).size).toBe(first.total);
    expect(first.records.map(({ examNo }) => examNo)).toEqual(first.records.map(({ examNo }) => examNo).sort());
    for (const { examNo, roomName, seat } of first.records) {
      const room = plain.findIndex(({ name }) => name === roomName) + 1;
      expect(examNo).toBe(`202607${String(room).padStart(2, '0')}${String(seat).padStart(2, '0')}`);
    }
    expect((await arrange(id, 3, { seed: 6 })).body.code).toBe(200);
    expect((await candidates(id)).records).not.toEqual(first.records);
    // Rooms are the same rows, so that the same seed gives the same seats.
    expect((await arrange(id, 4, { seed: 5 })).body.code).toBe(200);
    expect((await candidates(id)).records).toEqual(first.records);
    expect((await arrange(id, 4)).body.msg).toBe('内容已被修改，请重新读取后再保存');
  });

  it('are found by class, room and words', async () => {
    const id = await exam();
    await arrange(id, 2, { way: 'class' });
    const all = (await candidates(id)).records;
    const [{ examRoomId, studentName, examNo }] = all as [(typeof all)[number]];
    const only = (keep: (row: (typeof all)[number]) => boolean) => all.filter(keep);
    expect((await candidates(id, { classId: classIds.junior })).records).toEqual(
      only(({ classId }) => classId === classIds.junior),
    );
    expect((await candidates(id, { examRoomId, ascs: 'seat' })).records.map(({ seat }) => seat)).toEqual(
      only((row) => row.examRoomId === examRoomId).map((_, index) => index + 1),
    );
    expect((await candidates(id, { keyword: studentName })).records).toEqual(
      only((row) => row.studentName.includes(studentName)),
    );
    expect((await candidates(id, { keyword: examNo })).records).toHaveLength(1);
  });

  it('follow the classes as they are that day: who came is seated, who left is out', async () => {
    const id = await exam();
    const [leaver] = column('select id from students where class_id = ? and is_deleted = 0 limit 1', classIds.junior);
    const [comer] = column(
      'select id from students where class_id = ? and is_deleted = 0 and status = 0 limit 1',
      classIds.juniorUpper,
    );
    run('update students set class_id = ? where id = ?', classIds.juniorUpper, leaver);
    run('update students set class_id = ? where id = ?', classIds.juniorSecond, comer);
    expect((await arrange(id, 2)).body.code).toBe(200);
    const seated = (await candidates(id)).records;
    expect(seated.some(({ studentId }) => studentId === leaver)).toBe(false);
    expect(seated.find(({ studentId }) => studentId === comer)).toMatchObject({ classId: classIds.juniorSecond });
    expect(seated.every(({ seat }) => seat > 0)).toBe(true);
    run('update students set class_id = ? where id = ?', classIds.junior, leaver);
    run('update students set class_id = ? where id = ?', classIds.juniorUpper, comer);
  });

  it('by the last result begin with the best, and tell who has none', async () => {
    const last = await exam();
    const id = await exam();
    const by = (version: number, sourceExamId?: string) => arrange(id, version, { way: 'result', sourceExamId });
    expect((await by(2)).body.msg).toBe('请选择上次考试');
    expect((await by(2, last)).body.msg).toBe('上次考试还没有成绩');
    run("update exam_subjects set publish_time = '2026-10-01 08:00:00' where exam_id = ?", last);
    run('update exam_results set score = cast(student_id as integer) % 97 where exam_id = ?', last);
    const [away] = column('select student_id from exam_students where exam_id = ? limit 1', last);
    run('update exam_results set state = 1, score = null where exam_id = ? and student_id = ?', last, away);
    expect((await by(2, last)).body.data).toMatchObject({ withoutResultCount: 1 });
    const seated = (await candidates(id)).records;
    const results = seated.slice(0, -1).map(({ studentId }) => Number(studentId) % 97);
    expect(results).toEqual([...results].sort((a, b) => b - a));
    expect(seated.at(-1)!.studentId).toBe(away);
  });

  it('are refused without rooms and where these are too small, and numbers that repeat', async () => {
    const id = await exam([]);
    expect((await arrange(id, 2)).body.msg).toBe('请先设定考场');
    const count = (await candidates(id)).total;
    await setRooms(id, 2, [{ ...plain[0]!, capacity: 20 }]);
    expect((await arrange(id, 3)).body.msg).toBe(`考场共 20 个座位，考生 ${count} 人，还差 ${count - 20} 个`);
    await setRooms(id, 3, plain);
    const pattern = '{考场}{座位}';
    run("update exams set settings = json_set(settings, '$.examNoPattern', ?) where id = ?", pattern, id);
    expect((await arrange(id, 4, { way: 'class' })).body.code).toBe(200);
    // Seat 11 of the first room and seat 1 of the eleventh.
    const sizes = [11, ...Array.from({ length: 9 }, () => 1), 400];
    await setRooms(
      id,
      5,
      sizes.map((capacity, index) => ({ name: `${index}`, capacity, columns: 1 })),
    );
    expect((await arrange(id, 6, { way: 'class' })).body.msg).toBe(
      '考号“111”重复，请在规则里加上考场和座位，或序号，或学号',
    );
  });
});
