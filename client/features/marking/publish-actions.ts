import { createElement } from 'react';
import type { DataOf } from '../../../contracts/endpoint.ts';
import type { getAssignment } from '../../../contracts/wrongbook/assignments.ts';
import { unpublishAssignment } from '../../../contracts/wrongbook/marking.ts';
import { call } from '../../api/call.ts';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { confirm } from '../../components/dialog/confirm.tsx';
import type { RowAction } from '../../components/table/columns.ts';
import { PublishDialog } from './publishing/PublishDialog.tsx';

/** What is asked about before its scores are published or taken back. */
type Work = Pick<DataOf<typeof getAssignment>, 'id' | 'title' | 'taskType' | 'stage'>;

/** Publishes the scores once somebody has seen what is doubtful about them; true when they are published. */
export const publish = async (work: Work): Promise<boolean> =>
  (await openDialog<boolean>(createElement(PublishDialog, { work }))) ?? false;

/** Takes the publication back after asking. */
const unpublish = ({ id, title }: Work): Promise<boolean> =>
  confirm({
    title: '撤回发布',
    message: `将撤回“${title}”的成绩，由它记入错题本的题一并收回。批改和得分不变，可以修改后重新发布。`,
    action: '撤回发布',
    danger: true,
    run: () => call(unpublishAssignment, { assignmentId: id }),
  });

/** What publishes the scores of work or takes that back, where the caller may; it stands in menus, whatever is to be done next. */
export const publicationActions = (work: Work & { mayPublish: boolean }): RowAction[] =>
  work.mayPublish ? publishingActions(work) : [];

/** What publishes the scores of work from a list, or takes that back. */
export function publishingActions(work: Work): RowAction[] {
  if (work.stage === 'marking') return [{ label: '发布成绩', run: () => publish(work) }];
  return work.stage === 'published' ? [{ label: '撤回发布', run: () => unpublish(work), danger: true }] : [];
}
