import { getQuestionGroup } from '../../../contracts/wrongbook/question-groups.ts';
import { call } from '../../api/call.ts';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { showDone } from '../../components/toast.ts';
import { attempt } from '../../components/use-action.ts';
import { GroupForm } from './editor/GroupForm.tsx';
import type { EditorPlace } from './editor/form.ts';
import type { Group } from './editor/group-form.ts';
import { courseOf, type Question } from './question/question.ts';
import { openQuestionEditor } from './QuestionEditor.tsx';

interface Options {
  /** The group to change; one that somebody else wrote stays as it is. */
  group?: Group;
  place: EditorPlace;
  /** Told the questions of the group that was saved. */
  onSaved?: (questions: readonly Question[]) => void;
}

/** Opens the editor for a new group or one that is there. */
export async function openGroupEditor({ group, place, onSaved }: Options): Promise<void> {
  const saved = await openDialog<Group>(<GroupForm group={group} place={place} />);
  if (saved === undefined) return;
  if (!group?.isOwn) showDone('题组已保存，在题库的“本人录入”中可以找到');
  onSaved?.(saved.questions);
}

/** Opens the editor for a question, or for the group that it is a part of. */
export async function editQuestion(
  question: Question,
  onSaved: (questions: readonly Question[]) => void,
): Promise<void> {
  const place = courseOf(question);
  if (!question.group) {
    await openQuestionEditor({ question, place, onSaved: (saved) => onSaved([saved]) });
    return;
  }
  const groupId = question.group.id;
  await attempt(async () => openGroupEditor({ group: await call(getQuestionGroup, { groupId }), place, onSaved }));
}
