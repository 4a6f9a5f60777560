import { useElementSize, useMergedRef } from '@mantine/hooks';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { EmptyState } from '../../../components/state/EmptyState.tsx';
import { isReviewed, placeKey, type MarkedAnswer } from '../queue/marks.ts';
import { AnswerCard, idOf } from './AnswerCard.tsx';
import { columnsIn, type AnswerGroup, type GridRow } from './grouping.ts';
import styles from './review.module.css';
import type { Review } from './use-review.ts';

interface Props {
  review: Review;
  /** What a student is called on screen. */
  nameOf: (answer: MarkedAnswer) => string;
}

const rowKey = (row: GridRow | undefined): string =>
  row === undefined ? '' : row.kind === 'head' ? `head-${row.group.key}` : row.key;

/** All answers side by side, of which only those in sight are drawn. */
export function AnswerGrid({ review, nameOf }: Props): ReactNode {
  const { place, data } = review;
  const { rows, columns } = place;
  const scroll = useRef<HTMLDivElement>(null);
  const size = useElementSize<HTMLDivElement>();
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.current,
    estimateSize: (index) => (rows[index]?.kind === 'head' ? 40 : 190),
    getItemKey: (index) => `${columns}-${rowKey(rows[index])}`,
    overscan: 4,
  });
  useColumns(size.width, place.columns, place.setColumns);
  useInSight(rows, place.currentKey, virtual.scrollToIndex);
  useFocusAtFirst(scroll);
  return (
    <div
      ref={useMergedRef(scroll, size.ref)}
      className={styles.grid}
      role="group"
      aria-label="作答"
      aria-activedescendant={place.current && idOf(place.current)}
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
  const { place, standing, data } = review;
  return (
    <div
      className={styles.cards}
      role="presentation"
      style={{ gridTemplateColumns: `repeat(${place.columns}, minmax(0, 1fr))` }}
    >
      {row.answers.map((answer) => (
        <AnswerCard
          key={placeKey(answer)}
          answer={answer}
          standing={standing(answer)}
          full={data.full}
          name={nameOf(answer)}
          isCurrent={placeKey(answer) === place.currentKey}
          isTarget={place.isWholeGroup && place.targets.includes(answer)}
          onChoose={() => place.choose(placeKey(answer))}
        />
      ))}
    </div>
  );
}

const titles = { blank: '未作答', alike: '相似作答', single: '各不相同' } as const;

function GroupHead({ group, review: { place, standing } }: { group: AnswerGroup; review: Review }): ReactNode {
  const open = group.answers.filter((answer) => !isReviewed(standing(answer).mark)).length;
  const chosen = place.isWholeGroup && group.answers.some((answer) => place.targets.includes(answer));
  return (
    <div className={styles.groupHead} role="presentation">
      <strong>{titles[group.kind]}</strong>
      <span>
        {group.answers.length} 份{open === 0 ? '，已复核' : open < group.answers.length ? `，${open} 份未复核` : ''}
      </span>
      {group.kind !== 'single' && group.answers.length > 1 && (
        <button
          type="button"
          className={styles.wholeGroup}
          aria-pressed={chosen}
          onClick={() => place.chooseGroup(chosen ? undefined : group)}
        >
          {chosen ? '取消整组' : '整组给分'}
        </button>
      )}
    </div>
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
    const index = rows.findIndex((row) => row.kind === 'answers' && row.answers.some((one) => placeKey(one) === key));
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
