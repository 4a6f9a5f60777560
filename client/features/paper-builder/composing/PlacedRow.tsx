import { ActionIcon, Text } from '@mantine/core';
import { IconGripVertical, IconX } from '@tabler/icons-react';
import { memo, type DragEvent, type ReactNode } from 'react';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import { MoreActions } from '../../../components/table/RowActions.tsx';
import { difficultyText, nameOf } from '../../question-bank/question.ts';
import { editInPaper } from '../choosing/EditButton.tsx';
import { openPlaced } from '../open-placed.tsx';
import { moveQuestion, setScore, shiftQuestion } from '../paper-building.ts';
import type { PaperDraft, PaperSection, PlacedQuestion } from '../paper.ts';
import { ScoreField } from '../ScoreField.tsx';
import { dropFrom } from '../use-picking.ts';
import styles from './composing.module.css';
import { dragType } from './use-drop-place.ts';

interface Props {
  paper: PaperDraft;
  placed: PlacedQuestion;
  number: number;
  /** In its section, from 0. */
  place: number;
  section: PaperSection;
  /** Where a dragged question would land. */
  mark: 'before' | 'after' | undefined;
  /** What is wrong with it. */
  error: string | undefined;
}

/** A question of the paper in one line: to move by dragging or by keys, to score, look at, change and take out. */
export function PlacedRow({ paper, placed, number, place, section, mark, error }: Props): ReactNode {
  const { question, score } = placed;
  const { id } = question;
  const name = `第 ${number} 题`;
  return (
    <li
      className={styles.row}
      tabIndex={number === 1 ? 0 : -1}
      data-row
      data-place={place}
      data-question={id}
      data-mark={mark}
      data-wrong={error !== undefined || undefined}
    >
      <span
        className={styles.grip}
        draggable
        title="拖动排序"
        aria-hidden
        onDragStart={(event) => startDrag(event, id)}
      >
        <IconGripVertical size={14} />
      </span>
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
      <MoreActions name={`${name} ${nameOf(question)}`} actions={actionsOf(paper, placed, section, number)} />
      <ActionIcon
        variant="subtle"
        color="gray"
        size="sm"
        tabIndex={-1}
        aria-label={`移出 ${name} ${nameOf(question)}`}
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

function actionsOf(paper: PaperDraft, { question }: PlacedQuestion, section: PaperSection, number: number) {
  const { id, isOwn } = question;
  const name = `第 ${number} 题`;
  const shift = (by: -1 | 1) => paper.change((now) => shiftQuestion(now, id, by), `移动${name}`);
  return [
    { label: '查看题目', run: () => openPlaced(question, number) },
    { label: isOwn ? '修改' : '改编', run: () => editInPaper(question, paper) },
    { label: '上移', run: () => shift(-1) },
    { label: '下移', run: () => shift(1) },
    ...paper.sections
      .filter((other) => other.id !== section.id)
      .map((other) => ({
        label: `移到“${other.title}”`,
        run: () => paper.change((now) => moveQuestion(now, id, other.id, other.questions.length), `移动${name}`),
      })),
  ];
}

function startDrag(event: DragEvent<HTMLElement>, questionId: string): void {
  event.dataTransfer.setData(dragType, questionId);
  event.dataTransfer.effectAllowed = 'move';
  const row = event.currentTarget.closest('li');
  if (row) event.dataTransfer.setDragImage(row, 16, 16);
}
