import { SegmentedControl } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { assignmentTypes } from '../../../../contracts/constants/assignments.ts';
import { StageFilter } from '../work/StageFilter.tsx';
import { FilterSelect, type Option } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { useClassOptions } from '../../../filters/use-class-options.ts';
import type { AssignmentQuery } from './use-assignments.ts';
import type { AssignmentView } from './use-view.ts';

const typeOptions: readonly Option[] = assignmentTypes.map(({ taskType, title }) => ({
  value: String(taskType),
  label: title,
}));

const views = [
  { value: 'cards', label: <IconLayoutGrid display="block" size={16} role="img" aria-label="卡片" /> },
  { value: 'list', label: <IconList display="block" size={16} role="img" aria-label="列表" /> },
];

interface Props {
  query: AssignmentQuery;
  view: AssignmentView;
}

/** Filters the assignments, and chooses how they are shown. */
export function AssignmentFilters({ query: { filters, filter, search }, view }: Props): ReactNode {
  return (
    <Toolbar label="筛选作业">
      <FilterSelect
        label="班级"
        all="全部班级"
        options={useClassOptions('setWorkForSubject').options}
        value={filters.classId}
        onChange={(classId) => filter({ classId })}
      />
      <FilterSelect
        label="类型"
        all="全部类型"
        options={typeOptions}
        value={filters.taskType}
        onChange={(taskType) => filter({ taskType })}
        width={112}
      />
      <StageFilter value={filters.stage} onChange={(stage) => filter({ stage })} />
      <SearchField label="名称" value={filters.keyword ?? ''} onSearch={search} />
      <SegmentedControl
        ml="auto"
        size="xs"
        aria-label="显示方式"
        data={views}
        value={view.value}
        onChange={view.choose}
      />
    </Toolbar>
  );
}
