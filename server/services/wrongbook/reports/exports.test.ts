import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as XLSX from '@e965/xlsx';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatNumber, formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { statistics } from '../../../../contracts/statistics.ts';
import * as calls from '../../../../contracts/wrongbook/reports.ts';
import { assignmentIds, classIds, courseIds } from '../../../../seed/landmarks.ts';
import type { ReportBlock, ReportPart } from '../../../engines/printing/document.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { selectAssignments } from '../assignments/assignments.queries.ts';
import { selectCopies } from '../prints/copies.queries.ts';
import { printedReport } from '../prints/report.ts';

type Report = DataOf<typeof calls.getAssignmentReport>;
type Cells = unknown[][];

const period = { courseId: courseIds.maths, from: '2026-09-01', to: '2026-10-20' };

let server: TestApp;
let assignmentId: string;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:30:00' });
  const { sqlite } = server.sandbox;
  assignmentId = sqlite
    .prepare("select id from assignments where teacher_id = '9001' and publish_time <> '' and id <> ?")
    .pluck()
    .get(assignmentIds.published) as string;
  // A question with several right options is among those that are reported.
  sqlite
    .prepare(
      `update questions set is_multiple = 1 where id = (select p.question_id from paper_questions p
        join assignments a on a.paper_id = p.paper_id join questions q on q.id = p.question_id
        where a.id = ? and q.question_type = 1 order by p.position limit 1)`,
    )
    .run(assignmentId);
  // So is somebody who was absent.
  const absent = sqlite.prepare('select max(id) from submissions where assignment_id = ?').pluck().get(assignmentId);
  sqlite.prepare('delete from responses where submission_id = ?').run(absent);
  sqlite.prepare('update submissions set state = 2, score = 0, marked_count = 0 where id = ?').run(absent);
});

afterAll(() => server.close());

/** The cells of each sheet by its name, as values. */
function sheetsOf(bytes: Uint8Array): Record<string, Cells> {
  const { Sheets } = XLSX.read(bytes, { type: 'array' });
  const rows = (sheet: XLSX.WorkSheet) =>
    XLSX.utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, defval: null });
  return Object.fromEntries(Object.entries(Sheets).map(([name, sheet]) => [name, rows(sheet)]));
}

/** Columns of a sheet by their headings, row by row below them. */
const columns = (cells: Cells, ...headings: string[]): Cells =>
  cells.slice(1).map((row) => headings.map((heading) => row[cells[0]!.indexOf(heading)]));

const exported = async (classId?: string) =>
  sheetsOf(
    (await server.call('teacher', calls.exportAssignmentReport, { assignmentId, ...(classId && { classId }) })).bytes,
  );
const shown = async (classId?: string): Promise<Report> =>
  (await server.call('teacher', calls.getAssignmentReport, { assignmentId, ...(classId && { classId }) })).body.data;

/** The printed report. */
function printedPart(classId?: string): ReportPart {
  const [assignment] = selectAssignments(server.sandbox, '9001', [assignmentId]);
  const copies = selectCopies(server.sandbox, assignmentId, classId === undefined ? {} : { classIds: [classId] });
  const submissionIds = copies.map(({ submissionId }) => submissionId);
  return printedReport(server.sandbox, assignment!, submissionIds);
}

const printed = (classId?: string): readonly ReportBlock[] => printedPart(classId).blocks;

const coefficient = (value: number | null) => formatNumber(value, 2);

const tablesOf = (blocks: readonly ReportBlock[]) => blocks.filter((one) => one.block === 'table');

