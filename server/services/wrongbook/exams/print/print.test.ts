import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import type { InputOf } from '../../../../../contracts/endpoint.ts';
import { classIds, courseIds, schoolIds } from '../../../../../seed/landmarks.ts';
import { openPdf } from '../../../../engines/printing/testing/pages.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { monthly } from '../../../../testing/exam-fixture.ts';

let server: TestApp;
let examId: string;

const leader = 'subject-leader';

type Asked = Omit<InputOf<typeof calls.printExam>, 'examId'>;

const print = (asked: Asked, id = examId) => server.call(leader, calls.printExam, { examId: id, ...asked });

async function textsOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await openPdf(bytes);
  try {
    return await Promise.all(Array.from({ length: pdf.pages }, (_, index) => pdf.text(index + 1)));
  } finally {
    await pdf.close();
  }
}

async function printed(asked: Asked, id = examId): Promise<string[]> {
  const { bytes, type, body } = await print(asked, id);
  expect([body.msg, type]).toEqual(['', 'application/octet-stream']);
  return textsOf(bytes);
}

/** All candidates, with their names as fonts have them: they lack 𠮷. */
async function candidates() {
  const { body } = await server.call(leader, calls.pageCandidates, { examId, size: 500, ascs: 'examNo' });
  return body.data.records.map((one) => ({ ...one, studentName: one.studentName.replace('𠮷', '〓') }));
}

const rooms = async () => (await server.call(leader, calls.listExamRooms, { examId })).body.data;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:00:00' });
  const { body } = await server.call(leader, calls.addExam, monthly);
  examId = body.data.id;
  const five = ['一', '二', '三', '四', '五'].map((name) => ({ name: `${name}考场`, capacity: 30, columns: 5 }));
  await server.call(leader, calls.setExamRooms, { examId, version: 1, rooms: five });
});

afterAll(() => server.close());

