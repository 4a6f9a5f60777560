import { classIds, courseIds, paperIds } from '../../seed/landmarks.ts';
import { write } from '../database/prepared.ts';
import { followSheets, sumUpExam } from '../engines/mistakes/exam-results.ts';
import type { TestApp } from './app.ts';
import { addMathsExam } from './exam-fixture.ts';

/** What a candidate has reached in a subject, as it is kept. */
export interface RawResult {
  studentId: string;
  classId: string;
  subjectId: string;
  state: number;
  score: number | null;
}

/** An answer of a candidate to a question of maths. */
export interface RawAnswer {
  studentId: string;
  classId: string;
  position: number;
  score: number;
}

const maths = '2';

/** An exam of three subjects for three classes, one of which is a group by itself; maths has sheets. */
export class SatExam {
  private constructor(
    readonly server: TestApp,
    readonly id: string,
  ) {}

  static async add(server: TestApp, name = '期中考试'): Promise<SatExam> {
    const exam = new SatExam(server, await addMathsExam(server, { name }));
    exam.addSubjects();
    exam.addClasses();
    return exam;
  }

  all<T>(sql: string, ...values: unknown[]): T[] {
    return this.server.sandbox.sqlite.prepare(sql).all(...values) as T[];
  }

  run(sql: string, ...values: unknown[]): void {
    this.server.sandbox.sqlite.prepare(sql).run(...values);
  }

  private addSubjects(): void {
    for (const [subjectId, courseId, full] of [
      ['1', courseIds.chinese, 120],
      ['3', courseIds.english, 100],
    ]) {
      this.run(
        `insert into exam_subjects (exam_id, subject_id, course_id, position, date, from_time, to_time, full, way)
          select id, ?, ?, ? + 1, start_date, '14:00', '15:00', ?, 'scores' from exams where id = ?`,
        subjectId,
        courseId,
        subjectId,
        full,
        this.id,
      );
      this.run(
        `insert into exam_results (exam_id, subject_id, student_id, class_id)
          select exam_id, ?, student_id, class_id from exam_students where exam_id = ?`,
        subjectId,
        this.id,
      );
    }
    this.run("update exam_subjects set position = 3 where exam_id = ? and subject_id = '2'", this.id);
  }

  /** Candidates sit it in three classes by turns. */
  private addClasses(): void {
    const candidates = this.all<{ id: string }>(
      'select student_id id from exam_students where exam_id = ? order by student_id',
      this.id,
    );
    for (const [turn, classId] of [classIds.juniorSecond, classIds.juniorUpper].entries()) {
      this.run("insert into exam_classes (exam_id, class_id, class_name) values (?, ?, '七年级班')", this.id, classId);
      this.run(
        `insert into assignment_classes (assignment_id, class_id, class_name)
          select id, ?, '七年级班' from assignments where exam_id = ?`,
        classId,
        this.id,
      );
      const ids = JSON.stringify(candidates.flatMap(({ id }, at) => (at % 3 === turn + 1 ? [id] : [])));
      for (const table of ['exam_students', 'exam_results'])
        this.run(
          `update ${table} set class_id = ? where exam_id = ? and student_id in (select value from json_each(?))`,
          classId,
          this.id,
          ids,
        );
      this.run(
        `update submissions set class_id = ? where student_id in (select value from json_each(?))
          and assignment_id in (select assignment_id from exam_subjects where exam_id = ?)`,
        classId,
        ids,
        this.id,
      );
    }
  }

  /** Has everybody reach what chance gives: from 0 to 1, of a student's scores; some are away, some score nothing. */
  sit(chance: () => number): void {
    write(this.server.sandbox, () => {
      this.run("update exam_subjects set publish_time = '2026-11-08 08:00:00' where exam_id = ?", this.id);
      this.run("update exams set state = 'published' where id = ?", this.id);
      this.run(`update assignments set publish_time = '2026-11-08 08:00:00' where exam_id = ?`, this.id);
      this.answer(chance);
      for (const { studentId, subjectId } of this.results().filter((one) => one.subjectId !== maths)) {
        const full = subjectId === '1' ? 120 : 100;
        const state = chance() < 0.08 ? 1 + Math.floor(chance() * 4) : 0;
        const score = chance() < 0.05 ? 0 : Math.round(full * 2 * chance()) / 2;
        this.run(
          'update exam_results set state = ?, score = ? where exam_id = ? and subject_id = ? and student_id = ?',
          state,
          state === 0 ? score : null,
          this.id,
          subjectId,
          studentId,
        );
      }
      followSheets(this.server.sandbox.sqlite, this.id);
      sumUpExam(this.server.sandbox.sqlite, this.id);
    });
  }

  /** Makes the sums anew, after results were changed by hand. */
  sumUp(): void {
    write(this.server.sandbox, () => sumUpExam(this.server.sandbox.sqlite, this.id));
  }

  private answer(chance: () => number): void {
    const questions = this.all<{ position: number; score: number }>(
      'select position, score from paper_questions where paper_id = ? order by position',
      paperIds.draft,
    );
    for (const { id } of this.sheets()) {
      this.run('delete from responses where submission_id = ?', id);
      const isAway = chance() < 0.08;
      const level = chance();
      for (const { position, score } of isAway ? [] : questions)
        this.run(
          "insert into responses (submission_id, position, answer, score) values (?, ?, '', ?)",
          id,
          position,
          Math.round(2 * score * Math.min(1, level + chance() / 2)) / 2,
        );
      this.run(
        `update submissions set state = ?, marked_count = ?,
          score = (select sum(score) from responses where submission_id = submissions.id) where id = ?`,
        isAway ? 2 : 1,
        isAway ? 0 : questions.length,
        id,
      );
    }
  }

  private sheets(): { id: number }[] {
    return this.all(
      'select s.id from submissions s join assignments a on a.id = s.assignment_id where a.exam_id = ? order by s.id',
      this.id,
    );
  }

  /** What is kept of every candidate in every subject. */
  results(): RawResult[] {
    return this.all(
      `select student_id studentId, class_id classId, subject_id subjectId, state, score from exam_results
        where exam_id = ? order by student_id, subject_id`,
      this.id,
    );
  }

  /** What those answered who sat maths. */
  answers(): RawAnswer[] {
    return this.all(
      `select s.student_id studentId, s.class_id classId, r.position, r.score from responses r
        join submissions s on s.id = r.submission_id join assignments a on a.id = s.assignment_id
        where a.exam_id = ? and s.state = 1 order by s.student_id, r.position`,
      this.id,
    );
  }

  /** Scores by class of who sat a subject, or totals of who sat all for "". */
  scores(subjectId: string): { studentId: string; classId: string; score: number }[] {
    const sat = this.results().filter(({ state, score }) => state === 0 && score !== null);
    if (subjectId !== '')
      return sat.flatMap((one) => (one.subjectId === subjectId ? [{ ...one, score: one.score! }] : []));
    return [...new Set(sat.map(({ studentId }) => studentId))].flatMap((studentId) => {
      const own = sat.filter((one) => one.studentId === studentId);
      const score = Math.round(own.reduce((sum, one) => sum + one.score!, 0) * 100) / 100;
      return own.length === 3 ? [{ studentId, classId: own[0]!.classId, score }] : [];
    });
  }
}
