import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import type { DataOf } from '../../../../../contracts/endpoint.ts';
import { classIds, courseIds, personaIds, schoolIds } from '../../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { SatExam } from '../../../../testing/sat-exam.ts';

// Who sees what of a report, answer by answer: whoever reaches the exam at all is told by `access-exams.test.ts`.

type Account = NonNullable<Parameters<TestApp['call']>[0]>;
type Report = DataOf<typeof calls.getExamReport>;

const subjects = { chinese: '1', maths: '2', english: '3', total: '' };
const classes = [classIds.junior, classIds.juniorSecond, classIds.juniorUpper];
const everything = classes.flatMap((classId) => Object.values(subjects).map((subjectId) => `${classId}/${subjectId}`));
const inAll = (subjectId: string): string[] => classes.map((classId) => `${classId}/${subjectId}`);

/** What each of these sees: classes with their subjects, "" being the total. */
const views: readonly (readonly [Account, string, readonly string[]])[] = [
  ['teacher', 'leads the exam', everything],
  ['grade-leader', 'leads the grade', everything],
  ['school-admin', 'runs the school', everything],
  ['subject-leader', 'leads Chinese', inAll(subjects.chinese)],
  ['classic-subject-leader', 'leads maths and teaches it in one class', inAll(subjects.maths)],
  [
    'classic-teacher',
    'teaches Chinese in one class and English in another',
    [`${classIds.juniorUpper}/${subjects.chinese}`, `${classIds.junior}/${subjects.english}`],
  ],
];

let server: TestApp;
let exam: SatExam;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-11-20 09:00:00' });
  exam = await SatExam.add(server);
  let state = 11;
  exam.sit(() => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647);
  exam.run(
    'update teachings set teacher_id = ? where class_id = ? and course_id = ?',
    personaIds['classic-teacher'],
    classIds.junior,
    courseIds.english,
  );
});

afterAll(() => server.close());

async function report(account: Account): Promise<Report> {
  const { body } = await server.call(account, calls.getExamReport, { examId: exam.id });
  expect(body.msg).toBe('操作成功');
  return body.data;
}

const subjectOf = (pair: string): string => pair.split('/')[1]!;
const classOf = (pair: string): string => pair.split('/')[0]!;
const distinct = (values: readonly string[]): string[] => [...new Set(values)].sort();

