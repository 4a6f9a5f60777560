import type { ReactNode } from 'react';
import type { pageScans } from '../../../contracts/wrongbook/scans.ts';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { SearchField } from '../../components/page/SearchField.tsx';
import { Toolbar } from '../../components/page/Toolbar.tsx';
import type { PageQuery } from '../../components/use-page-query.ts';
import { stateOptions } from '../resources/documents/words.ts';
import { useWorkOptions } from './use-work-options.ts';

/** Filters scans by work, state and name. */
export function ScanFilters({ query }: { query: PageQuery<typeof pageScans> }): ReactNode {
  const works = useWorkOptions();
  return (
    <Toolbar label="筛选扫描件">
      <FilterSelect
        label="作业"
        all="全部作业"
        width={280}
        options={works}
        value={query.filters.assignmentId}
        onChange={(assignmentId) => query.filter({ assignmentId })}
      />
      <FilterSelect
        label="状态"
        all="全部状态"
        options={stateOptions}
        value={query.filters.state}
        onChange={(state) => query.filter({ state })}
      />
      <SearchField label="名称" value={query.filters.keyword ?? ''} onSearch={query.search} />
    </Toolbar>
  );
}
