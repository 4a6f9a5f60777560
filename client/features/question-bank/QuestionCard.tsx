import { useId, useState, type ReactNode } from 'react';
import { Tag } from '../../components/page/Tag.tsx';
import { Fold } from './question/Fold.tsx';
import { typeText, type Question } from './question/question.ts';
import { difficultyText } from './question.ts';
import { QuestionAnswer } from './question/QuestionAnswer.tsx';
import { QuestionBody } from './question/QuestionBody.tsx';
import styles from './card.module.css';

interface Props {
  question: Question;
  /** Its number in a paper. */
  number?: number;
  /** Buttons for what can be done with it. */
  actions?: ReactNode;
  /** Shows answer and worked solution from the beginning. */
  open?: boolean;
}

/** A question as it is asked, what is known of it, and folded its answer. */
export function QuestionCard({ question, number, actions, open = false }: Props): ReactNode {
  const [unfolded, setUnfolded] = useState(open);
  const answer = useId();
  return (
    <article className={styles.card}>
      <QuestionBody question={question} number={number} />
      <div className={styles.foot}>
        <Known question={question} />
        <div className={styles.actions}>
          <Fold controls={answer} open={unfolded} onChange={setUnfolded}>
            答案与解析
          </Fold>
          {actions}
        </div>
      </div>
      <div id={answer} hidden={!unfolded}>
        {unfolded && <QuestionAnswer question={question} />}
      </div>
    </article>
  );
}

function Known({ question }: { question: Question }): ReactNode {
  const { facility, points, source, score, isOwn } = question;
  return (
    <div className={styles.known}>
      <Tag>{typeText(question)}</Tag>
      <Tag>{difficultyText(facility)}</Tag>
      {isOwn && <Tag tone="good">本人录入</Tag>}
      {points.map(({ id, name }) => (
        <Tag key={id}>{name}</Tag>
      ))}
      <span>{score} 分</span>
      {source !== '' && (
        <span className={styles.source} title={source}>
          来源：{source}
        </span>
      )}
    </div>
  );
}
