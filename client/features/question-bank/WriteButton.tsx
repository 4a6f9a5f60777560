import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EditorPlace } from './editor/form.ts';
import { openGroupEditor } from './GroupEditor.tsx';
import type { Question } from './question/question.ts';
import { openQuestionEditor } from './QuestionEditor.tsx';

interface Props {
  place: EditorPlace;
  /** Told the questions that were saved. */
  onSaved?: (questions: readonly Question[]) => void;
  variant?: 'default' | 'filled';
}

/** Opens the editor for a new question or a new group. */
export const WriteButton = ({ place, onSaved, variant = 'default' }: Props): ReactNode => (
  <Menu position="bottom-end" withinPortal>
    <Button.Group>
      <Button
        variant={variant}
        onClick={() => void openQuestionEditor({ place, onSaved: (question) => onSaved?.([question]) })}
      >
        录入题目
      </Button>
      <Menu.Target>
        <Button variant={variant} px={6} aria-label="录入题组">
          <IconChevronDown size={16} aria-hidden />
        </Button>
      </Menu.Target>
    </Button.Group>
    <Menu.Dropdown>
      <Menu.Item onClick={() => void openGroupEditor({ place, ...(onSaved && { onSaved }) })}>
        录入题组（一篇短文、一段听力或一幅图，几道小题）
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
