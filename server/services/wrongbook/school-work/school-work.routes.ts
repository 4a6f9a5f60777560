import * as calls from '../../../../contracts/wrongbook/school-work.ts';
import { cached } from '../../../database/prepared.ts';
import { refusal } from '../../../http/errors.ts';
import { route } from '../../../http/route.ts';
import { selectAssignments, selectSubmissions } from '../assignments/assignments.queries.ts';
import { termsOf } from '../assignments/terms.ts';
import { classResults } from '../reports/groups.ts';
import { readWorks } from '../reports/read-work.ts';
import { selectSchoolWorkPage } from './school-work.queries.ts';

export const schoolWorkRoutes = [
  route(calls.pageSchoolWork, ({ sandbox, user, input: { learningYear, ...rest } }) =>
    selectSchoolWorkPage(sandbox, user.id, { ...rest, ...termsOf(learningYear) }),
  ),

  route(calls.getSchoolWork, ({ sandbox, user, input: { assignmentId } }) => {
    const [assignment] = selectAssignments(sandbox, user.id, [assignmentId]);
    if (!assignment) throw refusal(calls.getSchoolWork, 'assignmentGone');
    const classes = cached(sandbox, JSON.stringify(['schoolWork', assignmentId]), () =>
      classResults(readWorks(sandbox, [assignmentId]).get(assignmentId)!.results),
    );
    return { assignment, classes, students: selectSubmissions(sandbox, assignmentId) };
  }),
];
