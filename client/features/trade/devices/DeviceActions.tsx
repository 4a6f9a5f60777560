import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { InputOf } from '../../../../contracts/endpoint.ts';
import { exportDevices } from '../../../../contracts/wrongbook/trade/devices.ts';
import { download } from '../../../api/download.ts';
import { useShortcut } from '../../../components/shortcuts.ts';
import { useAction } from '../../../components/use-action.ts';
import { openImport } from './ImportDialog.tsx';
import { openScan } from './ScanDialog.tsx';

/** Export, new devices and giving them away; S scans. */
export function DeviceActions({ filters }: { filters: InputOf<typeof exportDevices> }): ReactNode {
  const saving = useAction(() => download(exportDevices, filters, { name: '设备', label: '清单' }));
  useShortcut('s', '扫码分配', () => void openScan());
  return (
    <>
      <Button variant="default" loading={saving.busy} onClick={() => void saving.run()}>
        导出
      </Button>
      <Button variant="default" onClick={() => void openImport()}>
        导入新设备
      </Button>
      <Button onClick={() => void openScan()}>扫码分配</Button>
    </>
  );
}
