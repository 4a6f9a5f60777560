import { useId, useState, type ReactNode } from 'react';
import { GroupCard } from './GroupCard.tsx';
import { Known } from './Known.tsx';
import { Fold } from './question/Fold.tsx';
import type { Question } from './question/question.ts';
import { QuestionAnswer } from './question/QuestionAnswer.tsx';
import { QuestionBody } from './question/QuestionBody.tsx';
import styles from './card.module.css';

interface Props {
  question: Question;
  /** Its number in a paper. */
  number?: number;
  /** Its numbers in the paper that is being put together, where it is in it; 0 where it is all of it. */
  chosenAs?: readonly number[] | undefined;
  /** Buttons for what can be done with it. */
  actions?: ReactNode;
  /** Shows answer and worked solution from the beginning. */
  open?: boolean;
  /** It stands by itself though it is of a group. */
  part?: boolean;
}

/** A question as it is asked, what is known of it, and folded its answer; of one in a group the group. */
export function QuestionCard({ part = false, ...props }: Props): ReactNode {
  const { question, chosenAs, actions } = props;
  return question.group && !part ? (
    <GroupCard question={question} group={question.group} chosenAs={chosenAs} actions={actions} />
  ) : (
    <SingleCard {...props} />
  );
}

function SingleCard({ question, number, chosenAs, actions, open = false }: Omit<Props, 'part'>): ReactNode {
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
