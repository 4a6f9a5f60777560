import type { MistakeCause } from '../../../../contracts/constants/mistake-causes.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { attemptColumns, customColumns } from '../../../engines/mistakes/histories.ts';
import { isWrong, practised, published, statements } from '../../../engines/mistakes/published.ts';
import type { BookAsked } from './book.queries.ts';
import { openSpanOf } from './span.ts';

/** An attempt as it is shown; what was added by hand has no submission (0) and no title. */
export interface AttemptRow {
  questionId: string;
  answeredId: string;
  title: string;
  isPractice: 0 | 1;
  position: number;
  picture: string;
  time: string;
  submissionId: number;
  /** The class for which it was set; "" of what was added by hand. */
  classId: string;
  source: 0 | 1 | 2;
  score: number;
  full: number;
  answer: string;
  reason: string;
}

/** What was added by hand belongs to no class. */
const ofClass = '(:formerClass is null or s.class_id = :formerClass)';

const attempts = statements((sqlite) => ({
  ofQuestions: sqlite.prepare(`
    select ${practised} questionId, q.question_id answeredId, a.title title, a.task_type = 4 isPractice, q.position position,
      s.class_id classId, '' picture, ${attemptColumns} from ${published}
      where s.student_id = :studentId and ${practised} in (select value from json_each(:ids)) and ${ofClass}
    union all select c.question_id, c.question_id, '', 0, 0, '', c.picture, ${customColumns} from custom_mistakes c
      where c.student_id = :studentId and c.is_deleted = 0 and c.question_id in (select value from json_each(:ids))
        and :formerClass is null
    order by time, submissionId`),
  byMonth: sqlite.prepare(`
    with wrong as (
      select ${practised} questionId, a.subject_id subjectId, ${attemptColumns} from ${published}
        where s.student_id = :studentId and ${isWrong} and ${ofClass}
      union all select c.question_id, n.subject_id, ${customColumns} from custom_mistakes c
        join questions n on n.id = c.question_id
        where c.student_id = :studentId and c.is_deleted = 0 and :formerClass is null)
    select substr(w.time, 1, 7) month, m.cause cause, count(*) count from wrong w
      join mistakes m on m.student_id = :studentId and m.question_id = w.questionId
      where w.subjectId = :subjectId and (:since is null or w.time >= :since) and (:until is null or w.time <= :until)
        and (:source is null or m.source = :source)
      group by 1, 2 order by 1, 3 desc, 2`),
}));

/** A student's attempts at some questions, oldest first. */
export const selectAttempts = (
  sandbox: Sandbox,
  { studentId, formerClass }: Pick<BookAsked, 'studentId' | 'formerClass'>,
  ids: readonly string[],
): AttemptRow[] =>
  attempts(sandbox.sqlite).ofQuestions.all({ studentId, formerClass, ids: JSON.stringify(ids) }) as AttemptRow[];

/** How many wrong answers of a month belong to mistakes of a cause, month by month, the most frequent first. */
export const selectTrend = (sandbox: Sandbox, { learningYear, from, ...named }: BookAsked) =>
  attempts(sandbox.sqlite).byMonth.all({ ...named, ...openSpanOf({ learningYear, from }) }) as {
    month: string;
    cause: MistakeCause;
    count: number;
  }[];
