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

interface Props extends PlacedProps {
  group: NonNullable<Question['group']>;
  /** What is of the group here, in its order. */
  block: Block;
  numbers: ReadonlyMap<string, number>;
  place: number;
  mark: 'before' | 'after' | undefined;
  errorOf: (questionId: string) => string | undefined;
}

/** A passage or figure of the paper with what it is asked: one thing to move and take out, its parts to score one by one. */
export function PlacedGroup({ group, block, numbers, place, mark, errorOf, ...rest }: Props): ReactNode {
  const { paper, section } = rest;
  const [{ question: first }] = block;
  const own = block.map(({ question }) => numbers.get(question.id)!);
  const name = `题组 ${group.title}`;
  return (
    <li className={styles.group} data-place={place} data-moves={first.id} data-mark={mark} aria-label={name}>
      <div className={styles.row} tabIndex={own[0] === 1 ? 0 : -1} data-row data-head={first.id}>
        <DragGrip questionId={first.id} />
        <Text span inherit fw={600} truncate title={group.title}>
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
            { label: first.isOwn ? '修改题组' : '改编题组', run: () => editInPaper(first, paper) },
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
          onClick={() =>
            dropFrom(
              paper,
              block.map(({ question }) => question.id),
            )
          }
        >
          <IconX size={14} aria-hidden />
        </ActionIcon>
      </div>
      <ol className={styles.rows}>
        {block.map((placed, index) => (
          <PlacedRow
            key={placed.question.id}
            placed={placed}
            number={own[index]!}
            error={errorOf(placed.question.id)}
            part
            {...rest}
          />
        ))}
      </ol>
    </li>
  );
}
