import * as XLSX from '@e965/xlsx';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import type { InputOf } from '../../../../../contracts/endpoint.ts';
import { personaIds } from '../../../../../seed/landmarks.ts';
import { write } from '../../../../database/prepared.ts';
import { sumUpExam } from '../../../../engines/mistakes/exam-results.ts';
import { readSheet } from '../../../../engines/spreadsheets/read.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { addMathsExam, monthly } from '../../../../testing/exam-fixture.ts';
import { publishSubject } from '../../../../testing/publish-exam.ts';
import { keptMistakes, remadeMistakes } from '../../../../testing/mistakes.ts';

const chinese = '1';
const maths = '2';

let server: TestApp;
let examId: string;
/** Who leads the exam. */
const account = 'subject-leader';

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-11-06 09:00:00' });
});

afterAll(() => server.close());

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];
const run = (sql: string, ...values: unknown[]) =>
  write(server.sandbox, () => server.sandbox.sqlite.prepare(sql).run(...values));

beforeEach(async () => {
  const { body } = await server.call(account, calls.addExam, monthly);
  examId = body.data.id;
  run("update exams set state = 'marking' where id = ?", examId);
});

interface Sitting {
  studentId: string;
  studentName: string;
  studentNo: string;
  examNo: string;
}

const sitting = (): Sitting[] =>
  all(
    `select c.student_id studentId, s.name studentName, s.student_no studentNo, c.exam_no examNo
      from exam_students c join students s on s.id = c.student_id where c.exam_id = ? order by c.student_id`,
    examId,
  );

/** Gives everybody a number, as seating does. */
const number = () =>
  run(
    `update exam_students set exam_no = x.no from
      (select student_id id, printf('26%04d', row_number() over (order by student_id)) no from exam_students where exam_id = :examId) x
      where exam_id = :examId and student_id = x.id`,
    { examId },
  );

const results = (subjectId = chinese) =>
  all<{ studentId: string; state: number; score: number | null; makeUpScore: number | null; note: string }>(
    `select student_id studentId, state, score, make_up_score makeUpScore, note from exam_results
      where exam_id = ? and subject_id = ? order by student_id`,
    examId,
    subjectId,
  );

type Given = Partial<InputOf<typeof calls.setExamResults>['results'][number]>;

const set = (given: Given[], subjectId = chinese) =>
  server.call(account, calls.setExamResults, {
    examId,
    subjectId,
    results: given.map((one) => ({
      studentId: sitting()[0]!.studentId,
      state: 0 as const,
      score: null,
      was: { state: 0 as const, score: null },
      ...one,
    })),
  });

const book = (rows: unknown[][], bookType: XLSX.BookType = 'biff8'): Uint8Array => {
  const workbook = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(workbook, XLSX.utils.aoa_to_sheet(rows), '成绩');
  return new Uint8Array(XLSX.write(workbook, { type: 'array', bookType }) as ArrayBuffer);
};

const preview = (file: Uint8Array, subjectId = chinese) =>
  server.call(account, calls.previewExamScores, { examId, subjectId }, file);
const bring = (file: Uint8Array, replaced = 0, subjectId = chinese) =>
  server.call(account, calls.importExamScores, { examId, subjectId, replaced }, file);

