import { deviceKindLabels, deviceKinds, maxSerials } from '../../../../../contracts/constants/trade.ts';
import type { DataOf } from '../../../../../contracts/endpoint.ts';
import { sheetUpload } from '../../../../../contracts/vesta/shapes.ts';
import { readDeviceSheet } from '../../../../../contracts/wrongbook/trade/devices.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { runSheetTask } from '../../../../engines/importing/pool.ts';
import { refusal } from '../../../../http/errors.ts';
import type { Context } from '../../../../http/route.ts';
import { bytesOf } from '../../../../http/upload.ts';
import { TaskRefused } from '../../../../workers/messages.ts';
import { hasSerial } from './device.queries.ts';

type Row = DataOf<typeof readDeviceSheet>[number];

async function rowsIn({ file }: Pick<Context<typeof readDeviceSheet>, 'file'>): Promise<string[][]> {
  const bytes = file && (await bytesOf(file, sheetUpload));
  if (!bytes || bytes.byteLength === 0) throw refusal(readDeviceSheet, 'noFile');
  try {
    return (await runSheetTask({ kind: 'read', bytes })).rows;
  } catch (error) {
    if (!(error instanceof TaskRefused)) throw error;
    throw refusal(readDeviceSheet, error.code as keyof typeof readDeviceSheet.refusals, error.values);
  }
}

/** What is wrong with a line as a new device; "" for nothing. */
function faultOf(sandbox: Sandbox, { serial, kind, model }: Omit<Row, 'fault' | 'number'>, seen: Set<string>): string {
  if (!/^[0-9A-Z-]{1,30}$/.test(serial)) return '序列号须为 1 到 30 位字母、数字或 -';
  if (seen.has(serial)) return '与前面的行重复';
  seen.add(serial);
  if (kind === '') return `类别须为${Object.values(deviceKindLabels).join('、')}`;
  if (model === '' || model.length > 30) return '型号须为 1 到 30 个字';
  return hasSerial(sandbox, serial) ? '已经登记过' : '';
}

/** Reads a list of devices, and says of each line what is wrong with it. */
export async function readSheet(context: Context<typeof readDeviceSheet>): Promise<Row[]> {
  const [header = [], ...lines] = await rowsIn(context);
  const at = (name: string): number => header.findIndex((cell) => cell.trim() === name);
  const [serialAt, kindAt, modelAt] = [at('序列号'), at('类别'), at('型号')];
  if (serialAt < 0) throw refusal(readDeviceSheet, 'noSerials');
  if (lines.length > maxSerials) throw refusal(readDeviceSheet, 'tooMany', { max: maxSerials });
  const seen = new Set<string>();
  return lines.flatMap((line, index): Row[] => {
    const cell = (column: number): string => (line[column] ?? '').trim();
    const serial = cell(serialAt).toUpperCase();
    if (line.every((one) => one.trim() === '')) return [];
    const kind = deviceKinds.find((one) => deviceKindLabels[one] === cell(kindAt)) ?? '';
    const row = { serial, kind, model: cell(modelAt) } as const;
    return [{ number: index + 2, ...row, fault: faultOf(context.sandbox, row, seen) }];
  });
}
