import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { paperIds } from '../../../../seed/landmarks.ts';
import { keepingMistakes } from '../../../engines/mistakes/keep.ts';
import { sumUpExam } from '../../../engines/mistakes/exam-results.ts';
import { write } from '../../../database/prepared.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { addMathsExam } from '../../../testing/exam-fixture.ts';
import { publishSubject } from '../../../testing/publish-exam.ts';
import { keptMistakes, remadeMistakes } from '../../../testing/mistakes.ts';
import { runs } from '../../../testing/soak.ts';

let server: TestApp;
let examId: string;
let assignmentId: string;
let submissions: { id: number; studentId: string }[];
let questions: { position: number; score: number }[];

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-20 09:00:00' });
  examId = await addMathsExam(server);
  assignmentId = (await server.call('teacher', calls.getExam, { examId })).body.data.subjects[0]!.assignmentId;
  run("update exams set state = 'marking' where id = ?", examId);
  submissions = all(
    'select id, student_id studentId from submissions where assignment_id = ? order by id',
    assignmentId,
  );
  questions = all('select position, score from paper_questions where paper_id = ? order by position', paperIds.draft);
});

afterAll(() => server.close());

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];
const run = (sql: string, ...values: unknown[]) => server.sandbox.sqlite.prepare(sql).run(...values);

/** Has everybody hand in but the last, who is absent. */
function handIn(): void {
  const away = submissions.at(-1)!.id;
  keepingMistakes(
    server.sandbox.sqlite,
    submissions.map(({ id }) => id),
    () => run('update submissions set state = iif(id = ?, 2, 1) where assignment_id = ?', away, assignmentId),
  );
}

let keys = 0;

const mark = (marks: { submission: number; position: number; score: number }[]) =>
  server.call('teacher', calls.giveMarks, {
    assignmentId,
    marks: marks.map(({ submission, ...given }) => ({
      ...given,
      submissionId: String(submissions[submission]!.id),
      key: `exam-mark-${++keys}`,
    })),
  });

/** So many quarters of what there is. */
const points = (score: number, quarters: number): number => Math.round((score * quarters * 100) / 4) / 100;

async function markAll(): Promise<void> {
  for (const submission of submissions.slice(0, -1).keys()) {
    const marks = questions.map(({ position, score }) => {
      return { submission, position, score: points(score, (submission * 7 + position * 3) % 5) };
    });
    expect((await mark(marks)).body.msg).toBe('操作成功');
  }
}

const results = () =>
  all<{ studentId: string; state: number; score: number | null }>(
    'select student_id studentId, state, score from exam_results where exam_id = ? order by student_id',
    examId,
  );

const scoreSums = (subjectId: string) =>
  all<{ score: number; count: number }>(
    'select score, count from exam_score_sums where exam_id = ? and subject_id = ? order by score',
    examId,
    subjectId,
  );

/** The same from the answers alone. */
function expected(): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { id } of submissions.slice(0, -1)) {
    const earned = all<{ score: number }>('select score from responses where submission_id = ?', id);
    const total = Math.round(earned.reduce((sum, { score }) => sum + score, 0) * 100) / 100;
    counts.set(total, (counts.get(total) ?? 0) + 1);
  }
  return new Map([...counts].sort(([a], [b]) => a - b));
}

const isInStep = () => {
  const { sqlite } = server.sandbox;
  expect(keptMistakes(sqlite)).toEqual(remadeMistakes(sqlite));
};

