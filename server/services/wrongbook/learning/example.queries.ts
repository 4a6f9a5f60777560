import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../../database/prepared.ts';
import { questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { scanPages } from '../../../database/scan-tables.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  scanned: orm
    .select({ id: scanPages.id })
    .from(scanPages)
    .where(sql`${scanPages.submissionId} = ${at('submissionId')} and ${scanPages.state} = 'matched'`)
    .limit(1)
    .prepare(),
  stem: orm
    .select({ stem: questions.stem, questionType: questions.questionType })
    .from(questions)
    .where(eq(questions.id, at('questionId')))
    .prepare(),
}));

/** Whether a page of a submission was scanned. */
export const isScanned = (sandbox: Sandbox, submissionId: string): boolean =>
  queries(sandbox).scanned.get({ submissionId }) !== undefined;

/** What a question asks, and of which kind it is. */
export const selectStem = (sandbox: Sandbox, questionId: string) => queries(sandbox).stem.get({ questionId });
