import { Group, Text } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import { isReviewed, responseKey, type MarkedAnswer } from '../marks.ts';
import { AnswerEntry, idOf } from './AnswerEntry.tsx';
import type { AnswerGroup, ListRow } from './grouping.ts';
import styles from './review.module.css';
import type { Review } from './use-question-review.ts';

interface Props {
  review: Review;
  /** What a student is called on screen. */
  nameOf: (answer: MarkedAnswer) => string;
}

const rowKey = (row: ListRow): string => (row.kind === 'head' ? `head-${row.group.key}` : responseKey(row.answer));

/** The answers one below the other, of which only those in sight are drawn. */
export function AnswerList({ review, nameOf }: Props): ReactNode {
  const { selection, data } = review;
  const { rows } = selection;
  const scroll = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => (rows[index]?.kind === 'head' ? 40 : 46),
    getItemKey: (index) => (rows[index] ? rowKey(rows[index]) : index),
    overscan: 8,
  });
  useInSight(rows, selection.currentKey, virtual.scrollToIndex);
  // The keys work from the beginning, without a click.
  useEffect(() => scroll.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={scroll}
      className={styles.answers}
      role="group"
      aria-label="作答"
      aria-activedescendant={selection.current && idOf(selection.current)}
      tabIndex={0}
      data-grid
    >
      {rows.length === 0 && (
        <EmptyState text={data.answers.length === 0 ? '还没有学生作答。' : '没有符合条件的作答。'} />
      )}
      <div className={styles.rows} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={String(key)}
            ref={virtual.measureElement}
            data-index={index}
            className={styles.row}
            role="presentation"
            style={{ transform: `translateY(${start}px)` }}
          >
            <Row row={rows[index]!} review={review} nameOf={nameOf} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Row({ row, review, nameOf }: Props & { row: ListRow }): ReactNode {
  if (row.kind === 'head') return <GroupHead group={row.group} review={review} />;
  const { selection, stateOf, data } = review;
  const { answer } = row;
  return (
    <AnswerEntry
      answer={answer}
      state={stateOf(answer)}
      full={data.full}
      name={nameOf(answer)}
      isCurrent={responseKey(answer) === selection.currentKey}
      isTarget={selection.isWholeGroup && selection.targets.includes(answer)}
      onChoose={() => selection.choose(responseKey(answer))}
    />
  );
}

const titles = { blank: '未作答', alike: '相似作答', single: '各不相同' } as const;

function GroupHead({ group, review: { selection, stateOf } }: { group: AnswerGroup; review: Review }): ReactNode {
  const open = group.answers.filter((answer) => !isReviewed(stateOf(answer).mark)).length;
  const chosen = selection.isWholeGroup && group.answers.some((answer) => selection.targets.includes(answer));
  return (
    <Group gap={6} mih={34} px={8} pt={4} wrap="nowrap" role="presentation">
      <Text size="sm" fw={700} flex="none">
        {titles[group.kind]}
      </Text>
      <Text size="xs" c="dimmed" truncate flex={1}>
        {group.answers.length} 份{open === 0 ? '，已看' : ''}
      </Text>
      {group.kind !== 'single' && group.answers.length > 1 && (
        <ToggleButton
          radius="xl"
          size="compact-xs"
          variant={chosen ? 'filled' : 'light'}
          pressed={chosen}
          onClick={() => selection.chooseGroup(chosen ? undefined : group)}
        >
          {chosen ? '取消整组' : '整组给分'}
        </ToggleButton>
      )}
    </Group>
  );
}

/** The chosen answer is in sight, whichever key led to it. */
function useInSight(rows: readonly ListRow[], key: string, scrollTo: (index: number) => void): void {
  const show = useEffectEvent(() => {
    const index = rows.findIndex((row) => row.kind === 'answer' && responseKey(row.answer) === key);
    if (index === -1) return;
    // The head of the group comes along with its first answer.
    if (rows[index - 1]?.kind === 'head') scrollTo(index - 1);
    scrollTo(index);
  });
  useEffect(() => show(), [key]);
}
