import { Group, SegmentedControl } from '@mantine/core';
import { IconLayoutGrid, IconList } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { assignmentTypes, stageLabels } from '../../../../contracts/constants/assignments.ts';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import { FilterSelect, type Option } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { useClassOptions } from '../../../filters/use-class-options.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import type { pageAssignments } from '../../../../contracts/wrongbook/assignments.ts';
import type { AssignmentQuery, ListScope } from './use-assignments.ts';
import type { AssignmentView } from './use-view.ts';

const typeOptions: readonly Option[] = assignmentTypes.map(({ taskType, title }) => ({
  value: String(taskType),
  label: title,
}));

const views = [
  { value: 'cards', label: <IconLayoutGrid display="block" size={16} role="img" aria-label="卡片" /> },
  { value: 'list', label: <IconList display="block" size={16} role="img" aria-label="列表" /> },
];

/** How many stand where, for the chips. */
export type StageCounts = DataOf<typeof pageAssignments>['stages'];

const stageChips = Object.entries({ all: '全部', ...stageLabels }) as [keyof StageCounts, string][];

interface Props {
  query: AssignmentQuery;
  /** undefined until it is known. */
  stages: StageCounts | undefined;
  view: AssignmentView;
  /** The class is chosen here, unless the header has it. */
  scope: ListScope;
}

/** Filters the assignments, and chooses how they are shown. */
export function AssignmentFilters({ query: { filters, filter, search }, stages, view, scope }: Props): ReactNode {
  return (
    <Toolbar label="筛选作业">
      {scope === 'year' && <ClassFilter value={filters.classId} onChange={(classId) => filter({ classId })} />}
      <FilterSelect
        label="类型"
        all="全部类型"
        options={typeOptions}
        value={filters.taskType}
        onChange={(taskType) => filter({ taskType })}
        width={112}
      />
      <Group gap={4} role="group" aria-label="进度">
        {stageChips.map(([stage, label]) => (
          <ToggleButton
            key={stage}
            pressed={stage === (filters.stage ?? 'all')}
            radius="xl"
            onClick={() => filter({ stage: stage === 'all' ? '' : stage })}
          >
            {label} {stages?.[stage]}
          </ToggleButton>
        ))}
      </Group>
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

const ClassFilter = (props: { value: string | undefined; onChange: (classId: string) => void }): ReactNode => (
  <FilterSelect label="班级" all="全部班级" options={useClassOptions('setWorkForSubject').options} {...props} />
);
