import { Button, SegmentedControl } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { mistakeStateLabels } from '../../../../contracts/constants/mistake-causes.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { causeOptions, sourceOptions } from '../../practice/words.ts';
import type { Book } from './history.ts';
import styles from './student.module.css';
import { bookStates, type BookQuery, type BookState } from './use-book-query.ts';

const orders = [
  { value: 'dueDate asc', label: '到期先后' },
  { value: 'wrongTime desc', label: '最近答错' },
  { value: 'wrongCount desc', label: '答错最多' },
];

const labels: Record<BookState, string> = { due: '今天到期', ...mistakeStateLabels, fading: '考前会忘', all: '全部' };

const countOf = ({ counts: { open, consolidating, mastered, due }, memory: { fading } }: Book, state: BookState) =>
  ({ due, open, consolidating, mastered, fading, all: open + consolidating + mastered })[state];

interface Props {
  query: BookQuery;
  book: Book;
  /** The name of the knowledge point that is filtered by; "" for none. */
  point: string;
}

/** Filters and orders a student's book. */
export function BookFilters({ query: { page, state, setState, hasSources }, book, point }: Props): ReactNode {
  const { filters, filter, sort, sortBy } = page;
  // What is likely forgotten by an exam is reached from what is said of it above.
  const shown = bookStates.filter((one) => one !== 'fading' || state === one);
  const order = (wanted: string) => {
    const [column = '', direction] = wanted.split(' ');
    sortBy({ column, direction: direction === 'asc' ? 'asc' : 'desc' });
  };
  return (
    <div className={styles.filters} role="search" aria-label="筛选错题">
      <SegmentedControl
        size="xs"
        aria-label="状态"
        data={shown.map((value) => ({ value, label: `${labels[value]} ${countOf(book, value)}` }))}
        value={state}
        onChange={setState}
      />
      {hasSources && (
        <FilterSelect
          label="来源"
          all="全部来源"
          options={sourceOptions}
          value={filters.source}
          onChange={(source) => filter({ source })}
          width={106}
        />
      )}
      <FilterSelect
        label="错因"
        all="全部错因"
        options={causeOptions}
        value={filters.cause}
        onChange={(cause) => filter({ cause })}
        width={106}
      />
      <FilterSelect
        label="顺序"
        options={orders}
        value={sort ? `${sort.column} ${sort.direction}` : orders[0]!.value}
        onChange={order}
        width={106}
      />
      {point !== '' && (
        <Button
          size="compact-sm"
          variant="light"
          fw={400}
          rightSection={<IconX size={14} aria-hidden />}
          aria-label={`不再只看${point}`}
          onClick={() => filter({ pointId: '' })}
        >
          {point}
        </Button>
      )}
    </div>
  );
}
