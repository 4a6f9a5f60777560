import type Database from 'better-sqlite3';
import { taskType } from '../../../contracts/constants/assignments.ts';
import { isRight } from '../mastery/history.ts';
import type { KnownAttempt } from '../mastery/mistake.ts';
import type { Tally } from '../mastery/performance.ts';

/** An answer in published work; what was added by hand has no work, and counts in no sum. */
export interface CountedAnswer extends KnownAttempt {
  questionId: string;
  /** The question that was really answered. */
  answeredId: string;
  assignmentId: string;
  classId: string;
  taskType: number;
}

const add = (tallies: Map<string, Tally>, key: string, isRightAnswer: boolean): void => {
  const tally = tallies.get(key);
  if (!tally) return void tallies.set(key, { answered: 1, right: Number(isRightAnswer) });
  tally.answered += 1;
  tally.right += Number(isRightAnswer);
};

/** Counts all published answers from nothing, student by student. */
export class Counting {
  private readonly questions = new Map<string, Tally>();
  private readonly pointsOf = new Map<string, string[]>();
  private readonly putPoint: Database.Statement;

  constructor(private readonly sqlite: Database.Database) {
    for (const table of ['question_sums', 'point_sums']) sqlite.prepare(`delete from ${table}`).run();
    this.putPoint = sqlite.prepare(
      'insert into point_sums (student_id, point_id, answered, right) values (?, ?, ?, ?)',
    );
    const rows = sqlite.prepare('select question_id, point_id from question_points').raw().all() as [string, string][];
    for (const [questionId, pointId] of rows)
      this.pointsOf.set(questionId, [...(this.pointsOf.get(questionId) ?? []), pointId]);
  }

  /** Counts what one student has answered, and writes its points. */
  student(studentId: string, answers: readonly CountedAnswer[]): void {
    const points = new Map<string, Tally>();
    for (const answer of answers) {
      if (answer.assignmentId === '') continue;
      const right = isRight(answer);
      for (const pointId of this.pointsOf.get(answer.answeredId) ?? []) add(points, pointId, right);
      if (answer.taskType !== taskType.errorNote)
        add(this.questions, `${answer.classId}/${answer.assignmentId}/${answer.answeredId}`, right);
    }
    for (const [pointId, { answered, right }] of points) this.putPoint.run(studentId, pointId, answered, right);
  }

  /** Writes what classes have answered. */
  finish(): void {
    const put = this.sqlite.prepare(
      'insert into question_sums (class_id, assignment_id, question_id, answered, wrong) values (?, ?, ?, ?, ?)',
    );
    for (const [key, { answered, right }] of this.questions) put.run(...key.split('/'), answered, answered - right);
  }
}
