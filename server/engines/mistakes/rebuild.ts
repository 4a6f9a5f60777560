import type Database from 'better-sqlite3';
import { mistakeSource } from '../../../contracts/constants/mistakes.ts';
import { grouped } from '../../database/lists.ts';
import { isRight } from '../mastery/history.ts';
import { mistakeOf, undecided, type KnownAttempt } from '../mastery/mistake.ts';
import { Counting } from './counting.ts';
import { rebuildResults } from './exam-results.ts';
import { decisionsOn, hasDecisions, reader, sheetColumns } from './histories.ts';
import { papers, type Item } from './papers.ts';
import { publishedSheets } from './published.ts';
import { writeMistakes, type Outcome } from './write-mistake.ts';

const students = `select distinct student_id from submissions
  union select student_id from custom_mistakes order by student_id`;

/** What of a student counts, oldest first: sheets, and what was added by hand, which has none. */
const sheets = `
  select s.paper_id, s.assignment_id, s.class_id, a.task_type, '', '', ${sheetColumns}
    from ${publishedSheets} where s.student_id = :studentId
  union all select '', '', '', 0, c.question_id, c.answer, c.create_time, 0, ${mistakeSource.custom} from custom_mistakes c
    where c.student_id = :studentId and c.is_deleted = 0
  order by time, submissionId`;

type SheetRow = [string, string, string, number, string, string, string, number, number];

/**
 * The answers of a student's sheets, all at once: to ask for those of each sheet takes twice as long. What is known of the question
 * is known of its paper, and read once for all sheets.
 */
const answers = `select s.id, r.position, r.score, r.answer, r.mark_id
  from ${publishedSheets} cross join responses r on r.submission_id = s.id and r.score is not null
  where s.student_id = ? order by s.id, r.position`;

type AnswerRow = [submissionId: number, position: number, score: number, answer: string, markId: number | null];

const reason = 'select reason from marks where id = ?';

/** Histories of a student with questions that were wrong at least once, in the order in which these were answered first. */
class Histories {
  readonly all = new Map<string, KnownAttempt[]>();

  add(questionId: string, attempt: KnownAttempt): void {
    const known = this.all.get(questionId);
    if (known) known.push(attempt);
    else this.all.set(questionId, [attempt]);
  }
}

/** Reads the sheets of students, and what they answered in each. */
function sheetReader(sqlite: Database.Database) {
  const paperOf = papers(sqlite);
  const selectSheets = sqlite.prepare(sheets).raw();
  const selectAnswers = sqlite.prepare(answers).raw();
  return (studentId: string) => {
    const answersOf = grouped(selectAnswers.all(studentId) as AnswerRow[], ([submissionId]) => submissionId);
    const each = (
      [paperId, , , , , , , submissionId]: SheetRow,
      use: (item: Item, answer: AnswerRow) => void,
    ): void => {
      if (paperId === '') return;
      const items = paperOf(paperId);
      for (const answer of answersOf.get(submissionId) ?? []) {
        const item = items.get(answer[1]);
        if (item) use(item, answer);
      }
    };
    return { rows: selectSheets.all({ studentId }) as SheetRow[], each };
  };
}

/** Reads the histories of students, and counts what of them belongs to work. */
function histories(sqlite: Database.Database, counting: Counting): (studentId: string) => Histories {
  const sheetsOf = sheetReader(sqlite);
  const selectReason = sqlite.prepare(reason).pluck();
  const reasonOf = (markId: number | null): string =>
    markId === null ? '' : ((selectReason.get(markId) as string | undefined) ?? '');
  return (studentId) => {
    const { rows, each } = sheetsOf(studentId);
    const wrong = new Set<string>();
    for (const row of rows) {
      const [, assignmentId, classId, taskType, added] = row;
      if (added !== '') wrong.add(added);
      const count = counting.sheet({ classId, assignmentId, taskType });
      each(row, (item, [, , score]) => {
        const isFull = isRight({ score, full: item.full });
        count(item, isFull);
        if (!isFull) wrong.add(item.questionId);
      });
    }
    const found = new Histories();
    for (const row of rows) {
      const [, , , , added, written, time, , source] = row;
      // It is wrong, and worth one.
      if (added !== '')
        found.add(added, { time, source, score: 0, full: 1, answer: written, reason: '', isMarked: false });
      each(row, ({ questionId, full }, [, , score, answer, markId]) => {
        if (!wrong.has(questionId)) return;
        found.add(questionId, {
          time,
          source,
          score,
          full,
          answer,
          reason: reasonOf(markId),
          isMarked: markId !== null,
        });
      });
    }
    return found;
  };
}

/** Mistakes that are written together. */
const atOnce = 4_096;

/**
 * Makes mistakes, sums and results of exams anew from all marks, additions and decisions, by reading every answer once; the number of mistakes.
 * Call it within a write.
 */
export function rebuildMistakes(sqlite: Database.Database): number {
  sqlite.prepare('delete from mistakes').run();
  const counting = new Counting(sqlite);
  const historiesOf = histories(sqlite, counting);
  const known = reader(sqlite);
  const isDecided = hasDecisions(sqlite);
  let found: Outcome[] = [];
  let count = 0;
  const write = (): void => {
    writeMistakes(sqlite, found);
    count += found.length;
    found = [];
  };
  for (const studentId of sqlite.prepare(students).pluck().all() as string[]) {
    for (const [questionId, history] of historiesOf(studentId).all) {
      const pair = { studentId, questionId };
      const decisions = isDecided ? decisionsOn(sqlite, pair) : undecided;
      const mistake = mistakeOf(history, known.askedOf(questionId), decisions, known.ruleOf(studentId));
      found.push({ pair, mistake });
    }
    if (found.length >= atOnce) write();
    counting.student(studentId);
  }
  write();
  counting.finish();
  rebuildResults(sqlite);
  return count;
}
