import '../../components/mantine-screens.css';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getDeviceSums, pageDevices } from '../../../contracts/wrongbook/trade/devices.ts';
import { useCall } from '../../api/use-call.ts';
import { Columns } from '../../components/page/Columns.tsx';
import { Panel } from '../../components/page/Panel.tsx';
import { Screen } from '../../components/page/Screen.tsx';
import { usePageQuery } from '../../components/use-page-query.ts';
import { DeviceActions } from '../../features/trade/devices/DeviceActions.tsx';
import { DeviceBand } from '../../features/trade/devices/DeviceBand.tsx';
import { DistributionChoice } from '../../features/trade/devices/DistributionChoice.tsx';
import { DeviceList } from '../../features/trade/devices/DeviceList.tsx';
import { DevicePanel } from '../../features/trade/devices/DevicePanel.tsx';

/** 设备管理: printers and scanners of the own channel and those below. */
export function Page(): ReactNode {
  const query = usePageQuery(pageDevices, { fixed: {} });
  const { filters, filter } = query;
  const [address, setAddress] = useSearchParams();
  const { data: sums } = useCall(getDeviceSums, {});
  const opened = address.get('device') ?? '';
  const open = (id: string) => {
    const next = new URLSearchParams(address);
    if (id === '') next.delete('device');
    else next.set('device', id);
    setAddress(next, { replace: true });
  };
  return (
    <Screen
      title="设备管理"
      fill
      note={sums && `在线 ${sums.online}，离线 ${sums.offline}，未开箱 ${sums.boxed}`}
      aside={
        sums && (
          <DistributionChoice
            sums={sums}
            value={filters.distribution}
            choose={(value) => filter({ distribution: value })}
          />
        )
      }
      actions={<DeviceActions filters={filters} />}
      below={sums && <DeviceBand sums={sums} chosen={filters.concern} choose={(concern) => filter({ concern })} />}
    >
      <Columns
        widths={opened === '' ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 404px'}
        wide={opened === '' ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) 520px'}
      >
        <Panel label="设备" own>
          <DeviceList query={query} opened={opened} open={open} />
        </Panel>
        {opened !== '' && <DevicePanel key={opened} deviceId={opened} close={() => open('')} />}
      </Columns>
    </Screen>
  );
}