describe('scores that are typed', () => {
  it('are found by number of the exam, by student number, and say when nobody has it', async () => {
    number();
    const second = sitting()[1]!;
    const find = (code: string) => server.call(account, calls.findExamCandidate, { examId, subjectId: chinese, code });
    for (const code of [second.examNo, second.studentNo])
      expect((await find(code)).body.data).toMatchObject({ studentId: second.studentId, state: 0, score: null });
    expect((await find('999999')).body.msg).toBe('没有考号或学号是“999999”的考生');
    expect((await find('UA-1/1')).body.msg).toBe('这张答题卡不是本次考试语文的');
  });

  it('are written together or not at all, and never above full marks', async () => {
    const [first, second] = sitting() as [Sitting, Sitting];
    const refused = await set([
      { studentId: first.studentId, score: 88 },
      { studentId: second.studentId, score: 120.5 },
    ]);
    expect(refused.body.msg).toBe(`${second.studentName}的得分 120.5 超过满分 120`);
    expect(results().every(({ score }) => score === null)).toBe(true);
    expect((await set([{ score: 88 }, { studentId: second.studentId, score: 0 }])).body.data).toEqual({
      changedCount: 2,
    });
    expect(
      results()
        .slice(0, 3)
        .map(({ score }) => score),
    ).toEqual([88, 0, null]);
  });

  it('do not overwrite what a colleague has typed meanwhile', async () => {
    await set([{ score: 88 }]);
    const { studentName } = sitting()[0]!;
    expect((await set([{ score: 90 }])).body.msg).toBe(`${studentName}的成绩刚刚被改为 88 分，请核对后再登记`);
    expect((await set([{ score: 90, was: { state: 0, score: 88 } }])).body.code).toBe(200);
    expect(results()[0]!.score).toBe(90);
  });

  it('are no scores of who was away; a result of later stands beside, with a reason, and all can be undone', async () => {
    const { studentName } = sitting()[0]!;
    expect((await set([{ state: 1, score: 3 }])).body.msg).toBe(`${studentName}缺考，不能有得分`);
    expect((await set([{ state: 1, note: '住院' }])).body.code).toBe(200);
    expect(results()[0]).toMatchObject({ state: 1, score: null, note: '住院' });
    const was = { state: 1 as const, score: null };
    expect((await set([{ state: 4, was }])).body.msg).toBe(`${studentName}记为补考，请填写补考得分`);
    expect((await set([{ state: 4, makeUpScore: 77.5, note: '住院', was }])).body.code).toBe(200);
    expect(results()[0]).toMatchObject({ state: 4, score: null, makeUpScore: 77.5, note: '住院' });
    expect((await set([{ was: { state: 4, score: null } }])).body.code).toBe(200);
    expect(results()[0]).toMatchObject({ state: 0, score: null, makeUpScore: null, note: '' });
  });

  it('wait until the exam is planned no more', async () => {
    run("update exams set state = 'planned' where id = ?", examId);
    expect((await set([{ score: 60 }])).body.msg).toBe('考试筹备中，还不能登记成绩');
  });

  it('change the sums of a published subject at once', async () => {
    const students = sitting();
    await set(students.map(({ studentId }, index) => ({ studentId, score: 60 + (index % 3) })).slice(0, 200));
    run(
      "update exam_subjects set publish_time = '2026-11-06 10:00:00' where exam_id = ? and subject_id = ?",
      examId,
      chinese,
    );
    write(server.sandbox, () => sumUpExam(server.sandbox.sqlite, examId));
    await set([{ state: 2, score: 60, note: '夹带', was: { state: 0, score: 60 } }]);
    const counted = all<{ n: number }>(
      'select sum(count) n from exam_score_sums where exam_id = ? and subject_id = ? and class_id = (select class_id from exam_students where exam_id = ? and student_id = ?)',
      examId,
      chinese,
      examId,
      students[0]!.studentId,
    )[0]!.n;
    const inClass = all<{ n: number }>(
      'select count(*) n from exam_students a join exam_students b on b.exam_id = a.exam_id and b.class_id = a.class_id where a.exam_id = ? and a.student_id = ?',
      examId,
      students[0]!.studentId,
    )[0]!.n;
    expect(counted).toBe(inClass - 1);
  });

  it('are counted by what is known, and listed so', async () => {
    const students = sitting();
    await set([
      { score: 70 },
      { studentId: students[1]!.studentId, state: 1 },
      { studentId: students[2]!.studentId, state: 3 },
      { studentId: students[3]!.studentId, state: 4, makeUpScore: 50 },
    ]);
    const { body } = await server.call(account, calls.listExamScoring, { examId });
    const { length } = students;
    expect(body.data[0]).toMatchObject({
      courseName: '语文',
      candidateCount: length,
      scoredCount: 1,
      missingCount: length - 4,
      absentCount: 1,
      disqualifiedCount: 0,
      deferredCount: 1,
      madeUpCount: 1,
    });
    expect(body.data[1]).toMatchObject({ scoredCount: 0, missingCount: length });
    const found = async (show: 'missing' | 'scored' | 'away' | 'madeUp') =>
      (await server.call(account, calls.pageExamScores, { examId, subjectId: chinese, show, size: 500 })).body.data
        .total;
    expect([await found('missing'), await found('scored'), await found('away'), await found('madeUp')]).toEqual([
      length - 4,
      1,
      2,
      1,
    ]);
  });
});

