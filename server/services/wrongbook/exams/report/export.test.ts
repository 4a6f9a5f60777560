import * as XLSX from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import { demandLabels } from '../../../../../contracts/constants/exam-report.ts';
import { resultStateLabels } from '../../../../../contracts/constants/exams.ts';
import type { DataOf } from '../../../../../contracts/endpoint.ts';
import { schoolIds } from '../../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { SatExam } from '../../../../testing/sat-exam.ts';

// Every sheet holds what the calls answer that the screen is made of.

type Account = NonNullable<Parameters<TestApp['call']>[0]>;
type Cells = unknown[][];
type Report = DataOf<typeof calls.getExamReport>;

let server: TestApp;
/** An exam with sheets, and a seeded one of the senior school that has earlier ones and subjects to be graded. */
let sat: SatExam;
let seeded: string;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-11-20 09:00:00' });
  sat = await SatExam.add(server);
  let state = 5;
  sat.sit(() => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647);
  const { sqlite } = server.sandbox;
  seeded = sqlite
    .prepare(
      `select id from exams e where school_id = ? and state = 'published'
        and exists (select 1 from exam_subjects s where s.exam_id = e.id and s.subject_id = '5')
        order by start_date desc, (select count(*) from exam_students c where c.exam_id = e.id) desc limit 1`,
    )
    .pluck()
    .get(schoolIds.senior) as string;
  const reporting = {
    lines: [{ name: 'A线', score: 500 }],
    margin: 20,
    grading: 'fiveBands',
    bands: [],
    subjectIds: [],
  };
  sqlite
    .prepare("update exams set settings = json_set(settings, '$.reporting', json(?)) where id = ?")
    .run(JSON.stringify(reporting), seeded);
});

afterAll(() => server.close());

interface Book {
  account: Account;
  examId: string;
  sheets: Record<string, Cells>;
  report: Report;
}

async function opened(account: Account, examId: string): Promise<Book> {
  const answer = await server.call(account, calls.exportExamReport, { examId });
  expect([answer.status, answer.headers['content-disposition']]).toEqual([200, expect.stringContaining('.xls')]);
  const { SheetNames, Sheets } = XLSX.read(answer.bytes, { type: 'array' });
  const cells = (name: string): Cells =>
    XLSX.utils.sheet_to_json(Sheets[name]!, { header: 1, raw: true, defval: null });
  const { body } = await server.call(account, calls.getExamReport, { examId });
  return {
    account,
    examId,
    sheets: Object.fromEntries(SheetNames.map((name) => [name, cells(name)])),
    report: body.data,
  };
}

const nameOf = ({ report }: Book, subjectId: string): string =>
  report.subjects.find((one) => one.subjectId === subjectId)?.courseName ?? '总分';

/** Rows below the header, blanks where the sheet has no cell. */
const rowsOf = (cells: Cells | undefined): Cells => {
  expect(cells!.length).toBeGreaterThan(1);
  return cells!.slice(1);
};

/** A row of figures as a workbook keeps them: to fifteen digits. */
const near = (row: readonly unknown[]): unknown[] =>
  row.map((one) => (typeof one === 'number' ? (expect.closeTo(one, 6) as number) : one === '' ? null : one));

const figures = (one: Report['grade'][number]) => [
  ...[one.count, one.mean, one.standardDeviation],
  ...[one.excellentRate, one.passRate, one.lowRate, one.standardScore],
];

const signs = { above: '▲', below: '▼', within: '', '': '' };

function checkSchool(book: Book): void {
  const { sheets, report } = book;
  expect(rowsOf(sheets.一分三率)).toEqual(
    report.grade.map((one) => near([nameOf(book, one.subjectId), ...figures(one)])),
  );
  expect(rowsOf(sheets.应考与缺考)).toEqual(
    report.subjects.map((one) => [
      ...[one.courseName, one.candidates, one.count],
      ...[one.absent, one.disqualified, one.deferred, one.makeUp, one.unknown],
    ]),
  );
  expect(rowsOf(sheets.班级对比)).toEqual(
    report.classes.flatMap(({ className, group, cells }) =>
      cells.map(({ difference, mark, ...cell }) =>
        near([
          ...[className, group, nameOf(book, cell.subjectId), ...figures(cell), signs[mark]],
          ...[difference?.value ?? null, difference?.low ?? null, difference?.high ?? null],
        ]),
      ),
    ),
  );
}

async function checkDistributions(book: Book): Promise<void> {
  const [segments, boxes]: [Cells, Cells] = [[], []];
  for (const { subjectId } of book.report.grade) {
    const asked = { examId: book.examId, ...(subjectId && { subjectId }), width: subjectId ? 10 : 20 } as const;
    const { data } = (await server.call(book.account, calls.getExamDistribution, asked)).body;
    const name = nameOf(book, subjectId);
    segments.push(...data.segments.map(({ from, to, count, share }) => near([name, from, to, count, share])));
    for (const one of [{ className: '全部', ...data.all }, ...data.classes])
      boxes.push(
        near([
          ...[name, one.className, one.count, one.mean, one.standardDeviation],
          ...[one.lowest, one.lowerQuartile, one.median, one.upperQuartile, one.highest],
        ]),
      );
  }
  expect(rowsOf(book.sheets.分数段)).toEqual(segments);
  expect(rowsOf(book.sheets.箱线图)).toEqual(boxes);
}

