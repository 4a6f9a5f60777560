import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { examKindLabels, examStateLabels } from '../../../../contracts/constants/exams.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { ToggleButton } from '../../../components/ToggleButton.tsx';
import { groupByGrade } from '../../../filters/options.ts';
import { teacher } from '../../../session/teacher.ts';
import type { ExamQuery } from './use-exams.ts';

const kinds = Object.entries(examKindLabels).map(([value, label]) => ({ value, label }));
const states = [['', '全部'], ...Object.entries(examStateLabels)] as const;

/** Narrows the exams to a grade, a kind, where they stand, and a name. */
export function ExamFilters({ query: { filters, filter, search } }: { query: ExamQuery }): ReactNode {
  const { classList } = useSnapshot(teacher);
  const grades = groupByGrade(classList).map(({ gradeId, gradeName }) => ({ value: gradeId, label: gradeName }));
  return (
    <Toolbar label="筛选考试">
      {grades.length > 1 && (
        <FilterSelect
          label="年级"
          all="全部年级"
          options={grades}
          value={filters.gradeId}
          onChange={(gradeId) => filter({ gradeId })}
          width={112}
        />
      )}
      <FilterSelect
        label="类别"
        all="全部类别"
        options={kinds}
        value={filters.kind}
        onChange={(kind) => filter({ kind })}
        width={112}
      />
      <Group gap={4} role="group" aria-label="状态">
        {states.map(([state, label]) => (
          <ToggleButton
            key={state}
            pressed={state === (filters.state ?? '')}
            radius="xl"
            onClick={() => filter({ state })}
          >
            {label}
          </ToggleButton>
        ))}
      </Group>
      <SearchField label="考试名称" value={filters.keyword ?? ''} onSearch={search} />
    </Toolbar>
  );
}
