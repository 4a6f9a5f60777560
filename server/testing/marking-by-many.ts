import { calls } from '../../contracts/calls.ts';
import type { InputOf } from '../../contracts/endpoint.ts';
import { classIds, courseIds, personaIds, type PersonaAccount } from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from './app.ts';
import { monthly, scoresOf } from './exam-fixture.ts';

type Part = InputOf<typeof calls.setMarkingParts>['parts'][number];

/** An exam whose first question is given to markers. */
export interface ManyMarked {
  server: TestApp;
  examId: string;
  assignmentId: string;
  markingPartId: string;
  /** Full marks of the question. */
  full: number;
  all: <T>(sql: string, ...values: unknown[]) => T[];
  run: (sql: string, ...values: unknown[]) => void;
  take: (who: PersonaAccount, count?: number) => ReturnType<typeof takeOf>;
  give: (who: PersonaAccount, markingScriptId: string, score: number) => ReturnType<typeof giveOf>;
  /** The sheet that a script is of. */
  sheetOf: (markingScriptId: string) => number;
}

const takeOf = (server: TestApp, who: PersonaAccount, markingPartId: string, count: number) =>
  server.call(who, calls.takeScripts, { markingPartId, count });

const giveOf = (server: TestApp, who: PersonaAccount, markingScriptId: string, score: number) =>
  server.call(who, calls.markScript, { markingScriptId, marks: [{ position: 1, score }] });

/** Starts a server with such an exam, on the day after it was sat. */
export async function startMarkedByMany(handedIn: number, part: Partial<Part> = {}): Promise<ManyMarked> {
  return addMarkedByMany(await startTestApp({ moment: '2026-11-06 09:00:00' }), handedIn, part);
}

/**
 * Adds an exam of the teacher in maths that is being marked: so many have handed in, and the first question is marked by two of
 * the teacher, the subject's leader and another, a quarter of its marks apart at most, unless `part` says otherwise.
 */
export async function addMarkedByMany(
  server: TestApp,
  handedIn: number,
  part: Partial<Part> = {},
): Promise<ManyMarked> {
  const { sqlite } = server.sandbox;
  const all = <T>(sql: string, ...values: unknown[]): T[] => sqlite.prepare(sql).all(...values) as T[];
  const run = (sql: string, ...values: unknown[]): void => void sqlite.prepare(sql).run(...values);
  const paper = all<{ id: string; total: number; full: number }>(
    `select p.id, (select sum(score) from paper_questions q where q.paper_id = p.id) total,
      (select score from paper_questions q where q.paper_id = p.id and q.position = 1) "full" from papers p
      where p.owner_id = ? and p.subject_id = '2' and p.is_personal = 0 and p.is_deleted = 0 limit 1`,
    personaIds.teacher,
  )[0]!;
  const subject = { ...scoresOf(courseIds.maths, '10:20', '12:00', paper.total), way: 'paper', paperId: paper.id };
  const added = await server.call('teacher', calls.addExam, {
    ...monthly,
    subjects: [subject as typeof subject & { way: 'paper' }],
  });
  const examId = added.body.data.id;
  const detail = await server.call('teacher', calls.getExam, { examId });
  const { assignmentId } = detail.body.data.subjects[0]!;
  run("update exams set state = 'marking' where id = ?", examId);
  run(
    `update submissions set state = id in (select id from submissions where assignment_id = ?
      order by class_id = ? desc, id limit ?) where assignment_id = ?`,
    assignmentId,
    classIds.junior,
    handedIn,
    assignmentId,
  );
  const markers = (['teacher', 'subject-leader', 'many'] as const).map((who) => ({ teacherId: personaIds[who] }));
  const rules = { isDouble: true, tolerance: paper.full / 4, leaderId: personaIds.teacher, markers };
  const parts = [{ name: '第 1 题', positions: [1], ...rules, ...part }];
  const set = await server.call('teacher', calls.setMarkingParts, { examId, subjectId: '2', parts });
  if (set.body.code !== 200) throw new Error(set.body.msg);
  const plan = await server.call('teacher', calls.getMarkingPlan, { examId });
  const markingPartId = plan.body.data[0]!.parts[0]!.id;
  return {
    server,
    examId,
    assignmentId,
    markingPartId,
    full: paper.full,
    all,
    run,
    take: (who, count = 20) => takeOf(server, who, markingPartId, count),
    give: (who, id, score) => giveOf(server, who, id, score),
    sheetOf: (id) => all<{ id: number }>('select submission_id id from marking_scripts where id = ?', id)[0]!.id,
  };
}