describe.each(views)('a report for %s, who %s', (account, _, seen) => {
  const isWhole = seen === everything;
  const own = distinct(seen.map(classOf));

  it('has the cells of these classes and subjects, and totals and lines for who sees all', async () => {
    const found = await report(account);
    const cells = found.classes.flatMap(({ classId, cells: all }) => all.map((one) => `${classId}/${one.subjectId}`));
    expect(distinct(cells)).toEqual(distinct(seen));
    expect(found.isWhole).toBe(isWhole);
    const subjectIds = distinct(seen.map(subjectOf));
    expect(distinct(found.grade.map(({ subjectId }) => subjectId))).toEqual(subjectIds);
    expect(distinct(found.subjects.map(({ subjectId }) => subjectId))).toEqual(subjectIds.filter((id) => id !== ''));
    expect([found.totalFull !== null, found.missing !== null, found.lines.length > 0]).toEqual([
      isWhole,
      isWhole,
      isWhole,
    ]);
    for (const place of [...found.lead.above, ...found.lead.below])
      expect(seen).toContain(`${place.classId}/${place.subjectId}`);
  });

  it('answers for a cell where it is seen', async () => {
    for (const classId of classes)
      for (const subjectId of Object.values(subjects)) {
        const asked = { examId: exam.id, classId, ...(subjectId && { subjectId }) };
        const { body } = await server.call(account, calls.getExamCell, asked);
        const isSeen = seen.includes(`${classId}/${subjectId}`);
        expect([classId, subjectId, body.msg]).toEqual([
          classId,
          subjectId,
          isSeen ? '操作成功' : '该科还没有发布，或不在你能查看的范围内',
        ]);
      }
  });

  it('tells distributions, questions and progress of these subjects, class by class where it is seen', async () => {
    for (const subjectId of Object.values(subjects)) {
      const asked = { examId: exam.id, ...(subjectId && { subjectId }) };
      const inClasses = distinct(seen.filter((pair) => subjectOf(pair) === subjectId).map(classOf));
      for (const call of [calls.getExamDistribution, calls.getExamProgress]) {
        const { body } = await server.call(account, call, asked);
        expect([call.path, subjectId, body.success]).toEqual([call.path, subjectId, inClasses.length > 0]);
        if (body.success) expect(distinct(body.data.classes.map(({ classId }) => classId))).toEqual(inClasses);
      }
    }
    const { body } = await server.call(account, calls.getExamItems, { examId: exam.id, subjectId: subjects.maths });
    const ofMaths = seen.filter((pair) => subjectOf(pair) === subjects.maths);
    expect(body.success).toBe(ofMaths.length > 0);
    if (body.success)
      for (const item of body.data.items)
        expect(distinct(item.classes.map(({ classId }) => classId))).toEqual(distinct(ofMaths.map(classOf)));
  });

  it('lists the candidates of these classes with these subjects, and opens no other', async () => {
    const { body } = await server.call(account, calls.pageExamStudents, { examId: exam.id, size: 500 });
    const raw = exam.results();
    const studentsIn = (ids: readonly string[]) =>
      distinct(raw.filter(({ classId }) => ids.includes(classId)).map(({ studentId }) => studentId));
    expect(distinct(body.data.records.map(({ studentId }) => studentId))).toEqual(studentsIn(own));
    for (const { classId, scores, total } of body.data.records) {
      const subjectIds = seen.filter((pair) => classOf(pair) === classId).map(subjectOf);
      expect(distinct(scores.map(({ subjectId }) => subjectId))).toEqual(
        distinct(subjectIds.filter((id) => id !== '')),
      );
      if (!isWhole) expect(total).toBeNull();
    }
    for (const classId of classes) {
      const [studentId] = studentsIn([classId]);
      const one = await server.call(account, calls.getExamStudent, { examId: exam.id, studentId: studentId! });
      expect([classId, one.body.success]).toEqual([classId, own.includes(classId)]);
      if (one.body.success)
        expect(distinct(one.body.data.subjects.map(({ subjectId }) => subjectId).filter((id) => id !== ''))).toEqual(
          distinct(
            seen
              .filter((pair) => classOf(pair) === classId)
              .map(subjectOf)
              .filter((id) => id !== ''),
          ),
        );
    }
  });

  it('holds totals against lines for who sees all alone', async () => {
    const listed = await server.call(account, calls.pageExamStudents, { examId: exam.id, line: 1 });
    expect(listed.body.msg).toBe(isWhole ? '操作成功' : '没有这条线');
    const { body } = await server.call(account, calls.getExamBorderline, { examId: exam.id });
    expect(body.data.lines.length > 0).toBe(isWhole);
  });
});

describe('ranks', () => {
  const showRanks = async (showsRanks: boolean): Promise<void> => {
    const schoolId = schoolIds.junior;
    const { body } = await server.call('school-admin', calls.getExamRule, { schoolId });
    const set = await server.call('school-admin', calls.setExamRule, { ...body.data, schoolId, showsRanks });
    expect(set.body.msg).toBe('操作成功');
  };
  const page = async (account: Account, descs?: string) =>
    (await server.call(account, calls.pageExamStudents, { examId: exam.id, size: 500, ...(descs && { descs }) })).body;

  it('are hidden, and nothing is sorted by them, until the school shows them', async () => {
    const hidden = await page('teacher');
    expect(hidden.data.records.every(({ rank }) => rank === null)).toBe(true);
    expect((await page('teacher', 'score')).msg).toBe('学校没有打开名次，不能按分数排序');
    expect((await report('teacher')).showsRanks).toBe(false);

    await showRanks(true);
    expect((await report('teacher')).showsRanks).toBe(true);
    const totals = exam.scores('').map(({ studentId, score }) => [studentId, score] as const);
    const rankOf = new Map(totals.map(([id, score]) => [id, 1 + totals.filter(([, one]) => one > score).length]));
    const sorted = (await page('teacher', 'score')).data.records;
    expect(sorted.map(({ studentId, rank }) => [studentId, rank])).toEqual(
      sorted.map(({ studentId }) => [studentId, rankOf.get(studentId) ?? null]),
    );
    expect(sorted.slice(0, totals.length).map(({ rank }) => rank)).toEqual([...rankOf.values()].sort((a, b) => a - b));

    await showRanks(false);
    expect((await page('teacher')).data.records.every(({ rank }) => rank === null)).toBe(true);
  });

  it('are of totals, so that who does not see these sees none', async () => {
    await showRanks(true);
    for (const [account, , seen] of views.filter(([, , one]) => one !== everything)) {
      const { records } = (await page(account)).data;
      expect([seen.length > 0, records.length > 0]).toEqual([true, true]);
      expect(records.every(({ rank }) => rank === null)).toBe(true);
      expect((await page(account, 'score')).msg).toBe('学校没有打开名次，不能按分数排序');
    }
    await showRanks(false);
  });
});
