import type { ReactNode } from 'react';
import type { pageQuestions } from '../../../../../contracts/wrongbook/questions.ts';
import { FilterSelect, type Option } from '../../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../../components/page/Toolbar.tsx';
import type { PageQuery } from '../../../../components/use-page-query.ts';
import { typeOptions } from '../../../question-bank/question/question.ts';

interface Props {
  page: PageQuery<typeof pageQuestions>;
  points: readonly Option[];
  /** After the filters. */
  children: ReactNode;
}

/** Finds a question by its text, kind and knowledge point. */
export const ChooseFilters = ({ page: { filters, filter, search }, points, children }: Props): ReactNode => (
  <Toolbar label="查找题目">
    <SearchField label="题干" value={filters.keyword ?? ''} onSearch={search} width={220} />
    <FilterSelect
      label="题型"
      all="全部题型"
      options={typeOptions}
      value={filters.questionType}
      onChange={(questionType) => filter({ questionType })}
      width={112}
    />
    <FilterSelect
      label="知识点"
      all="全部知识点"
      options={points}
      value={filters.pointId}
      onChange={(pointId) => filter({ pointId })}
      width={176}
    />
    {children}
  </Toolbar>
);
