import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { addQuestion } from '../../../../contracts/wrongbook/questions.ts';
import { Dialog } from '../../../components/dialog/Dialog.tsx';
import { useDialog } from '../../../components/dialog/dialogs.ts';
import { FormContext } from '../../../components/form/form-context.ts';
import { mayDiscard } from '../../../components/form/FormDialog.tsx';
import type { Question } from '../question/question.ts';
import { EditorContext } from './editor-context.ts';
import { EditorForm } from './EditorForm.tsx';
import { blankForm, formOf, type EditorPlace } from './form.ts';
import { useFirstPoint } from './use-points.ts';
import { useQuestionForm } from './use-question-form.ts';

interface Props {
  question: Question | undefined;
  place: EditorPlace;
}

const titleOf = (question: Question | undefined): string =>
  question === undefined ? '录入题目' : question.isOwn ? '修改题目' : '改编题目';

/** The form of a question with its preview beside it; resolves with the question that was saved. */
export function Editor({ question, place }: Props): ReactNode {
  const { close } = useDialog();
  const points = useFirstPoint(place);
  const editing = useQuestionForm({
    first: question ? formOf(question) : blankForm(place, points),
    place,
    question,
  });
  const { busy, dirty } = editing;
  const save = async () => {
    const saved = busy ? undefined : await editing.save();
    if (saved) close(saved);
  };
  const leave = async () => {
    if (!dirty || (await mayDiscard())) close();
  };
  return (
    <Dialog
      title={titleOf(question)}
      size={1120}
      drawer
      firm={dirty}
      mayClose={() => !busy && (!dirty || mayDiscard())}
    >
      <EditorContext value={editing}>
        <FormContext value={{ endpoint: addQuestion, values: editing.form.values, errors: editing.faults, ...editing }}>
          <EditorForm place={place} question={question} onSave={() => void save()}>
            <Button variant="default" disabled={busy} onClick={() => void leave()}>
              取消
            </Button>
            <Button type="submit" loading={busy}>
              保存
            </Button>
          </EditorForm>
        </FormContext>
      </EditorContext>
    </Dialog>
  );
}
