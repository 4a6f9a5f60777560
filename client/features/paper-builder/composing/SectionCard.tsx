import { ActionIcon, Button, Flex, Group, Text, TextInput, Title } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { chineseNumber, commonScore, sectionNote } from '../../../../contracts/headings.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { moveQuestion, removeSection, renameSection, setSectionScore, shiftSection } from '../paper-building.ts';
import type { PaperDraft, PaperSection } from '../paper.ts';
import { ScoreField } from '../ScoreField.tsx';
import { scoresOf } from '../scores.ts';
import styles from './composing.module.css';
import { PlacedRow, ShiftButtons } from './PlacedRow.tsx';
import { useDropPlace } from './use-drop-place.ts';

interface SectionProps {
  paper: PaperDraft;
  section: PaperSection;
  /** From 1. */
  position: number;
}

interface Props extends SectionProps {
  numbers: ReadonlyMap<string, number>;
  /** The question that the server refused, by its number. */
  refused: { number: number | undefined; message: string } | undefined;
  titleError: string | undefined;
}

/** A section of the paper: its title, what its questions are worth, and the questions in their order. */
export function SectionCard({ paper, section, position, numbers, refused, titleError }: Props): ReactNode {
  const { id, title, questions } = section;
  const drop = useDropPlace((questionId, place) => paper.change((now) => moveQuestion(now, questionId, id, place)));
  return (
    <section className={styles.section} aria-label={`第${chineseNumber(position)}大题 ${title}`}>
      <Group justify="space-between" gap="8px 16px" px="md" py="sm">
        <SectionTitle paper={paper} section={section} position={position} error={titleError} />
        <SectionTools paper={paper} section={section} position={position} />
      </Group>
      <ol className={styles.rows} {...drop.list}>
        {questions.map((placed, place) => {
          const number = numbers.get(placed.question.id)!;
          return (
            <PlacedRow
              key={placed.question.id}
              paper={paper}
              placed={placed}
              number={number}
              place={place}
              section={section}
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

function SectionTitle({ paper, section, position, error }: SectionProps & { error: string | undefined }): ReactNode {
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
        onChange={({ currentTarget: { value } }) => paper.change((now) => renameSection(now, id, value))}
        onKeyDown={(event) => event.key === 'Enter' && setRenaming(false)}
        onBlur={() => setRenaming(false)}
      />
    );
  }
  return (
    <Title order={2} fz={15}>
      {chineseNumber(position)}、{title}
      <Text span size="sm" c="dimmed" ml={4}>
        {sectionNote(scoresOf(questions))}
      </Text>
      <Button size="compact-xs" variant="subtle" ml={4} aria-label={`改名 ${title}`} onClick={() => setRenaming(true)}>
        改名
      </Button>
    </Title>
  );
}

function SectionTools({ paper, section, position }: SectionProps): ReactNode {
  const { id, title, questions } = section;
  return (
    <Group gap={4}>
      {questions.length > 0 && (
        <Flex component="label" align="center" gap={6} mr={8} fz="sm">
          本大题每题
          <ScoreField
            label={`${title}每题分值`}
            score={commonScore(scoresOf(questions))}
            onChange={(score) => paper.change((now) => setSectionScore(now, id, score))}
          />
        </Flex>
      )}
      <ShiftButtons
        name={title}
        what="大题"
        isFirst={position === 1}
        isLast={position === paper.sections.length}
        onShift={(by) => paper.change((now) => shiftSection(now, id, by))}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={`移出大题 ${title}`}
        title="移出大题"
        onClick={() => void remove(section, paper)}
      >
        <IconTrash size={16} aria-hidden />
      </ActionIcon>
    </Group>
  );
}

async function remove({ id, title, questions }: PaperSection, { change }: PaperDraft): Promise<void> {
  const drop = () => change((now) => removeSection(now, id));
  if (questions.length === 0) return drop();
  await confirm({
    title: '移出大题',
    message: `将移出“${title}”和其中的 ${questions.length} 题。题库和试题篮中的题目不变。`,
    action: '移出',
    danger: true,
    run: async () => drop(),
  });
}
