import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { taskType } from '../../../../contracts/constants/assignments.ts';
import { mistakeCauses } from '../../../../contracts/constants/mistake-causes.ts';
import { wrongRateBucket } from '../../../../contracts/constants/mistakes.ts';
import { minutesFor } from '../../../../contracts/constants/questions.ts';
import type { DataOf, InputOf } from '../../../../contracts/endpoint.ts';
import { bucketNames } from '../../../../contracts/wrongbook/mistake-shapes.ts';
import { answerSpaces, practiceOrders, practiceScorings } from '../../../../contracts/wrongbook/practice-shapes.ts';
import { classIds, courseIds } from '../../../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

// What practice gives, held against the marks themselves, read here once more.

const now = '2026-10-20 09:30:00';
const lesson = { courseId: courseIds.maths, classId: classIds.junior };

type Rule = InputOf<typeof calls.previewPractice>['practice'];
type Paper = DataOf<typeof calls.previewPracticePaper>;

interface Answer {
  questionId: string;
  answeredId: string;
  isWrong: number;
  time: string;
}

interface Item {
  id: string;
  type: 1 | 2 | 3 | 4;
  template: string;
  groupId: string | null;
  score: number;
  points: string[];
}

let server: TestApp;
let bank: Map<string, Item>;
let students: string[];

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];

const studentsOf = (classId: string): string[] =>
  all<{ id: string }>(
    'select id from students where class_id = ? and is_deleted = 0 and status = 0 order by student_no',
    classId,
  ).map(({ id }) => id);

beforeAll(async () => {
  server = await startTestApp({ moment: now });
  const items = all<Omit<Item, 'points'> & { points: string }>(
    `select id, question_type type, template, group_id groupId, score,
      (select json_group_array(point_id) from question_points where question_id = id) points from questions`,
  );
  bank = new Map(items.map((item) => [item.id, { ...item, points: JSON.parse(item.points) as string[] }]));
  students = studentsOf(classIds.junior);
});

afterAll(() => server.close());

/** Every judged answer to maths of a student in published work. */
const judged = (studentId: string): Answer[] =>
  all<Answer>(
    `select coalesce(q.practises, q.question_id) questionId, q.question_id answeredId, r.score < q.score isWrong,
      s.submit_time time
      from submissions s join assignments a on a.id = s.assignment_id and a.publish_time <> '' and a.is_deleted = 0
        join responses r on r.submission_id = s.id and r.score is not null
        join paper_questions q on q.paper_id = s.paper_id and q.position = r.position
      where s.student_id = ? and s.state = 1 and a.subject_id = '2'`,
    studentId,
  );

/** Every question of maths that a student has ever answered, whatever came of it. */
const answered = (studentId: string): Set<string> =>
  new Set(
    all<{ id: string }>(
      `select q.question_id id from responses r join submissions s on s.id = r.submission_id and s.student_id = ?
        join paper_questions q on q.paper_id = s.paper_id and q.position = r.position`,
      studentId,
    ).map(({ id }) => id),
  );

/** When a student got each question wrong last. */
function wrongOf(studentId: string): Map<string, string> {
  const wrong = judged(studentId).filter(({ isWrong }) => isWrong === 1);
  const known = new Map<string, string>();
  for (const { questionId, time } of wrong) known.set(questionId, [known.get(questionId) ?? '', time].sort().at(-1)!);
  return known;
}

/** How a class has done with each question, in all published work but practice. */
function ratesOf(classId: string): Map<string, number> {
  const rows = all<{ id: string; rate: number }>(
    `select q.question_id id, avg(r.score < q.score) rate
      from submissions s join assignments a on a.id = s.assignment_id and a.publish_time <> '' and a.is_deleted = 0
        join responses r on r.submission_id = s.id and r.score is not null
        join paper_questions q on q.paper_id = s.paper_id and q.position = r.position
      where s.class_id = ? and s.state = 1 and a.subject_id = '2' and a.task_type <> 4 group by 1`,
    classId,
  );
  return new Map(rows.map(({ id, rate }) => [id, rate]));
}

const preview = async (practice: Rule, more: object = {}) =>
  (await server.call('teacher', calls.previewPractice, { ...lesson, practice, ...more })).body;
const paperOf = async (practice: Rule, studentId?: string, more: object = {}) =>
  (
    await server.call('teacher', calls.previewPracticePaper, {
      ...lesson,
      practice,
      ...(studentId !== undefined && { studentId }),
      ...more,
    })
  ).body;
const questionsOf = (paper: Paper) => paper.sections.flatMap(({ questions }) => questions);

const practise = (practice: Rule, more: object = {}) =>
  server.call('teacher', calls.addAssignment, {
    ...lesson,
    taskType: taskType.errorNote,
    title: '错题巩固',
    practice,
    ...more,
  });

