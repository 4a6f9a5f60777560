import { leadingTo, type RowAction } from '../../components/table/columns.ts';
import { pathTo } from '../../session/paths.ts';
import { withdrawActions } from '../assignments/work/withdraw-actions.ts';
import { publishingActions } from '../marking/publish-actions.ts';
import type { SchoolWork } from './school-work.ts';

/** What the school's administrator does with work: sees its results, and publishes or takes back what a teacher has left behind. */
export const actionsOf = (work: SchoolWork, go: (path: string) => unknown): RowAction[] => [
  ...leadingTo('批改结果', pathTo('schoolWorkResults', { assignmentId: work.id }), go),
  ...publishingActions(work),
  ...withdrawActions(work),
];
