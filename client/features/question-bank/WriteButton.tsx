import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { EditorPlace } from './editor/form.ts';
import { openQuestionEditor } from './QuestionEditor.tsx';

/** Opens the editor for a new question. */
export const WriteButton = ({ place }: { place: EditorPlace }): ReactNode => (
  <Button variant="default" onClick={() => void openQuestionEditor({ place })}>
    录入题目
  </Button>
);