/** What was set, by student: questions in their order with scores and the mistakes for which they stand, by section. */
function setOf(assignmentId: string): Map<string, { paperId: string; rows: object[] }> {
  const rows = all<{ studentId: string; paperId: string; rows: string }>(
    `select s.student_id studentId, s.paper_id paperId, (select json_group_array(json_object('id', q.question_id, 'score', q.score,
        'practises', coalesce(q.practises, ''), 'title', json_extract(p.sections, '$[' || q.section || ']')) order by q.position)
        from paper_questions q where q.paper_id = p.id) rows
      from submissions s join papers p on p.id = s.paper_id where s.assignment_id = ?`,
    assignmentId,
  );
  return new Map(
    rows.map(({ studentId, paperId, rows: json }) => [studentId, { paperId, rows: JSON.parse(json) as object[] }]),
  );
}

const shown = (paper: Paper): object[] =>
  paper.sections.flatMap(({ title, questions }) =>
    questions.map(({ id, score, practises }) => ({ id, score, practises, title })),
  );

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
    order: fc.constantFrom(...practiceOrders),
    scoring: fc.constantFrom(...practiceScorings),
    score: fc.constantFrom(15, 40.5, 100),
    space: fc.constantFrom(...answerSpaces),
  },
  { requiredKeys: ['practiceMode', 'most', 'score'] },
);

describe('practice by any rule', () => {
  it('R9.14 gives each student of a class own mistakes (41), or others on their points that were never answered (42)', async () => {
    const seen = { 41: 0, 42: 0 };
    const known = new Map(students.map((id) => [id, { wrong: wrongOf(id), answered: answered(id) }]));
    const rates = ratesOf(classIds.junior);
    await fc.assert(
      fc.asyncProperty(rules, async (rule) => {
        const { data } = await preview(rule);
        expect(data.students.map(({ studentId }) => studentId)).toEqual(students);
        for (const student of data.students.filter((_, index) => index % 7 === 0)) {
          const paper = (await paperOf(rule, student.studentId)).data;
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

  it('gives a class one paper of what most of it have open', async () => {
    const wrong = students.map((id) => wrongOf(id));
    const haveOf = (id: string) => wrong.filter((own) => own.has(id)).length;
    let count = 0;
    await fc.assert(
      fc.asyncProperty(rules, async (rule) => {
        const forClass = { ...rule, scope: 'class' } as const;
        const paper = (await paperOf(forClass)).data;
        expectSound(paper, rule);
        const { data } = await preview(forClass);
        expect(data.common).toMatchObject({ questionCount: questionsOf(paper).length, score: paper.score });
        for (const { id, practises, studentCount } of questionsOf(paper)) {
          count += 1;
          expect(studentCount).toBeGreaterThan(0);
          expect(studentCount).toBeLessThanOrEqual(haveOf(practises || id));
        }
      }),
      { numRuns: 40, seed: 7 },
    );
    expect(count).toBeGreaterThan(100);
    const { data } = await paperOf({ practiceMode: 41, most: 5, scope: 'class' });
    const counts = students.length > 0 ? [...new Set(wrong.flatMap((own) => [...own.keys()]))].map(haveOf) : [];
    expect(Math.max(...questionsOf(data).map(({ studentCount }) => studentCount))).toBe(Math.max(...counts));
  });
});

describe('setting practice', () => {
  it.each([
    { practiceMode: 41, most: 8, days: 400 },
    { practiceMode: 42, most: 8, order: 'point', scoring: 'total', score: 100 },
    { practiceMode: 42, most: 20, order: 'easy', minutes: 30 },
    { practiceMode: 41, most: 6, scope: 'class', order: 'due' },
    { practiceMode: 42, most: 6, scope: 'class', scoring: 'each', score: 5 },
  ] as const)('sets what the preview shows, of each student: %o', async (rule) => {
    const { data } = await preview(rule);
    const some =
      rule.practiceMode && 'scope' in rule ? data.students : data.students.filter((one) => one.questionCount > 0);
    expect(some.length).toBeGreaterThan(3);
    const papers = new Map(
      await Promise.all(
        some.map(async ({ studentId }) => [studentId, shown((await paperOf(rule, studentId)).data)] as const),
      ),
    );
    const { body } = await practise(rule);
    expect(body.data.studentCount).toBe(some.length);
    const set = setOf(body.data.id);
    expect(new Map([...set].map(([id, { rows }]) => [id, rows]))).toEqual(papers);
    const ids = new Set([...set.values()].map(({ paperId }) => paperId));
    expect(ids.size).toBe('scope' in rule ? 1 : some.length);
    await server.call('teacher', calls.removeAssignments, { assignmentId: body.data.id });
  });
});