describe('a workbook of scores', () => {
  it.each(['biff8', 'xlsx'] as const)('%s is filled in on the template and read back whole', async (type) => {
    number();
    const template = await server.call(account, calls.getScoreTemplate, { examId, subjectId: chinese });
    const rows = await readSheet(template.bytes);
    expect(rows[0]).toEqual(['考号', '学号', '姓名', '班级', '得分', '状态', '补考得分', '说明']);
    expect(rows).toHaveLength(sitting().length + 1);
    const filled = rows.map((cells, index) =>
      index === 0 ? cells : [...cells.slice(0, 4), index === 3 ? '缺考' : 60 + (index % 50) + 0.5],
    );
    const file = book(filled, type);
    const shown = (await preview(file)).body;
    expect(shown.msg).toBe('操作成功');
    expect(shown.data).toMatchObject({ valid: rows.length - 1, faulty: 0, replaced: 0, blank: 0, missing: 0 });
    expect((await bring(file)).body.data).toEqual({ imported: rows.length - 1, replaced: 0, unchanged: 0 });
    expect(results().filter(({ state }) => state === 1)).toHaveLength(1);
    expect(results().filter(({ score }) => score !== null)).toHaveLength(rows.length - 2);
    // The same file again brings nothing.
    expect((await bring(file)).body.data).toEqual({ imported: 0, replaced: 0, unchanged: rows.length - 1 });
  });

  it('names every fault by its row, and writes nothing where there is one', async () => {
    number();
    const [a, b, c, d, e, g] = sitting() as [Sitting, Sitting, Sitting, Sitting, Sitting, Sitting];
    const file = book([
      ['十一月月考语文'],
      ['考号', '姓名', '学号', '分数', '状态'],
      [a.examNo, a.studentName, a.studentNo, 90],
      [b.examNo, '别人', '', 90],
      ['000', '', '', 90],
      [c.examNo, '', d.studentNo, 90],
      [d.examNo, '', '', 121],
      [e.examNo, '', '', '九十'],
      [e.examNo, '', '', 80.123, '迟到'],
      [g.examNo, '', '', 5, '缺考'],
      [],
      [sitting()[7]!.examNo, '', '', ''],
    ]);
    const { data } = (await preview(file)).body;
    expect(data.rows.map(({ row, outcome }) => [row, outcome])).toEqual([
      [3, 'new'],
      ...[4, 5, 6, 7, 8, 9, 10].map((row) => [row, 'faulty']),
      [12, 'blank'],
    ]);
    expect(data.rows.map(({ faults }) => faults.join('；'))).toEqual([
      '',
      `姓名“别人”与考生名单里的“${b.studentName}”不符`,
      '考号“000”不在考生名单里',
      '考号和学号不是同一名考生的',
      '得分 121 超过满分 120',
      '得分“九十”不是分数；与第 9 行重复',
      '得分最多两位小数；状态“迟到”须为正常、缺考、违纪、缓考、补考；与第 8 行重复',
      '缺考不能有得分',
      '',
    ]);
    expect((await bring(file)).body.msg).toBe(
      `文件有 7 行有误，没有写入：第 4 行姓名“别人”与考生名单里的“${b.studentName}”不符`,
    );
    expect(results().every(({ score, state }) => score === null && state === 0)).toBe(true);
  });

  it('a second file of a subject is refused unless its check has shown what it replaces', async () => {
    const [a, b] = sitting() as [Sitting, Sitting];
    const of = (...scores: number[]) =>
      book([['学号', '得分'], ...[a, b].map((one, index) => [one.studentNo, scores[index]])]);
    expect((await bring(of(80, 81))).body.code).toBe(200);
    const again = await bring(of(80, 91));
    expect(again.body.msg).toBe('语文已有成绩，这份文件会替换其中 1 人的；请重新检查后再导入');
    expect(results()[1]!.score).toBe(81);
    expect((await preview(of(80, 91))).body.data).toMatchObject({ valid: 1, replaced: 1, unchanged: 1 });
    expect((await bring(of(80, 91), 1)).body.data).toEqual({ imported: 1, replaced: 1, unchanged: 1 });
  });

  it('of two files at once one is written', async () => {
    const { studentNo } = sitting()[0]!;
    const answers = await Promise.all(
      [70, 71].map((score) =>
        bring(
          book([
            ['学号', '得分'],
            [studentNo, score],
          ]),
        ),
      ),
    );
    expect(answers.map(({ body }) => body.code).sort()).toEqual([200, 400]);
  });

  it('takes a class of absentees, and who has changed class since', async () => {
    const students = sitting();
    const rows = students.map(({ studentNo }) => [studentNo, '八年级9班', '缺考']);
    expect((await bring(book([['学号', '班级', '得分'], ...rows]))).body.data.imported).toBe(students.length);
    expect(results().every(({ state }) => state === 1)).toBe(true);
  });

  it('refuses what is no list of scores, and a subject that is published', async () => {
    expect((await preview(new TextEncoder().encode('a'))).body.msg).toContain('不是 .xls 或 .xlsx');
    expect(
      (
        await preview(
          book([
            ['姓名', '得分'],
            ['王', 1],
          ]),
        )
      ).body.msg,
    ).toContain('缺少列：考号');
    run("update exam_subjects set publish_time = '2026-11-06 10:00:00' where exam_id = ?", examId);
    const { studentNo } = sitting()[0]!;
    expect(
      (
        await bring(
          book([
            ['学号', '得分'],
            [studentNo, 9],
          ]),
        )
      ).body.msg,
    ).toBe('语文的成绩已发布，请先撤回，再导入');
  });
});

