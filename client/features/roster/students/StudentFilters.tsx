import type { ReactNode } from 'react';
import { enrolment, enrolmentLabels } from '../../../../contracts/states.ts';
import { listGraduatedYears } from '../../../../contracts/vesta/school.ts';
import type { pageStudents } from '../../../../contracts/vesta/student.ts';
import { useCall } from '../../../api/use-call.ts';
import { FilterSelect, type Option } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';
import type { ClassTree } from '../../../filters/class-tree.ts';
import { GradeClassFilters } from '../../../filters/GradeClassFilters.tsx';

const statusOptions: readonly Option[] = Object.entries(enrolmentLabels).map(([value, label]) => ({ value, label }));

const enabledOptions: readonly Option[] = [
  { value: '1', label: '已启用' },
  { value: '0', label: '未启用' },
];

const assignedOptions: readonly Option[] = [
  { value: '1', label: '未分班' },
  { value: '0', label: '已分班' },
];

interface Props {
  query: PageQuery<typeof pageStudents>;
  tree: ClassTree | undefined;
}

/** The filters of the list of students; those who graduated are found by year, not by class. */
export function StudentFilters({ query: { filters, filter, search }, tree }: Props): ReactNode {
  const changeStatus = (status: string) =>
    filter({ status, gradeId: '', classId: '', unassigned: '', graduatedYear: '' });
  return (
    <Toolbar label="筛选学生">
      <FilterSelect
        label="学籍状态"
        options={statusOptions}
        value={filters.status}
        onChange={changeStatus}
        width={104}
      />
      {filters.status === enrolment.graduated ? (
        <GraduatedYear value={filters.graduatedYear} onChange={(graduatedYear) => filter({ graduatedYear })} />
      ) : (
        <>
          <GradeClassFilters tree={tree} chosen={filters} onChange={filter} />
          <FilterSelect
            label="分班状态"
            all="全部分班状态"
            options={assignedOptions}
            value={filters.unassigned}
            onChange={(unassigned) => filter({ unassigned })}
          />
        </>
      )}
      <FilterSelect
        label="启用状态"
        all="全部启用状态"
        options={enabledOptions}
        value={filters.enabled}
        onChange={(enabled) => filter({ enabled })}
      />
      <SearchField label="姓名或学号" value={filters.keyword ?? ''} onSearch={search} />
    </Toolbar>
  );
}

interface YearProps {
  value: string | undefined;
  onChange: (year: string) => void;
}

function GraduatedYear({ value, onChange }: YearProps): ReactNode {
  const years = useCall(listGraduatedYears, {});
  const options = (years.data ?? []).map((year) => ({ value: year, label: `${year} 年毕业` }));
  return <FilterSelect label="毕业年份" all="全部毕业年份" options={options} value={value} onChange={onChange} />;
}
