import type Database from 'better-sqlite3';
import { mistakeOf, undecided } from '../mastery/mistake.ts';
import { attemptsOf, decisionsOn, hasDecisions, reader } from './histories.ts';
import { keepResults } from './exam-results.ts';
import {
  among,
  isWrong,
  practised,
  published,
  statements,
  supposedValues,
  supposing,
  type Supposed,
} from './published.ts';
import { addSums, clearSums } from './sums.ts';
import { writeMistakes, type Outcome, type Pair } from './write-mistake.ts';

// What follows from published marks is kept in step here alone: whatever changes scores, publication or presence of work does
// so within `keepingMistakes`.

const prepared = statements((sqlite) => ({
  isPublished: sqlite
    .prepare(
      `select exists (select 1 from submissions s join assignments a on a.id = s.assignment_id
        where ${among} and a.publish_time <> '' and a.is_deleted = 0)`,
    )
    .pluck(),
  /** Where there is, or was, a mistake. */
  touched: sqlite.prepare(`${supposing}
    select s.student_id studentId, ${practised} questionId from ${published} where ${among} and ${isWrong}
    union select s.student_id, ${practised} from submissions s join paper_questions q on q.paper_id = s.paper_id
      join mistakes m on m.student_id = s.student_id and m.question_id = ${practised} where ${among}`),
}));

function outcomesOf(
  sqlite: Database.Database,
  pairs: readonly Pair[],
  known = reader(sqlite),
  supposed?: Supposed,
): Outcome[] {
  const histories = attemptsOf(sqlite, pairs, supposed);
  const isDecided = hasDecisions(sqlite);
  return pairs.map((pair, index): Outcome => {
    const { studentId, questionId } = pair;
    const decisions = isDecided ? decisionsOn(sqlite, pair) : undecided;
    const mistake = mistakeOf(histories[index]!, known.askedOf(questionId), decisions, known.ruleOf(studentId));
    return { pair, mistake };
  });
}

/** Works out anew what histories amount to. */
export const refreshMistakes = (sqlite: Database.Database, pairs: readonly Pair[]): void =>
  writeMistakes(sqlite, outcomesOf(sqlite, pairs));

/** What the histories that submissions belong to amount to. */
export function outcomesAmong(
  sqlite: Database.Database,
  submissionIds: readonly number[],
  known?: ReturnType<typeof reader>,
  supposed?: Supposed,
): Outcome[] {
  const values = { ids: JSON.stringify(submissionIds), ...supposedValues(supposed) };
  return outcomesOf(sqlite, prepared(sqlite).touched.all(values) as Pair[], known, supposed);
}

/**
 * Carries out a change to what counts of submissions, and brings mistakes, sums and results of exams in step with it. Work that is
 * published neither before nor afterwards costs three look-ups. `ahead` is what the histories will amount to, where that is known.
 * Call it within a write.
 */
export function keepingMistakes<T>(
  sqlite: Database.Database,
  submissionIds: readonly number[],
  change: () => T,
  ahead?: readonly Outcome[],
): T {
  const ids = JSON.stringify(submissionIds);
  const { isPublished } = prepared(sqlite);
  const was = isPublished.get({ ids }) === 1;
  if (was) addSums(sqlite, ids, -1);
  const result = change();
  const is = isPublished.get({ ids }) === 1;
  if (is) addSums(sqlite, ids, 1);
  keepResults(sqlite, ids, was !== is);
  if (!was && !is) return result;
  if (was) clearSums(sqlite, ids);
  writeMistakes(sqlite, ahead ?? outcomesAmong(sqlite, submissionIds));
  return result;
}
