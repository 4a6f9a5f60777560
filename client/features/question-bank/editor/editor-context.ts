import { createContext, useContext } from 'react';
import type { QuestionEditing } from './use-question-form.ts';

export const EditorContext = createContext<QuestionEditing | undefined>(undefined);

/** The editor around. */
export function useEditor(): QuestionEditing {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('A field stands outside of the editor');
  return editor;
}