describe('a subject with sheets', () => {
  beforeEach(async () => {
    examId = await addMathsExam(server, { leaders: [{ teacherId: personaIds[account] }] });
    run("update exams set state = 'marking' where id = ?", examId);
  });

  const questions = () =>
    all<{ position: number; score: number }>(
      `select q.position, q.score from paper_questions q join exam_subjects e on e.paper_id = q.paper_id
        where e.exam_id = ? order by q.position`,
      examId,
    );

  it('takes scores question by question, which are then marks of who brought them', async () => {
    const template = await server.call(account, calls.getScoreTemplate, { examId, subjectId: maths });
    const [header, ...rows] = await readSheet(template.bytes);
    const asked = questions();
    expect(header!.slice(4, -3)).toEqual(asked.map(({ position }) => `第${position}题`));
    const filled = rows.map((cells, index) => [
      ...cells.slice(0, 4),
      ...(index === 0 ? ['缺考'] : asked.map(({ score }, at) => (at === 0 && index === 1 ? 0 : score))),
    ]);
    const file = book([header!.map((one) => one.replace(/^第(\d+)题$/, '$1')), ...filled], 'xlsx');
    expect((await bring(file, 0, maths)).body.msg).toBe('操作成功');
    const { data } = (await server.call(account, calls.listExamScoring, { examId })).body;
    expect(data[0]).toMatchObject({ hasSheets: true, scoredCount: rows.length - 1, missingCount: 0, absentCount: 1 });
    expect(data[0]!.unmarkedCount).toBe(0);
    const full = asked.reduce((sum, { score }) => sum + score, 0);
    const page = await server.call(account, calls.pageExamScores, {
      examId,
      subjectId: maths,
      show: 'scored',
      size: 500,
    });
    const scores = page.body.data.records.map(({ score }) => score).sort((a, b) => a! - b!);
    expect(scores[0]).toBe(Math.round((full - asked[0]!.score) * 100) / 100);
    expect(scores.at(-1)).toBe(full);
    expect(await publishSubject(server, account, examId, maths)).toBe('操作成功');
    expect(results(maths).filter(({ score }) => score !== null)).toHaveLength(rows.length - 1);
    expect(results(maths).filter(({ state }) => state === 1)).toHaveLength(1);
    expect(keptMistakes(server.sandbox.sqlite)).toEqual(remadeMistakes(server.sandbox.sqlite));
  });

  it('says which questions are left out, and what is above their marks', async () => {
    const { studentNo } = sitting()[0]!;
    const asked = questions();
    const header = ['学号', ...asked.map(({ position }) => `第${position}题`)];
    const row = [studentNo, asked[0]!.score + 1, ...asked.slice(2).map(({ score }) => score)];
    const { data } = (await preview(book([header, row]), maths)).body;
    const last = asked.at(-1)!;
    expect(data.rows[0]!.faults.join()).toContain(`第${asked[0]!.position}题 ${asked[0]!.score + 1} 超过满分`);
    expect(data.rows[0]!.faults.join()).toContain(`第${last.position}题没有填写`);
  });

  it('finds who a sheet is of by its code, and is not typed', async () => {
    const { id, studentId } = all<{ id: number; studentId: string }>(
      `select s.id, s.student_id studentId from submissions s join exam_subjects e on e.assignment_id = s.assignment_id
        where e.exam_id = ? limit 1`,
      examId,
    )[0]!;
    const code = `U1-${id.toString(36).toUpperCase()}/1`;
    const { body } = await server.call(account, calls.findExamCandidate, { examId, subjectId: maths, code });
    expect(body.data.studentId).toBe(studentId);
    expect((await set([{ score: 5 }], maths)).body.msg).toBe('数学的得分由答卷得出，不能直接登记');
    expect((await set([{ state: 1 }], maths)).body.code).toBe(200);
    expect(
      all('select 1 from submissions where student_id = ? and state = 2 and id = ?', sitting()[0]!.studentId, id),
    ).toHaveLength(Number(sitting()[0]!.studentId === studentId));
    expect((await set([{ was: { state: 1, score: null } }], maths)).body.code).toBe(200);
    expect(results(maths)[0]!.state).toBe(0);
  });
});
