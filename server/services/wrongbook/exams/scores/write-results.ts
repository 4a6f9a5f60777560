import type Database from 'better-sqlite3';
import { resultState } from '../../../../../contracts/constants/exams.ts';
import { newId } from '../../../../database/ids.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import type { ScoreValue } from '../../../../engines/exams/score-list.ts';
import { keepResults, sumUpClasses } from '../../../../engines/mistakes/exam-results.ts';
import { statements } from '../../../../engines/mistakes/published.ts';
import { personMarkQueries } from '../../marks/person-marks.queries.ts';
import { applyPersonMarks, type Person } from '../../marks/ledger.ts';
import type { ScoredSubject } from './subject.ts';

/** Results by a JSON list. */
const given = `(select value ->> 'studentId' studentId, value ->> 'state' state, value ->> 'score' score,
  value ->> 'makeUpScore' makeUpScore, value ->> 'note' note from json_each(:results)) g`;

const ofStudent = 'exam_id = :examId and subject_id = :subjectId and student_id = g.studentId';

const prepared = statements((sqlite: Database.Database) => ({
  put: sqlite.prepare(`update exam_results set state = g.state, make_up_score = g.makeUpScore, note = g.note,
    score = iif(:hasSheets, exam_results.score, g.score) from ${given} where ${ofStudent}`),
  /** Who is said to be absent has no sheet, and who no longer is may still hand it in. */
  settle: sqlite.prepare(`update submissions set state = iif(g.state = ${resultState.absent}, 2, 0) from ${given}
    where assignment_id = :assignmentId and student_id = g.studentId and submissions.state <> 1`),
  handIn: sqlite.prepare(`update submissions set state = 1, submit_time = :now
    where id in (select value from json_each(:ids)) and state <> 1`),
  sheets: sqlite.prepare(
    `select id, student_id studentId from submissions where assignment_id = :assignmentId
        and student_id in (select value ->> 'studentId' from json_each(:results))`,
  ),
  classes: sqlite.prepare(
    `select distinct exam_id examId, class_id classId from exam_students where exam_id = :examId
        and student_id in (select value ->> 'studentId' from json_each(:results))`,
  ),
}));

/** Gives the sheets of candidates the scores of their questions, as a person's marks; a sheet that was elsewhere counts as handed in. */
function putScores(
  sandbox: Sandbox,
  person: Person,
  assignmentId: string,
  scored: readonly { submissionId: number; scores: ScoreValue['scores'] }[],
): void {
  const ids = JSON.stringify(scored.map(({ submissionId }) => submissionId));
  prepared(sandbox.sqlite).handIn.run({ ids, now: sandbox.clock.dateTime() });
  const versions = new Map(
    personMarkQueries(sandbox)
      .asked.all({ assignmentId, ids })
      .map(({ submissionId, position, keyVersion }) => [`${submissionId}/${position}`, keyVersion]),
  );
  const batch = newId(sandbox);
  const marks = scored.flatMap(({ submissionId, scores }) =>
    scores.map(([position, score]) => ({
      submissionId,
      position,
      score,
      parts: [],
      comment: '',
      keyVersion: versions.get(`${submissionId}/${position}`) ?? 0,
      key: `${batch}-${submissionId}-${position}`,
    })),
  );
  applyPersonMarks(sandbox, person, marks);
}

/** Writes results of a subject, and what follows from them. Call it within a write. */
export function putResults(
  sandbox: Sandbox,
  person: Person,
  { examId, subjectId, assignmentId }: ScoredSubject,
  values: readonly ScoreValue[],
): void {
  const { put, settle, sheets, classes } = prepared(sandbox.sqlite);
  const results = JSON.stringify(values.map(({ scores: _, ...value }) => value));
  put.run({ results, examId, subjectId, hasSheets: Number(assignmentId !== null) });
  if (assignmentId !== null) {
    settle.run({ results, assignmentId });
    const found = sheets.all({ results, assignmentId }) as { id: number; studentId: string }[];
    const byStudent = new Map(found.map(({ id, studentId }) => [studentId, id]));
    const scored = values
      .filter(({ scores }) => scores.length > 0)
      .map(({ studentId, scores }) => ({ submissionId: byStudent.get(studentId)!, scores }));
    if (scored.length > 0) putScores(sandbox, person, assignmentId, scored);
    keepResults(sandbox.sqlite, JSON.stringify(found.map(({ id }) => id)), false);
  }
  sumUpClasses(sandbox.sqlite, classes.all({ results, examId }) as { examId: string; classId: string }[]);
}
