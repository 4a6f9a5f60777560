import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { pageDevices } from '../../../../contracts/wrongbook/trade/devices.ts';
import { useCall } from '../../../api/use-call.ts';
import { useShortcuts } from '../../../components/shortcuts.ts';
import { DataTable } from '../../../components/table/DataTable.tsx';
import type { PageQuery } from '../../../components/use-page-query.ts';
import { takeBack } from './device-actions.tsx';
import { columnsFor } from './device-columns.tsx';
import { DeviceFilters } from './DeviceFilters.tsx';

interface Props {
  query: PageQuery<typeof pageDevices>;
  /** The device whose panel is open; "" for none. */
  opened: string;
  open: (id: string) => void;
}

/** The devices of the own channel and those below, what needs something first. */
export function DeviceList({ query, opened, open }: Props): ReactNode {
  const devices = useCall(pageDevices, query.input);
  const ids = devices.data?.records.map(({ id }) => id) ?? [];
  const step = (by: number) => {
    const next = ids[ids.indexOf(opened) + by];
    if (opened !== '' && next !== undefined) open(next);
  };
  useShortcuts([
    { keys: ['ArrowDown'], shown: '↑ ↓', label: '打开设备后，上一台、下一台', run: () => step(1) },
    { keys: ['ArrowUp'], run: () => step(-1) },
  ]);
  return (
    <>
      <DeviceFilters query={query} />
      <DataTable
        label="设备"
        answer={devices}
        query={query}
        columns={columnsFor(open, opened !== '')}
        keyOf={({ id }) => id}
        current={opened}
        nameOf={({ serial }) => serial}
        bulk={(rows, clear) => (
          <Button size="xs" variant="default" onClick={() => void takeBack(rows).then(clear)}>
            收回
          </Button>
        )}
        empty={{ text: '没有符合条件的设备，可以换个条件。新设备从“导入新设备”登记。' }}
      />
    </>
  );
}
