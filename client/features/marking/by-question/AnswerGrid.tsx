import { Box, Group, Text } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import { isReviewed, responseKey, type MarkedAnswer } from '../marks.ts';
import { AnswerCard, idOf } from './AnswerCard.tsx';
import { columnsIn, type AnswerGroup, type GridRow } from './grouping.ts';
import styles from './review.module.css';
import type { Review } from './use-question-review.ts';

interface Props {
  review: Review;
  /** What a student is called on screen. */
  nameOf: (answer: MarkedAnswer) => string;
}

const rowKey = (row: GridRow | undefined): string =>
  row === undefined ? '' : row.kind === 'head' ? `head-${row.group.key}` : row.key;

/** All answers side by side, of which only those in sight are drawn. */
export function AnswerGrid({ review, nameOf }: Props): ReactNode {
  const { selection, data } = review;
  const { rows, columns } = selection;
  const scroll = useRef<HTMLDivElement>(null);
  const size = useElementSize<HTMLDivElement>();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => (rows[index]?.kind === 'head' ? 40 : 190),
    getItemKey: (index) => `${columns}-${rowKey(rows[index])}`,
    overscan: 4,
  });
  useColumns(size.width, selection.columns, selection.setColumns);
  useInSight(rows, selection.currentKey, virtual.scrollToIndex);
  useFocusAtFirst(scroll);
  return (
    <div
      ref={useMergedRef(scroll, size.ref)}
      className={styles.grid}
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

function Row({ row, review, nameOf }: Props & { row: GridRow }): ReactNode {
  if (row.kind === 'head') return <GroupHead group={row.group} review={review} />;
  const { selection, stateOf, data } = review;
  return (
    <Box className={styles.cards} __vars={{ '--columns': String(selection.columns) }} role="presentation">
      {row.answers.map((answer) => (
        <AnswerCard
          key={responseKey(answer)}
          answer={answer}
          state={stateOf(answer)}
          full={data.full}
          name={nameOf(answer)}
          isCurrent={responseKey(answer) === selection.currentKey}
          isTarget={selection.isWholeGroup && selection.targets.includes(answer)}
          onChoose={() => selection.choose(responseKey(answer))}
        />
      ))}
    </Box>
  );
}

const titles = { blank: '未作答', alike: '相似作答', single: '各不相同' } as const;

function GroupHead({ group, review: { selection, stateOf } }: { group: AnswerGroup; review: Review }): ReactNode {
  const open = group.answers.filter((answer) => !isReviewed(stateOf(answer).mark)).length;
  const chosen = selection.isWholeGroup && group.answers.some((answer) => selection.targets.includes(answer));
  return (
    <Group gap={10} mih={30} pt={4} role="presentation">
      <Text size="sm" fw={700}>
        {titles[group.kind]}
      </Text>
      <Text size="sm" c="dimmed">
        {group.answers.length} 份{open === 0 ? '，已复核' : open < group.answers.length ? `，${open} 份未复核` : ''}
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

function useColumns(width: number, columns: number, setColumns: (columns: number) => void): void {
  const wanted = columnsIn(width);
  const follow = useEffectEvent(() => {
    if (width > 0 && wanted !== columns) setColumns(wanted);
  });
  useEffect(() => follow(), [wanted, width]);
}

/** The chosen answer is in sight, whichever key led to it. */
function useInSight(rows: readonly GridRow[], key: string, scrollTo: (index: number) => void): void {
  const show = useEffectEvent(() => {
    const index = rows.findIndex(
      (row) => row.kind === 'answers' && row.answers.some((one) => responseKey(one) === key),
    );
    if (index === -1) return;
    // Cards that are higher than the grid would come up with their ends.
    if (index <= 1) return scrollTo(0);
    // The head of the group comes along with its first answers.
    scrollTo(rows[index - 1]?.kind === 'head' ? index - 1 : index);
    scrollTo(index);
  });
  useEffect(() => show(), [key]);
}

/** The keys work from the beginning, without a click. */
function useFocusAtFirst(grid: { current: HTMLDivElement | null }): void {
  useEffect(() => grid.current?.focus({ preventScroll: true }), [grid]);
}
