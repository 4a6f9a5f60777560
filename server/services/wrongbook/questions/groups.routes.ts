import type { ParsedOf } from '../../../../contracts/endpoint.ts';
import * as calls from '../../../../contracts/wrongbook/question-groups.ts';
import { write } from '../../../database/prepared.ts';
import { questionGroups } from '../../../database/question-tables.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { takeVersion } from '../../../database/versions.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import type { User } from '../../../http/user.ts';
import { replaceInBaskets } from './basket.ts';
import { arePointsRight, figureFault, keyFault } from './check-question.ts';
import { deleteGroupsOf, partIds, selectGroup, selectGroups } from './groups.queries.ts';
import { changeGroup, insertGroup } from './write-groups.ts';
import { deleteQuestions, isInPaper } from './write-questions.ts';

type Fields = ParsedOf<typeof calls.addQuestionGroup>;
type Call = typeof calls.addQuestionGroup | typeof calls.updateQuestionGroup;

/** The least that makes a group of questions. */
const fewest = 2;

/** Throws the refusal of a group that does not hold together. */
function checkGroup(sandbox: Sandbox, call: Call, fields: Fields): void {
  const { passage, transcript, figure, questions } = fields;
  if (passage === '' && transcript === '' && figure === '') throw refusal<Call>(call, 'noPassage');
  if (questions.length < fewest) throw refusal<Call>(call, 'tooFew');
  for (const [index, part] of questions.entries()) {
    const reason = keyFault(part);
    if (reason !== undefined) throw refusal<Call>(call, 'badPart', { number: index + 1, reason });
  }
  if (!arePointsRight(sandbox, fields)) throw refusal<Call>(call, 'wrongPoint');
}

/** Throws the refusal of a group with a picture that may not be printed. */
async function checkFigures(sandbox: Sandbox, user: User, call: Call, { figure, questions }: Fields): Promise<void> {
  const fault = await figureFault(sandbox, user, figure);
  if (fault !== undefined) throw refusal<Call>(call, 'badFigure', { reason: fault });
  for (const [index, part] of questions.entries()) {
    const reason = await figureFault(sandbox, user, part.figure);
    if (reason !== undefined)
      throw refusal<Call>(call, 'badPart', { number: index + 1, reason: `图片不能使用：${reason}` });
  }
}

export const questionGroupRoutes = [
  route(calls.getQuestionGroup, ({ sandbox, user, input: { groupId } }) => {
    const found = selectGroup(sandbox, user, groupId);
    if (!found) throw refusal(calls.getQuestionGroup, 'groupGone');
    return found;
  }),

  route(
    calls.addQuestionGroup,
    ({ sandbox, user, input }) =>
      write(sandbox, () => {
        checkGroup(sandbox, calls.addQuestionGroup, input);
        return { id: insertGroup(sandbox, user, input), version: 1 };
      }),
    ({ sandbox, user, input }) => checkFigures(sandbox, user, calls.addQuestionGroup, input),
  ),

  route(
    calls.updateQuestionGroup,
    ({ sandbox, user, input: { groupId, version, ...fields } }) =>
      write(sandbox, () => {
        const found = selectGroups(sandbox, [groupId]).get(groupId);
        if (!found || found.isDeleted) throw refusal(calls.updateQuestionGroup, 'groupGone');
        if (!takeVersion(sandbox, questionGroups, groupId, version)) throw refusal(calls.updateQuestionGroup, 'stale');
        checkGroup(sandbox, calls.updateQuestionGroup, fields);
        const before = partIds(sandbox, groupId);
        if (!isInPaper(sandbox, before)) {
          changeGroup(sandbox, user, groupId, before, fields);
          return { id: groupId, version: version + 1 };
        }
        // What was answered must stay what it was: papers keep the group as it is, the bank gets a new one.
        deleteQuestions(sandbox, before);
        deleteGroupsOf(sandbox, before);
        const id = insertGroup(sandbox, user, fields);
        replaceInBaskets(sandbox, user.schoolId!, before, partIds(sandbox, id));
        return { id, version: 1 };
      }),
    ({ sandbox, user, input }) => checkFigures(sandbox, user, calls.updateQuestionGroup, input),
  ),
];
