import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { scoreBands } from '../../../../contracts/constants/questions.ts';
import { changeAddress } from '../../../components/page-query.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { doneOptions, trendFilterIn } from './trend-filter.ts';
import { trendWords } from './trend.ts';

const bandOptions = scoreBands.map(({ value, label, range }) => ({ value, label: `${label}（${range}）` }));

/** Narrows the students to a band, to a trend, to a name. */
export function TrendFilters(): ReactNode {
  const [address, setAddress] = useSearchParams();
  const { done, band, trend, keyword } = trendFilterIn(address);
  return (
    <Toolbar label="筛选学生">
      <FilterSelect
        label="完成情况"
        all="全部学生"
        options={doneOptions}
        value={done}
        onChange={(value) => setAddress(changeAddress(address, { done: value }))}
        width={112}
      />
      <FilterSelect
        label="平均得分率"
        all="全部得分率"
        options={bandOptions}
        value={band}
        onChange={(value) => setAddress(changeAddress(address, { band: value }))}
        width={144}
      />
      <FilterSelect
        label="趋势"
        all="全部趋势"
        options={trendWords}
        value={trend}
        onChange={(value) => setAddress(changeAddress(address, { trend: value }))}
        width={112}
      />
      <SearchField
        label="姓名或学号"
        value={keyword}
        onSearch={(text) => setAddress(changeAddress(address, { keyword: text }), { replace: true })}
        width={200}
      />
    </Toolbar>
  );
}
