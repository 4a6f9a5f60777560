import { ActionIcon, Menu } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import type { DragEvent, ReactNode } from 'react';
import { RowActions } from '../../../components/table/RowActions.tsx';
import { nameOf } from '../../question-bank/question.ts';
import { QuestionCard } from '../../question-bank/QuestionCard.tsx';
import { editInPaper } from '../choosing/EditButton.tsx';
import { dropQuestion, moveQuestion, setScore, shiftQuestion } from '../../assignments/create/paper-actions.ts';
import type { Placed, Section } from '../paper.ts';
import { ScoreField } from '../ScoreField.tsx';
import styles from './composing.module.css';
import { dragType } from './use-drop-place.ts';

interface Props {
  placed: Placed;
  number: number;
  /** In its section, from 0. */
  place: number;
  section: Section;
  sections: readonly Section[];
  /** Where a dragged question would land. */
  mark: 'before' | 'after' | undefined;
  /** Why the server refused it. */
  error: string | undefined;
}

/** A question of the paper: to move by dragging or by keys, to score, change and take out. */
export function PlacedRow({ placed, number, place, section, sections, mark, error }: Props): ReactNode {
  const { question, score } = placed;
  const name = `第 ${number} 题`;
  const last = section.questions.length - 1;
  return (
    <li className={styles.row} data-place={place} data-question={question.id} data-mark={mark}>
      <span
        className={styles.grip}
        draggable
        title="拖动排序"
        aria-hidden
        onDragStart={(event) => startDrag(event, question.id)}
      >
        <IconGripVertical size={16} />
      </span>
      <div className={styles.question}>
        {error !== undefined && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        <QuestionCard
          question={{ ...question, score }}
          number={number}
          actions={
            <>
              <ScoreField label={`${name}分值`} score={score} onChange={(wanted) => setScore(question.id, wanted)} />
              <Shift name={name} questionId={question.id} isFirst={place === 0} isLast={place === last} />
              <MoveMenu name={name} questionId={question.id} section={section} sections={sections} />
              <RowActions
                name={`${name} ${nameOf(question)}`}
                actions={[
                  { label: question.isOwn ? '修改' : '改编', run: () => editInPaper(question) },
                  { label: '移出', run: () => dropQuestion(question.id), danger: true },
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
  name: string;
  questionId: string;
  isFirst: boolean;
  isLast: boolean;
}

const Shift = ({ name, questionId, isFirst, isLast }: ShiftProps): ReactNode => (
  <>
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      className={styles.arrow}
      aria-label={`上移 ${name}`}
      title="上移"
      disabled={isFirst}
      onClick={() => shiftQuestion(questionId, -1)}
    >
      <IconArrowUp size={16} aria-hidden />
    </ActionIcon>
    <ActionIcon
      variant="subtle"
      color="gray"
      size="sm"
      className={styles.arrow}
      aria-label={`下移 ${name}`}
      title="下移"
      disabled={isLast}
      onClick={() => shiftQuestion(questionId, 1)}
    >
      <IconArrowDown size={16} aria-hidden />
    </ActionIcon>
  </>
);

interface MoveProps {
  name: string;
  questionId: string;
  section: Section;
  sections: readonly Section[];
}

/** Moves a question to the end of another section. */
function MoveMenu({ name, questionId, section, sections }: MoveProps): ReactNode {
  const others = sections.filter(({ id }) => id !== section.id);
  if (others.length === 0) return null;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <button type="button" className={styles.move} aria-label={`移到其他大题 ${name}`}>
          移到
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {others.map(({ id, title, questions }) => (
          <Menu.Item key={id} onClick={() => moveQuestion(questionId, id, questions.length)}>
            {title}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
