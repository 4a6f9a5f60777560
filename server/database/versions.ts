import { and, eq } from 'drizzle-orm';
import type { papers } from './assignment-tables.ts';
import type { documents } from './document-tables.ts';
import type { exams } from './exam-tables.ts';
import type { questionGroups, questions } from './question-tables.ts';
import type { Sandbox } from './sandbox.ts';

type Versioned = typeof exams | typeof papers | typeof documents | typeof questions | typeof questionGroups;

/** Gives a record its next version; false where it is at another than the one that the change was made to. Call it within a write. */
export const takeVersion = (sandbox: Sandbox, table: Versioned, id: string, version: number): boolean =>
  sandbox.orm
    .update(table)
    .set({ version: version + 1 })
    .where(and(eq(table.id, id), eq(table.version, version)))
    .run().changes === 1;
