import { IconCheck } from '@tabler/icons-react';
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
  /** Its number in the paper that is being put together, where it is in it; 0 where it is all of it. */
  chosenAs?: number | undefined;
  /** Buttons for what can be done with it. */
  actions?: ReactNode;
  /** Shows answer and worked solution from the beginning. */
  open?: boolean;
}

/** A question as it is asked, what is known of it, and folded its answer. */
export function QuestionCard({ question, number, chosenAs, actions, open = false }: Props): ReactNode {
  const [unfolded, setUnfolded] = useState(open);
  const answer = useId();
  return (
    <article className={styles.card} data-chosen={chosenAs !== undefined || undefined}>
      <QuestionBody question={question} number={number} />
      <div className={styles.foot}>
        <Known question={question} chosenAs={chosenAs} />
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

function Known({ question, chosenAs }: Pick<Props, 'question' | 'chosenAs'>): ReactNode {
  const { facility, points, source, score, isOwn } = question;
  return (
    <div className={styles.known}>
      {chosenAs !== undefined && (
        <Tag tone="good">
          <IconCheck size={12} aria-hidden /> 已选用{chosenAs > 0 && `，第 ${chosenAs} 题`}
        </Tag>
      )}
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
