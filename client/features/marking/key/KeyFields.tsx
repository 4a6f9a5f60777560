import type { ReactNode } from 'react';
import { questionType } from '../../../../contracts/constants/questions.ts';
import { letterOf } from '../../question-bank/question/question.ts';
import { RubricEntries } from '../../question-bank/question/RubricEntries.tsx';
import { EntryGroup, EntryText } from '../../../components/form/Entries.tsx';
import type { QuestionAnswers } from '../queue/marks.ts';
import { isWritten, withLetter, type KeyForm } from './key-form.ts';
import styles from './key.module.css';

interface Props {
  question: QuestionAnswers['question'];
  form: KeyForm;
  change: (form: KeyForm) => void;
}

/** The fields of a key, by the kind of question. */
export const KeyFields = (props: Props): ReactNode => (
  <>
    {props.question.questionType === questionType.choice ? <Letters {...props} /> : <Texts {...props} />}
    {(isWritten(props.question) || props.form.rubric.length > 0) && <Points {...props} />}
  </>
);

function Letters({ question, form, change }: Props): ReactNode {
  const [letters = ''] = form.answers;
  return (
    <EntryGroup label="答案" required error={undefined}>
      <div className={styles.letters}>
        {question.options.map((_, index) => (
          <button
            key={index}
            type="button"
            aria-pressed={letters.includes(letterOf(index))}
            onClick={() => change({ ...form, answers: [withLetter(letters, letterOf(index), question.isMultiple)] })}
          >
            {letterOf(index)}
          </button>
        ))}
      </div>
    </EntryGroup>
  );
}

function Texts({ question, form, change }: Props): ReactNode {
  const written = isWritten(question);
  const put = (index: number, text: string) => change({ ...form, answers: form.answers.with(index, text) });
  return (
    <EntryGroup
      label={written ? '参考答案' : '答案'}
      required
      error={undefined}
      help={!written && '一个空有几种正确答案时，每行写一种，最常用的写在最前。'}
    >
      {form.answers.map((text, index) => (
        <div key={index} className={styles.entry}>
          {form.answers.length > 1 && <span className={styles.place}>第 {index + 1} 空</span>}
          <EntryText
            label={form.answers.length > 1 ? `第 ${index + 1} 空的答案` : '答案'}
            value={text}
            onChange={(changed) => put(index, changed)}
            error={undefined}
          />
        </div>
      ))}
    </EntryGroup>
  );
}

const Points = ({ form, change }: Props): ReactNode => (
  <RubricEntries
    rubric={form.rubric}
    change={(rubric) => change({ ...form, rubric })}
    help="可以不写评分点；写了，合计须等于本题的分值。"
  />
);
