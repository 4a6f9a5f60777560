import * as calls from '../../../../contracts/wrongbook/school-work.ts';
import { keptBytesFrom } from '../../../database/kept-bytes.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { turnOf } from '../../../workers/turn-of.ts';
import { selectAssignments } from '../assignments/assignments.queries.ts';
import { termsOf } from '../assignments/terms.ts';
import { makeReport } from '../reports/pool.ts';
import { selectSchoolWorkPage } from './school-work.queries.ts';

export const schoolWorkRoutes = [
  route(calls.pageSchoolWork, ({ sandbox, user, input: { learningYear, ...rest } }) =>
    selectSchoolWorkPage(sandbox, user.id, { ...rest, ...termsOf(learningYear) }),
  ),

  route(calls.getSchoolWork, async ({ sandbox, user: { id: userId }, input: { assignmentId } }) => {
    const [assignment] = selectAssignments(sandbox, userId, [assignmentId]);
    if (!assignment) throw refusal(calls.getSchoolWork, 'assignmentGone');
    const task = { of: 'schoolWork', databaseFile: sandbox.file, userId, assignmentId } as const;
    const make = () => makeReport(task, turnOf(sandbox, userId));
    return { envelope: await keptBytesFrom(sandbox, JSON.stringify(['schoolWork', userId, assignmentId]), make) };
  }),
];