describe.each([['all classes', undefined] as const, ['one class', classIds.juniorSecond] as const])(
  'screen, sheet and print of %s',
  (_, classId) => {
    it('show equal totals', async () => {
      const [screen, sheets] = [await shown(classId), await exported(classId)];
      const { mean, median, standardDeviation, passRate, excellentRate, highest, lowest } = screen.summary;
      const figures = {
        [statistics.mean.label]: mean,
        [statistics.median.label]: median,
        最高分: highest,
        最低分: lowest,
        [statistics.standardDeviation.label]: standardDeviation,
        [statistics.passRate.label]: passRate,
        [statistics.excellentRate.label]: excellentRate,
        [statistics.alpha.label]: screen.reliability.alpha,
        [statistics.standardError.label]: screen.reliability.standardError,
      };
      expect(columns(sheets.概况!, ...Object.keys(figures))).toEqual([Object.values(figures)]);
      const keyFigures = printed(classId).flatMap((one) => (one.block === 'keyFigures' ? one.keyFigures : []));
      const values = new Map(keyFigures.map(({ label, value }) => [label, value]));
      const rates: string[] = [statistics.passRate.label, statistics.excellentRate.label];
      for (const [label, value] of Object.entries(figures))
        expect([label, values.get(label) ?? '-']).toEqual([
          label,
          rates.includes(label) ? formatRate(value) : formatScore(value),
        ]);
      const { students, submitted, absent } = screen.completion;
      expect(['应交', '实交', '缺交'].map((label) => values.get(label))).toEqual([
        `${students} 人`,
        `${submitted} 人`,
        `${absent} 人`,
      ]);
      const { bands } = printedPart(classId).lead!;
      expect(bands.map(({ share }) => share)).toEqual(screen.bands.map(({ share }) => share));
    });

    it('show equal figures of questions and knowledge points', async () => {
      const [screen, sheets] = [await shown(classId), await exported(classId)];
      const labels = (['facility', 'rightRate', 'discriminationIndex', 'pointBiserial'] as const).map(
        (name) => statistics[name].label,
      );
      const figures = screen.items.map((item) => [
        item.number,
        item.mean,
        item.facility,
        item.rightRate,
        item.discriminationIndex,
        item.pointBiserial,
      ]);
      expect(figures.length).toBeGreaterThan(5);
      expect(columns(sheets.题目分析!, '题号', '平均分', ...labels)).toEqual(figures);
      const [questions, points] = tablesOf(printed(classId));
      expect(questions!.header.slice(4)).toEqual(labels);
      expect(questions!.rows.map((row) => [row[0], ...row.slice(3)])).toEqual(
        figures.map(([number, mean, facility, rightRate, ...others]) => [
          String(number),
          formatScore(mean),
          coefficient(facility!),
          formatRate(rightRate),
          ...others.map((value) => coefficient(value)),
        ]),
      );
      const mastery = screen.points.map((one) => [one.name, one.mastery]);
      expect(columns(sheets.知识点!, '知识点', statistics.mastery.label)).toEqual(mastery);
      expect(points!.rows.map(([name, , rate]) => [name, rate])).toEqual(
        mastery.map(([name, rate]) => [name, formatRate(rate)]),
      );
    });

    it('show equal scores and ranks of students', async () => {
      const [screen, sheets] = [await shown(classId), await exported(classId)];
      expect(columns(sheets.学生成绩!, '学号', '名次', '得分')).toEqual(
        screen.students.map(({ studentNo, rank, score }) => [studentNo, rank, score]),
      );
      const rows = tablesOf(printed(classId))[2]!.rows;
      const ranked = rows.flatMap(([rank, no, , , score]) => (rank === '-' ? [] : [[no, Number(rank), Number(score)]]));
      const expected = screen.students.flatMap(({ studentNo, rank, score }) =>
        rank ? [[studentNo, rank, score]] : [],
      );
      expect([...ranked].sort()).toEqual([...expected].sort());
      expect(ranked.map(([, rank]) => rank)).toEqual(
        ranked.map(([, rank]) => rank).sort((a, b) => Number(a) - Number(b)),
      );
      expect(rows.filter(([rank]) => rank === '-').map((row) => row[4])).toEqual(
        screen.students.filter(({ rank }) => rank === null).map(() => '缺交'),
      );
    });
  },
);

describe('a report as a workbook', () => {
  it('has numbers as numbers, rates in per cent and what is not defined blank', async () => {
    const { bytes } = await server.call('teacher', calls.exportAssignmentReport, { assignmentId });
    const sheet = XLSX.read(bytes, { type: 'array', cellNF: true }).Sheets.题目分析!;
    expect([sheet.A2, sheet.F2, sheet.H2]).toMatchObject([
      { t: 'n', v: 1 },
      { t: 'n', z: '0.00' },
      { t: 'n', z: '0.00%' },
    ]);
    const { 学生成绩: students } = await exported();
    const absent = columns(students!, '状态', '得分', '名次').filter(([state]) => state === '缺交');
    expect(absent.length).toBeGreaterThan(0);
    expect(new Set(absent.map((row) => JSON.stringify(row)))).toEqual(new Set([JSON.stringify(['缺交', null, null])]));
  });

  it('tells formula, meaning and source of every figure', async () => {
    const notes = Object.values(statistics).map(({ label, formula, meaning, source }) => [
      label,
      formula,
      meaning,
      source,
    ]);
    const { 说明: first } = await exported();
    expect(first!.slice(1)).toEqual(notes);
    const { bytes } = await server.call('teacher', calls.exportHomeworkReport, period);
    expect(sheetsOf(bytes).说明!.slice(1)).toEqual(notes);
  });

  it('has the scores of every question, and lists blank answers as such', async () => {
    const [screen, sheets] = [await shown(), await exported()];
    expect(sheets.学生成绩!.slice(1).map((row) => row.slice(8))).toEqual(screen.students.map(({ scores }) => scores));
    const answers = screen.items.flatMap(({ number, choices, letters }) => [
      ...choices.map(({ answer, count, share }) => [number, '整个答案', answer || '（未作答）', count, share]),
      ...letters.map(({ answer, count, share }) => [number, '单个选项', answer, count, share]),
    ]);
    expect(screen.items.some(({ letters }) => letters.length > 0)).toBe(true);
    const listed = columns(sheets.作答分析!, '题号', '统计对象', '作答', '人数', statistics.optionShare.label);
    expect(listed).toEqual(answers);
  });

  it('compares homework over a period as the screen does', async () => {
    const { body } = await server.call('teacher', calls.getHomeworkReport, period);
    const { bytes } = await server.call('teacher', calls.exportHomeworkReport, period);
    const sheets = sheetsOf(bytes);
    expect(columns(sheets.学生趋势!, '学号', '已完成', '平均得分率', statistics.change.label)).toEqual(
      body.data.students.map((one) => [one.studentNo, one.completed, one.meanRate, one.change]),
    );
    expect(sheets.学生趋势!.slice(1).map((row) => row.slice(7))).toEqual(body.data.students.map(({ rates }) => rates));
    const means = body.data.works.flatMap(({ title, classes }) => classes.map(({ meanRate }) => [title, meanRate]));
    expect(columns(sheets.班级对比!, '作业', '平均得分率')).toEqual(means);
  });
});
