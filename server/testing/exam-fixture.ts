import { calls } from '../../contracts/calls.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import { classIds, courseIds, paperIds } from '../../seed/landmarks.ts';
import type { TestApp } from './app.ts';

type Fields = InputOf<typeof calls.addExam>;

/** A subject without sheets. */
export const scoresOf = (courseId: string, from: string, to: string, full = 100): Fields['subjects'][number] => ({
  courseId,
  date: '2026-11-05',
  from,
  to,
  full,
  way: 'scores',
});

/** A month's exam of three subjects for the first two classes of grade seven. */
export const monthly = {
  name: '十一月月考',
  kind: 'monthly',
  gradeId: '7',
  classes: [{ classId: classIds.junior }, { classId: classIds.juniorSecond }],
  subjects: [
    scoresOf(courseIds.chinese, '08:00', '10:00', 120),
    scoresOf(courseIds.maths, '10:20', '12:00', 120),
    scoresOf(courseIds.english, '14:00', '15:40', 100),
  ],
} satisfies Fields;

/** Adds an exam of the teacher in maths alone, without sheets, that is sat and waits for its scores; its id. */
export async function addScoredExam(server: TestApp): Promise<string> {
  const subjects = [scoresOf(courseIds.maths, '10:20', '12:00')];
  const fields = { ...monthly, classes: [{ classId: classIds.junior }], subjects };
  const { body } = await server.call('teacher', calls.addExam, fields);
  server.sandbox.sqlite.prepare("update exams set state = 'marking' where id = ?").run(body.data.id);
  return body.data.id;
}

/** The subject of the teacher's draft of a paper. */
export async function mathsPaper(server: TestApp): Promise<Fields['subjects'][number]> {
  const { body } = await server.call('teacher', calls.getPaper, { paperId: paperIds.draft });
  const maths = scoresOf(courseIds.maths, '10:20', '12:00', body.data.totalScore);
  return { ...maths, way: 'paper', paperId: paperIds.draft };
}

/** Adds an exam of the teacher in maths alone, with sheets, for the class of the teacher; its id. */
export async function addMathsExam(server: TestApp, changes: Partial<Fields> = {}): Promise<string> {
  const subjects = [await mathsPaper(server)];
  const fields = { ...monthly, classes: [{ classId: classIds.junior }], subjects, ...changes };
  const { body } = await server.call('teacher', calls.addExam, fields);
  if (body.code !== 200) throw new Error(body.msg);
  return body.data.id;
}
