import type { ReactNode } from 'react';
import { getQuestionGroup } from '../../../contracts/wrongbook/question-groups.ts';
import { groupHeading } from '../../../contracts/headings.ts';
import { useCall } from '../../api/use-call.ts';
import { GroupPassage } from '../question-bank/question/GroupPassage.tsx';
import { blockOf } from './blocks.ts';
import type { PlacedQuestion } from './paper.ts';
import styles from './group.module.css';

interface Props {
  /** The questions of the section. */
  questions: readonly PlacedQuestion[];
  placed: PlacedQuestion;
  numbers: ReadonlyMap<string, number>;
  /** Shows the beginning of the passage alone. */
  clipped?: boolean;
}

/** What stands above the first question of a group, as it is printed; nothing above any other. */
export function GroupHead({ questions, placed, numbers, clipped = false }: Props): ReactNode {
  const { question } = placed;
  const block = blockOf(questions, question.id);
  if (!question.group || block?.[0] !== placed) return null;
  const [first, last] = [question, block.at(-1)!.question].map(({ id }) => numbers.get(id)!) as [number, number];
  return (
    <Head groupId={question.group.id} subjectId={question.subjectId} first={first} last={last} clipped={clipped} />
  );
}

interface HeadProps {
  groupId: string;
  subjectId: string;
  first: number;
  last: number;
  clipped: boolean;
}

function Head({ groupId, subjectId, first, last, clipped }: HeadProps): ReactNode {
  const { passage = ' ', transcript = '' } = useCall(getQuestionGroup, { groupId }).data ?? {};
  return (
    <div className={styles.head}>
      <p className={styles.heading}>{groupHeading({ subjectId, passage, transcript }, first, last)}</p>
      <GroupPassage groupId={groupId} clipped={clipped} />
    </div>
  );
}
