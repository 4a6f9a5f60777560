import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import { focusGrid } from '../focus-grid.ts';
import { viewLabels, type ReviewFilters } from './use-review-filters.ts';

interface Props {
  filters: ReviewFilters;
}

/** What of the answers is shown. */
export function ReviewToolbar({ filters }: Props): ReactNode {
  const { view, className, classNames, counts, choose } = filters;
  return (
    <Group gap={4} role="group" aria-label="筛选作答">
      {viewLabels.map(([value, label]) => (
        <ToggleButton
          key={value}
          radius="xl"
          size="compact-xs"
          pressed={value === view}
          onClick={() => {
            choose({ view: value });
            // The keys go on working in the answers.
            focusGrid();
          }}
        >
          {label} {counts[value]}
        </ToggleButton>
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
    </Group>
  );
}
