import { and, eq, sql } from 'drizzle-orm';
import type { DataOf, ParsedOf } from '../../../../contracts/endpoint.ts';
import { setDiscussed, type listDiscussions } from '../../../../contracts/wrongbook/discussions.ts';
import { assignments } from '../../../database/assignment-tables.ts';
import { discussedQuestions, questionSums } from '../../../database/mistake-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import { questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import type { Lesson } from './lesson.ts';

const at = sql.placeholder;

/** Sums of work that was published after the talk. */
const since = (column: 'answered' | 'wrong') =>
  sql<number>`coalesce(sum(iif(${assignments.publishTime} > ${discussedQuestions.createTime}, ${questionSums[column]}, 0)), 0)`;

const queries = prepared((orm) => ({
  list: orm
    .select({
      questionId: discussedQuestions.questionId,
      stem: questions.stem,
      time: discussedQuestions.createTime,
      answered: since('answered'),
      wrong: since('wrong'),
    })
    .from(discussedQuestions)
    .innerJoin(
      questions,
      and(eq(questions.id, discussedQuestions.questionId), eq(questions.subjectId, at('subjectId'))),
    )
    .leftJoin(
      questionSums,
      and(
        eq(questionSums.classId, discussedQuestions.classId),
        eq(questionSums.questionId, discussedQuestions.questionId),
      ),
    )
    .leftJoin(assignments, eq(assignments.id, questionSums.assignmentId))
    .where(eq(discussedQuestions.classId, at('classId')))
    .groupBy(discussedQuestions.questionId)
    .orderBy(sql`${discussedQuestions.createTime} desc`, discussedQuestions.questionId)
    .prepare(),
  subject: orm
    .select({ subjectId: questions.subjectId })
    .from(questions)
    .where(eq(questions.id, at('questionId')))
    .prepare(),
  forget: orm
    .delete(discussedQuestions)
    .where(and(eq(discussedQuestions.classId, at('classId')), eq(discussedQuestions.questionId, at('questionId'))))
    .prepare(),
}));

/** What has been talked over in the lessons of a class, the newest first, and how it was answered since. */
export const discussions = (sandbox: Sandbox, { classId, subjectId }: Lesson): DataOf<typeof listDiscussions> =>
  queries(sandbox).list.all({ classId, subjectId });

/** Remembers that a class has talked a question over, the last time anew, or forgets it. Call it within a write. */
export function discuss(
  sandbox: Sandbox,
  { id: userId }: User,
  { classId, subjectId }: Lesson,
  { questionId, isDiscussed }: ParsedOf<typeof setDiscussed>,
): void {
  if (queries(sandbox).subject.get({ questionId })?.subjectId !== subjectId)
    throw refusal(setDiscussed, 'otherSubject');
  queries(sandbox).forget.run({ classId, questionId });
  if (!isDiscussed) return;
  const createTime = sandbox.clock.dateTime();
  sandbox.orm.insert(discussedQuestions).values({ classId, questionId, userId, createTime }).run();
}
