import type { ReactNode } from 'react';
import { addQuestion, getQuestion, updateQuestion } from '../../../../contracts/wrongbook/questions.ts';
import { call } from '../../../api/call.ts';
import { formCall } from '../../../api/form-call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import type { Question } from '../question/question.ts';
import { QuestionCard } from '../QuestionCard.tsx';
import { EditorFields } from './EditorFields.tsx';
import { fieldOf, ruleFaults } from './faults.ts';
import { blankForm, formOf, inputOf, questionOf, type EditorPlace, type QuestionForm } from './form.ts';
import { useFirstPoint } from './use-points.ts';
import { wordsOf } from './words.ts';
import styles from './editor.module.css';

interface Props {
  /** The question to change; another one's is left alone, and what is saved is new. */
  question: Question | undefined;
  place: EditorPlace;
}

const titleOf = (question: Question | undefined): string =>
  question === undefined ? '录入题目' : question.isOwn ? '修改题目' : '改编题目';

/** The form of a question with its preview beside it; resolves with the question that was saved. */
export function Editor({ question, place }: Props): ReactNode {
  const points = useFirstPoint(place);
  const own = question?.isOwn ? question : undefined;
  const endpoint = own ? updateQuestion : addQuestion;
  return (
    <FormDialog
      title={titleOf(question)}
      drawer
      size={1120}
      endpoint={endpoint}
      fixed={own && { questionId: own.id }}
      values={question ? formOf(question) : blankForm(place, points)}
      inputOf={(values) => inputOf(values, place.subjectId)}
      fieldOf={fieldOf}
      rules={ruleFaults}
      wordsOf={wordsOf}
      edited={own && { version: own.version, read: () => readAgain(own) }}
      send={async (input, values) => {
        const saved = await formCall(endpoint).send(input);
        return questionOf(values, place, { ...own, ...saved, isOwn: true });
      }}
    >
      <div className={styles.columns}>
        <EditorFields place={place} isCopy={question !== undefined && !question.isOwn} />
        <Preview place={place} known={own} />
      </div>
    </FormDialog>
  );
}

async function readAgain({ id }: Question) {
  const question = await call(getQuestion, { questionId: id }, { quiet: true });
  return { values: formOf(question), version: question.version };
}

function Preview({ place, known }: { place: EditorPlace; known: Question | undefined }): ReactNode {
  const { values } = useForm<QuestionForm>();
  return (
    <section className={styles.preview} aria-label="预览">
      <h3 className={styles.heading}>预览</h3>
      <QuestionCard question={questionOf(values, place, known)} open />
    </section>
  );
}
