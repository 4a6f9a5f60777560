import { writeWhenFree } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { workedOutAhead } from '../../../engines/mistakes/ahead.ts';
import { keepingMistakes } from '../../../engines/mistakes/keep.ts';
import { deleteAssignments, selectSheets } from './assignments.queries.ts';

/** Deletes the assignments that a check finds, and what followed from their marks. */
export async function removeAssignments(sandbox: Sandbox, check: () => string[]): Promise<void> {
  const assignmentIds = check();
  const supposed = { assignmentIds, publishTime: '' };
  const ahead = await workedOutAhead(sandbox, selectSheets(sandbox, assignmentIds), supposed);
  return writeWhenFree(sandbox, () => {
    const outcomes = ahead();
    const ids = check();
    keepingMistakes(sandbox.sqlite, selectSheets(sandbox, ids), () => deleteAssignments(sandbox, ids), outcomes);
  });
}
