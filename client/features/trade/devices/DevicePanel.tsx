import { Button, CloseButton, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { deviceKindLabels } from '../../../../contracts/constants/trade.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { formatCents, formatNumber, formatRate } from '../../../../contracts/figure-text.ts';
import { getDevice } from '../../../../contracts/wrongbook/trade/devices.ts';
import { useCall } from '../../../api/use-call.ts';
import { ColumnChart } from '../../../components/chart/ColumnChart.tsx';
import { Panel } from '../../../components/page/Panel.tsx';
import { Loaded } from '../../../components/state/Loaded.tsx';
import { useShortcut } from '../../../components/shortcuts.ts';
import { noteDevice, takeBack } from './device-actions.tsx';
import { DeviceState, SupplyBar } from './device-columns.tsx';
import styles from './devices.module.css';

type Detail = DataOf<typeof getDevice>;

const daysText = (days: number): string => (days < 0 ? '' : `约 ${days} 个上课日`);

function Figures({ device: { total, duplex, monthSheets } }: { device: Detail }): ReactNode {
  const figures = [
    ['累计张数', formatNumber(total)],
    ['本月', monthSheets < 0 ? '-' : formatNumber(monthSheets)],
    ['双面', total === 0 ? '-' : formatRate(duplex / total)],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dd>{value}</dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  );
}

function Content({ device }: { device: Detail }): ReactNode {
  const { line, schoolName, place, keeper, months, supplies, events, anomalies, fault } = device;
  const sheets = months.reduce((sum, month) => sum + month.sheets, 0);
  const columns = months.map(({ month, sheets: count }) => {
    return { key: month, tick: String(Number(month.slice(5))), label: `${month} 张数`, count };
  });
  return (
    <div className={styles.content}>
      <Text fz="sm">
        {[...line, schoolName].filter(Boolean).join(' › ')}
        <Text span c="dimmed">
          {' · '}
          {[place, keeper].filter(Boolean).join('，')}
        </Text>
      </Text>
      {fault !== '' && (
        <Text fz="sm" c="red.9">
          故障：{fault}
        </Text>
      )}
      <Figures device={device} />
      <h3>
        近 12 个月 <small>{formatNumber(sheets)} 张</small>
      </h3>
      <ColumnChart label="近 12 个月的张数" columns={columns} height="96px" />
      {anomalies.length > 0 && (
        <Text fz="xs" c="dimmed">
          {anomalies.join('、')} 读数变小，当天不计张数。
        </Text>
      )}
      <h3>耗材</h3>
      {supplies.length === 0 && <Text c="dimmed">还没有上报</Text>}
      {supplies.map(({ name, percent, daysLeft }) => (
        <div key={name} className={styles.supplyRow}>
          <SupplyBar label={name} percent={percent} />
          <small>{daysText(daysLeft)}</small>
        </div>
      ))}
      <h3>
        维修和历史 <small>只增不改</small>
      </h3>
      <ol className={styles.history}>
        {events.map(({ kind, text, cents, userName, createTime }, index) => (
          <li key={index} data-kind={kind}>
            <time>{createTime.slice(0, 16)}</time>
            <span>
              {text}
              {cents > 0 && `，${formatCents(cents, '¥')}`}
              {userName !== '' && `，${userName}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

interface Props {
  deviceId: string;
  close: () => void;
}

/** A device beside the list, which stays usable. */
export function DevicePanel({ deviceId, close }: Props): ReactNode {
  const answer = useCall(getDevice, { deviceId });
  useShortcut('Escape', '关闭设备', close);
  return (
    <Loaded answer={answer} what="设备">
      {(device) => (
        <Panel
          as="aside"
          label={device.serial}
          head={
            <>
              <Group gap={8} wrap="nowrap">
                <strong className={styles.serial}>{device.serial}</strong>
                <DeviceState device={device} />
                <CloseButton ml="auto" aria-label="关闭" onClick={close} />
              </Group>
              <Text fz="sm" c="dimmed">
                {deviceKindLabels[device.kind]} {device.model}
                {device.madeMonth !== '' && `，${device.madeMonth} 出厂，保修到 ${device.warrantyMonth}`}
              </Text>
            </>
          }
          foot={<Acts device={device} />}
        >
          <Content device={device} />
        </Panel>
      )}
    </Loaded>
  );
}

function Acts({ device }: { device: Detail }): ReactNode {
  return (
    <Group gap={8}>
      {device.supplies.length > 0 && (
        <Button size="xs" variant="outline" onClick={() => void noteDevice(device, 'supply')}>
          登记换耗材
        </Button>
      )}
      <Button
        size="xs"
        variant="default"
        onClick={() => void noteDevice(device, device.fault === '' ? 'repair' : 'repaired')}
      >
        {device.fault === '' ? '报修' : '登记修好'}
      </Button>
      <Button size="xs" variant="default" onClick={() => void noteDevice(device, 'reading')}>
        登记读数
      </Button>
      <Button size="xs" variant="default" onClick={() => void noteDevice(device, 'correction')}>
        更正
      </Button>
      {device.concern !== 'unassigned' && (
        <Button size="xs" variant="outline" color="red.8" ml="auto" onClick={() => void takeBack([device])}>
          收回
        </Button>
      )}
    </Group>
  );
}
