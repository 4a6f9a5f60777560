import type { ReactNode } from 'react';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { kindOptions, stateOptions } from '../documents/words.ts';

interface Filters {
  state?: number | undefined;
  kind?: string | undefined;
  keyword?: string | undefined;
}

interface Props {
  label: string;
  query: {
    filters: Filters;
    filter: (changes: { state?: string; kind?: string }) => void;
    search: (keyword: string) => void;
  };
}

/** Filters one's own documents by state, kind and name. */
export function DocumentFilters({ label, query: { filters, filter, search } }: Props): ReactNode {
  return (
    <Toolbar label={`筛选${label}`}>
      <FilterSelect
        label="状态"
        all="全部状态"
        options={stateOptions}
        value={filters.state}
        onChange={(state) => filter({ state })}
      />
      <FilterSelect
        label="类型"
        all="全部类型"
        options={kindOptions}
        value={filters.kind}
        onChange={(kind) => filter({ kind })}
      />
      <SearchField label="名称" value={filters.keyword ?? ''} onSearch={search} />
    </Toolbar>
  );
}
