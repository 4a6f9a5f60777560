import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { GroupPassage } from './GroupPassage.tsx';
import type { Question } from './question.ts';

/** Shows the passage or figure that the questions of a group ask about. */
export const openPassage = ({ id, title }: Pick<NonNullable<Question['group']>, 'id' | 'title'>): Promise<unknown> =>
  openDialog(
    <Dialog title={title} size="lg" closing="关闭">
      <GroupPassage groupId={id} />
    </Dialog>,
  );
