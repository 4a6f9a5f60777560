import type Database from 'better-sqlite3';
import { taskType } from '../../../contracts/constants/assignments.ts';
import { inserting } from '../../database/inserting.ts';
import type { Tally } from '../mastery/performance.ts';
import type { Item } from './papers.ts';

/** A sheet of published work, as far as it is counted. */
export interface CountedSheet {
  classId: string;
  assignmentId: string;
  taskType: number;
}

interface QuestionTally extends Tally {
  /** Class, work and question. */
  key: readonly [string, string, string];
}

/** Values that are written together. */
const enough = 20_000;

function add(tally: Tally, isRight: boolean): void {
  tally.answered += 1;
  tally.right += Number(isRight);
}

/** Counts all published answers from nothing, student by student. */
export class Counting {
  /** In the order in which they were answered first. */
  private readonly questions: QuestionTally[] = [];
  /** By class and work, which are looked for once for a sheet, and not for each answer. */
  private readonly works = new Map<string, Map<string, QuestionTally>>();
  private readonly points = new Map<string, Tally>();
  /** What is to be written of the points of students, row by row. */
  private pointSums: (string | number)[] = [];
  private readonly putPoints: (values: readonly unknown[]) => void;

  constructor(private readonly sqlite: Database.Database) {
    for (const table of ['question_sums', 'point_sums']) sqlite.prepare(`delete from ${table}`).run();
    this.putPoints = inserting(sqlite, {
      table: 'point_sums',
      columns: ['student_id', 'point_id', 'answered', 'right'],
    });
  }

  /** What counts the answers of a sheet. */
  sheet(sheet: CountedSheet): (item: Item, isRight: boolean) => void {
    const work = sheet.taskType === taskType.errorNote ? undefined : this.workOf(sheet);
    return ({ answeredId, points }, isRight) => {
      for (const pointId of points) add(this.pointOf(pointId), isRight);
      if (work) add(work.get(answeredId) ?? this.begin(work, sheet, answeredId), isRight);
    };
  }

  /** Keeps the points of the student whose sheets have been counted. */
  student(studentId: string): void {
    for (const [pointId, { answered, right }] of this.points) this.pointSums.push(studentId, pointId, answered, right);
    this.points.clear();
    if (this.pointSums.length > enough) this.writePoints();
  }

  /** Writes what is left of the points of students, and what classes have answered. */
  finish(): void {
    this.writePoints();
    const columns = ['class_id', 'assignment_id', 'question_id', 'answered', 'wrong'];
    const put = inserting(this.sqlite, { table: 'question_sums', columns });
    put(this.questions.flatMap(({ key, answered, right }) => [...key, answered, answered - right]));
  }

  private writePoints(): void {
    this.putPoints(this.pointSums);
    this.pointSums = [];
  }

  private workOf({ classId, assignmentId }: CountedSheet): Map<string, QuestionTally> {
    const name = `${classId}/${assignmentId}`;
    const work = this.works.get(name) ?? new Map<string, QuestionTally>();
    this.works.set(name, work);
    return work;
  }

  private begin(
    work: Map<string, QuestionTally>,
    { classId, assignmentId }: CountedSheet,
    questionId: string,
  ): QuestionTally {
    const tally: QuestionTally = { key: [classId, assignmentId, questionId], answered: 0, right: 0 };
    work.set(questionId, tally);
    this.questions.push(tally);
    return tally;
  }

  private pointOf(pointId: string): Tally {
    let tally = this.points.get(pointId);
    if (!tally) this.points.set(pointId, (tally = { answered: 0, right: 0 }));
    return tally;
  }
}