describe('what an exam needs in print', () => {
  it('waits for seats where there are rooms, and has no desks where there are none', async () => {
    const { total } = (await server.call(leader, calls.pageCandidates, { examId })).body.data;
    const waiting = await print({ kinds: ['tickets'] });
    expect([waiting.status, waiting.body.msg]).toEqual([400, `还有 ${total} 名考生没有座位，排座后才能打印`]);
    const { body } = await server.call(leader, calls.addExam, { ...monthly, name: '随堂测验' });
    const refused = await print({ kinds: ['desks', 'doors', 'records'] }, body.data.id);
    expect(refused.body.msg).toBe('这次考试没有设考场，不能打印桌贴、门贴');
    const texts = await printed({ kinds: ['attendance'], courseId: courseIds.maths }, body.data.id);
    expect(texts[0]).toContain('考场七年级1班');
    expect(texts[0]).toContain('学号');
    await server.call(leader, calls.arrangeSeats, { examId, version: 2, way: 'random' });
  });

  it('is a ticket and a desk for everybody, with number, room and seat', async () => {
    const texts = await printed({ kinds: ['tickets', 'desks'] });
    const [tickets, desks] = [
      texts.filter((text) => text.includes('准考证')),
      texts.filter((text) => !text.includes('准考证')),
    ];
    for (const { examNo, roomName, seat, studentName } of await candidates()) {
      expect(
        tickets.filter((text) => text.includes(`${examNo}考场${roomName}座位${String(seat).padStart(2, '0')}`)),
      ).toHaveLength(1);
      expect(
        desks.filter((text) => text.includes(examNo) && text.includes(studentName) && text.includes(roomName)),
      ).toHaveLength(1);
    }
    // Each class has pages of its own.
    expect(tickets.some((text) => text.includes('七年级1班') && text.includes('七年级2班'))).toBe(false);
    expect(tickets[0]).toContain('11月5日周四08:00–10:00语文');
  });

  it('is narrowed to a class, a room and a subject', async () => {
    const people = await candidates();
    const [room] = await rooms();
    const ofClass = (await printed({ kinds: ['tickets'], classId: classIds.junior })).join('');
    const ofRoom = (
      await printed({ kinds: ['attendance', 'records'], examRoomId: room!.id, courseId: courseIds.english })
    ).join('');
    for (const one of people) {
      expect(ofClass.includes(one.examNo)).toBe(one.classId === classIds.junior);
      expect(ofRoom.includes(`${one.examNo}${one.studentName}`)).toBe(one.examRoomId === room!.id);
    }
    expect(ofRoom).toContain('英语');
    expect(ofRoom).not.toContain('语文');
  });

  it('comes as an archive by class, room and subject', async () => {
    const { bytes } = await print({
      kinds: ['tickets', 'doors', 'attendance', 'records'],
      form: 'archive',
    });
    const files = unzipSync(new Uint8Array(bytes));
    const seated = (await rooms()).filter(({ seatedCount }) => seatedCount > 0);
    expect(Object.keys(files)).toEqual([
      '准考证 七年级1班.pdf',
      '准考证 七年级2班.pdf',
      ...seated.map(({ name }) => `门贴 ${name}.pdf`),
      ...['语文', '数学', '英语'].map((subject) => `签到表和考场记录 ${subject}.pdf`),
    ]);
    const maths = await textsOf(files['签到表和考场记录 数学.pdf']!);
    expect(maths.map((text) => text.includes('签到表'))).toEqual(seated.flatMap(() => [true, false]));
  });

  it('tells scores once they are published, to who sees all of them, and never a rank', async () => {
    expect((await print({ kinds: ['slips', 'letters'] })).body.msg).toBe('成绩发布后才能打印成绩条、给家长的信');
    const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);
    run(
      "update exam_subjects set publish_time = '2026-11-10 08:00:00' where exam_id = ? and subject_id <> '3'",
      examId,
    );
    run('update exam_results set score = 30 + cast(student_id as integer) % 61 where exam_id = ?', examId);
    const [away, later] = (await candidates()).filter(({ classId }) => classId === classIds.junior);
    const set =
      'update exam_results set state = ?, score = null, make_up_score = ? where exam_id = ? and student_id = ?';
    run(set, 1, null, examId, away!.studentId);
    run(set, 4, 77.5, examId, later!.studentId);
    const refused = await server.call('teacher', calls.printExam, { examId, kinds: ['letters'] });
    expect(refused.body.msg).toBe('给家长的信由考试负责人、年级组长或学校管理员打印');

    // Not even where the school shows ranks on screens.
    const schoolId = schoolIds.junior;
    const rule = (await server.call('school-admin', calls.getExamRule, { schoolId })).body.data;
    const ranked = await server.call('school-admin', calls.setExamRule, { ...rule, schoolId, showsRanks: true });
    expect(ranked.body.code).toBe(200);
    const slips = (await printed({ kinds: ['slips'], classId: classIds.junior })).join('');
    const letters = await printed({ kinds: ['letters'], classId: classIds.junior });
    const scores = server.sandbox.sqlite
      .prepare("select score from exam_results where exam_id = ? and class_id = ? and subject_id = '2' and state = 0")
      .pluck()
      .all(examId, classIds.junior) as number[];
    const sorted = scores.toSorted((a, b) => a - b);
    const half = (sorted.length - 1) / 2;
    const median = (sorted[Math.floor(half)]! + sorted[Math.ceil(half)]!) / 2;
    expect(slips).not.toContain('英语');
    expect(slips).not.toMatch(/名次|排名|第\d+名/);
    expect(slips.split('缺考').length - 1).toBe(2);
    expect(slips).toContain('补考77.5');
    for (const letter of letters) {
      expect(letter).toMatch(new RegExp(`数学120(\\d+|缺考|补考77\\.5)${median}`));
      expect(letter).not.toMatch(/名次|排名|第\d+名/);
    }
    const present = (await candidates()).filter(({ classId }) => classId === classIds.junior);
    expect(letters).toHaveLength(present.length);
  });

  it('is refused with nothing to print', async () => {
    expect((await print({ kinds: [] })).body.msg).toBe('请选择要打印的内容');
    expect((await print({ kinds: ['records'], courseId: courseIds.physics })).body.msg).toBe('所选科目不在这次考试里');
    expect((await print({ kinds: ['tickets'], classId: classIds.juniorUpper })).body.msg).toBe('没有符合条件的考生');
    server.sandbox.sqlite.prepare("update exam_subjects set publish_time = '' where exam_id = ?").run(examId);
    await server.call(leader, calls.removeExams, { examId });
    const gone = await print({ kinds: ['tickets'] });
    expect([gone.status, gone.body.msg]).toEqual([400, '考试已删除']);
  });
});
