import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { viewLabels, type ReviewFilters } from './use-review-filters.ts';
import styles from './review.module.css';

interface Props {
  filters: ReviewFilters;
  isAnonymous: boolean;
  hideNames: (hidden: boolean) => void;
}

/** The keys go on working in the answers after a filter was clicked. */
const toGrid = (): void => document.querySelector<HTMLElement>('[data-grid]')?.focus({ preventScroll: true });

/** What of the answers is shown, and whether with names. */
export function ReviewToolbar({ filters, isAnonymous, hideNames }: Props): ReactNode {
  const { view, className, classNames, counts, choose } = filters;
  return (
    <div className={styles.toolbar} role="group" aria-label="筛选作答">
      {viewLabels.map(([value, label]) => (
        <button
          key={value}
          type="button"
          className={styles.view}
          aria-pressed={value === view}
          onClick={() => {
            choose({ view: value });
            toGrid();
          }}
        >
          {label} {counts[value]}
        </button>
      ))}
      {classNames.length > 1 && (
        <FilterSelect
          label="班级"
          all="全部班级"
          options={classNames.map((name) => ({ value: name, label: name }))}
          value={className}
          onChange={(chosen) => choose({ className: chosen })}
          width={132}
        />
      )}
      <Switch
        className={styles.anonymous}
        size="xs"
        label="匿名"
        checked={isAnonymous}
        onChange={(event) => hideNames(event.currentTarget.checked)}
      />
    </div>
  );
}
