import type { ReactNode } from 'react';
import type { DataOf } from '../../../../contracts/endpoint.ts';
import { addChannel, listChannels, updateChannel } from '../../../../contracts/wrongbook/trade/channels.ts';
import { formCall } from '../../../api/form-call.ts';
import { call } from '../../../api/call.ts';
import { FormDialog } from '../../../components/form/FormDialog.tsx';
import { RadioField, TextField } from '../../../components/form/fields.tsx';

export type Channel = DataOf<typeof listChannels>[number];

interface Values {
  name: string;
  contact: string;
  phone: string;
  /** Per cent as people type them. */
  rate: string;
}

interface EditedValues extends Values {
  isSuspended: string;
}

/** Hundredths of a percent of what was typed; what is no number is refused by the call. */
const shareIn = (percent: string): number => Math.round(Number(percent.trim() === '' ? Number.NaN : percent) * 100);

const Fields = ({ help }: { help: string }): ReactNode => (
  <>
    <TextField name="name" />
    <TextField name="contact" />
    <TextField name="phone" inputMode="tel" />
    <TextField name="rate" inputMode="decimal" help={help} />
  </>
);

/** A new channel directly below the own one. */
export const AddChannel = ({ own }: { own: Channel }): ReactNode => (
  <FormDialog<typeof addChannel, unknown, Values>
    title="新增下级渠道"
    {...formCall(addChannel)}
    values={{ name: '', contact: '', phone: '', rate: '' }}
    inputOf={({ rate, ...rest }) => ({ ...rest, rate: shareIn(rate) })}
  >
    <Fields help={`百分比，须低于本级的 ${own.rate / 100}%，本月起生效`} />
  </FormDialog>
);

const stateOptions = [
  { value: 'false', label: '正常' },
  { value: 'true', label: '停用' },
];

const valuesOf = ({ name, contact, phone, nextRate, isSuspended }: Channel): EditedValues => ({
  name,
  contact,
  phone,
  rate: String(nextRate / 100),
  isSuspended: String(isSuspended),
});

/** A channel directly below as it is to be. */
export const EditChannel = ({ channel, own }: { channel: Channel; own: Channel }): ReactNode => (
  <FormDialog<typeof updateChannel, unknown, EditedValues>
    title={`编辑${channel.name}`}
    {...formCall(updateChannel)}
    fixed={{ partnerId: channel.id }}
    values={valuesOf(channel)}
    inputOf={({ rate, isSuspended, ...rest }) => ({
      ...rest,
      rate: shareIn(rate),
      isSuspended: isSuspended === 'true',
    })}
    edited={{ version: channel.version, read: () => readAgain(channel) }}
  >
    <Fields help={`百分比，须低于本级的 ${own.nextRate / 100}%；改动从下月起生效，本月和以前的对账单不变`} />
    <RadioField
      name="isSuspended"
      options={stateOptions}
      help="停用后它和它的下级不能再下单、收发设备和改渠道，仍可登录查看、处理退款和确认对账"
    />
  </FormDialog>
);

async function readAgain({ id }: Channel) {
  const found = (await call(listChannels, {})).find((one) => one.id === id);
  return found && { values: valuesOf(found), version: found.version };
}
