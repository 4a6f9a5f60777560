import type { ReactNode } from 'react';
import type { pageCloudDocuments } from '../../../../contracts/wrongbook/documents.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';
import { useGradeOptions, useSubjectOptions } from '../documents/choices.ts';
import { kindOptions, scopeOptions } from '../documents/words.ts';
import type { CourseFilter } from './use-school-query.ts';

type Query = PageQuery<typeof pageCloudDocuments>;

interface Props {
  query: Query;
  /** Chooses the subject. */
  subject: ReactNode;
}

/** Filters the school's resources. */
export function SchoolFilters({ query: { filters, filter, search }, subject }: Props): ReactNode {
  return (
    <Toolbar label="筛选校本资源">
      {subject}
      <FilterSelect
        label="年级"
        all="全部年级"
        options={useGradeOptions()}
        value={filters.gradeId}
        onChange={(gradeId) => filter({ gradeId })}
      />
      <FilterSelect
        label="类型"
        all="全部类型"
        options={kindOptions}
        value={filters.kind}
        onChange={(kind) => filter({ kind })}
      />
      <FilterSelect
        label="范围"
        all="全部范围"
        options={scopeOptions}
        value={filters.scope}
        onChange={(scope) => filter({ scope })}
      />
      <SearchField label="名称" value={filters.keyword ?? ''} onSearch={search} />
    </Toolbar>
  );
}

/** Any subject of the school, or all of them. */
export const SubjectFilter = ({ query: { filters, filter } }: { query: Query }): ReactNode => (
  <FilterSelect
    label="学科"
    all="全部学科"
    options={useSubjectOptions()}
    value={filters.subjectId}
    onChange={(subjectId) => filter({ subjectId })}
  />
);

/** The subject of the course in the header, or all of them: what belongs to no subject is found among all only. */
export const CourseSubject = ({ course: { chosen, every, setEvery } }: { course: CourseFilter }): ReactNode =>
  chosen && (
    <FilterSelect
      label="学科"
      options={[
        { value: 'course', label: '当前课程' },
        { value: 'all', label: '全部学科' },
      ]}
      value={every ? 'all' : 'course'}
      onChange={(wanted) => setEvery(wanted === 'all')}
    />
  );
