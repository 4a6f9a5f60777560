import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { stageLabels } from '../../../../contracts/constants/assignments.ts';
import { pageAssignments } from '../../../../contracts/wrongbook/assignments.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { DataTable } from '../../../components/table/DataTable.tsx';
import { usePageQuery } from '../../../components/use-page-query.ts';
import { teacher } from '../../../session/teacher.ts';
import { workColumns } from './work-columns.tsx';

const stageOptions = (['published', 'marking'] as const).map((value) => ({ value, label: stageLabels[value] }));

/** The work that there is a report of, to choose one. */
export function ChooseWork(): ReactNode {
  const { courseId } = useSnapshot(teacher);
  const query = usePageQuery(pageAssignments, {
    fixed: courseId === '' ? {} : { courseId },
    defaults: { stage: 'published' },
  });
  const works = useCall(pageAssignments, query.input);
  return (
    <Card flush>
      <Toolbar label="筛选作业">
        <FilterSelect
          label="进度"
          options={stageOptions}
          value={query.filters.stage}
          onChange={(stage) => query.filter({ stage })}
        />
        <SearchField label="名称" value={query.filters.keyword ?? ''} onSearch={query.search} />
      </Toolbar>
      <DataTable
        label="作业"
        answer={works}
        query={query}
        columns={workColumns}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title}
        empty={{ text: '没有符合条件的作业，可以换个课程或进度。' }}
      />
    </Card>
  );
}
