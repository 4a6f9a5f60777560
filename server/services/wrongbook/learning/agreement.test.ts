import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import type { DataOf, Endpoint, InputOf } from '../../../../contracts/endpoint.ts';
import { grouped } from '../../../database/lists.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';

// The same figure wherever it is shown, and as a count of raw answers has it: of all classes of a school and all their students.

const days = { from: '2025-09-01', to: '2026-10-15' };
const practice = 4;

/** One answer that was due in work that is published. */
interface Answer {
  studentId: string;
  classId: string;
  subjectId: string;
  submissionId: string;
  state: number;
  taskType: number;
  date: string;
  questionId: string;
  /** The mistake that it counts for: of practice that of another question. */
  mistakeId: string;
  full: number;
  score: number | null;
}

let server: TestApp;
let answers: Answer[];
/** By class, who is in it. */
let studentsOf: Map<string, string[]>;

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];

beforeAll(async () => {
  server = await startTestApp({ moment: '2026-10-15 08:00:00' });
  answers = all<Answer>(
    `select s.student_id studentId, s.class_id classId, cast(s.id as text) submissionId, s.state, a.task_type taskType,
      a.create_time date, q.question_id questionId, coalesce(q.practises, q.question_id) mistakeId, q.score "full", r.score, a.subject_id subjectId
      from assignments a join submissions s on s.assignment_id = a.id join paper_questions q on q.paper_id = s.paper_id
      left join responses r on r.submission_id = s.id and r.position = q.position
      where a.publish_time <> '' and a.is_deleted = 0`,
  );
  const inSchool = all<{ id: string; classId: string }>(
    'select id, class_id classId from students where class_id is not null and is_deleted = 0',
  );
  const byClass = grouped(inSchool, ({ classId }) => classId);
  studentsOf = new Map([...byClass].map(([classId, some]) => [classId, some.map(({ id }) => id)]));
});

afterAll(() => server.close());

const readers = ['teacher', 'subject-leader'] as const;

