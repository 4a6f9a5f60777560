import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../../contracts/calls.ts';
import type { DataOf } from '../../../../../contracts/endpoint.ts';
import { classIds } from '../../../../../seed/landmarks.ts';
import { meanDifference, sampleOf, shareDifference } from '../../../../engines/analysis/comparison.ts';
import { quantile } from '../../../../engines/analysis/moments.ts';
import { startTestApp, type TestApp } from '../../../../testing/app.ts';
import { runs } from '../../../../testing/soak.ts';
import { alphaOf, deviation, itemRest, near } from '../../reports/testing/by-hand.ts';
import { SatExam } from '../../../../testing/sat-exam.ts';

// Every figure once more from the raw answers, by other formulas than the sums.

type Report = DataOf<typeof calls.getExamReport>;

const classes = [classIds.junior, classIds.juniorSecond, classIds.juniorUpper];
const subjectIds = ['1', '2', '3', ''];

let server: TestApp;
let exam: SatExam;

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-11-20 09:00:00' });
  exam = await SatExam.add(server);
});

afterAll(() => server.close());

/** Numbers from 0 to 1 that follow from a seed. */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = (values: readonly number[], holds: (value: number) => boolean): number =>
  values.filter(holds).length / values.length;

const valuesOf = (subjectId: string, classId?: string): number[] =>
  exam
    .scores(subjectId)
    .filter((one) => classId === undefined || one.classId === classId)
    .map(({ score }) => score);

async function report(measure: Report['measure'] = 'mean'): Promise<Report> {
  const { body } = await server.call('teacher', calls.getExamReport, { examId: exam.id, measure });
  expect(body.msg).toBe('操作成功');
  return body.data;
}

const fullOf = ({ subjects, totalFull }: Report, subjectId: string): number =>
  subjects.find((one) => one.subjectId === subjectId)?.full ?? totalFull!;

/** Figures of some scores of a subject. */
function figures(found: Report, subjectId: string, values: readonly number[]) {
  const full = fullOf(found, subjectId);
  const all = valuesOf(subjectId);
  const spread = Math.sqrt(mean(all.map((one) => (one - mean(all)) ** 2)));
  return {
    subjectId,
    count: values.length,
    mean: near(mean(values)),
    standardDeviation: expect.closeTo(deviation(values), 6) as number,
    excellentRate: near(share(values, (one) => one > 0.9 * full)),
    passRate: near(share(values, (one) => one >= 0.6 * full)),
    lowRate: near(share(values, (one) => one < 0.4 * full)),
    standardScore: expect.closeTo(50 + (10 * (mean(values) - mean(all))) / spread, 6) as number,
  };
}

describe('figures are those of the raw answers', () => {
  it('of school, classes, lines, distributions, questions and students, whatever is reached', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000 }), async (seed) => {
        exam.sit(chanceOf(seed));
        const found = await report();
        expect(found.grade).toEqual(subjectIds.map((id) => figures(found, id, valuesOf(id))));
        for (const row of found.classes) {
          expect(row.cells.map(({ mark, difference, ...cell }) => cell)).toEqual(
            subjectIds.map((id) => figures(found, id, valuesOf(id, row.classId))),
          );
          for (const { subjectId, difference } of row.cells.slice(0, -1)) {
            const others = classes.filter((id) => id !== row.classId).flatMap((id) => valuesOf(subjectId, id));
            const expected = meanDifference(sampleOf(valuesOf(subjectId, row.classId)), sampleOf(others))!;
            expect([difference!.value, difference!.low, difference!.high]).toEqual(
              [expected.value, expected.low, expected.high].map((one) => expect.closeTo(one, 6) as number),
            );
          }
        }
        checkAttendance(found);
        checkLines(found);
        await checkItems();
        await checkDistribution();
        await checkStudents();
      }),
      { numRuns: runs(3, 60) },
    );
  });
});

function checkAttendance(found: Report): void {
  const raw = exam.results();
  for (const one of found.subjects) {
    const own = raw.filter(({ subjectId }) => subjectId === one.subjectId);
    const inState = (state: number) => own.filter((row) => row.state === state).length;
    expect([one.candidates, one.count, one.unknown]).toEqual([own.length, inState(0), 0]);
    expect([one.absent, one.disqualified, one.deferred, one.makeUp]).toEqual([1, 2, 3, 4].map(inState));
  }
  expect(found.missing).toBe(new Set(raw.filter(({ state }) => state !== 0).map(({ studentId }) => studentId)).size);
}

function checkLines(found: Report): void {
  const totals = valuesOf('');
  const { margin, lines } = found.reporting;
  expect(found.lines).toEqual(
    lines.map(({ name, score }) => ({
      name,
      score,
      reached: totals.filter((one) => one >= score).length,
      share: near(share(totals, (one) => one >= score)),
      above: totals.filter((one) => one >= score && one <= score + margin).length,
      below: totals.filter((one) => one < score && one >= score - margin).length,
    })),
  );
}

async function checkItems(): Promise<void> {
  const { body } = await server.call('teacher', calls.getExamItems, { examId: exam.id, subjectId: '2' });
  const answers = exam.answers();
  const students = [...new Set(answers.map(({ studentId }) => studentId))];
  const rows = students.map((id) => answers.filter(({ studentId }) => studentId === id).map(({ score }) => score));
  const { items, blueprint, alpha, full } = body.data;
  expect(alpha).toBeCloseTo(alphaOf(rows), 6);
  for (const [at, item] of items.entries()) {
    const scores = rows.map((row) => row[at]!);
    expect([item.count, item.mean, item.facility]).toEqual([
      scores.length,
      near(mean(scores)),
      near(mean(scores) / item.full),
    ]);
    expect(item.pointBiserial).toBeCloseTo(itemRest(rows, at), 6);
    for (const { classId, mean: own } of item.classes)
      expect(own).toBeCloseTo(
        mean(
          answers.filter((one) => one.classId === classId && one.position === item.position).map(({ score }) => score),
        ),
        9,
      );
  }
  const planned = blueprint.rows.map(({ total }) => total.planned);
  expect(planned.reduce((sum, one) => sum + one, 0)).toBeCloseTo(full, 6);
  const reached = blueprint.rows.reduce((sum, { total }) => sum + total.planned * total.rate!, 0);
  expect(reached).toBeCloseTo(mean(valuesOf('2')), 6);
}

