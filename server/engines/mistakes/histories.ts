import type Database from 'better-sqlite3';
import type { MistakeCause } from '../../../contracts/constants/mistake-causes.ts';
import { askedOf, type Asked, type TypicalMistake } from '../mastery/causes.ts';
import { defaultRule, type MasteryRule } from '../mastery/history.ts';
import { undecided, type Decisions, type KnownAttempt } from '../mastery/mistake.ts';
import { published, statements, supposedValues, supposing, type Supposed } from './published.ts';
import type { Pair } from './write-mistake.ts';

/** When an answer was given: when its sheet was handed in. */
const time = "iif(s.submit_time <> '', s.submit_time, a.publish_time)";

/** Tests and stage reviews count as exams, all other work as homework: work knows its occasion only by its tag. */
const source = "iif(a.tag in ('quiz', 'stage'), 2, 1)";

/** When a sheet was handed in, the sheet that orders those of one moment, and whether it was an exam. */
export const sheetColumns = `${time} time, s.id submissionId, ${source} source`;

/** What was answered, and what the marker said of it. */
const answerColumns = `r.answer answer, coalesce((select m.reason from marks m where m.id = r.mark_id), '') reason`;

/** An answer as an attempt. */
export const attemptColumns = `${sheetColumns}, r.score score, q.score as full, ${answerColumns}`;

/** Whether somebody or something has marked it, rather than that its score was on record. */
const isMarked = 'r.mark_id is not null';

/** What was added by hand is wrong, and worth one. */
export const customColumns = `c.create_time time, 0 submissionId, 0 source, 0 score, 1 as full, c.answer answer, '' reason`;

const prepared = statements((sqlite) => ({
  attempts: sqlite
    .prepare(
      `${supposing}, wanted as materialized
        (select key number, value ->> 'studentId' studentId, value ->> 'questionId' questionId from json_each(:pairs))
      select w.number, ${attemptColumns}, ${isMarked} from wanted w cross join ${published}
        where q.question_id = w.questionId and q.practises is null and s.student_id = w.studentId
      union all select w.number, ${attemptColumns}, ${isMarked} from wanted w cross join ${published}
        where q.practises = w.questionId and s.student_id = w.studentId
      union all select w.number, ${customColumns}, 0 from wanted w cross join custom_mistakes c
        where c.student_id = w.studentId and c.question_id = w.questionId and c.is_deleted = 0
      order by time, submissionId`,
    )
    .raw(),
  decisions: sqlite.prepare(`select kind, value, create_time time from mistake_decisions
    where student_id = :studentId and question_id = :questionId order by id`),
  asked: sqlite.prepare(
    'select question_type questionType, options, answers, mistakes, solution from questions where id = ?',
  ),
  rule: sqlite.prepare(`select g.mastery_times times, g.mastery_days days from students s
    join school_settings g on g.school_id = s.school_id where s.id = ?`),
  hasRules: sqlite.prepare('select exists (select 1 from school_settings)').pluck(),
  hasDecisions: sqlite.prepare('select exists (select 1 from mistake_decisions)').pluck(),
}));

/** Columns of an attempt as they are read, without names: a name for each value takes longer than what is done with it. */
type AttemptRow = [string, number, number, number, number, string, string, number];

/** An attempt from the values of `attemptColumns` and `isMarked`. */
const attemptFrom = ([time, , source, score, full, answer, reason, marked]: AttemptRow): KnownAttempt => ({
  time,
  source,
  score,
  full,
  answer,
  reason,
  isMarked: marked === 1,
});

/** Attempts of students at questions, oldest first, read at once: the list of each pair. */
export function attemptsOf(sqlite: Database.Database, pairs: readonly Pair[], supposed?: Supposed): KnownAttempt[][] {
  const found: KnownAttempt[][] = pairs.map(() => []);
  const values = { pairs: JSON.stringify(pairs), ...supposedValues(supposed) };
  const rows = prepared(sqlite).attempts.all(values) as [number, ...AttemptRow][];
  for (const [number, ...row] of rows) found[number]!.push(attemptFrom(row));
  return found;
}

/** What people have said of a mistake: the newest of each kind. */
export function decisionsOn(sqlite: Database.Database, { studentId, questionId }: Pair): Decisions {
  const rows = prepared(sqlite).decisions.all({ studentId, questionId }) as Record<'kind' | 'value' | 'time', string>[];
  return rows.reduce<Decisions>(
    (known, { kind, value, time: at }) =>
      kind === 'cause'
        ? { ...known, cause: value as MistakeCause | '' }
        : { ...known, masteredTime: value === '' ? '' : at },
    undecided,
  );
}

/** Whether anybody has said anything of any mistake. */
export const hasDecisions = (sqlite: Database.Database): boolean => prepared(sqlite).hasDecisions.get() === 1;

interface AskedRow {
  questionType: number;
  options: string;
  answers: string;
  mistakes: string;
  solution: string;
}

/** Reads questions and rules once for as long as it is kept. */
export function reader(sqlite: Database.Database) {
  const asked = new Map<string, Asked>();
  const rules = new Map<string, MasteryRule>();
  const hasRules = prepared(sqlite).hasRules.get() === 1;
  return {
    askedOf(questionId: string): Asked {
      let found = asked.get(questionId);
      if (!found) {
        const { options, answers, mistakes, ...row } = prepared(sqlite).asked.get(questionId) as AskedRow;
        found = askedOf({
          ...row,
          options: JSON.parse(options) as string[],
          answers: JSON.parse(answers) as string[][],
          mistakes: JSON.parse(mistakes) as TypicalMistake[],
        });
        asked.set(questionId, found);
      }
      return found;
    },
    ruleOf(studentId: string): MasteryRule {
      // Most schools leave it as it is.
      if (!hasRules) return defaultRule;
      let found = rules.get(studentId);
      if (!found) {
        found = (prepared(sqlite).rule.get(studentId) as MasteryRule | undefined) ?? defaultRule;
        rules.set(studentId, found);
      }
      return found;
    },
  };
}
