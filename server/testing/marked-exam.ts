import { createHash } from 'node:crypto';
import { utils, write as bytesOf } from '@e965/xlsx';
import { calls } from '../../contracts/calls.ts';
import { classIds, courseIds, personaIds, type PersonaAccount } from '../../seed/landmarks.ts';
import type { Sandbox } from '../database/sandbox.ts';
import type { TestApp } from './app.ts';
import { addMathsExam, mathsPaper, monthly, scoresOf } from './exam-fixture.ts';

/** Adds an exam of Chinese without sheets and of maths with them, in which everybody has scores, and which waits to be published; its id. */
export async function addMarkedExam(server: TestApp, leader: PersonaAccount): Promise<string> {
  const { sqlite } = server.sandbox;
  const all = (sql: string, ...values: unknown[]) =>
    sqlite
      .prepare(sql)
      .pluck()
      .all(...values);
  const subjects = [scoresOf(courseIds.chinese, '08:00', '10:00', 120), await mathsPaper(server)];
  const examId = await addMathsExam(server, { leaders: [{ teacherId: personaIds[leader] }] });
  const classes = [{ classId: classIds.junior }];
  const fields = { ...monthly, classes, subjects, examId, version: 1 };
  const { body } = await server.call(leader, calls.updateExam, fields);
  if (body.code !== 200) throw new Error(body.msg);
  sqlite.prepare("update exams set state = 'marking' where id = ?").run(examId);
  const numbers = all(
    'select s.student_no from exam_students c join students s on s.id = c.student_id where c.exam_id = ? order by s.id',
    examId,
  );
  const asked = all(
    'select q.score from paper_questions q join exam_subjects e on e.paper_id = q.paper_id where e.exam_id = ? order by q.position',
    examId,
  ) as number[];
  const bring = async (subjectId: string, header: string[], scores: (index: number) => number[]) => {
    const book = utils.book_new();
    const rows = numbers.map((number, index) => [number, ...scores(index)]);
    utils.book_append_sheet(book, utils.aoa_to_sheet([['学号', ...header], ...rows]));
    const file = new Uint8Array(bytesOf(book, { type: 'array', bookType: 'biff8' }) as ArrayBuffer);
    const answer = await server.call(leader, calls.importExamScores, { examId, subjectId }, file);
    if (answer.body.code !== 200) throw new Error(answer.body.msg);
  };
  await bring('1', ['得分'], (index) => [60 + (index % 40)]);
  const questions = asked.map((_, index) => `第${index + 1}题`);
  await bring('2', questions, (index) => asked.map((score, at) => ((index + at) % 3 === 0 ? 0 : score)));
  return examId;
}

/** What follows from published exams: the columns that tell it. */
const following = {
  exam_subjects: "exam_id, subject_id, publish_time <> ''",
  exam_results: '*',
  exam_score_sums: '*',
  exam_item_sums: '*',
  mistakes: '*',
  exams: 'id, state',
};

/** All that follows from what is published of exams, in a few characters. */
export function followingExams({ sqlite }: Sandbox): string {
  const rows = Object.entries(following).map(([table, columns]) =>
    sqlite.prepare(`select ${columns} from ${table} order by 1, 2`).all(),
  );
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}
