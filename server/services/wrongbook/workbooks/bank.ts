import { eq } from 'drizzle-orm';
import { newId } from '../../../database/ids.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { workbookQuestions } from '../../../database/workbook-tables.ts';
import { stageOf } from '../questions/check-question.ts';
import { askedRow, insertQuestion } from '../questions/write-questions.ts';
import type { Content } from './content.ts';
import { selectBook, type EntryRow } from './workbooks.queries.ts';

/** Puts an approved question into everybody's bank; call it within a write. */
export function putIntoBank(sandbox: Sandbox, row: EntryRow, content: Content, bookId: string): void {
  const { subjectId, gradeId } = selectBook(sandbox, bookId)!;
  const id = newId(sandbox);
  const { pointIds, box: _, ...asked } = content;
  const place = { subjectId, gradeId, stage: stageOf(gradeId)! };
  const question = { id, ...place, ...askedRow({ ...asked, mistakes: [] }), createTime: sandbox.clock.dateTime() };
  insertQuestion(sandbox, question, { pointIds });
  sandbox.orm.update(workbookQuestions).set({ questionId: id }).where(eq(workbookQuestions.id, row.id)).run();
}
