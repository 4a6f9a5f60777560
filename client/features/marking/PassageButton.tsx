import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from '../../components/dialog/Dialog.tsx';
import { openDialog } from '../../components/dialog/dialogs.ts';
import { useShortcut } from '../../components/shortcuts.ts';
import { GroupPassage } from '../question-bank/question/GroupPassage.tsx';
import type { QuestionProgress } from './marks.ts';

type Group = NonNullable<QuestionProgress['group']>;

/** Opens the passage that the question at hand asks about, also by its key. */
export function PassageButton({ group }: { group: Group }): ReactNode {
  const open = () => void openDialog(<Passage group={group} />);
  useShortcut('P', '看短文', open);
  return (
    <Button size="compact-sm" variant="subtle" flex="none" title="快捷键 P" onClick={open}>
      短文
    </Button>
  );
}

const Passage = ({ group: { id, title } }: { group: Group }): ReactNode => (
  <Dialog title={title} size="lg" closing="关闭">
    <GroupPassage groupId={id} />
  </Dialog>
);
