import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { getPublishing, publishAssignment, unpublishAssignment } from '../../../../contracts/wrongbook/marking.ts';
import { paperQuestions, responses, submissions } from '../../../database/assignment-tables.ts';
import { classNameThen } from '../../../database/class-names.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { schoolClasses, students } from '../../../database/tables.ts';
import { keepingMistakes } from '../../../engines/mistakes/keep.ts';
import { refusal } from '../../../http/errors.ts';
import { setPublishTime } from './keys.queries.ts';
import { questionsOf } from './overview.ts';
import { selectWork } from './work.queries.ts';

const queries = prepared((orm) => ({
  handedIn: orm
    .select({
      id: submissions.id,
      unmarked: sql<number>`(select count(*) from ${paperQuestions} q where q.paper_id = ${submissions}.paper_id)
        - ${submissions.markedCount}`,
    })
    .from(submissions)
    .where(and(eq(submissions.assignmentId, sql.placeholder('assignmentId')), eq(submissions.state, 1)))
    .prepare(),
  /** Answers of the work that earned less than there was. */
  mistakes: orm
    .select({ count: sql<number>`count(*)` })
    .from(submissions)
    .innerJoin(responses, eq(responses.submissionId, submissions.id))
    .innerJoin(
      paperQuestions,
      and(eq(paperQuestions.paperId, submissions.paperId), eq(paperQuestions.position, responses.position)),
    )
    .where(
      and(
        eq(submissions.assignmentId, sql.placeholder('assignmentId')),
        eq(submissions.state, 1),
        sql`round(${paperQuestions.score} - ${responses.score}, 4) > 0`,
      ),
    )
    .prepare(),
  missing: orm
    .select({
      submissionId: sql<string>`cast(${submissions.id} as text)`,
      studentName: students.name,
      className: classNameThen,
    })
    .from(submissions)
    .innerJoin(students, eq(students.id, submissions.studentId))
    .innerJoin(schoolClasses, eq(schoolClasses.id, submissions.classId))
    .where(and(eq(submissions.assignmentId, sql.placeholder('assignmentId')), ne(submissions.state, 1)))
    .orderBy(asc(schoolClasses.gradeId), asc(schoolClasses.position), asc(students.studentNo))
    .prepare(),
}));

/** What whoever publishes the scores of work should know before: all classes of it, since all are published at once. */
export function publishing(sandbox: Sandbox, assignmentId: string): DataOf<typeof getPublishing> {
  const work = selectWork(sandbox, assignmentId);
  if (!work) throw refusal(getPublishing, 'assignmentGone');
  return {
    questions: questionsOf(sandbox, work, undefined),
    handedInCount: queries(sandbox).handedIn.all({ assignmentId }).length,
    missing: queries(sandbox).missing.all({ assignmentId }),
  };
}

/** Publishes the scores of work and writes its mistakes. Call it within a write. */
export function publish(sandbox: Sandbox, assignmentId: string): DataOf<typeof publishAssignment> {
  const work = selectWork(sandbox, assignmentId);
  if (!work) throw refusal(publishAssignment, 'assignmentGone');
  if (work.publishTime !== '') throw refusal(publishAssignment, 'isPublished');
  const found = queries(sandbox).handedIn.all({ assignmentId });
  if (found.length === 0) throw refusal(publishAssignment, 'nobody');
  const count = found.reduce((sum, { unmarked }) => sum + unmarked, 0);
  if (count > 0) throw refusal(publishAssignment, 'unmarked', { count });
  changePublication(sandbox, assignmentId, found, sandbox.clock.dateTime());
  const mistakeCount = queries(sandbox).mistakes.get({ assignmentId })!.count;
  return { studentCount: found.length, mistakeCount };
}

/** Takes the publication of scores back, and the mistakes with it. Call it within a write. */
export function unpublish(sandbox: Sandbox, assignmentId: string): void {
  const work = selectWork(sandbox, assignmentId);
  if (!work) throw refusal(unpublishAssignment, 'assignmentGone');
  if (work.publishTime === '') throw refusal(unpublishAssignment, 'notPublished');
  changePublication(sandbox, assignmentId, queries(sandbox).handedIn.all({ assignmentId }), '');
}

function changePublication(
  sandbox: Sandbox,
  assignmentId: string,
  handedIn: readonly { id: number }[],
  publishTime: string,
): void {
  const ids = handedIn.map(({ id }) => id);
  keepingMistakes(sandbox.sqlite, ids, () => setPublishTime(sandbox, assignmentId, publishTime));
}
