import type { ReactNode } from 'react';
import { addCustomMistake } from '../../../../../contracts/wrongbook/mistake-writes.ts';
import { formCall } from '../../../../api/form-call.ts';
import { FormDialog } from '../../../../components/form/FormDialog.tsx';
import { ParagraphField } from '../../../../components/form/ParagraphField.tsx';
import type { Question } from '../../../question-bank/question/question.ts';
import { QuestionCard } from '../../../question-bank/QuestionCard.tsx';
import type { OfStudent } from '../decisions.tsx';
import styles from './add.module.css';
import { PhotoField } from './PhotoField.tsx';

interface Props {
  ofStudent: OfStudent;
  question: Question;
  name: string;
}

/** What a student answered to a question elsewhere, typed or as a photo; both may be left out. Resolves with true once it is in the book. */
export const AddForm = ({ ofStudent, question, name }: Props): ReactNode => (
  <FormDialog
    title={`手工加错题：${name}的作答`}
    submit="加入错题本"
    size={720}
    drawer
    endpoint={addCustomMistake}
    fixed={{ ...ofStudent, questionId: question.id }}
    values={{ answer: '', picture: '' }}
    send={async (input) => {
      await formCall(addCustomMistake).send(input);
      return true;
    }}
  >
    <div className={styles.chosen}>
      <QuestionCard question={question} />
    </div>
    <ParagraphField name="answer" rows={2} help="例如学生写的结果或选的选项，可不填。" />
    <PhotoField />
  </FormDialog>
);
