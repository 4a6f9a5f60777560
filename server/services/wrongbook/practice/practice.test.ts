import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { mistakeCauses } from '../../../../contracts/constants/mistake-causes.ts';
import { wrongRateBucket } from '../../../../contracts/constants/mistakes.ts';
import { minutesFor } from '../../../../contracts/constants/questions.ts';
import { bucketNames } from '../../../../contracts/wrongbook/mistake-shapes.ts';
import { classIds, courseIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { PracticeFixture, questionsOf, type Paper, type Rule } from '../../../testing/practice-fixture.ts';

// What practice gives by any rule, held against the marks themselves, read here once more.

const now = '2026-10-20 09:30:00';

interface Item {
  id: string;
  type: 1 | 2 | 3 | 4;
  template: string;
  groupId: string | null;
  score: number;
  points: string[];
}

let server: TestApp;
let fixture: PracticeFixture;
let bank: Map<string, Item>;
let students: string[];

beforeAll(async () => {
  server = await startTestApp({ moment: now });
  fixture = new PracticeFixture(server);
  const items = fixture.all<Omit<Item, 'points'> & { points: string }>(
    `select id, question_type type, template, group_id groupId, score,
      (select json_group_array(point_id) from question_points where question_id = id) points from questions`,
  );
  bank = new Map(items.map((item) => [item.id, { ...item, points: JSON.parse(item.points) as string[] }]));
  students = fixture.studentsOf();
});

afterAll(() => server.close());

/** Every question of maths that a student has ever answered, whatever came of it. */
const answered = (studentId: string): Set<string> =>
  new Set(
    fixture
      .all<{ id: string }>(
        `select q.question_id id from responses r join submissions s on s.id = r.submission_id and s.student_id = ?
        join paper_questions q on q.paper_id = s.paper_id and q.position = r.position`,
        studentId,
      )
      .map(({ id }) => id),
  );

/** How a class has done with each question, in all published work but practice. */
function ratesOf(classId: string): Map<string, number> {
  const rows = fixture.all<{ id: string; rate: number }>(
    `select q.question_id id, avg(r.score < q.score) rate
      from submissions s join assignments a on a.id = s.assignment_id and a.publish_time <> '' and a.is_deleted = 0
        join responses r on r.submission_id = s.id and r.score is not null
        join paper_questions q on q.paper_id = s.paper_id and q.position = r.position
      where s.class_id = ? and s.state = 1 and a.subject_id = '2' and a.task_type <> 4 group by 1`,
    classId,
  );
  return new Map(rows.map(({ id, rate }) => [id, rate]));
}

/** What holds of every paper: its limits, one of each template, passages in one piece, its figures. */
function expectSound(paper: Paper, { most, minutes = Infinity, scoring = 'bank', score }: Rule): void {
  const questions = questionsOf(paper);
  const items = questions.map(({ id }) => bank.get(id)!);
  expect(questions.length).toBeLessThanOrEqual(Number(most));
  expect(questions.map(({ number }) => number)).toEqual(questions.map((_, place) => place + 1));
  const templates = items.map(({ template, id }) => template || id);
  expect(new Set(templates).size).toBe(templates.length);
  const time = items.reduce((sum, { type, score: worth }) => sum + minutesFor({ questionType: type, score: worth }), 0);
  expect(time).toBe(paper.minutes);
  expect(time).toBeLessThanOrEqual(Number(minutes));
  const groups = items.map(({ groupId, id }) => groupId ?? id);
  const runs = groups.filter((one, index) => one !== groups[index - 1]);
  expect(new Set(runs).size).toBe(runs.length);
  const total = questions.reduce((sum, one) => sum + one.score, 0);
  expect(total).toBeCloseTo(paper.score, 9);
  if (scoring === 'total' && questions.length > 0) expect(total).toBeCloseTo(score!, 9);
  if (scoring === 'each') expect(questions.every((one) => one.score === score)).toBe(true);
}

const rules: fc.Arbitrary<Rule> = fc.record(
  {
    practiceMode: fc.constantFrom(41, 42),
    most: fc.integer({ min: 1, max: 30 }),
    minutes: fc.integer({ min: 5, max: 90 }),
    days: fc.integer({ min: 1, max: 400 }),
    source: fc.constantFrom(1, 2),
    buckets: fc.subarray([...bucketNames]),
    causes: fc.subarray([...mistakeCauses], { minLength: 4 }),
    dueOnly: fc.boolean(),
    withMastered: fc.boolean(),
    order: fc.constantFrom('type', 'point', 'due', 'easy'),
    scoring: fc.constantFrom('bank', 'each', 'total'),
    score: fc.constantFrom(15, 40.5, 100),
  },
  { requiredKeys: ['practiceMode', 'most', 'score'] },
);

describe('practice by any rule', () => {
  it('R9.14 gives each student of a class own mistakes (41), or others on their points that were never answered (42)', async () => {
    const seen = { 41: 0, 42: 0 };
    const known = new Map(students.map((id) => [id, { wrong: fixture.wrongOf(id), answered: answered(id) }]));
    const rates = ratesOf(classIds.junior);
    await fc.assert(
      fc.asyncProperty(rules, async (rule) => {
        const { data } = await fixture.preview(rule);
        expect(data.students.map(({ studentId }) => studentId)).toEqual(students);
        for (const student of data.students.filter((_, index) => index % 3 === 0)) {
          const paper = (await fixture.paperOf(rule, student.studentId)).data;
          expectSound(paper, rule);
          const { questionCount, minutes, score, shortfall } = student;
          expect({ questionCount, minutes, score, shortfall }).toEqual({
            questionCount: questionsOf(paper).length,
            minutes: paper.minutes,
            score: paper.score,
            shortfall: paper.shortfall,
          });
          const { wrong, answered: met } = known.get(student.studentId)!;
          for (const { id, practises } of questionsOf(paper)) {
            seen[rule.practiceMode as 41 | 42] += 1;
            const mistake = rule.practiceMode === 41 ? id : practises;
            expect(wrong.has(mistake)).toBe(true);
            if (rule.buckets?.length && rule.days === undefined && rule.source === undefined)
              expect(rule.buckets).toContain(wrongRateBucket(rates.get(mistake)!));
            if (rule.days !== undefined)
              expect(Date.parse(`${now}Z`) - Date.parse(`${wrong.get(mistake)!}Z`)).toBeLessThanOrEqual(
                Number(rule.days) * 86_400_000,
              );
            if (rule.practiceMode === 41) continue;
            expect(met.has(id)).toBe(false);
            expect(bank.get(id)!.template).not.toBe(bank.get(mistake)!.template);
            expect(bank.get(id)!.points.some((one) => bank.get(mistake)!.points.includes(one))).toBe(true);
          }
        }
      }),
      { numRuns: 40, seed: 7 },
    );
    expect(Math.min(seen[41], seen[42])).toBeGreaterThan(15);
  });

  it('R9.8 practises mistakes of a source: homework 1, exam 2, and 0 what was added by hand', async () => {
    const lesson = { classId: classIds.junior, courseId: courseIds.maths };
    const [studentId] = students
      .map((id) => [id, fixture.wrongOf(id).size] as const)
      .toSorted((one, other) => other[1] - one[1])[0]!;
    // Where a mistake was made last, by the tag of the work.
    const madeIn = () =>
      fixture.all<{ id: string; assignmentId: string; tag: string; time: string }>(
        `select coalesce(q.practises, q.question_id) id, a.id assignmentId, a.tag, max(s.submit_time) time
          from submissions s join assignments a on a.id = s.assignment_id and a.publish_time <> '' and a.is_deleted = 0
            join responses r on r.submission_id = s.id
            join paper_questions q on q.paper_id = s.paper_id and q.position = r.position and r.score < q.score
          where s.student_id = ? and s.state = 1 and a.subject_id = '2' group by 1`,
        studentId,
      );
    const isExam = ({ tag }: { tag: string }) => tag === 'quiz' || tag === 'stage';
    const before = madeIn();
    // Where all was homework, or all tests, one piece of work becomes the other.
    if (before.every(isExam) || !before.some(isExam)) {
      const { assignmentId } = before[0]!;
      expect(before.some((one) => one.assignmentId !== assignmentId)).toBe(true);
      await server.call('teacher', calls.unpublishAssignment, { assignmentId });
      fixture.run('update assignments set tag = ? where id = ?', isExam(before[0]!) ? 'home' : 'quiz', assignmentId);
      const { body } = await server.call('teacher', calls.publishAssignment, { assignmentId });
      expect(body.msg).toBe('操作成功');
    }
    const made = madeIn();
    const byHand = [...bank.values()].find(
      ({ id, groupId, type }) => id.startsWith('202') && !groupId && type === 1 && made.every((one) => one.id !== id),
    )!.id;
    await server.call('teacher', calls.addCustomMistake, { ...lesson, studentId, questionId: byHand, answer: '5' });
    const templateOf = (id: string) => bank.get(id)!.template || id;
    const [exams, homework] = [made.filter(isExam), made.filter((one) => !isExam(one))].map((some) =>
      some.map(({ id }) => id),
    ) as [string[], string[]];
    for (const [source, ids] of [[byHand], homework, exams].entries()) {
      const rule = { practiceMode: 41, most: 50, withMastered: true, source };
      const given = questionsOf((await fixture.paperOf(rule, studentId)).data).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(0);
      expect([source, ids]).toEqual([source, expect.arrayContaining(given)]);
      // Of questions from one template a paper has one.
      expect(new Set(given.map(templateOf))).toEqual(new Set(ids.map(templateOf)));
    }
    await server.call('teacher', calls.removeCustomMistake, { ...lesson, studentId, questionId: byHand });
  });

  it('gives a class one paper of what most of it have open', async () => {
    const wrong = students.map((id) => fixture.wrongOf(id));
    const haveOf = (id: string) => wrong.filter((own) => own.has(id)).length;
    let count = 0;
    await fc.assert(
      fc.asyncProperty(rules, async (rule) => {
        const forClass = { ...rule, scope: 'class' } as const;
        const paper = (await fixture.paperOf(forClass)).data;
        expectSound(paper, rule);
        const { data } = await fixture.preview(forClass);
        expect(data.common).toMatchObject({ questionCount: questionsOf(paper).length, score: paper.score });
        for (const { id, practises, studentCount } of questionsOf(paper)) {
          count += 1;
          expect(studentCount).toBeGreaterThan(0);
          expect(studentCount).toBeLessThanOrEqual(haveOf(practises || id));
        }
      }),
      { numRuns: 40, seed: 7 },
    );
    expect(count).toBeGreaterThan(40);
    const { data } = await fixture.paperOf({ practiceMode: 41, most: 5, scope: 'class' });
    const counts = students.length > 0 ? [...new Set(wrong.flatMap((own) => [...own.keys()]))].map(haveOf) : [];
    expect(Math.max(...questionsOf(data).map(({ studentCount }) => studentCount))).toBe(Math.max(...counts));
  });
});
