import { taskType } from '../../../../contracts/constants/assignments.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { openWorkPrint } from '../../printing/open-print.tsx';
import type { Lesson } from '../use-lesson.ts';
import type { Group } from './arrangement.ts';
import { PracticeDialog } from './PracticeDialog.tsx';

/** Sets practice to a group, and goes on to its print. */
export async function setPractice(lesson: Lesson, group: Group): Promise<void> {
  const assignmentId = await openDialog<string>(<PracticeDialog lesson={lesson} group={group} />);
  if (assignmentId !== undefined) await openWorkPrint(assignmentId, taskType.errorNote);
}
