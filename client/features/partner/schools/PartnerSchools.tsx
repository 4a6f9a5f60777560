import { useState, type ReactNode } from 'react';
import { getPartnerOverview } from '../../../../contracts/wrongbook/figures.ts';
import { useCall } from '../../../api/use-call.ts';
import { Card } from '../../../components/page/Card.tsx';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { Screen } from '../../../components/page/Screen.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { PeriodChoice } from '../overview/PeriodChoice.tsx';
import { usePeriod } from '../overview/use-period.ts';
import { concerns, type Concern } from '../school-state.ts';
import { SchoolTable } from './SchoolTable.tsx';

const concernOf = (text: string | null): Concern | '' => concerns.find(({ value }) => value === text)?.value ?? '';

/** The schools that a partner looks after: contract, seats and use, those first that need a hand. */
export function PartnerSchools(): ReactNode {
  const query = usePeriod();
  const { days, partnerId, address, change } = query;
  const answer = useCall(getPartnerOverview, days && { ...days, ...(partnerId !== '' && { partnerId }) });
  const concern = concernOf(address.get('concern'));
  const [keyword, setKeyword] = useState('');
  const channels = answer.data?.channels ?? [];
  return (
    <Screen title="直营学校" fill aside={<PeriodChoice query={query} period={answer.data?.period} />}>
      <Card flush>
        <Toolbar label="筛选学校">
          <SearchField label="学校、合同或渠道" value={keyword} onSearch={setKeyword} />
          <FilterSelect
            label="状态"
            all="全部状态"
            options={concerns}
            value={concern}
            onChange={(value) => change({ concern: value })}
          />
          {channels.length > 1 && (
            <FilterSelect
              label="渠道"
              all="全部渠道"
              options={channels
                .filter(({ isOwn }) => !isOwn)
                .map(({ partnerId: value, partnerName: label }) => ({ value, label }))}
              value={partnerId}
              onChange={(value) => change({ partnerId: value })}
            />
          )}
        </Toolbar>
        <Loaded answer={answer} what="学校">
          {(overview) => <SchoolTable overview={overview} concern={concern} keyword={keyword} />}
        </Loaded>
      </Card>
    </Screen>
  );
}