async function checkStudents(book: Book): Promise<void> {
  const asked = { examId: book.examId, size: 500 };
  const { data } = (await server.call(book.account, calls.pageExamStudents, asked)).body;
  const [header] = book.sheets.学生!;
  const cell = (row: readonly unknown[], title: string) => row[header!.indexOf(title)];
  const rows = rowsOf(book.sheets.学生);
  expect(rows.length).toBe(data.total);
  for (const [at, student] of data.records.entries()) {
    const row = rows[at]!;
    expect(row.slice(0, 4)).toEqual(near([student.className, student.studentNo, student.examNo, student.studentName]));
    for (const { subjectId, state, score, grade } of student.scores) {
      const name = nameOf(book, subjectId);
      expect(cell(row, name)).toBe(state === 0 ? score : resultStateLabels[state]);
      expect(cell(row, `${name}赋分`) ?? null).toBe(grade);
    }
    expect([cell(row, '总分'), cell(row, '总分标准分'), cell(row, '均衡度'), cell(row, '最弱学科')]).toEqual(
      near([student.total, student.totalStandardScore, student.balance, nameOf(book, student.weakest)]).map(
        (value, column) => (column === 3 && student.weakest === '' ? null : value),
      ),
    );
  }
}

describe('the workbook of an exam', () => {
  it('has a sheet for each view, with the figures of the screen', async () => {
    const book = await opened('teacher', sat.id);
    expect(Object.keys(book.sheets)).toEqual([
      ...['一分三率', '应考与缺考', '班级对比', '分数段', '箱线图'],
      ...['题目', '双向细目表', '信度与双评', '过线与临界', '学生', '说明'],
    ]);
    checkSchool(book);
    await checkDistributions(book);
    await checkStudents(book);
  });

  it('has questions, blueprint and reliability of subjects with a paper', async () => {
    const { sheets, ...book } = await opened('teacher', sat.id);
    const { data } = (await server.call('teacher', calls.getExamItems, { examId: sat.id, subjectId: '2' })).body;
    const name = nameOf({ sheets, ...book }, '2');
    expect(rowsOf(sheets.题目)).toEqual(
      data.items.map((item) =>
        near([
          ...[name, item.position, item.full, item.points.join('、'), demandLabels[item.demand], item.count],
          ...[item.mean, item.facility, item.standardDeviation, item.pointBiserial],
        ]),
      ),
    );
    expect(rowsOf(sheets.双向细目表)).toEqual(
      data.blueprint.rows.flatMap((row) =>
        row.cells.map(({ demand, planned, rate, positions }) =>
          near([name, row.name, demandLabels[demand], planned, rate, positions.join('、')]),
        ),
      ),
    );
    expect(rowsOf(sheets.信度与双评)[0]!.slice(0, 3)).toEqual(near([name, data.alpha, data.standardError]));
  });

  it('has lines, grades and the change since the exam before where there are any', async () => {
    const book = await opened('admin-senior', seeded);
    const { sheets, account, examId } = book;
    expect(Object.keys(sheets)).toEqual([
      ...['一分三率', '应考与缺考', '班级对比', '分数段', '箱线图', '等级赋分'],
      ...['过线与临界', '与上次比', '学生', '说明'],
    ]);
    checkSchool(book);
    await checkDistributions(book);
    await checkStudents(book);
    const border = (await server.call(account, calls.getExamBorderline, { examId })).body.data;
    expect(rowsOf(sheets.过线与临界)).toEqual(
      border.lines.flatMap(({ name, score, classes, ...all }) =>
        [{ className: '全部', ...all }, ...classes].map(({ className, reached, above, below }) => [
          ...[name, score, className],
          ...[reached, above, below],
        ]),
      ),
    );
    const progress = (await server.call(account, calls.getExamProgress, { examId })).body.data;
    expect(rowsOf(sheets.与上次比)).toEqual(
      progress.classes.map(({ className, count, before, now, change, mark }) =>
        near([
          ...[progress.earlier!.name, className, count, before, now],
          ...[change!.value, change!.low, change!.high, signs[mark]],
        ]),
      ),
    );
    const chemistry = (await server.call(account, calls.getExamDistribution, { examId, subjectId: '5' })).body.data;
    expect(rowsOf(sheets.等级赋分).filter(([name]) => name === '化学')).toEqual(
      chemistry.grading!.table.map(({ score, grade, band, count }) => ['化学', band, score, grade, count]),
    );
  });

  it('has ranks only where the school shows them', async () => {
    const headerOf = async () => (await opened('admin-senior', seeded)).sheets.学生![0];
    expect(await headerOf()).not.toContain('年级名次');
    const schoolId = schoolIds.senior;
    const rule = (await server.call('admin-senior', calls.getExamRule, { schoolId })).body.data;
    await server.call('admin-senior', calls.setExamRule, { ...rule, schoolId, showsRanks: true });
    const book = await opened('admin-senior', seeded);
    const at = book.sheets.学生![0]!.indexOf('年级名次');
    const asked = { examId: seeded, size: 500 };
    const { data } = (await server.call('admin-senior', calls.pageExamStudents, asked)).body;
    expect(rowsOf(book.sheets.学生).map((row) => row[at])).toEqual(data.records.map(({ rank }) => rank));
    expect(data.records.filter(({ rank }) => rank === 1)).not.toEqual([]);
  });
});
