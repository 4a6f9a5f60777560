import type { ReactNode } from 'react';
import { listJobs, type pageTeachers } from '../../../../contracts/vesta/teacher.ts';
import { listCoursesByGrade } from '../../../../contracts/vesta/teaching.ts';
import { useCall } from '../../../api/use-call.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';
import { classesIn, type ClassTree } from '../../../filters/class-tree.ts';
import { GradeClassFilters } from '../../../filters/GradeClassFilters.tsx';

interface Props {
  schoolId: string;
  query: PageQuery<typeof pageTeachers>;
  tree: ClassTree | undefined;
}

/** The filters of the list of teachers; courses are offered once a grade or class is chosen. */
export function TeacherFilters({ schoolId, query: { filters, filter, search }, tree }: Props): ReactNode {
  const { gradeId = classesIn(tree).find(({ id }) => id === filters.classId)?.gradeId } = filters;
  const courses = useCall(listCoursesByGrade, gradeId === undefined ? null : { schoolId, gradeId });
  const jobs = useCall(listJobs, { schoolId });
  const jobOptions = (jobs.data ?? []).map(({ roleKey, jobName, teacherCount }) => ({
    value: roleKey,
    label: `${jobName}（${teacherCount}）`,
  }));
  return (
    <Toolbar label="筛选教师">
      <GradeClassFilters tree={tree} chosen={filters} onChange={(chosen) => filter({ ...chosen, courseId: '' })} />
      {gradeId !== undefined && (
        <FilterSelect
          label="课程"
          all="全部课程"
          options={(courses.data ?? []).map(({ courseId, courseName }) => ({ value: courseId, label: courseName }))}
          value={filters.courseId}
          onChange={(courseId) => filter({ courseId })}
        />
      )}
      <FilterSelect
        label="职务"
        all="全部职务"
        options={jobOptions}
        value={filters.roleKey}
        onChange={(roleKey) => filter({ roleKey })}
      />
      <SearchField label="姓名、账号或手机号码" value={filters.keyword ?? ''} onSearch={search} />
    </Toolbar>
  );
}
