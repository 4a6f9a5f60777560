import type { ReactNode } from 'react';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { SearchField } from '../../components/page/SearchField.tsx';
import { Toolbar } from '../../components/page/Toolbar.tsx';
import type { Stage } from '../../../contracts/subjects.ts';
import { typeOptions } from './question/question.ts';
import { difficultyOptions, gradeOptions } from './question.ts';
import type { BankQuery } from './use-bank-query.ts';

const usual = 112;
const small = 103;

interface Props {
  query: BankQuery;
  stage: Stage;
  /** In a narrow part of a screen: the search stands above the filters, as wide as there is room. */
  narrow?: boolean;
  /** Before the filters. */
  lead?: ReactNode;
}

const ranges = [
  { value: 'all', label: '全部题目' },
  { value: 'own', label: '本人录入' },
];

const orders = [
  { value: 'createTime desc', label: '最新录入' },
  { value: 'facility desc', label: '由易到难' },
  { value: 'facility asc', label: '由难到易' },
];

/** Filters and orders the bank. */
export function BankFilters({ query, stage, narrow = false, lead }: Props): ReactNode {
  const width = narrow ? small : usual;
  const { filters, filter, search, sort, sortBy } = query.page;
  const order = (wanted: string) => {
    const [column = '', direction] = wanted.split(' ');
    sortBy({ column, direction: direction === 'asc' ? 'asc' : 'desc' });
  };
  const searchField = (
    <SearchField label="题干" value={filters.keyword ?? ''} onSearch={search} width={narrow ? '100%' : 200} />
  );
  return (
    <Toolbar label="筛选题库">
      {narrow && searchField}
      {lead}
      <FilterSelect
        label="题型"
        all="全部题型"
        options={typeOptions}
        value={filters.questionType}
        onChange={(questionType) => filter({ questionType })}
        width={width}
      />
      <FilterSelect
        label="难度"
        all="全部难度"
        options={difficultyOptions}
        value={filters.difficulty}
        onChange={(difficulty) => filter({ difficulty })}
        width={width}
      />
      <FilterSelect
        label="年级"
        all="全部年级"
        options={gradeOptions(stage)}
        value={query.gradeId}
        onChange={query.setGrade}
        width={width}
      />
      <FilterSelect
        label="范围"
        options={ranges}
        value={filters.range ?? 'all'}
        onChange={(range) => filter({ range: range === 'own' ? range : undefined })}
        width={width}
      />
      <FilterSelect
        label="顺序"
        options={orders}
        value={sort && `${sort.column} ${sort.direction}`}
        onChange={order}
        width={width}
      />
      {!narrow && searchField}
    </Toolbar>
  );
}
