import { calls } from '../../contracts/calls.ts';
import { taskType } from '../../contracts/constants/assignments.ts';
import { classIds, courseIds } from '../../seed/landmarks.ts';
import type { TestApp } from './app.ts';

/** Work of the teacher with one question of each of some types, and those who got it. */
export interface SetWork {
  assignmentId: string;
  questionIds: string[];
  /** By student number. */
  sheets: string[];
}

/** What a question is worth in the papers that are made here. */
export const full = 4;

/** Short ways to make and look at work that is marked, on a test's own world. */
export class MarkingFixture {
  constructor(readonly server: TestApp) {}

  all<T>(sql: string, ...values: unknown[]): T[] {
    return this.server.sandbox.sqlite.prepare(sql).all(...values) as T[];
  }

  run(sql: string, ...values: unknown[]): void {
    this.server.sandbox.sqlite.prepare(sql).run(...values);
  }

  /** Sets a paper of one question of each of these types to a class. */
  async set(types: readonly number[], tag?: 'quiz' | 'home'): Promise<SetWork> {
    const questionIds = types.map(
      (type, index) =>
        this.all<{ id: string }>(
          `select id from questions where subject_id = '2' and stage = 'junior' and question_type = ? and is_multiple = 0
            and owner_id is null and is_deleted = 0 order by id limit 1 offset ?`,
          type,
          index,
        )[0]!.id,
    );
    const { server } = this;
    const sections = [{ title: '题目', questions: questionIds.map((questionId) => ({ questionId, score: full })) }];
    const paper = await server.call('teacher', calls.addPaper, {
      title: '批改',
      subjectId: '2',
      gradeId: '7',
      sections,
    });
    const { body } = await server.call('teacher', calls.addAssignment, {
      taskType: taskType.examProcess,
      title: '批改',
      courseId: courseIds.maths,
      classId: classIds.junior,
      tag,
      paperId: paper.body.data.id,
    });
    const assignmentId = body.data.id;
    const sheets = this.all<{ id: number }>(
      `select s.id from submissions s join students t on t.id = s.student_id where s.assignment_id = ? order by t.student_no`,
      assignmentId,
    ).map(({ id }) => String(id));
    return { assignmentId, questionIds, sheets };
  }

  /** Hands a sheet in with what was typed or chosen, one answer a question. */
  handIn(sheet: string, answers: readonly string[]): void {
    this.run("update submissions set state = 1, submit_time = '2026-10-14 07:50:00' where id = ?", sheet);
    answers.forEach((answer, index) =>
      this.run('insert into responses (submission_id, position, answer) values (?, ?, ?)', sheet, index + 1, answer),
    );
  }

  /** Adds a scan of somebody's sheet with a picture for each answer: text that its maker knows, null where nobody does. */
  scan(
    sheet: string,
    pictures: readonly { position: number; likeness: string; truth?: string; jpeg?: Buffer }[],
  ): void {
    const id = `55${sheet}`;
    this.run(
      `insert into documents (id, teacher_id, shelf, title, state, create_time)
        select ?, a.teacher_id, 'scan', '扫描', 3, a.create_time from submissions s
        join assignments a on a.id = s.assignment_id where s.id = ?`,
      id,
      sheet,
    );
    this.run('insert into scans (document_id, read_pages, is_synthetic) values (?, 1, 1)', id);
    this.run(
      `insert into scan_pages (document_id, page_no, state, read_state, submission_id, sheet_page, picture, reading)
        values (?, 1, 'matched', 'matched', ?, 1, '', '{}')`,
      id,
      sheet,
    );
    this.run("update submissions set state = 1, submit_time = '2026-10-14 07:50:00' where id = ?", sheet);
    for (const { position, likeness, truth, jpeg = Buffer.from('jpeg') } of pictures) {
      this.run(
        'insert or ignore into responses (submission_id, position, answer) values (?, ?, ?)',
        sheet,
        position,
        '',
      );
      this.run(
        `insert into answer_cuts (page_id, submission_id, position, kind, part, jpeg, ink, likeness, version)
          values ((select id from scan_pages where document_id = ?), ?, ?, 'answer', 1, ?, ?, ?, ?)`,
        id,
        sheet,
        position,
        jpeg,
        /^0+$/.test(likeness) ? 0 : 0.05,
        likeness,
        `v${sheet}-${position}`,
      );
      if (truth !== undefined) this.run('insert into scan_truths values (?, ?, ?, ?)', id, sheet, position, truth);
    }
  }

  /** The right answer to a question, as responses have it. */
  right(questionId: string): string {
    const [{ answers } = { answers: '[]' }] = this.all<{ answers: string }>(
      'select answers from questions where id = ?',
      questionId,
    );
    const lists = JSON.parse(answers) as string[][];
    return lists.length === 1 && /^[A-H]$/.test(lists[0]![0]!)
      ? lists[0]!.join('')
      : lists.map(([one]) => one).join('\n');
  }

  /** Scores of a sheet in the order of its questions. */
  scores(sheet: string): (number | null)[] {
    return this.all<{ score: number | null }>(
      'select score from responses where submission_id = ? order by position',
      sheet,
    ).map(({ score }) => score);
  }

  /** Waits until the last run over some work has ended. */
  async ended(assignmentId: string) {
    for (;;) {
      const { body } = await this.server.call('teacher', calls.getMarkingOverview, { assignmentId });
      const { run } = body.data;
      if (run === null || run.state === 'done' || run.state === 'failed') return run;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
