import * as calls from '../../../../contracts/wrongbook/assignments.ts';
import { mostOpen } from '../../../../contracts/wrongbook/assignment-shapes.ts';
import { write } from '../../../database/prepared.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { refusal, type HttpError } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { inClasses, partsOf, reachedClasses, readerOf } from '../../../http/teaching.ts';
import type { User } from '../../../http/user.ts';
import { chooseForWork, type ChosenPractice } from '../practice/set-practice.ts';
import { assign } from './add-assignment.ts';
import * as queries from './assignments.queries.ts';
import { selectLessons } from './lessons.ts';
import type { AssignmentItem } from './progress.queries.ts';
import { removeAssignments } from './remove-assignments.ts';
import { termsOf } from './terms.ts';

/** Assignments of a comma list, all of which must be there. */
function several(sandbox: Sandbox, user: User, list: string, gone: HttpError): AssignmentItem[] {
  const ids = [...new Set(list.split(','))];
  const found = queries.selectAssignments(sandbox, user.id, ids);
  if (found.length < ids.length) throw gone;
  return found;
}

/** Says of each whether the caller reaches all of its classes, so that what holds for the whole work may be done; exams do that themselves. */
function withRights(sandbox: Sandbox, user: User, items: readonly AssignmentItem[]) {
  const ids = items.map(({ id }) => id);
  const parts = partsOf(sandbox, user, ids);
  return items.map((item) => ({ ...item, mayPublish: item.examId === '' && parts.get(item.id)?.part === 'whole' }));
}

/** What practice was chosen for a call, which takes too long for one turn. */
const chosen = new WeakMap<object, ChosenPractice>();

export const assignmentRoutes = [
  route(calls.listLessons, ({ sandbox, user }) => selectLessons(sandbox, user)),

  route(calls.pageAssignments, ({ sandbox, user, input: { learningYear, ...rest } }) => {
    const request = { ...rest, ...readerOf(user), ...termsOf(learningYear) };
    const found = queries.selectAssignmentPage(sandbox, user.id, request);
    const { records: all, ...stages } = queries.countStages(sandbox, { ...request, stage: undefined });
    return { ...found, records: withRights(sandbox, user, found.records), stages: { all, ...stages } };
  }),

  route(calls.listOpenAssignments, ({ sandbox, user, input: { learningYear, ...rest } }) => {
    const request = { ...rest, ...readerOf(user), ...termsOf(learningYear), open: 1, current: 1, size: mostOpen };
    return withRights(sandbox, user, queries.selectAssignmentPage(sandbox, user.id, request).records);
  }),

  route(calls.getAssignment, ({ sandbox, user, input: { assignmentId } }) => {
    const found = several(sandbox, user, assignmentId, refusal(calls.getAssignment, 'assignmentGone'));
    return withRights(sandbox, user, found)[0]!;
  }),

  route(calls.listSubmissions, (context) => {
    const { sandbox, user, input } = context;
    several(sandbox, user, input.assignmentId, refusal(calls.listSubmissions, 'assignmentGone'));
    const classIds = reachedClasses(context, input.assignmentId);
    return inClasses(queries.selectSubmissions(sandbox, input.assignmentId), classIds);
  }),

  route(
    calls.addAssignment,
    ({ sandbox, user, input }) => write(sandbox, () => assign(sandbox, user, input, chosen.get(input))),
    async ({ sandbox, user, input }) => {
      const practice = await chooseForWork(sandbox, user, input);
      if (practice) chosen.set(input, practice);
    },
  ),

  route(calls.withdrawAssignment, ({ sandbox, user, input: { assignmentId } }) =>
    write(sandbox, () => {
      const { withdrawAssignment: call } = calls;
      const [found] = several(sandbox, user, assignmentId, refusal(call, 'assignmentGone'));
      if (found!.examId !== '') throw refusal(call, 'ofExam');
      if (found!.stage === 'withdrawn') throw refusal(call, 'withdrawn');
      const count = queries.countHandedIn(sandbox, assignmentId);
      if (count > 0) throw refusal(call, 'handedIn', { count });
      queries.withdraw(sandbox, assignmentId);
    }),
  ),

  route(calls.removeAssignments, ({ sandbox, user, input: { assignmentId } }) =>
    removeAssignments(sandbox, () => {
      const found = several(sandbox, user, assignmentId, refusal(calls.removeAssignments, 'assignmentGone'));
      if (found.some(({ examId }) => examId !== '')) throw refusal(calls.removeAssignments, 'ofExam');
      return found.map(({ id }) => id);
    }),
  ),
];
