import type { ReactNode } from 'react';
import { subjects } from '../../../contracts/subjects.ts';
import { listTeachers } from '../../../contracts/vesta/teacher.ts';
import { today } from '../../api/clock.ts';
import { useCall } from '../../api/use-call.ts';
import { StageFilter } from '../assignments/work/StageFilter.tsx';
import { FilterSelect, type Option } from '../../components/page/FilterSelect.tsx';
import { SearchField } from '../../components/page/SearchField.tsx';
import { Toolbar } from '../../components/page/Toolbar.tsx';
import { useClassTree } from '../../filters/class-tree.ts';
import { GradeClassFilters } from '../../filters/GradeClassFilters.tsx';
import { schoolYearOptions } from '../../session/terms.ts';
import type { SchoolWorkQuery } from './school-work.ts';

const subjectOptions: readonly Option[] = subjects.map(({ subjectId, subjectName }) => ({
  value: subjectId,
  label: subjectName,
}));

interface Props {
  query: SchoolWorkQuery;
  schoolId: string;
}

/** Filters the school's work. */
export function WorkFilters({ query: { filters, filter, search }, schoolId }: Props): ReactNode {
  const { data: tree } = useClassTree(schoolId);
  const { data: teachers = [] } = useCall(listTeachers, { schoolId });
  return (
    <Toolbar label="筛选作业">
      <FilterSelect
        label="学年"
        options={schoolYearOptions(today())}
        value={filters.learningYear}
        onChange={(learningYear) => filter({ learningYear })}
        width={160}
      />
      <GradeClassFilters tree={tree} chosen={filters} onChange={filter} />
      <FilterSelect
        label="学科"
        all="全部学科"
        options={subjectOptions}
        value={filters.subjectId}
        onChange={(subjectId) => filter({ subjectId })}
        width={112}
      />
      <FilterSelect
        label="教师"
        all="全部教师"
        options={teachers.map(({ id, name }) => ({ value: id, label: name }))}
        value={filters.teacherId}
        onChange={(teacherId) => filter({ teacherId })}
        width={112}
      />
      <StageFilter value={filters.stage} onChange={(stage) => filter({ stage })} />
      <SearchField label="名称" value={filters.keyword ?? ''} onSearch={search} width={200} />
    </Toolbar>
  );
}
