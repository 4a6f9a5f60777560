import type Database from 'better-sqlite3';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as assigned from '../server/database/assignment-tables.ts';
import { documents } from '../server/database/document-tables.ts';
import { knowledgePoints, questionGroups, questionPoints, questions } from '../server/database/question-tables.ts';
import * as wellbeing from '../server/database/wellbeing-tables.ts';
import * as tables from '../server/database/tables.ts';
import { rebuildMistakes } from '../server/engines/mistakes/rebuild.ts';
import { schoolContracts, usageEvents } from '../server/database/usage-tables.ts';
import { workbookEntries, workbookPageWork } from '../server/database/workbook-entry-tables.ts';
import { classWorkbooks, workbookPages, workbookQuestions, workbooks } from '../server/database/workbook-tables.ts';
import { examWriters } from './writers/exams.ts';
import { tradeWriters } from './writers/trade.ts';
import type { To, Write } from './writers/to.ts';
import { writerTo } from './writers/writer.ts';

/** Writes what questions are found by into the full-text index, once they are there. */
function textWriter(sqlite: Database.Database) {
  const statement = sqlite.prepare(
    `insert into questions_fts (rowid, text) select q.rowid, w.value ->> 1
      from json_each(?) w cross join questions q on q.id = w.value ->> 0`,
  );
  const waiting: [id: string, text: string][] = [];
  return {
    add: (id: string, text: string) => void waiting.push([id, text]),
    /** By one statement: the index writes down what it has before each. */
    flush() {
      if (waiting.length > 0) statement.run(JSON.stringify(waiting.splice(0)));
    },
  };
}

/** Inserts of workbooks. */
const workbookWriters = (to: To) => ({
  workbook: to(workbooks),
  classWorkbook: to(classWorkbooks),
  workbookPage: to(workbookPages),
  workbookQuestion: to(workbookQuestions),
  workbookPageWork: to(workbookPageWork),
  workbookEntry: to(workbookEntries),
});

/** Inserts of contracts and of the ledger of use, which is summed by day at the end. */
const usageWriters = (sqlite: Database.Database, { counter, flush }: Pending, to: To) => ({
  schoolContract: to(schoolContracts),
  usageEvent: to(usageEvents),
  usageDays: () => {
    flush();
    const { changes } = sqlite
      .prepare(
        `insert into usage_days (school_id, date, kind, app, subject_id, events, quantity, cents)
          select school_id, date, kind, app, subject_id, count(*), sum(quantity), sum(cents) from usage_events
          group by school_id, date, kind, app, subject_id`,
      )
      .run();
    counter.rows += changes;
  },
});

/** How many rows there are, and what writes those of them that still wait for others. */
interface Pending {
  counter: { rows: number };
  flush: () => void;
}

/**
 * Inserts of every table that the seeded world fills, with the number of rows so far. Rows wait until there are enough for a
 * statement, or until `flush`, in whatever order their tables name one another.
 */
export function createWriters(sqlite: Database.Database) {
  const counter = { rows: 0 };
  const waiting: { flush: () => void }[] = [];
  const flush = () => waiting.forEach((one) => one.flush());
  const to = <T extends SQLiteTable>(table: T): Write<T> => {
    const { add, flush: flushTable } = writerTo(sqlite, table);
    waiting.push({ flush: flushTable });
    return (row) => {
      add(row);
      counter.rows++;
    };
  };
  const texts = textWriter(sqlite);
  const writers = {
    counter,
    flush,
    setting: to(tables.settings),
    partner: to(tables.partners),
    school: to(tables.schools),
    grade: to(tables.grades),
    schoolClass: to(tables.schoolClasses),
    course: to(tables.courses),
    offeredCourse: to(tables.offeredCourses),
    user: to(tables.users),
    userRole: to(tables.userRoles),
    teaching: to(tables.teachings),
    student: to(tables.students),
    document: to(documents),
    knowledgePoint: to(knowledgePoints),
    questionGroup: to(questionGroups),
    question: to(questions),
    questionPoint: to(questionPoints),
    questionText: texts.add,
    paper: to(assigned.papers),
    paperQuestion: to(assigned.paperQuestions),
    assignment: to(assigned.assignments),
    assignmentClass: to(assigned.assignmentClasses),
    printRecord: to(assigned.printRecords),
    submission: to(assigned.submissions),
    response: to(assigned.responses),
    /** Writes what publishing brings to light of the answers that have been written. */
    mistakes: () => {
      flush();
      counter.rows += rebuildMistakes(sqlite);
    },
    wellbeingText: to(wellbeing.wellbeingTexts),
    wellbeingRecord: to(wellbeing.wellbeingRecords),
    wellbeingOpening: to(wellbeing.wellbeingLog),
    ...usageWriters(sqlite, { counter, flush }, to),
    ...workbookWriters(to),
    ...examWriters(to),
    ...tradeWriters(sqlite, flush, to),
  };
  // Behind all tables: they name questions.
  waiting.push(texts);
  return writers;
}

export type Writers = ReturnType<typeof createWriters>;
