import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultExamNoPattern, defaultThresholds } from '../../../../../contracts/constants/exams.ts';
import { calls } from '../../../../../contracts/calls.ts';
import { classIds, schoolIds } from '../../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { monthly } from '../../../../testing/exam-fixture.ts';

let server: TestApp;
let examId: string;

const leader = 'subject-leader';
const rooms = [{ name: '一考场', capacity: 30, columns: 5 }];

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:00:00' });
  const classes = [{ classId: classIds.junior, group: '实验' }];
  const subjects = monthly.subjects.map((subject, index) => ({ ...subject, date: `2026-11-0${5 + index}` }));
  examId = (await server.call(leader, calls.addExam, { ...monthly, classes, subjects })).body.data.id;
  await server.call(leader, calls.setExamRooms, { examId, version: 1, rooms });
});

afterAll(() => server.close());

const draft = (input: object) => server.call(leader, calls.getExamDraft, { startDate: '2027-01-11', ...input });

describe('an exam that was', () => {
  it('may be set again in its classes that there are, with its rooms, on days of the same distance', async () => {
    const { body } = await draft({ examId });
    expect(body.data.classes).toEqual([{ classId: classIds.junior, className: '七年级1班', group: '实验' }]);
    expect(body.data.subjects.map(({ courseName, date }) => [courseName, date])).toEqual([
      ['语文', '2027-01-11'],
      ['数学', '2027-01-12'],
      ['英语', '2027-01-13'],
    ]);
    expect(body.data.rooms).toEqual(rooms);
    const { classes, subjects, name, kind, gradeId, settings } = body.data;
    const copy = { name, kind, gradeId, settings, classes, subjects, copiedFrom: examId };
    expect((await server.call(leader, calls.addExam, copy)).body.code).toBe(200);
  });

  it('makes a template for all classes of the grade, which its maker alone removes', async () => {
    const save = () => server.call(leader, calls.addExamTemplate, { examId, name: '月考三科' });
    const { body } = await save();
    const examTemplateId = body.data.id;
    expect((await save()).body.msg).toBe('已有同名的模板');
    const seen = (await server.call('teacher', calls.listExamTemplates, {})).body.data;
    expect(seen).toMatchObject([{ id: examTemplateId, name: '月考三科', gradeId: '7', subjectCount: 3, isOwn: false }]);
    expect((await server.call('teacher-foreign', calls.listExamTemplates, {})).body.data).toEqual([]);
    const { data } = (await draft({ examTemplateId })).body;
    const all = server.sandbox.sqlite
      .prepare("select id from school_classes where school_id = ? and grade_id = '7' and status = 0 and is_deleted = 0")
      .pluck()
      .all(schoolIds.junior);
    expect(data.classes.map(({ classId }) => classId).sort()).toEqual(all.sort());
    expect((await draft({})).body.msg).toBe('请选择考试或模板');
    const remove = (account: 'teacher' | typeof leader) =>
      server.call(account, calls.removeExamTemplates, { examTemplateId });
    expect((await remove('teacher')).status).toBe(403);
    expect((await remove(leader)).body.code).toBe(200);
    expect((await draft({ examTemplateId })).body.msg).toBe('模板已删除');
  });
});

describe('what a school sets', () => {
  const school = { schoolId: schoolIds.junior };
  const rule = async () => (await server.call('teacher', calls.getExamRule, school)).body.data;
  const set = (changes: object) =>
    server.call('school-admin', calls.setExamRule, {
      ...school,
      thresholds: { excellent: 0.85, pass: 0.6, low: 0.3 },
      examNoPattern: '{学号}',
      showsRanks: false,
      ...changes,
    });

  it('is the specification until then, with ranks hidden, and holds for exams made later', async () => {
    expect(await rule()).toEqual({
      thresholds: defaultThresholds,
      examNoPattern: defaultExamNoPattern,
      showsRanks: false,
    });
    expect((await set({ thresholds: { excellent: 0.5, pass: 0.6, low: 0.3 } })).body.msg).toBe(
      '优秀线须高于及格线，及格线须高于低分线',
    );
    expect((await set({ examNoPattern: '{班}' })).body.msg).toMatch(/^考号规则有误/);
    expect((await set({ showsRanks: true })).body.code).toBe(200);
    const settings = { thresholds: { excellent: 0.85, pass: 0.6, low: 0.3 }, examNoPattern: '{学号}' };
    expect(await rule()).toEqual({ ...settings, showsRanks: true });
    const detail = async (id: string) => (await server.call(leader, calls.getExam, { examId: id })).body.data.settings;
    const later = (await server.call(leader, calls.addExam, monthly)).body.data.id;
    expect(await detail(later)).toEqual(settings);
    expect((await detail(examId)).thresholds).toEqual(defaultThresholds);
    // The rule of mistakes, kept beside, stays the product's.
    expect((await server.call('teacher', calls.getMasteryRule, school)).body.data).toEqual({ times: 2, days: 7 });
  });

  it('is set by who administers the school alone', async () => {
    for (const account of [leader, 'teacher', 'admin-foreign'] as const) {
      const fields = { ...school, ...(await rule()) };
      expect((await server.call(account, calls.setExamRule, fields)).status).toBe(403);
    }
  });
});
