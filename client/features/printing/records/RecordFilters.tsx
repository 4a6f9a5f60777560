import type { ReactNode } from 'react';
import { printActionLabels, printKindLabels } from '../../../../contracts/constants/printing.ts';
import { DateRange } from '../../../components/page/DateRange.tsx';
import { FilterSelect, type Option } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { useClassOptions } from '../../../filters/use-class-options.ts';
import { sizeOptions } from '../print-request.ts';
import type { RecordQuery } from './record.ts';

const optionsOf = (labels: Readonly<Record<string, string>>): Option[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const kindOptions = optionsOf(printKindLabels);
const actionOptions = optionsOf(printActionLabels);

/** Filters the print records. */
export function RecordFilters({ query: { filters, filter, search } }: { query: RecordQuery }): ReactNode {
  return (
    <Toolbar label="筛选打印记录">
      <FilterSelect
        label="内容"
        all="全部内容"
        options={kindOptions}
        value={filters.kind}
        onChange={(kind) => filter({ kind })}
        width={112}
      />
      <FilterSelect
        label="班级"
        all="全部班级"
        options={useClassOptions('setWorkForSubject').options}
        value={filters.classId}
        onChange={(classId) => filter({ classId })}
        width={112}
      />
      <FilterSelect
        label="纸张"
        all="全部纸张"
        options={sizeOptions()}
        value={filters.paperSize}
        onChange={(paperSize) => filter({ paperSize })}
        width={104}
      />
      <FilterSelect
        label="方式"
        all="全部方式"
        options={actionOptions}
        value={filters.action}
        onChange={(action) => filter({ action })}
        width={104}
      />
      <DateRange
        label="打印日期"
        value={{ from: filters.from ?? '', to: filters.to ?? '' }}
        onChange={(days) => filter({ ...days })}
      />
      <SearchField label="名称" value={filters.keyword ?? ''} onSearch={search} width={200} />
    </Toolbar>
  );
}
