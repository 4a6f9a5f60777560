import type Database from 'better-sqlite3';
import { getTableColumns, getTableName, type InferInsertModel } from 'drizzle-orm';
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

/** One statement for all rows of a table: a query builder would prepare it again for each. */
function writer<T extends SQLiteTable>(sqlite: Database.Database, table: T, count: () => void): Write<T> {
  const columns = Object.entries(getTableColumns(table));
  const keys = columns.map(([key]) => key as keyof InferInsertModel<T>);
  const fallbacks = columns.map(([, column]) => (column.default as string | number | undefined) ?? null);
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ');
  const marks = columns.map(() => '?').join(', ');
  const statement = sqlite.prepare(`insert into "${getTableName(table)}" (${names}) values (${marks})`);
  const values: unknown[] = [...fallbacks];
  return (row) => {
    for (let index = 0; index < keys.length; index++) values[index] = row[keys[index]!] ?? fallbacks[index];
    statement.run(values);
    count();
  };
}

/** Writes what a question is found by into the full-text index. */
function textWriter(sqlite: Database.Database): (id: string, text: string) => void {
  const statement = sqlite.prepare(
    'insert into questions_fts (rowid, text) select rowid, ? from questions where id = ?',
  );
  return (id, text) => void statement.run(text, id);
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
const usageWriters = (sqlite: Database.Database, counter: { rows: number }, to: To) => ({
  schoolContract: to(schoolContracts),
  usageEvent: to(usageEvents),
  usageDays: () => {
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

/** Inserts of every table that the seeded world fills, with the number of rows written so far. */
export function createWriters(sqlite: Database.Database) {
  const counter = { rows: 0 };
  const count = () => void counter.rows++;
  const to = <T extends SQLiteTable>(table: T) => writer(sqlite, table, count);
  return {
    counter,
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
    questionText: textWriter(sqlite),
    paper: to(assigned.papers),
    paperQuestion: to(assigned.paperQuestions),
    assignment: to(assigned.assignments),
    assignmentClass: to(assigned.assignmentClasses),
    printRecord: to(assigned.printRecords),
    submission: to(assigned.submissions),
    response: to(assigned.responses),
    /** Writes what publishing brings to light of the answers that have been written. */
    mistakes: () => void (counter.rows += rebuildMistakes(sqlite)),
    wellbeingText: to(wellbeing.wellbeingTexts),
    wellbeingRecord: to(wellbeing.wellbeingRecords),
    wellbeingOpening: to(wellbeing.wellbeingLog),
    ...usageWriters(sqlite, counter, to),
    ...workbookWriters(to),
    ...examWriters(to),
    ...tradeWriters(sqlite, to),
  };
}

export type Writers = ReturnType<typeof createWriters>;
