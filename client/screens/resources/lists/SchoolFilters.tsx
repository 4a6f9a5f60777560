import type { ReactNode } from 'react';
import type { pageCloudDocuments } from '../../../../contracts/wrongbook/documents.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';
import { useGradeOptions, useSubjectOptions } from '../documents/choices.ts';
import { kindOptions, scopeOptions } from '../documents/words.ts';

interface Props {
  query: PageQuery<typeof pageCloudDocuments>;
  /** The subject is chosen here and not by the course in the header. */
  bySubject: boolean;
}

/** Filters the school's resources. */
export function SchoolFilters({ query: { filters, filter, search }, bySubject }: Props): ReactNode {
  return (
    <Toolbar label="筛选校本资源">
      {bySubject && <SubjectFilter value={filters.subjectId} onChange={(subjectId) => filter({ subjectId })} />}
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

interface SubjectProps {
  value: string | undefined;
  onChange: (subjectId: string) => void;
}

function SubjectFilter({ value, onChange }: SubjectProps): ReactNode {
  return <FilterSelect label="学科" all="全部学科" options={useSubjectOptions()} value={value} onChange={onChange} />;
}
