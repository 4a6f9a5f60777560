import type { ReactNode } from 'react';
import { deviceKindLabels, deviceKinds } from '../../../../contracts/constants/trade.ts';
import { listChannels } from '../../../../contracts/wrongbook/trade/channels.ts';
import type { pageDevices } from '../../../../contracts/wrongbook/trade/devices.ts';
import { useCall } from '../../../api/use-call.ts';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { SearchField } from '../../../components/page/SearchField.tsx';
import { Toolbar } from '../../../components/page/Toolbar.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';

type Query = PageQuery<typeof pageDevices>;

const kindOptions = deviceKinds.map((value) => ({ value, label: deviceKindLabels[value] }));

/** Kinds, channels and a search to find devices by. */
export function DeviceFilters({ query: { filters, filter, search } }: { query: Query }): ReactNode {
  const channels = useCall(listChannels, {});
  const options = (channels.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Toolbar label="筛选设备">
      <FilterSelect
        label="类别"
        all="全部类别"
        options={kindOptions}
        value={filters.kind}
        onChange={(kind) => filter({ kind })}
        width={112}
      />
      {options.length > 1 && (
        <FilterSelect
          label="渠道"
          all="全部渠道"
          options={options}
          value={filters.partnerId}
          onChange={(partnerId) => filter({ partnerId })}
          width={160}
        />
      )}
      <SearchField label="序列号、学校" value={filters.keyword ?? ''} onSearch={search} />
    </Toolbar>
  );
}
