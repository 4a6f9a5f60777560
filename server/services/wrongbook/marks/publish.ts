import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { getPublishing, publishAssignment, unpublishAssignment } from '../../../../contracts/wrongbook/marking.ts';
import { paperQuestions, responses, submissions } from '../../../database/assignment-tables.ts';
import { classNameThen } from '../../../database/class-names.ts';
import { prepared, writeWhenFree } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { schoolClasses, students } from '../../../database/tables.ts';
import { workedOutAhead } from '../../../engines/mistakes/ahead.ts';
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

type Sheets = readonly { id: number }[];

/** The sheets whose scores are to be published; refuses where they cannot be. */
function toPublish(sandbox: Sandbox, assignmentId: string): Sheets {
  const work = selectWork(sandbox, assignmentId);
  if (!work) throw refusal(publishAssignment, 'assignmentGone');
  if (work.examId !== null) throw refusal(publishAssignment, 'ofExam');
  if (work.publishTime !== '') throw refusal(publishAssignment, 'isPublished');
  const found = queries(sandbox).handedIn.all({ assignmentId });
  if (found.length === 0) throw refusal(publishAssignment, 'nobody');
  const count = found.reduce((sum, { unmarked }) => sum + unmarked, 0);
  if (count > 0) throw refusal(publishAssignment, 'unmarked', { count });
  return found;
}

/** The sheets whose scores are published; refuses where they are not. */
function toUnpublish(sandbox: Sandbox, assignmentId: string): Sheets {
  const work = selectWork(sandbox, assignmentId);
  if (!work) throw refusal(unpublishAssignment, 'assignmentGone');
  if (work.examId !== null) throw refusal(unpublishAssignment, 'ofExam');
  if (work.publishTime === '') throw refusal(unpublishAssignment, 'notPublished');
  return queries(sandbox).handedIn.all({ assignmentId });
}

/** Publishes the scores of work and writes its mistakes. */
export async function publish(sandbox: Sandbox, assignmentId: string): Promise<DataOf<typeof publishAssignment>> {
  const found = await changePublication(sandbox, assignmentId, toPublish, sandbox.clock.dateTime());
  const mistakeCount = queries(sandbox).mistakes.get({ assignmentId })!.count;
  return { studentCount: found.length, mistakeCount };
}

/** Takes the publication of scores back, and the mistakes with it. */
export async function unpublish(sandbox: Sandbox, assignmentId: string): Promise<void> {
  await changePublication(sandbox, assignmentId, toUnpublish, '');
}

async function changePublication(
  sandbox: Sandbox,
  assignmentId: string,
  check: typeof toPublish,
  publishTime: string,
): Promise<Sheets> {
  const idsOf = (sheets: Sheets): number[] => sheets.map(({ id }) => id);
  const supposed = { assignmentIds: [assignmentId], publishTime };
  const ahead = await workedOutAhead(sandbox, idsOf(check(sandbox, assignmentId)), supposed);
  return writeWhenFree(sandbox, () => {
    const outcomes = ahead();
    const found = check(sandbox, assignmentId);
    const change = (): void => setPublishTime(sandbox, assignmentId, publishTime);
    keepingMistakes(sandbox.sqlite, idsOf(found), change, outcomes);
    return found;
  });
}
