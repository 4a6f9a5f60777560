import { openDialog } from '../../components/dialog/dialogs.ts';
import { showDone } from '../../components/toast.ts';
import { Editor } from './editor/Editor.tsx';
import type { EditorPlace } from './editor/form.ts';
import type { Question } from './question/question.ts';

interface Options {
  /** The question to change; one that somebody else wrote stays as it is, and what is saved becomes the user's own. */
  question?: Question;
  /** Where a new question belongs; its subject and stage are also those of the knowledge points to choose from. */
  place: EditorPlace;
  /** Told what was saved; its id is new unless an own question was changed that no paper holds yet. */
  onSaved?: (question: Question) => void;
}

/** Opens the editor for a new question or one that is there; resolves with what was saved, undefined when it was left. */
export async function openQuestionEditor({ question, place, onSaved }: Options): Promise<Question | undefined> {
  const saved = await openDialog<Question>(<Editor question={question} place={place} />);
  if (saved === undefined) return undefined;
  if (!question?.isOwn) showDone('题目已保存，在题库的“本人录入”中可以找到');
  onSaved?.(saved);
  return saved;
}
