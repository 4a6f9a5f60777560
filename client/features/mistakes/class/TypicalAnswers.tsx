import type { ReactNode } from 'react';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { keyText } from '../../question-bank/question/question.ts';
import { AllAnswers } from './AllAnswers.tsx';
import { groupedAnswers, type MistakeDetail, type RestLine } from './answers.ts';
import { WrongAnswerFigure } from './WrongAnswerFigure.tsx';
import styles from './open.module.css';

const sideBySide = 2;

/** The most frequent wrong answers side by side, the rest in lines. */
export function TypicalAnswers({ detail }: { detail: MistakeDetail }): ReactNode {
  const { question, answers } = detail;
  const { typical, rest } = groupedAnswers(answers, sideBySide);
  return (
    <div className={styles.answers}>
      <p className={styles.key}>
        答案 <RichText text={keyText(question.questionType, question.answers)} />
      </p>
      {typical.length > 0 && (
        <div className={styles.typical}>
          {typical.map((one) => (
            <WrongAnswerFigure
              key={`${one.kind} ${one.answer}`}
              answers={one}
              questionId={question.id}
              wrong={detail.wrong}
            />
          ))}
        </div>
      )}
      {rest.length > 0 && <Rest lines={rest} title={typical.length > 0 ? '其余' : '错答'} />}
      <AllAnswers detail={detail} />
    </div>
  );
}

const Rest = ({ lines, title }: { lines: readonly RestLine[]; title: string }): ReactNode => (
  <dl className={styles.rest}>
    <dt>
      {title} {lines.reduce((sum, { count }) => sum + count, 0)} 人次
    </dt>
    {lines.map(({ label, error, count }) => (
      <dd key={label}>
        <RichText text={label} />
        <small>{error}</small>
        <b>{count}</b>
      </dd>
    ))}
  </dl>
);
