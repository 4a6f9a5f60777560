import { calls } from '../../contracts/calls.ts';
import { taskType } from '../../contracts/constants/assignments.ts';
import type { DataOf, InputOf } from '../../contracts/endpoint.ts';
import { classIds, courseIds } from '../../seed/landmarks.ts';
import type { TestApp } from './app.ts';

/** How practice is made. */
export type Rule = InputOf<typeof calls.previewPractice>['practice'];

/** A paper of practice. */
export type Paper = DataOf<typeof calls.previewPracticePaper>;

/** The questions of a paper in their order. */
export const questionsOf = (paper: Paper) => paper.sections.flatMap(({ questions }) => questions);

/** A question as it is kept in a paper, under the title of its section. */
interface Kept {
  id: string;
  score: number;
  practises: string;
  title: string;
}

const lesson = { courseId: courseIds.maths, classId: classIds.junior };

/** Short ways to practise mistakes of a class in maths, and to read its marks once more. */
export class PracticeFixture {
  constructor(private readonly server: TestApp) {}

  all<T>(sql: string, ...values: unknown[]): T[] {
    return this.server.sandbox.sqlite.prepare(sql).all(...values) as T[];
  }

  run(sql: string, ...values: unknown[]): void {
    this.server.sandbox.sqlite.prepare(sql).run(...values);
  }

  /** Students in school of a class, by student number. */
  studentsOf(classId: string = classIds.junior): string[] {
    return this.all<{ id: string }>(
      'select id from students where class_id = ? and is_deleted = 0 and status = 0 order by student_no',
      classId,
    ).map(({ id }) => id);
  }

  /** When a student got each question of maths wrong last, by all published marks. */
  wrongOf(studentId: string): Map<string, string> {
    const rows = this.all<{ id: string; time: string }>(
      `select coalesce(q.practises, q.question_id) id, max(s.submit_time) time
        from submissions s join assignments a on a.id = s.assignment_id and a.publish_time <> '' and a.is_deleted = 0
          join responses r on r.submission_id = s.id
          join paper_questions q on q.paper_id = s.paper_id and q.position = r.position and r.score < q.score
        where s.student_id = ? and s.state = 1 and a.subject_id = '2' group by 1 order by 1`,
      studentId,
    );
    return new Map(rows.map(({ id, time }) => [id, time]));
  }

  async preview(practice: Rule, more: object = {}) {
    return (await this.server.call('teacher', calls.previewPractice, { ...lesson, practice, ...more })).body;
  }

  async paperOf(practice: Rule, studentId?: string) {
    const input = { ...lesson, practice, ...(studentId !== undefined && { studentId }) };
    return (await this.server.call('teacher', calls.previewPracticePaper, input)).body;
  }

  async practise(practice: Rule, classId: string = lesson.classId) {
    const work = { ...lesson, classId, taskType: taskType.errorNote, title: '错题巩固', practice };
    return (await this.server.call('teacher', calls.addAssignment, work)).body;
  }

  /** What was set, by student: the paper and what stands in it. */
  setOf(assignmentId: string): Map<string, { paperId: string; rows: Kept[] }> {
    const found = this.all<{ studentId: string; paperId: string; rows: string }>(
      `select s.student_id studentId, s.paper_id paperId, (select json_group_array(json_object('id', q.question_id,
          'score', q.score, 'practises', coalesce(q.practises, ''),
          'title', json_extract(p.sections, '$[' || q.section || ']')) order by q.position)
          from paper_questions q where q.paper_id = p.id) rows
        from submissions s join papers p on p.id = s.paper_id where s.assignment_id = ?`,
      assignmentId,
    );
    return new Map(
      found.map(({ studentId, paperId, rows }) => [studentId, { paperId, rows: JSON.parse(rows) as Kept[] }]),
    );
  }
}
