import type { ReactNode } from 'react';
import { mistakeSource, wrongRateFilters } from '../../../../contracts/constants/mistakes.ts';
import { today } from '../../../api/clock.ts';
import { colourOf } from '../../../components/chart/tones.ts';
import { FilterSelect, type Option } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import { causeOptions, sourceOptions, toneOfBucket } from '../../practice/words.ts';
import { typeOptions } from '../../question-bank/question/question.ts';
import type { BookPage } from './book.ts';
import { sinceOptions } from './since.ts';
import type { ClassBook } from './use-class-book.ts';
import styles from './filters.module.css';

/** What somebody has added by hand is no mistake of the class. */
const ofWork = sourceOptions.filter(({ value }) => value !== String(mistakeSource.custom));

const sortOptions: readonly Option[] = [
  { value: 'wrongRate desc', label: '错误率从高到低' },
  { value: 'wrongRate asc', label: '错误率从低到高' },
  { value: 'wrong desc', label: '答错人次从多到少' },
  { value: 'lastTime desc', label: '最近发布在前' },
];

/**
 * Narrows the list: by wrong rate with how many there are, by source and time where the header leaves them open, by kind and
 * cause, and by what the question says.
 */
export function BookFilters({
  book: { query, period },
  buckets,
}: {
  book: ClassBook;
  buckets: BookPage['buckets'] | undefined;
}): ReactNode {
  const { filters, filter, search, sort, sortBy } = query;
  const sortValue = sort && `${sort.column} ${sort.direction}`;
  const changeSort = (value: string) => {
    const [column = '', direction] = value.split(' ');
    sortBy({ column, direction: direction === 'asc' ? 'asc' : 'desc' });
  };
  return (
    <>
      <Buckets buckets={buckets} chosen={filters.bucket} onChoose={(bucket) => filter({ bucket })} />
      <Toolbar label="筛选错题">
        {period.source === undefined && (
          <FilterSelect
            label="来源"
            all="全部来源"
            width={108}
            options={ofWork}
            value={filters.source}
            onChange={(source) => filter({ source })}
          />
        )}
        {period.from === undefined && (
          <FilterSelect
            label="时间"
            all="全部时间"
            width={108}
            options={sinceOptions(today(), filters.from)}
            value={filters.from}
            onChange={(from) => filter({ from, to: '' })}
          />
        )}
        <FilterSelect
          label="题型"
          all="全部题型"
          width={108}
          options={typeOptions}
          value={filters.questionType}
          onChange={(questionType) => filter({ questionType })}
        />
        <FilterSelect
          label="错因"
          all="全部错因"
          width={108}
          options={causeOptions}
          value={filters.cause}
          onChange={(cause) => filter({ cause })}
        />
        <SearchField label="题干" width={168} value={filters.keyword ?? ''} onSearch={search} />
        <FilterSelect label="排序" width={168} options={sortOptions} value={sortValue} onChange={changeSort} />
      </Toolbar>
    </>
  );
}

interface BucketsProps {
  buckets: BookPage['buckets'] | undefined;
  chosen: string | undefined;
  onChoose: (bucket: string) => void;
}

const Buckets = ({ buckets, chosen = '', onChoose }: BucketsProps): ReactNode => (
  <div className={styles.buckets} role="group" aria-label="错误率">
    {wrongRateFilters.map(({ value, label }) => (
      <ToggleButton
        key={value}
        className={styles.bucket}
        size="sm"
        pressed={chosen === value}
        justify="flex-start"
        leftSection={value !== '' && <i style={{ background: colourOf(0, toneOfBucket(value)) }} aria-hidden />}
        rightSection={<b>{buckets?.[value === '' ? 'all' : value] ?? '-'}</b>}
        onClick={() => onChoose(value)}
      >
        {label}
      </ToggleButton>
    ))}
  </div>
);