async function read<E extends Endpoint>(
  account: (typeof readers)[number] | 'school-admin',
  endpoint: E,
  input: InputOf<E>,
): Promise<DataOf<E>> {
  const { status, body } = await server.call(account, endpoint, input);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

/** A lesson of each class of the school, and who sees it: the teacher of mathematics, else who leads Chinese. */
async function lessons() {
  const found = await Promise.all(
    readers.map(async (account) =>
      (await read(account, calls.listLessons, {})).map(({ classId, courseId, subjectId }) => ({
        account,
        subjectId,
        lesson: { classId, courseId },
      })),
    ),
  );
  // Each class once, with the subject of whoever comes first.
  const byClass = grouped(
    found.flat().filter(({ lesson }) => studentsOf.has(lesson.classId)),
    ({ lesson }) => lesson.classId,
  );
  const chosen = [...byClass.values()].map(([first]) => first!);
  expect(new Set(chosen.map(({ subjectId }) => subjectId)).size).toBeGreaterThan(1);
  expect(chosen.length).toBeGreaterThan(3);
  return chosen;
}

const isMarked = ({ state, score }: Answer): boolean => state === 1 && score !== null;
const isWrong = (answer: Answer): boolean => isMarked(answer) && answer.full - answer.score! > 1e-4;

const counts = <T>(items: readonly T[], keyOf: (item: T) => string): Map<string, number> =>
  new Map([...grouped(items, keyOf)].map(([key, some]) => [key, some.length]));

describe('mistakes', () => {
  it('R9.8 are the same in the book of a class, in the books of its students and in raw answers', async () => {
    const custom = all<{ studentId: string; questionId: string; subjectId: string }>(
      `select c.student_id studentId, c.question_id questionId, q.subject_id subjectId from custom_mistakes c
        join questions q on q.id = c.question_id where c.is_deleted = 0`,
    );
    let seen = 0;
    for (const { account, subjectId, lesson } of await lessons()) {
      const ofSubject = answers.filter((one) => one.subjectId === subjectId);
      const own = ofSubject.filter(
        (one) => one.classId === lesson.classId && one.taskType !== practice && isMarked(one),
      );
      const wrong = counts(own.filter(isWrong), ({ questionId }) => questionId);
      const answered = counts(own, ({ questionId }) => questionId);
      const { records } = await read(account, calls.pageClassMistakes, { ...lesson, size: 500 });
      expect(new Map(records.map((one) => [one.questionId, one.wrong]))).toEqual(wrong);
      for (const one of records) expect(one.answered).toBe(answered.get(one.questionId));

      const sheets = new Set(own.map(({ submissionId }) => submissionId));
      const students = studentsOf.get(lesson.classId)!;
      const inBooks: string[] = [];
      for (const studentId of students) {
        const book = await read(account, calls.pageStudentBook, { ...lesson, studentId, size: 500 });
        const raw = ofSubject.filter((one) => one.studentId === studentId && isWrong(one));
        const byHand = custom.filter((one) => one.studentId === studentId && one.subjectId === subjectId);
        const due = counts(
          [...raw.map(({ mistakeId }) => mistakeId), ...byHand.map((one) => one.questionId)],
          (id) => id,
        );
        expect(new Map(book.records.map((one) => [one.questionId, one.wrongCount]))).toEqual(due);
        const attempts = book.records.flatMap((one) => one.attempts.map((attempt) => ({ ...attempt, ...one })));
        const ofClass = attempts.filter((one) => one.score < one.full && sheets.has(one.submissionId));
        inBooks.push(...ofClass.map(({ questionId }) => questionId));
        seen += due.size;
      }
      const ofOthers = own.filter((one) => isWrong(one) && !students.includes(one.studentId));
      expect(counts([...inBooks, ...ofOthers.map(({ questionId }) => questionId)], (id) => id)).toEqual(wrong);
    }
    expect(seen).toBeGreaterThan(100);
  });
});

/** What a sheet reached of what there was; null until it is marked throughout. */
const rateOf = (sheet: readonly Answer[]): number | null =>
  sheet.every(isMarked)
    ? sheet.reduce((sum, { score }) => sum + score!, 0) / sheet.reduce((sum, { full }) => sum + full, 0)
    : null;

describe('rates', () => {
  it('are the same in homework report, learning report and usage, and in raw answers', async () => {
    let seen = 0;
    for (const { account, subjectId, lesson } of await lessons()) {
      const homework = await read(account, calls.getHomeworkReport, { ...lesson, ...days });
      const ofClass = { classId: lesson.classId, ...days };
      const short = new Set(
        (await read('school-admin', calls.listLearningStudents, ofClass))
          .filter(({ isShort }) => isShort)
          .map(({ studentId }) => studentId),
      );
      const set = answers.filter(
        (one) =>
          one.classId === lesson.classId &&
          one.subjectId === subjectId &&
          one.taskType !== practice &&
          one.date >= `${days.from} 00:00:00` &&
          one.date <= `${days.to} 23:59:59`,
      );
      for (const [index, studentId] of studentsOf.get(lesson.classId)!.entries()) {
        const sheets = grouped(
          set.filter((one) => one.studentId === studentId),
          ({ submissionId }) => submissionId,
        );
        const rates = [...sheets.values()].map(rateOf).filter((rate) => rate !== null);
        const due = rates.length > 0 ? rates.reduce((sum, rate) => sum + rate, 0) / rates.length : null;
        const near = due === null ? null : (expect.closeTo(due, 9) as number);
        const row = homework.students.find((one) => one.studentId === studentId);
        expect([row?.meanRate ?? null, row?.completed ?? 0]).toEqual([near, rates.length]);
        // A report is made of the whole class: of each eighth student will do.
        if (index % 8 > 0) continue;
        const usage = await read('school-admin', calls.getStudentUsage, { ...ofClass, ...lesson, studentId });
        expect(usage.rate).toEqual(near);
        if (short.has(studentId)) continue;
        const { subjects } = await read('school-admin', calls.getStudentLearning, { ...ofClass, studentId });
        const own = subjects.find(({ courseId }) => courseId === lesson.courseId);
        expect([own?.rate ?? null, own?.submitted ?? 0]).toEqual([near, rates.length]);
        seen++;
      }
    }
    expect(seen).toBeGreaterThan(5);
  });
});
