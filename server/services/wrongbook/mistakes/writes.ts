import { and, eq, sql } from 'drizzle-orm';
import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/mistake-writes.ts';
import { newId } from '../../../database/ids.ts';
import { customMistakes, mistakeDecisions, mistakes } from '../../../database/mistake-tables.ts';
import { prepared } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refreshMistakes } from '../../../engines/mistakes/keep.ts';
import { refusal } from '../../../http/errors.ts';
import type { User } from '../../../http/user.ts';
import { selectQuestions } from '../questions/questions.queries.ts';
import type { Lesson } from './lesson.ts';

const at = sql.placeholder;

const queries = prepared((orm) => ({
  mistake: orm
    .select({ byHandTime: mistakes.byHandTime })
    .from(mistakes)
    .where(and(eq(mistakes.studentId, at('studentId')), eq(mistakes.questionId, at('questionId'))))
    .prepare(),
  removeCustom: orm
    .update(customMistakes)
    .set({ isDeleted: 1 })
    .where(
      and(
        eq(customMistakes.studentId, at('studentId')),
        eq(customMistakes.questionId, at('questionId')),
        eq(customMistakes.isDeleted, 0),
      ),
    )
    .prepare(),
}));

/** Whose mistake a call names. */
interface Named {
  studentId: string;
  questionId: string;
}

type Decision = Pick<typeof mistakeDecisions.$inferInsert, 'kind' | 'value' | 'reason'>;

function decide(sandbox: Sandbox, { id: userId }: User, { studentId, questionId }: Named, decision: Decision): void {
  const createTime = sandbox.clock.dateTime();
  sandbox.orm
    .insert(mistakeDecisions)
    .values({ studentId, questionId, userId, createTime, ...decision })
    .run();
  refreshMistakes(sandbox.sqlite, [{ studentId, questionId }]);
}

/** Sets the cause of a mistake; "" leaves it to the suggestion again. Call it within a write. */
export function setCause(sandbox: Sandbox, user: User, input: ParsedOf<typeof calls.setMistakeCause>): void {
  if (!queries(sandbox).mistake.get({ ...input })) throw refusal(calls.setMistakeCause, 'mistakeGone');
  decide(sandbox, user, input, { kind: 'cause', value: input.cause });
}

/** Calls a mistake mastered whatever the rule says, or takes that back. Call it within a write. */
export function setMastered(sandbox: Sandbox, user: User, input: ParsedOf<typeof calls.setMistakeMastered>): void {
  const call = calls.setMistakeMastered;
  const { isMastered, reason } = input;
  const found = queries(sandbox).mistake.get({ ...input });
  if (!found) throw refusal(call, 'mistakeGone');
  if (isMastered && reason === '') throw refusal(call, 'noReason');
  if (!isMastered && found.byHandTime === '') throw refusal(call, 'notByHand');
  decide(sandbox, user, input, { kind: 'mastered', value: isMastered ? '1' : '', reason });
}

/** Adds what a student got wrong elsewhere. Call it within a write. */
export function addCustom(
  sandbox: Sandbox,
  user: User,
  { subjectId }: Lesson,
  input: ParsedOf<typeof calls.addCustomMistake>,
): void {
  const { studentId, questionId, answer, picture } = input;
  const [question] = selectQuestions(sandbox, user, [questionId]);
  if (!question) throw refusal(calls.addCustomMistake, 'questionGone');
  if (question.subjectId !== subjectId) throw refusal(calls.addCustomMistake, 'otherSubject');
  const common = { id: newId(sandbox), userId: user.id, createTime: sandbox.clock.dateTime() };
  sandbox.orm
    .insert(customMistakes)
    .values({ ...common, studentId, questionId, answer, picture })
    .run();
  refreshMistakes(sandbox.sqlite, [{ studentId, questionId }]);
}

/** Removes what was added by hand of a question. Call it within a write. */
export function removeCustom(sandbox: Sandbox, { studentId, questionId }: Named): void {
  if (queries(sandbox).removeCustom.run({ studentId, questionId }).changes === 0)
    throw refusal(calls.removeCustomMistake, 'notCustom');
  refreshMistakes(sandbox.sqlite, [{ studentId, questionId }]);
}
