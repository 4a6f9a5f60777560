import { eq, inArray } from 'drizzle-orm';
import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import type { addQuestionGroup } from '../../../../contracts/wrongbook/question-groups.ts';
import { newId } from '../../../database/ids.ts';
import { listed } from '../../../database/lists.ts';
import { prepared } from '../../../database/prepared.ts';
import { questionGroups, questions } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { replaceInBaskets } from './basket.ts';
import { stageOf } from './check-question.ts';
import type { Reader } from './questions.queries.ts';
import { askedRow, idsOf, insertQuestion, updateQuestion } from './write-questions.ts';

type Fields = Omit<ParsedOf<typeof addQuestionGroup>, 'attemptKey'>;

const queries = prepared((orm) => ({
  /** What leaves a group that no paper holds is nobody's part any more. */
  release: orm
    .update(questions)
    .set({ isDeleted: 1, groupId: null, groupPosition: 0 })
    .where(inArray(questions.id, listed('ids')))
    .prepare(),
}));

const placeOf = ({ subjectId, gradeId }: Fields) => ({ subjectId, gradeId, stage: stageOf(gradeId)! });

/** Writes the parts of a group; those that are there already are changed, in their order. */
function writeParts(
  sandbox: Sandbox,
  { id: ownerId, schoolId }: Reader,
  groupId: string,
  known: readonly string[],
  fields: Fields,
): string[] {
  const found = { pointIds: idsOf(fields.pointId), passage: `${fields.passage} ${fields.transcript}` };
  const createTime = sandbox.clock.dateTime();
  return fields.questions.map((part, index) => {
    const row = { ...placeOf(fields), ...askedRow(part), groupId, groupPosition: index + 1 };
    const id = known[index] ?? newId(sandbox);
    if (known[index] === undefined) insertQuestion(sandbox, { id, ownerId, schoolId, createTime, ...row }, found);
    else updateQuestion(sandbox, { id, ...row }, found);
    return id;
  });
}

/** Adds a group of the user's with its questions; its id. Call it within a write. */
export function insertGroup(sandbox: Sandbox, user: Reader, fields: Fields): string {
  const { title, passage, transcript, figure } = fields;
  const id = newId(sandbox);
  const createTime = sandbox.clock.dateTime();
  const owner = { ownerId: user.id, schoolId: user.schoolId };
  sandbox.orm
    .insert(questionGroups)
    .values({ id, ...owner, ...placeOf(fields), title, passage, transcript, figure, createTime })
    .run();
  writeParts(sandbox, user, id, [], fields);
  return id;
}

/** Changes a group that no paper holds, and its questions with it; baskets hold it whole. Call it within a write. */
export function changeGroup(
  sandbox: Sandbox,
  user: Reader,
  id: string,
  before: readonly string[],
  fields: Fields,
): void {
  const { title, passage, transcript, figure } = fields;
  sandbox.orm
    .update(questionGroups)
    .set({ ...placeOf(fields), title, passage, transcript, figure })
    .where(eq(questionGroups.id, id))
    .run();
  const after = writeParts(sandbox, user, id, before, fields);
  const fresh = after.slice(before.length);
  queries(sandbox).release.run({ ids: JSON.stringify(before.slice(after.length)) });
  if (fresh.length > 0) replaceInBaskets(sandbox, user.schoolId!, before, after);
}