describe('results of a subject with sheets', () => {
  it('are there once it is published, and tell who was away', async () => {
    handIn();
    await markAll();
    expect(results().every(({ score }) => score === null)).toBe(true);
    expect(scoreSums('2')).toEqual([]);
    expect(await publishSubject(server, 'teacher', examId, '2')).toBe('操作成功');
    const away = submissions.at(-1)!.studentId;
    for (const { studentId, state, score } of results())
      expect([studentId, state, score === null]).toEqual([studentId, Number(studentId === away), studentId === away]);
    const sums = new Map(scoreSums('2').map(({ score, count }) => [score, count]));
    expect(sums).toEqual(expected());
    expect(sums.size).toBeGreaterThan(2);
    // Of one subject the total is the subject.
    expect(scoreSums('')).toEqual(scoreSums('2'));
    isInStep();
  });

  it('have sums per question that are those of the answers', () => {
    const items = all<{ position: number; answered: number; sum: number; squares: number }>(
      'select position, answered, sum, squares from exam_item_sums where exam_id = ? order by position',
      examId,
    );
    const scores = (position: number) =>
      all<{ score: number }>(
        `select r.score from responses r join submissions s on s.id = r.submission_id
          where s.assignment_id = ? and s.state = 1 and r.position = ?`,
        assignmentId,
        position,
      ).map(({ score }) => score);
    expect(items.map(({ position }) => position)).toEqual(questions.map(({ position }) => position));
    for (const { position, answered, sum, squares } of items) {
      const found = scores(position);
      expect(answered).toBe(found.length);
      expect(sum).toBeCloseTo(
        found.reduce((total, score) => total + score, 0),
        3,
      );
      expect(squares).toBeCloseTo(
        found.reduce((total, score) => total + score * score, 0),
        3,
      );
    }
  });

  it('who was disqualified is out of every figure, and the score stays on record', () => {
    const before = scoreSums('2').reduce((sum, { count }) => sum + count, 0);
    const { studentId } = submissions[0]!;
    write(server.sandbox, () => {
      run('update exam_results set state = 2 where exam_id = ? and student_id = ?', examId, studentId);
      sumUpExam(server.sandbox.sqlite, examId);
    });
    expect(scoreSums('2').reduce((sum, { count }) => sum + count, 0)).toBe(before - 1);
    expect(results().find((row) => row.studentId === studentId)!.score).not.toBeNull();
    isInStep();
    write(server.sandbox, () => {
      run('update exam_results set state = 0 where exam_id = ? and student_id = ?', examId, studentId);
      sumUpExam(server.sandbox.sqlite, examId);
    });
  });

  it('are gone whole when publication is taken back', async () => {
    expect(await publishSubject(server, 'teacher', examId, '2', 'takeBack')).toBe('操作成功');
    expect(results().every(({ score }) => score === null)).toBe(true);
    for (const table of ['exam_score_sums', 'exam_item_sums'])
      expect(all(`select * from ${table} where exam_id = ?`, examId)).toEqual([]);
    isInStep();
  });

  it('stay what they would be if they were made anew, whatever is done', async () => {
    const marked = fc.record({
      submission: fc.nat({ max: 5 }),
      position: fc.constantFrom(...questions.map(({ position }) => position)),
      part: fc.nat({ max: 4 }),
    });
    const act = fc.oneof(
      { weight: 4, arbitrary: marked.map((one) => ({ kind: 'mark' as const, ...one })) },
      { weight: 2, arbitrary: fc.constant({ kind: 'publish' as const }) },
      { weight: 1, arbitrary: fc.constant({ kind: 'takeBack' as const }) },
    );
    let published = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 8 }), async (acts) => {
        for (const one of acts) {
          if (one.kind === 'mark') {
            const { score } = questions.find(({ position }) => position === one.position)!;
            const { submission, position } = one;
            await mark([{ submission, position, score: points(score, one.part) }]);
          } else {
            const message = await publishSubject(server, 'teacher', examId, '2', one.kind);
            published += Number(one.kind === 'publish' && message === '操作成功');
          }
        }
        isInStep();
      }),
      { numRuns: runs(4, 60) },
    );
    expect(published).toBeGreaterThan(0);
  });
});

describe('totals', () => {
  it('are of those who sat all that is published', () => {
    const { sqlite } = server.sandbox;
    const [first, second, third] = submissions as [
      (typeof submissions)[0],
      (typeof submissions)[0],
      (typeof submissions)[0],
    ];
    write(server.sandbox, () => {
      run("update assignments set publish_time = '' where id = ?", assignmentId);
      run('update exam_subjects set publish_time = ? where exam_id = ?', '2026-11-06 08:00:00', examId);
      run(
        `insert into exam_subjects (exam_id, subject_id, course_id, position, date, from_time, to_time, full, way, publish_time)
          values (?, '1', '201', 2, '2026-11-05', '14:00', '15:00', 100, 'scores', '2026-11-06 08:00:00')`,
        examId,
      );
      run(
        `insert into exam_results (exam_id, subject_id, student_id, class_id, state, score)
          select exam_id, '1', student_id, class_id, 0, null from exam_students where exam_id = ?`,
        examId,
      );
      run('update exam_results set state = 0, score = null where exam_id = ?', examId);
      const put = (student: string, subjectId: string, score: number, state = 0) =>
        run(
          'update exam_results set score = ?, state = ? where exam_id = ? and student_id = ? and subject_id = ?',
          score,
          state,
          examId,
          student,
          subjectId,
        );
      put(first.studentId, '1', 80.1);
      put(first.studentId, '2', 20.2);
      put(second.studentId, '1', 0);
      put(second.studentId, '2', 0);
      put(third.studentId, '1', 70);
      put(third.studentId, '2', 60, 3);
      sumUpExam(sqlite, examId);
    });
    expect(scoreSums('')).toEqual([
      { score: 0, count: 1 },
      { score: 100.3, count: 1 },
    ]);
    expect(scoreSums('1').map(({ score }) => score)).toEqual([0, 70, 80.1]);
  });
});
