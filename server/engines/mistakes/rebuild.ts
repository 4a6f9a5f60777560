import type Database from 'better-sqlite3';
import { grouped } from '../../database/lists.ts';
import { isRight } from '../mastery/history.ts';
import { mistakeOf, undecided } from '../mastery/mistake.ts';
import { Counting, type CountedAnswer } from './counting.ts';
import {
  attemptColumns,
  attemptFrom,
  customColumns,
  decisionsOn,
  hasDecisions,
  reader,
  type AttemptRow,
} from './histories.ts';
import { practised, published } from './published.ts';
import { writeMistake } from './write-mistake.ts';

const students = `select distinct student_id from submissions
  union select student_id from custom_mistakes order by student_id`;

/** All attempts of a student, oldest first. */
const attempts = `
  select ${practised}, q.question_id, s.assignment_id, s.class_id, a.task_type, ${attemptColumns} from ${published} where s.student_id = :studentId
  union all select c.question_id, c.question_id, '', '', 0, ${customColumns} from custom_mistakes c
    where c.student_id = :studentId and c.is_deleted = 0
  order by time, submissionId`;

type CountedRow = [string, string, string, string, number, ...AttemptRow];

const answerFrom = ([questionId, answeredId, assignmentId, classId, taskType, ...row]: CountedRow): CountedAnswer => ({
  ...attemptFrom(row),
  ...{ questionId, answeredId, assignmentId, classId, taskType },
});

/**
 * Makes mistakes and sums anew from all marks, additions and decisions, by reading every answer once; the number of mistakes.
 * Call it within a write.
 */
export function rebuildMistakes(sqlite: Database.Database): number {
  sqlite.prepare('delete from mistakes').run();
  const counting = new Counting(sqlite);
  const known = reader(sqlite);
  const isDecided = hasDecisions(sqlite);
  const select = sqlite.prepare(attempts).raw();
  let count = 0;
  for (const studentId of sqlite.prepare(students).pluck().all() as string[]) {
    const answers = (select.all({ studentId }) as CountedRow[]).map(answerFrom);
    counting.student(studentId, answers);
    for (const [questionId, history] of grouped(answers, (one) => one.questionId)) {
      if (history.every(isRight)) continue;
      const pair = { studentId, questionId };
      const decisions = isDecided ? decisionsOn(sqlite, pair) : undecided;
      writeMistake(sqlite, pair, mistakeOf(history, known.askedOf(questionId), decisions, known.ruleOf(studentId)));
      count += 1;
    }
  }
  counting.finish();
  return count;
}
