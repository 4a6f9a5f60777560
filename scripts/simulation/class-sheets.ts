import type { Sandbox } from '../../server/database/sandbox.ts';
import type { Reader } from '../../server/services/wrongbook/questions/questions.queries.ts';
import {
  printSheets,
  type PrintedSheets,
  type SheetWish,
} from '../../server/services/wrongbook/scans/making/print-sheets.ts';

/** Prints the sheets of an assignment as the teacher would who set it, whoever has handed in already. */
export async function printClass(sandbox: Sandbox, wish: SheetWish): Promise<PrintedSheets> {
  const query = 'select teacher_id id, school_id schoolId from assignments where id = ?';
  const setter = sandbox.sqlite.prepare(query).get(wish.assignmentId) as Reader | undefined;
  const sheets = setter && (await printSheets(sandbox, setter, { ...wish, all: true, numberGrid: true }));
  if (!sheets) throw new Error(`没有编号为“${wish.assignmentId}”的作业，或者它没有学生`);
  return sheets;
}
