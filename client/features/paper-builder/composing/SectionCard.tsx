import { Group, Text, TextInput, Title } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { chineseNumber, sectionNote } from '../../../../contracts/headings.ts';
import { confirm } from '../../../components/dialog/confirm.tsx';
import { MoreActions } from '../../../components/table/RowActions.tsx';
import { blocksIn, type Block } from '../blocks.ts';
import { blockIn, removeSection, renameSection, shiftSection } from '../paper-building.ts';
import type { PaperDraft, PaperSection } from '../paper.ts';
import { scoresOf } from '../scores.ts';
import styles from './composing.module.css';
import { moveBlock } from './moves.ts';
import { PlacedGroup } from './PlacedGroup.tsx';
import { PlacedRow } from './PlacedRow.tsx';
import { useDropPlace } from './use-drop-place.ts';

interface SectionProps {
  paper: PaperDraft;
  section: PaperSection;
  /** From 1. */
  position: number;
}

interface Props extends SectionProps {
  numbers: ReadonlyMap<string, number>;
  /** What is wrong with a question, by its id. */
  errorOf: (questionId: string) => string | undefined;
  titleError: string | undefined;
}

/** A section of the paper: its title, what its questions are worth, and the questions in their order. */
export function SectionCard({ paper, section, position, numbers, errorOf, titleError }: Props): ReactNode {
  const { title, questions } = section;
  const blocks = blocksIn(questions);
  const drop = useDropPlace((questionId, place) => {
    const block = blockIn(paper.sections, questionId);
    if (block) moveBlock(paper, block, section, place);
  });
  return (
    <section aria-label={`第${chineseNumber(position)}大题 ${title}`}>
      <SectionHead paper={paper} section={section} position={position} error={titleError} />
      <ol className={styles.rows} {...drop.list}>
        {blocks.map((block, place) => {
          const [placed] = block;
          const { id, group } = placed.question;
          const key = keyOf(blocks, place);
          const common = { paper, section, place, mark: drop.markAt(place) };
          return group ? (
            <PlacedGroup key={key} {...common} group={group} block={block} numbers={numbers} errorOf={errorOf} />
          ) : (
            <PlacedRow key={key} {...common} placed={placed} number={numbers.get(id)!} error={errorOf(id)} />
          );
        })}
        {questions.length === 0 && (
          <li className={styles.empty}>还没有题目，可以把别处的题目拖到这里；没有题目的大题不会出现在试卷上。</li>
        )}
      </ol>
    </section>
  );
}

/** A group stays the same when its first part goes; another run of it in the section is another. */
function keyOf(blocks: readonly Block[], place: number): string {
  const { id, group } = blocks[place]![0].question;
  if (!group) return id;
  const before = blocks.slice(0, place).filter(([{ question }]) => question.group?.id === group.id);
  return `group-${group.id}-${before.length}`;
}

function SectionHead({ paper, section, position, error }: SectionProps & { error: string | undefined }): ReactNode {
  const [renaming, setRenaming] = useState(false);
  const { id, title, questions } = section;
  const shift = (by: -1 | 1) => paper.change((now) => shiftSection(now, id, by), `移动“${title}”`);
  if (renaming || error !== undefined) {
    return (
      <Group className={styles.head}>
        <TextInput
          size="xs"
          w={280}
          maxLength={40}
          aria-label="大题名称"
          data-field={id}
          autoFocus={renaming}
          error={error}
          value={title}
          onChange={({ currentTarget: { value } }) =>
            paper.change((now) => renameSection(now, id, value), '改大题名称', true)
          }
          onKeyDown={(event) => event.key === 'Enter' && setRenaming(false)}
          onBlur={() => setRenaming(false)}
        />
      </Group>
    );
  }
  return (
    <Group className={styles.head} justify="space-between" wrap="nowrap">
      <Title order={3} fz={13} lh="inherit">
        {chineseNumber(position)}、{title}
        <Text span size="xs" c="dimmed" ml={6} fw={400}>
          {sectionNote(scoresOf(questions)).slice(1, -1)}
        </Text>
      </Title>
      <MoreActions
        name={title}
        actions={[
          { label: '改名', run: () => setRenaming(true) },
          ...(position > 1 ? [{ label: '上移大题', run: () => shift(-1) }] : []),
          ...(position < paper.sections.length ? [{ label: '下移大题', run: () => shift(1) }] : []),
          { label: '移出大题', run: () => remove(section, paper), danger: true },
        ]}
      />
    </Group>
  );
}

async function remove({ id, title, questions }: PaperSection, { change }: PaperDraft): Promise<void> {
  const drop = () => change((now) => removeSection(now, id), `移出“${title}”`);
  if (questions.length === 0) return drop();
  await confirm({
    title: '移出大题',
    message: `将移出“${title}”和其中的 ${questions.length} 题。题库和试题篮中的题目不变。`,
    action: '移出',
    danger: true,
    run: async () => drop(),
  });
}
