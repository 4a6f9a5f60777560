import type { Sandbox } from '../../database/sandbox.ts';
import { checkStudents } from './check-students.ts';
import { checkTeachers } from './check-teachers.ts';
import type { Checked } from './checked.ts';
import type { ListName } from './sheets.ts';
import { studentColumns } from './student-columns.ts';
import { studentRoster } from './student-roster.ts';
import { readTable } from './table.ts';
import { teacherColumns } from './teacher-columns.ts';
import { teacherRoster } from './teacher-roster.ts';
import { writeStudents, type Writing } from './write-students.ts';
import { writeTeachers } from './write-teachers.ts';

/** A list that has been judged against a school. */
interface JudgedList {
  rows: (Omit<Checked<unknown>, 'value'> & { isUnchanged: boolean })[];
  /** How many rows bring something new. */
  added: number;
  /** Writes the rows that bring something new; to be called within a transaction. */
  write: (writing: Writing) => void;
}

/** A list that has been read from a sheet. */
export interface ReadList {
  headers: string[];
  total: number;
  judge: (sandbox: Sandbox, schoolId: string) => JudgedList;
}

/** Reads the rows of a sheet as students or teachers; throws SheetError where they are neither. */
export const readList = (list: ListName, rows: string[][]): ReadList =>
  list === 'students' ? readStudents(rows) : readTeachers(rows);

function readStudents(rows: string[][]): ReadList {
  const table = readTable(studentColumns, rows);
  const numbers = table.rows.map(({ values }) => values.studentNo);
  return {
    headers: studentColumns.map(({ header }) => header),
    total: table.rows.length,
    judge: (sandbox, schoolId) =>
      judgedList(checkStudents(table, studentRoster(sandbox, schoolId, numbers)), (values, writing) =>
        writeStudents(sandbox, values, writing),
      ),
  };
}

function readTeachers(rows: string[][]): ReadList {
  const table = readTable(teacherColumns, rows);
  const accounts = table.rows.map(({ values }) => values.account);
  const phones = table.rows.map(({ values }) => values.phone);
  return {
    headers: teacherColumns.map(({ header }) => header),
    total: table.rows.length,
    judge: (sandbox, schoolId) =>
      judgedList(checkTeachers(table, teacherRoster(sandbox, schoolId, accounts, phones)), (values, writing) =>
        writeTeachers(sandbox, values, writing),
      ),
  };
}

function judgedList<Value>(rows: Checked<Value>[], write: (values: Value[], writing: Writing) => void): JudgedList {
  const values = rows.flatMap(({ value }) => value ?? []);
  const judgedRows = rows.map(({ row, cells, faults, value }) => {
    return { row, cells, faults, isUnchanged: faults.length === 0 && value === undefined };
  });
  return { rows: judgedRows, added: values.length, write: (writing) => write(values, writing) };
}
