import { ActionIcon, Button, Menu, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { DragEvent, ReactNode } from 'react';
import { RowActions } from '../../../components/table/RowActions.tsx';
import { nameOf } from '../../question-bank/question.ts';
import { QuestionCard } from '../../question-bank/QuestionCard.tsx';
import { editInPaper } from '../choosing/EditButton.tsx';
import { dropQuestions, moveQuestion, setScore, shiftQuestion } from '../paper-building.ts';
import type { PaperDraft, PaperSection, PlacedQuestion } from '../paper.ts';
import { ScoreField } from '../ScoreField.tsx';
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
  /** Why the server refused it. */
  error: string | undefined;
}

/** A question of the paper: to move by dragging or by keys, to score, change and take out. */
export function PlacedRow({ paper, placed, number, place, section, mark, error }: Props): ReactNode {
  const { question, score } = placed;
  const { id } = question;
  const name = `第 ${number} 题`;
  return (
    <li className={styles.row} data-place={place} data-question={id} data-mark={mark}>
      <span
        className={styles.grip}
        draggable
        title="拖动排序"
        aria-hidden
        onDragStart={(event) => startDrag(event, id)}
      >
        <IconGripVertical size={16} />
      </span>
      <div className={styles.question}>
        {error !== undefined && (
          <Text size="sm" c="red.9" mb={6} role="alert">
            {error}
          </Text>
        )}
        <QuestionCard
          question={{ ...question, score }}
          number={number}
          actions={
            <>
              <ScoreField
                label={`${name}分值`}
                score={score}
                onChange={(wanted) => paper.change((now) => setScore(now, id, wanted))}
              />
              <ShiftButtons
                name={name}
                isFirst={place === 0}
                isLast={place === section.questions.length - 1}
                onShift={(by) => paper.change((now) => shiftQuestion(now, id, by))}
              />
              <MoveMenu paper={paper} name={name} questionId={id} section={section} />
              <RowActions
                name={`${name} ${nameOf(question)}`}
                actions={[
                  { label: question.isOwn ? '修改' : '改编', run: () => editInPaper(question, paper) },
                  { label: '移出', run: () => paper.change((now) => dropQuestions(now, [id])), danger: true },
                ]}
              />
            </>
          }
        />
      </div>
    </li>
  );
}

function startDrag(event: DragEvent<HTMLElement>, questionId: string): void {
  event.dataTransfer.setData(dragType, questionId);
  event.dataTransfer.effectAllowed = 'move';
  const row = event.currentTarget.closest('li');
  if (row) event.dataTransfer.setDragImage(row, 16, 16);
}

interface ShiftProps {
  /** What is shifted. */
  name: string;
  /** Stands between the verb and the name: 大题 for a section. */
  what?: string;
  isFirst: boolean;
  isLast: boolean;
  onShift: (by: -1 | 1) => void;
}

/** Moves something one place up or down. */
export const ShiftButtons = ({ name, what = '', isFirst, isLast, onShift }: ShiftProps): ReactNode => (
  <>
    <ActionIcon
      variant="transparent"
      color="gray"
      size="sm"
      bg="transparent"
      aria-label={`上移${what} ${name}`}
      title={`上移${what}`}
      disabled={isFirst}
      onClick={() => onShift(-1)}
    >
      <IconArrowUp size={16} aria-hidden />
    </ActionIcon>
    <ActionIcon
      variant="transparent"
      color="gray"
      size="sm"
      bg="transparent"
      aria-label={`下移${what} ${name}`}
      title={`下移${what}`}
      disabled={isLast}
      onClick={() => onShift(1)}
    >
      <IconArrowDown size={16} aria-hidden />
    </ActionIcon>
  </>
);

interface MoveProps {
  paper: PaperDraft;
  name: string;
  questionId: string;
  section: PaperSection;
}

/** Moves a question to the end of another section. */
function MoveMenu({ paper, name, questionId, section }: MoveProps): ReactNode {
  const others = paper.sections.filter(({ id }) => id !== section.id);
  if (others.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button size="compact-sm" variant="subtle" fw={400} px={6} aria-label={`移到其他大题 ${name}`}>
          移到
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map(({ id, title, questions }) => (
          <Menu.Item
            key={id}
            onClick={() => paper.change((now) => moveQuestion(now, questionId, id, questions.length))}
          >
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
