import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { pageExamStudents } from '../../../../contracts/wrongbook/exams/reports.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';
import type { Report } from './report.ts';

const sides = [
  { value: 'below', label: '线下临界' },
  { value: 'above', label: '线上临界' },
  { value: 'reached', label: '过线' },
];

type Query = PageQuery<typeof pageExamStudents>;

/** Whose results are listed: of a class, near a line, by name. */
export function StudentFilters({ report, query }: { report: Report; query: Query }): ReactNode {
  const [address] = useSearchParams();
  const line = address.get('line') ?? '';
  return (
    <Toolbar label="考生">
      <Group gap={8} wrap="nowrap">
        <SearchField label="姓名、学号或考号" value={query.filters.keyword ?? ''} onSearch={query.search} />
        <FilterSelect
          label="班级"
          all="全部班级"
          options={report.classes.map(({ classId, className }) => ({ value: classId, label: className }))}
          value={query.filters.classId}
          onChange={(classId) => query.filter({ classId })}
        />
        {report.lines.length > 0 && (
          <FilterSelect
            label="分数线"
            all="不看分数线"
            options={report.lines.map(({ name }, at) => ({ value: String(at + 1), label: name }))}
            value={line}
            onChange={(chosen) => query.filter({ line: chosen })}
          />
        )}
        {line !== '' && (
          <FilterSelect
            label="线上或线下"
            options={sides}
            value={query.filters.side ?? 'below'}
            onChange={(side) => query.filter({ side })}
          />
        )}
      </Group>
    </Toolbar>
  );
}
