import type { ReactNode } from 'react';
import type { pageStudents } from '../../../../contracts/vesta/student.ts';
import { FilterSelect, type Option } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';

interface Props {
  query: PageQuery<typeof pageStudents>;
  /** The classes to take students from. */
  classes: readonly Option[];
}

/** Where to look for students: among those without a class, or in another class. */
export function PickFilters({ query: { filters, filter, search }, classes }: Props): ReactNode {
  return (
    <Toolbar label="筛选可调入的学生">
      <FilterSelect
        label="现班级"
        all="未分班"
        options={classes}
        value={filters.classId}
        onChange={(classId) => filter({ classId, unassigned: classId ? 0 : '' })}
      />
      <SearchField label="姓名或学号" value={filters.keyword ?? ''} onSearch={search} />
    </Toolbar>
  );
}
