import { eq } from 'drizzle-orm';
import { removeExams } from '../../../../../contracts/wrongbook/exams/exams.ts';
import { exams } from '../../../../database/exam-tables.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import { deleteAssignments } from '../../assignments/assignments.queries.ts';
import { examHead } from '../exam-head.ts';
import { selectTimetable } from './exams.queries.ts';

/** Deletes exams with their work; published ones are refused. Call it within a write. */
export function remove(sandbox: Sandbox, ids: readonly string[]): void {
  for (const id of ids) {
    const { name } = examHead(sandbox, removeExams, id);
    const subjects = selectTimetable(sandbox, id);
    if (subjects.some(({ isPublished }) => isPublished)) throw refusal(removeExams, 'published', { name });
    sandbox.orm.update(exams).set({ isDeleted: 1 }).where(eq(exams.id, id)).run();
    deleteAssignments(
      sandbox,
      subjects.flatMap(({ assignmentId }) => assignmentId || []),
    );
  }
}
