import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { chineseNumber, commonScore, sectionNote } from '../../../../contracts/headings.ts';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { removeSection, renameSection, setSectionScore, shiftSection } from '../../assignments/create/paper-actions.ts';
import type { Section } from '../paper.ts';
import { ScoreField } from '../ScoreField.tsx';
import { scoresOf } from '../scores.ts';
import styles from './composing.module.css';
import { PlacedRow } from './PlacedRow.tsx';
import { useDropPlace } from './use-drop-place.ts';

interface Props {
  section: Section;
  /** From 1. */
  position: number;
  /** All sections, to move questions to. */
  sections: readonly Section[];
  numbers: ReadonlyMap<string, number>;
  /** The question that the server refused, by its number. */
  refused: { number: number | undefined; message: string } | undefined;
  titleError: string | undefined;
}

/** A section of the paper: its title, what its questions are worth, and the questions in their order. */
export function SectionCard({ section, position, sections, numbers, refused, titleError }: Props): ReactNode {
  const { id, questions } = section;
  const drop = useDropPlace(id);
  return (
    <section className={styles.section} aria-label={`第${chineseNumber(position)}大题 ${section.title}`}>
      <div className={styles.head}>
        <SectionTitle section={section} position={position} error={titleError} />
        <SectionTools section={section} position={position} count={sections.length} />
      </div>
      <ol className={styles.rows} {...drop.list}>
        {questions.map((placed, place) => {
          const number = numbers.get(placed.question.id)!;
          return (
            <PlacedRow
              key={placed.question.id}
              placed={placed}
              number={number}
              place={place}
              section={section}
              sections={sections}
              mark={drop.markAt(place)}
              error={refused?.number === number ? refused.message : undefined}
            />
          );
        })}
        {questions.length === 0 && (
          <li className={styles.empty}>
            <EmptyState text="这个大题还没有题目，可以把别处的题目拖到这里，或用“移到”。没有题目的大题不会出现在试卷上。" />
          </li>
        )}
      </ol>
    </section>
  );
}

function SectionTitle({ section, position, error }: { section: Section; position: number; error: string | undefined }) {
  const [renaming, setRenaming] = useState(false);
  const { id, title, questions } = section;
  if (renaming || error !== undefined) {
    return (
      <TextInput
        size="xs"
        w={240}
        maxLength={40}
        aria-label="大题名称"
        autoFocus={renaming}
        error={error}
        value={title}
        onChange={(event) => renameSection(id, event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Enter' && setRenaming(false)}
        onBlur={() => setRenaming(false)}
      />
    );
  }
  return (
    <h2 className={styles.title}>
      {chineseNumber(position)}、{title}
      <span className={styles.note}>{sectionNote(scoresOf(questions))}</span>
      <Button size="compact-xs" variant="subtle" aria-label={`改名 ${title}`} onClick={() => setRenaming(true)}>
        改名
      </Button>
    </h2>
  );
}

function SectionTools({ section, position, count }: { section: Section; position: number; count: number }): ReactNode {
  const { id, title, questions } = section;
  return (
    <div className={styles.tools}>
      {questions.length > 0 && (
        <label className={styles.each}>
          本大题每题
          <ScoreField
            label={`${title}每题分值`}
            score={commonScore(scoresOf(questions))}
            onChange={(score) => setSectionScore(id, score)}
          />
        </label>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles.arrow}
        aria-label={`上移大题 ${title}`}
        title="上移大题"
        disabled={position === 1}
        onClick={() => shiftSection(id, -1)}
      >
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles.arrow}
        aria-label={`下移大题 ${title}`}
        title="下移大题"
        disabled={position === count}
        onClick={() => shiftSection(id, 1)}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`移出大题 ${title}`}
        title="移出大题"
        onClick={() => void remove(section)}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </div>
  );
}

async function remove({ id, title, questions }: Section): Promise<void> {
  if (questions.length === 0) return removeSection(id);
  await confirm({
    title: '移出大题',
    message: `将移出“${title}”和其中的 ${questions.length} 题。题库和试题篮中的题目不变。`,
    action: '移出',
    danger: true,
    run: async () => removeSection(id),
  });
}
