import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { getSchoolWork } from '../../../../contracts/wrongbook/school-work.ts';
import type { Sandbox } from '../../../database/sandbox.ts';
import { selectSubmissions } from '../assignments/assignments.queries.ts';
import type { AssignmentItem } from '../assignments/progress.queries.ts';
import { classResults } from './groups.ts';
import { readWorks } from './read-work.ts';

/** One piece of work with the results of its classes and its students. */
export function schoolWork(sandbox: Sandbox, assignment: AssignmentItem): DataOf<typeof getSchoolWork> {
  const { results } = readWorks(sandbox, [assignment.id]).get(assignment.id)!;
  return { assignment, classes: classResults(results), students: selectSubmissions(sandbox, assignment.id) };
}
