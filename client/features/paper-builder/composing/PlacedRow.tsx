import { ActionIcon, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { MoreActions } from '../../../components/table/RowActions.tsx';
import { difficultyText, stemNameOf } from '../../question-bank/question.ts';
import { editInPaper } from '../choosing/EditButton.tsx';
import { openPlaced } from '../open-placed.tsx';
import { setScore } from '../paper-building.ts';
import type { PaperDraft, PaperSection, PlacedQuestion } from '../paper.ts';
import { ScoreField } from '../ScoreField.tsx';
import { dropFrom } from '../use-picking.ts';
import styles from './composing.module.css';
import { DragGrip } from './DragGrip.tsx';
import { movesOf } from './moves.ts';

/** Where in a paper something stands. */
export interface PlacedProps {
  paper: PaperDraft;
  section: PaperSection;
}

interface Props extends PlacedProps {
  placed: PlacedQuestion;
  number: number;
  /** Among what its section moves as one, from 0; of a part of a group it is the group that has a place. */
  place?: number;
  /** It is a part of a group, which moves and is changed as one. */
  part?: boolean;
  /** Where something dragged would land. */
  mark?: 'before' | 'after' | undefined;
  /** What is wrong with it. */
  error: string | undefined;
}

/** A question of the paper in one line: to move by dragging or by keys, to score, look at, change and take out. */
export function PlacedRow({ placed, number, place, part = false, mark, error, ...where }: Props): ReactNode {
  const { paper } = where;
  const { question, score } = placed;
  const { id } = question;
  const name = `第 ${number} 题`;
  const fullName = `${name} ${stemNameOf(question)}`;
  return (
    <li
      className={styles.row}
      tabIndex={number === 1 && !part ? 0 : -1}
      data-row
      data-place={place}
      data-moves={id}
      data-part={part || undefined}
      data-question={id}
      data-mark={mark}
      data-wrong={error !== undefined || undefined}
    >
      {!part && <DragGrip questionId={id} />}
      <span className={styles.number}>{number}</span>
      <RowTitle stem={question.stem} />
      <span className={styles.point}>{question.points[0]?.name}</span>
      <span className={styles.difficulty}>{difficultyText(question.facility)}</span>
      <ScoreField
        label={`${name}分值`}
        score={score}
        emptiable
        field={`score-${id}`}
        onChange={(wanted) => paper.change((now) => setScore(now, id, wanted), `改${name}的分值`, true)}
      />
      <MoreActions
        name={fullName}
        actions={[
          { label: '查看题目', run: () => openPlaced(question, number) },
          ...(part ? [] : actionsOf(where, placed)),
        ]}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        tabIndex={-1}
        aria-label={`移出 ${fullName}`}
        title="移出"
        onClick={() => dropFrom(paper, [id])}
      >
        <IconX size={14} aria-hidden />
      </ActionIcon>
      {error !== undefined && (
        <Text size="sm" c="red.9" className={styles.wrong} role="alert">
          {error}
        </Text>
      )}
    </li>
  );
}

/** The first words of what is asked; a formula that does not fit is left out as a whole. */
const RowTitle = memo(function RowTitle({ stem }: { stem: string }): ReactNode {
  return (
    <span className={styles.title}>
      <RichText text={stem.split('\n')[0]!} />
    </span>
  );
});

/** What is done with a question that stands by itself. */
const actionsOf = ({ paper, section }: PlacedProps, placed: PlacedQuestion) => [
  { label: placed.question.isOwn ? '修改' : '改编', run: () => editInPaper(placed.question, paper) },
  ...movesOf(paper, section, [placed]),
];
