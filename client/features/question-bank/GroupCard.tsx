import { useId, useState, type ReactNode } from 'react';
import { Known } from './Known.tsx';
import { Fold } from './question/Fold.tsx';
import { GroupParts, GroupPassage } from './question/GroupPassage.tsx';
import type { Question } from './question/question.ts';
import styles from './card.module.css';

interface Props {
  /** What stands for the group in a list. */
  question: Question;
  group: NonNullable<Question['group']>;
  /** Its numbers in the paper that is being put together, where it is in it. */
  chosenAs?: readonly number[] | undefined;
  actions?: ReactNode;
}

/** A passage or figure that several questions ask about: its beginning, and unfolded all of it with its questions. */
export function GroupCard({ question, group, chosenAs, actions }: Props): ReactNode {
  const [unfolded, setUnfolded] = useState(false);
  const content = useId();
  return (
    <article
      className={styles.card}
      data-chosen={chosenAs !== undefined || undefined}
      aria-label={`题组 ${group.title}`}
    >
      <h3 className={styles.title}>{group.title}</h3>
      <div id={content}>
        <GroupPassage groupId={group.id} clipped={!unfolded} />
        {unfolded && <GroupParts groupId={group.id} />}
      </div>
      <div className={styles.foot}>
        <Known question={question} chosenAs={chosenAs} whole />
        <div className={styles.actions}>
          <Fold controls={content} open={unfolded} onChange={setUnfolded}>
            全文与小题
          </Fold>
          {actions}
        </div>
      </div>
    </article>
  );
}
