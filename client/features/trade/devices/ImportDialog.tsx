import { Button, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { deviceKindLabels } from '../../../../contracts/constants/trade.ts';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { addDevices, readDeviceSheet } from '../../../../contracts/wrongbook/trade/devices.ts';
import { call } from '../../../api/call.ts';
import { Dialog, DialogButtons } from '../../../components/dialog/Dialog.tsx';
import { openDialog, useDialog } from '../../../components/dialog/dialogs.ts';
import { Tag } from '../../../components/page/Tag.tsx';
import { Notice } from '../../../components/state/Notice.tsx';
import { showDone } from '../../../components/toast.ts';
import { pickFile } from '../../../components/upload/pick-file.ts';
import { useAction } from '../../../components/use-action.ts';
import styles from './devices.module.css';

type Row = DataOf<typeof readDeviceSheet>[number];

/** A row without fault, as the call takes it. */
const deviceIn = ({ serial, kind, model }: Row) => (kind === '' ? [] : [{ serial, kind, model }]);

function ImportDialog(): ReactNode {
  const { close } = useDialog();
  const [rows, setRows] = useState<Row[]>();
  const reading = useAction(async () => {
    const file = await pickFile(['.xls', '.xlsx']);
    if (file) setRows(await call(readDeviceSheet, {}, { file }));
  });
  const adding = useAction(async () => {
    const { count } = await call(addDevices, { devices: (rows ?? []).flatMap(deviceIn) });
    showDone(`已登记 ${count} 台`);
    close(true);
  });
  const faults = rows?.filter(({ fault }) => fault !== '').length ?? 0;
  return (
    <Dialog title="导入新设备" size={640} firm={rows !== undefined}>
      <Text fz="sm" c="dimmed" mb="sm">
        表格第一行为：序列号、类别（打印机、扫描仪、一体机）、型号。全部登记，或一台也不登记。
      </Text>
      {faults > 0 && <Notice tone="bad">{faults} 行有错误，改好后重新选择文件。</Notice>}
      {rows !== undefined && (
        <ol className={styles.scanned} aria-label="表格中的设备">
          {rows.map(({ number, serial, kind, model, fault }) => (
            <li key={number}>
              <small>第 {number} 行</small>
              <span className={styles.serial}>{serial}</span>
              <span>
                {kind === '' ? '-' : deviceKindLabels[kind]}　{model}
              </span>
              <Tag tone={fault === '' ? 'good' : 'bad'}>{fault === '' ? '可以登记' : fault}</Tag>
            </li>
          ))}
        </ol>
      )}
      <DialogButtons>
        <Button variant="default" loading={reading.busy} onClick={() => void reading.run()}>
          选择文件
        </Button>
        <Button disabled={!rows?.length || faults > 0} loading={adding.busy} onClick={() => void adding.run()}>
          登记 {rows?.length ?? 0} 台
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

export const openImport = () => openDialog(<ImportDialog />);
