import type { ReactNode } from 'react';
import { addQuestion, getQuestion, updateQuestion } from '../../../../contracts/wrongbook/questions.ts';
import { call } from '../../../api/call.ts';
import { formCall } from '../../../api/form-call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { useForm } from '../../../components/form/form-context.ts';
import type { Question } from '../question/question.ts';
import { QuestionCard } from '../QuestionCard.tsx';
import { EditorFields } from './EditorFields.tsx';
import { fieldOf, partFaults, ruleFaults } from './faults.ts';
import { blankForm, formOf, inputOf, questionOf, type EditorPlace, type Point, type QuestionForm } from './form.ts';
import { useFirstPoint } from './use-points.ts';
import { wordsOf } from './words.ts';
import styles from './editor.module.css';

interface Props {
  /** The question to change; another one's is left alone, and what is saved is new. */
  question: Question | undefined;
  place: EditorPlace;
  /** The question is a part of a group that is being written, which stores it: the knowledge points of the group. */
  part?: readonly Point[];
}

const titleOf = (question: Question | undefined, isPart: boolean): string => {
  if (isPart) return question === undefined ? '添加小题' : '修改小题';
  return question === undefined ? '录入题目' : question.isOwn ? '修改题目' : '改编题目';
};

/** The form of a question with its preview beside it; resolves with the question that was saved. */
export function Editor({ question, place, part }: Props): ReactNode {
  const points = useFirstPoint(place);
  return part ? (
    <PartEditor question={question} place={place} part={part} />
  ) : (
    <WholeEditor question={question} place={place} points={points} />
  );
}

/** The same of a part: the group says where it belongs and stores it. */
function PartEditor({ question, place, part }: Required<Pick<Props, 'part'>> & Omit<Props, 'part'>): ReactNode {
  return (
    <FormDialog
      title={titleOf(question, true)}
      submit="完成"
      drawer
      size={1120}
      endpoint={addQuestion}
      values={question ? formOf(question) : blankForm(place, part)}
      inputOf={(values) => ({
        ...inputOf(values, place.subjectId),
        pointId: part.map(({ id }) => id).join() || place.subjectId,
      })}
      fieldOf={fieldOf}
      rules={partFaults}
      wordsOf={wordsOf}
      send={(_, values) => Promise.resolve({ ...questionOf(values, place, question), isOwn: true })}
    >
      <div className={styles.columns}>
        <EditorFields place={place} isCopy={false} isPart />
        <Preview place={place} known={undefined} />
      </div>
    </FormDialog>
  );
}

function WholeEditor({ question, place, points }: Omit<Props, 'part'> & { points: readonly Point[] }): ReactNode {
  const own = question?.isOwn ? question : undefined;
  const endpoint = own ? updateQuestion : addQuestion;
  return (
    <FormDialog
      title={titleOf(question, false)}
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
      <QuestionCard part question={questionOf(values, place, known)} open />
    </section>
  );
}
