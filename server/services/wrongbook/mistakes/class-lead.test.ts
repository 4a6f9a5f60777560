import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bucketNames } from '../../../../contracts/wrongbook/mistake-shapes.ts';
import { pageClassMistakes } from '../../../../contracts/wrongbook/mistakes.ts';
import { wrongRateBucket } from '../../../../contracts/constants/mistakes.ts';
import { classIds, courseIds } from '../../../../seed/landmarks.ts';
import { grouped } from '../../../database/lists.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

let server: TestApp;

beforeEach(async () => {
  server = await startTestApp({ moment: '2026-10-15 08:00:00' });
});

afterEach(() => server.close());

type Asked = Partial<Parameters<typeof server.call<typeof pageClassMistakes>>[2]>;

const lesson = { classId: classIds.junior, courseId: courseIds.maths };

const pageOf = async (asked: Asked = {}) =>
  (await server.call('teacher', pageClassMistakes, { ...lesson, size: 500, ...asked })).body.data;

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

type Shown = Awaited<ReturnType<typeof pageOf>>['records'];

/** Those of the worst bucket that has any, as the page tells them. */
async function worstShown(): Promise<Shown> {
  const { records, buckets } = await pageOf({ descs: 'wrongRate' });
  const bucket = bucketNames.find((name) => buckets[name] > 0);
  return records.filter(({ wrongRate }) => wrongRateBucket(wrongRate) === bucket);
}

const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);

describe('what the mistakes of a class have in common', () => {
  it('is the point of most questions of the worst bucket, with the sums of these', async () => {
    const worst = await worstShown();
    const { lead } = await pageOf();
    const shared = worst.filter(({ points }) => points.includes(lead!.point));
    const names = new Set(worst.flatMap(({ points }) => points));
    const most = Math.max(...[...names].map((name) => worst.filter(({ points }) => points.includes(name)).length));
    expect(shared).toHaveLength(most);
    const causes = shared.flatMap((one) => one.causes);
    const counts = grouped(causes, ({ cause }) => cause);
    expect(lead).toEqual({
      bucket: wrongRateBucket(worst[0]!.wrongRate),
      total: worst.length,
      point: lead!.point,
      questions: shared.map(({ questionId }) => ({ questionId })),
      own: { answered: sum(shared.map((one) => one.answered)), wrong: sum(shared.map((one) => one.wrong)) },
      grade: {
        answered: sum(shared.map(({ grade }) => grade.answered)),
        wrong: sum(shared.map(({ grade }) => grade.wrong)),
      },
      causes: expect.arrayContaining(
        [...counts].map(([cause, of]) => ({
          cause,
          count: sum(of.map(({ count }) => count)),
          confirmed: sum(of.map(({ confirmed }) => confirmed)),
        })),
      ) as unknown,
    });
    const ordered = lead!.causes.map(({ count }) => count);
    expect(ordered).toEqual([...ordered].sort((a, b) => b - a));
    expect(ordered).toHaveLength(counts.size);
  });

  it('counts what the buckets count: of all that is filtered, whatever bucket and page are looked at', async () => {
    const asExam = `update assignments set tag = 'quiz' where id = (select min(assignment_id) from question_sums where question_id = ?)`;
    run(asExam, (await worstShown())[0]!.questionId);
    const all = await pageOf();
    expect((await pageOf({ bucket: 'below10', size: 1, current: 2 })).lead).toEqual(all.lead);
    const narrowed = [{ source: 1 }, { source: 2 }, { cause: all.lead!.causes[0]!.cause }, { keyword: '的' }] as const;
    for (const asked of narrowed) {
      const { lead, buckets } = await pageOf(asked);
      expect(buckets.all, JSON.stringify(asked)).toBeGreaterThan(0);
      expect(buckets.all, JSON.stringify(asked)).toBeLessThan(all.buckets.all);
      expect(lead).toMatchObject({ bucket: bucketNames.find((name) => buckets[name] > 0) });
      expect(lead!.total).toBe(buckets[lead!.bucket]);
    }
    expect((await pageOf({ keyword: '无此题' })).lead).toBeNull();
    expect((await pageOf({ learningYear: '200101' })).lead).toBeNull();
  });

  it('is of points with as many questions the one with more wrong answers, and without a point all that is worst', async () => {
    const worst = await worstShown();
    const [first, second] = worst.toSorted((a, b) => a.wrong - b.wrong || (a.questionId < b.questionId ? -1 : 1));
    run('delete from question_points');
    expect((await pageOf()).lead).toMatchObject({
      point: '',
      total: worst.length,
      questions: worst.map(({ questionId }) => ({ questionId })),
    });
    const points = server.sandbox.sqlite.prepare('select id, name from knowledge_points limit 2').all() as {
      id: string;
      name: string;
    }[];
    run(
      'update question_sums set wrong = wrong + 1, answered = answered + 1 where question_id = ?',
      second!.questionId,
    );
    for (const [index, { questionId }] of [first!, second!].entries())
      run('insert into question_points (question_id, point_id) values (?, ?)', questionId, points[index]!.id);
    expect((await pageOf()).lead).toMatchObject({
      point: points[1]!.name,
      questions: [{ questionId: second!.questionId }],
    });
  });
});