async function checkDistribution(): Promise<void> {
  for (const subjectId of ['1', undefined]) {
    const asked = { examId: exam.id, width: 20 as const, ...(subjectId && { subjectId }) };
    const { body } = await server.call('teacher', calls.getExamDistribution, asked);
    const values = valuesOf(subjectId ?? '');
    expect(body.data.segments.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
    const { all } = body.data;
    expect([all.lowest, all.lowerQuartile, all.median, all.upperQuartile, all.highest]).toEqual(
      [0, 0.25, 0.5, 0.75, 1].map((at) => near(quantile(values, at)!)),
    );
    for (const [at, { count }] of body.data.segments.entries())
      expect(count).toBe(body.data.classes.reduce((sum, { counts }) => sum + counts[at]!, 0));
  }
}

async function checkStudents(): Promise<void> {
  const { body } = await server.call('teacher', calls.pageExamStudents, { examId: exam.id, size: 500 });
  const totals = new Map(exam.scores('').map(({ studentId, score }) => [studentId, score]));
  const raw = exam.results();
  expect(body.data.total).toBe(new Set(raw.map(({ studentId }) => studentId)).size);
  for (const { studentId, total, scores, rank } of body.data.records) {
    expect(total).toBe(totals.get(studentId) ?? null);
    expect(rank).toBeNull();
    const own = raw.filter((one) => one.studentId === studentId);
    expect(scores.map(({ subjectId, state, score }) => [subjectId, state, score])).toEqual(
      own.map(({ subjectId, state, score }) => [subjectId, state, score]),
    );
  }
}

describe('comparisons', () => {
  it('of shares are those of Newcombe and Fisher', async () => {
    exam.sit(chanceOf(5));
    const found = await report('pass');
    const full = fullOf(found, '1');
    const counted = (values: readonly number[]) => ({
      part: values.filter((one) => one >= 0.6 * full).length,
      count: values.length,
    });
    for (const { classId, cells } of found.classes) {
      const others = classes.filter((id) => id !== classId).flatMap((id) => valuesOf('1', id));
      const { value, low, high } = shareDifference(counted(valuesOf('1', classId)), counted(others))!;
      expect(cells[0]!.difference).toEqual({ value: near(value), low: near(low), high: near(high) });
    }
  });

  it('mark a class that is far behind, name it first, and tell the same in its cell', async () => {
    exam.sit(chanceOf(6));
    exam.run(
      "update exam_results set score = round(score / 10) where exam_id = ? and subject_id = '3' and class_id = ? and state = 0",
      exam.id,
      classIds.junior,
    );
    exam.sumUp();
    const { lead, classes: rows } = await report();
    expect(lead.below[0]).toEqual({ classId: classIds.junior, subjectId: '3' });
    expect(lead.comparisons).toBe(9);
    const marked = rows.find(({ classId }) => classId === classIds.junior)!.cells[2]!;
    const asked = { examId: exam.id, classId: classIds.junior, subjectId: '3' };
    const { body } = await server.call('teacher', calls.getExamCell, asked);
    expect(body.data.mark).toBe('below');
    expect(body.data.difference).toEqual(marked.difference);
    expect(body.data.familyChance).toBeGreaterThanOrEqual(body.data.chance!);
    expect(body.data.segments.reduce((sum, { count }) => sum + count, 0)).toBe(marked.count);
  });

  it('of two classes that are a group by themselves count once', async () => {
    exam.run(
      "update exam_classes set group_name = '实验' where exam_id = ? and class_id = ?",
      exam.id,
      classIds.junior,
    );
    const { lead, classes: rows } = await report();
    expect(lead.comparisons).toBe(3);
    const alone = rows.find(({ classId }) => classId === classIds.junior)!;
    expect(alone.cells.map(({ mark, difference }) => [mark, difference])).toEqual(new Array(4).fill(['', null]));
    exam.run("update exam_classes set group_name = '' where exam_id = ?", exam.id);
  });
});

describe('borders', () => {
  it('lead to as many students as they count, and every one of these has a weakest subject', async () => {
    exam.sit(chanceOf(7));
    const median = quantile(valuesOf(''), 0.5)!;
    const lines = [{ name: 'A 线', score: Math.round(median) }];
    const set = await server.call('teacher', calls.setExamReporting, { examId: exam.id, lines, margin: 30 });
    expect(set.body.msg).toBe('操作成功');
    const { body } = await server.call('teacher', calls.getExamBorderline, { examId: exam.id });
    const [line] = body.data.lines;
    expect(line!.below).toBeGreaterThan(0);
    expect(line!.weakest.reduce((sum, { count }) => sum + count, 0)).toBe(line!.below);
    for (const side of ['reached', 'above', 'below'] as const) {
      const { body: page } = await server.call('teacher', calls.pageExamStudents, { examId: exam.id, line: 1, side });
      expect([side, page.data.total]).toEqual([side, line![side]]);
      expect(line!.classes.reduce((sum, one) => sum + one[side], 0)).toBe(line![side]);
    }
    const none = await server.call('teacher', calls.pageExamStudents, { examId: exam.id, line: 2 });
    expect(none.body.msg).toBe('没有这条线');
  });
});
