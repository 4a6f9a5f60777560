import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useShortcut } from '../../components/shortcuts.ts';
import { openPassage } from '../question-bank/question/open-passage.tsx';
import type { QuestionProgress } from './marks.ts';

type Group = NonNullable<QuestionProgress['group']>;

/** Opens the passage that the question at hand asks about, also by its key. */
export function PassageButton({ group }: { group: Group }): ReactNode {
  const open = () => void openPassage(group);
  useShortcut('P', '看短文', open);
  return (
    <Button size="compact-sm" variant="subtle" flex="none" title="快捷键 P" onClick={open}>
      短文
    </Button>
  );
}
