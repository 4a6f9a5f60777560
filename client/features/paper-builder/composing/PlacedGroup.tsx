import { ActionIcon, Button, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { numbersText, totalScore } from '../../../../contracts/headings.ts';
import { MoreActions } from '../../../components/table/RowActions.tsx';
import { openPassage } from '../../question-bank/question/open-passage.tsx';
import type { Question } from '../../question-bank/question/question.ts';
import type { Block } from '../blocks.ts';
import { editInPaper } from '../choosing/EditButton.tsx';
import { scoresOf } from '../scores.ts';
import { dropFrom } from '../use-picking.ts';
import styles from './composing.module.css';
import { DragGrip } from './DragGrip.tsx';
import { movesOf } from './moves.ts';
import { PlacedRow, type PlacedProps } from './PlacedRow.tsx';

interface HeadProps extends PlacedProps {
  group: NonNullable<Question['group']>;
  /** What is of the group here, in its order, and its numbers in the paper. */
  block: Block;
  numbers: ReadonlyMap<string, number>;
}

interface Props extends HeadProps {
  place: number;
  /** Where something dragged would land. */
  mark: 'before' | 'after' | undefined;
  errorOf: (questionId: string) => string | undefined;
}

/** A passage or figure of the paper with what it is asked: one thing to move and take out, its parts to score one by one. */
export function PlacedGroup({ place, mark, errorOf, ...head }: Props): ReactNode {
  const { paper, section, group, block, numbers } = head;
  return (
    <li
      className={styles.group}
      data-place={place}
      data-moves={block[0].question.id}
      data-mark={mark}
      aria-label={`题组 ${group.title}`}
    >
      <GroupRow {...head} />
      <ol className={styles.rows}>
        {block.map((placed) => (
          <PlacedRow
            key={placed.question.id}
            paper={paper}
            section={section}
            placed={placed}
            number={numbers.get(placed.question.id)!}
            error={errorOf(placed.question.id)}
            part
          />
        ))}
      </ol>
    </li>
  );
}

function GroupRow({ paper, section, group, block, numbers }: HeadProps): ReactNode {
  const { question } = block[0];
  const ids = block.map((placed) => placed.question.id);
  const own = ids.map((id) => numbers.get(id)!);
  const name = `题组 ${group.title}`;
  return (
    <div className={styles.row} tabIndex={own[0] === 1 ? 0 : -1} data-row data-head={question.id}>
      <DragGrip questionId={question.id} />
      <Text span inherit fw={600} truncate className={styles.groupName} title={group.title}>
        {name}
      </Text>
      <span className={styles.groupNote}>
        第 {numbersText(own)} 题，共 {totalScore(scoresOf(block))} 分
      </span>
      <Button
        variant="subtle"
        size="compact-xs"
        tabIndex={-1}
        aria-label={`看短文 ${name}`}
        onClick={() => void openPassage(group)}
      >
        短文
      </Button>
      <MoreActions
        name={name}
        actions={[
          { label: question.isOwn ? '修改题组' : '改编题组', run: () => editInPaper(question, paper) },
          ...movesOf(paper, section, block),
        ]}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        tabIndex={-1}
        aria-label={`移出整组 ${group.title}`}
        title="移出整组"
        onClick={() => dropFrom(paper, ids)}
      >
        <IconX size={14} aria-hidden />
      </ActionIcon>
    </div>
  );
}
