import type { DataOf } from '../../../contracts/endpoint.ts';
import type { getAssignment } from '../../../contracts/wrongbook/assignments.ts';
import { publishAssignment, unpublishAssignment } from '../../../contracts/wrongbook/marking.ts';
import { call } from '../../api/call.ts';
import { confirm } from '../../components/dialog/confirm.tsx';
import type { RowAction } from '../../components/table/columns.ts';
import { showDone } from '../../components/toast.ts';

/** What is asked about before its scores are published or taken back. */
type Work = Pick<
  DataOf<typeof getAssignment>,
  'id' | 'title' | 'taskType' | 'stage' | 'submittedCount' | 'studentCount'
>;

/** Publishes the scores after asking; what the server refuses stands in a toast, and the question stays. */
export const publish = ({ id, title, submittedCount, studentCount }: Work): Promise<boolean> =>
  confirm({
    title: '发布成绩',
    message: `将发布“${title}”的成绩，共 ${submittedCount} 名已交学生；没有得满分的题记入各人的错题本。${missingText(studentCount - submittedCount)}发布后可以撤回。`,
    action: '发布',
    run: async () => {
      const { studentCount: published, mistakeCount } = await call(publishAssignment, { assignmentId: id });
      showDone(`已发布 ${published} 名学生的成绩，记入错题 ${mistakeCount} 道`);
    },
  });

const missingText = (count: number): string => (count === 0 ? '' : `没有上交的 ${count} 名学生不计分。`);

/** Takes the publication back after asking. */
export const unpublish = ({ id, title }: Work): Promise<boolean> =>
  confirm({
    title: '撤回发布',
    message: `将撤回“${title}”的成绩，由它记入错题本的题一并收回。批改和得分不变，可以修改后重新发布。`,
    action: '撤回发布',
    danger: true,
    run: () => call(unpublishAssignment, { assignmentId: id }),
  });

/** What takes the publication of work back, where it is published and the caller may. */
export const unpublishActions = (work: Work & { mayPublish: boolean }): RowAction[] =>
  work.stage === 'published' && work.mayPublish
    ? [{ label: '撤回发布', run: () => unpublish(work), danger: true }]
    : [];

/** What publishes the scores of work from a list, or takes that back. */
export function publishingActions(work: Work): RowAction[] {
  if (work.stage === 'marking') return [{ label: '发布成绩', run: () => publish(work) }];
  return work.stage === 'published' ? [{ label: '撤回发布', run: () => unpublish(work) }] : [];
}
