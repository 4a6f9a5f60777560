import type { ReactNode } from 'react';
import type { DeviceNote } from '../../../../contracts/constants/trade.ts';
import { noteDevice as call, takeBackDevices } from '../../../../contracts/wrongbook/trade/devices.ts';
import { formCall } from '../../../api/form-call.ts';
import { openDialog } from '../../../components/dialog/dialogs.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { SelectField, TextField } from '../../../components/form/fields.tsx';
import type { Device } from './device-columns.tsx';

type Named = Pick<Device, 'id' | 'serial' | 'supplies' | 'schoolName' | 'partnerName'>;

/** Takes devices back, with the reason that their history tells. */
export const takeBack = (devices: readonly Named[]) =>
  openDialog(
    <FormDialog
      title={devices.length === 1 ? `收回 ${devices[0]!.serial}` : `收回 ${devices.length} 台设备`}
      submit="收回"
      {...formCall(takeBackDevices)}
      fixed={{ deviceId: devices.map(({ id }) => id).join(',') }}
      values={{ reason: '' }}
    >
      <TextField
        name="reason"
        help={`${devices[0]?.schoolName || devices[0]?.partnerName}${devices.length > 1 ? '等' : ''}不能再用这些设备打印和扫描；订单和合同不变，设备回到本级未分配`}
      />
    </FormDialog>,
  );

const titles: Record<DeviceNote, string> = {
  repair: '报修',
  repaired: '登记修好',
  supply: '登记换耗材',
  reading: '登记读数',
  correction: '更正',
};

interface Values {
  text: string;
  supply: string;
  total: string;
  /** Yuan as people type them. */
  cents: string;
}

function Fields({ kind, device }: { kind: DeviceNote; device: Named }): ReactNode {
  if (kind === 'reading')
    return <TextField name="total" inputMode="numeric" help="设备上显示的累计张数；比上次小会记为异常" />;
  const supplies = device.supplies.map(({ name }) => ({ value: name, label: name }));
  return (
    <>
      {kind === 'supply' && <SelectField name="supply" options={supplies} />}
      <TextField
        name="text"
        help={
          kind === 'correction' ? '历史只增不改，写明哪一条错在哪里' : kind === 'repair' ? '例如：进纸卡顿' : undefined
        }
      />
      {kind !== 'correction' && kind !== 'repair' && (
        <TextField name="cents" inputMode="decimal" help="元，没有就填 0" />
      )}
    </>
  );
}

/** Enters something into a device's history. */
export const noteDevice = (device: Named, kind: DeviceNote) =>
  openDialog(
    <FormDialog<typeof call, unknown, Values>
      title={`${titles[kind]} ${device.serial}`}
      {...formCall(call)}
      fixed={{ deviceId: device.id, kind }}
      values={{ text: '', supply: device.supplies.length === 1 ? device.supplies[0]!.name : '', total: '', cents: '0' }}
      inputOf={({ text, supply, total, cents }) => ({
        text,
        supply,
        cents: Math.round(Number(cents.trim() || 0) * 100),
        ...(kind === 'reading' && total.trim() !== '' && { total: total.trim() }),
      })}
    >
      <Fields kind={kind} device={device} />
    </FormDialog>,
  );
