import { deviceKindLabels, type DeviceEventKind, type DeviceNote } from '../../../../../contracts/constants/trade.ts';
import type { ParsedOf } from '../../../../../contracts/endpoint.ts';
import * as calls from '../../../../../contracts/wrongbook/trade/devices.ts';
import { newIds } from '../../../../database/ids.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { refusal } from '../../../../http/errors.ts';
import type { User } from '../../../../http/user.ts';
import {
  activePartner,
  ownPartner,
  selectPartnerOfSchool,
  selectPartnerRow,
  type Partner,
} from '../partner.queries.ts';
import * as queries from './device.queries.ts';
import { judge } from './serials.ts';

/** Writes into a device's history who did what. */
const log = (sandbox: Sandbox, user: User, deviceId: string, kind: DeviceEventKind, text: string, cents = 0): void =>
  queries.addEvent(sandbox, deviceId, { kind, text, cents, userName: user.name, createTime: sandbox.clock.dateTime() });

type Assigned = ParsedOf<typeof calls.assignDevices>;

/** Where devices go: a school with its channel, or a channel below the caller's. */
function targetOf(sandbox: Sandbox, own: Partner, { partnerId, schoolId }: Assigned) {
  const refuse = (rule: 'noTarget' | 'twoTargets' | 'notBelow') => refusal(calls.assignDevices, rule);
  if (partnerId !== undefined && schoolId !== undefined) throw refuse('twoTargets');
  const school = schoolId === undefined ? undefined : selectPartnerOfSchool(sandbox, schoolId);
  const found = school ?? (partnerId === undefined ? undefined : selectPartnerRow(sandbox, partnerId));
  if (!found) throw refuse('noTarget');
  if (partnerId === own.id) throw refuse('notBelow');
  if (found.suspended !== null) throw refusal(calls.assignDevices, 'suspended', { name: found.suspended });
  return { partnerId: found.id, schoolId: schoolId ?? null, name: school?.schoolName ?? found.name };
}

/** Gives devices to a school or a channel below: all or none. Call it within a write. */
export function assign(sandbox: Sandbox, user: User, input: Assigned): { count: number } {
  const own = activePartner(sandbox, user, calls.assignDevices);
  const { name, ...target } = targetOf(sandbox, own, input);
  if (input.serials.length === 0) throw refusal(calls.assignDevices, 'nothing');
  const judged = judge(sandbox, own.id, input.serials);
  const faulty = judged.find(({ verdict }) => verdict !== 'ready');
  if (faulty) throw refusal(calls.assignDevices, 'faulty', { serial: faulty.serial, detail: faulty.detail });
  for (const { deviceId } of judged) {
    queries.placeDevice(sandbox, { id: deviceId, ...target, place: input.place, keeper: input.keeper });
    log(sandbox, user, deviceId, 'assigned', `分配给${name}`);
  }
  return { count: judged.length };
}

/** Takes devices back into the caller's own stock: all or none. Call it within a write. */
export function takeBack(
  sandbox: Sandbox,
  user: User,
  { deviceId, reason }: ParsedOf<typeof calls.takeBackDevices>,
): { count: number } {
  const own = ownPartner(sandbox, user);
  const found = queries.selectDevicesById(sandbox, [...new Set(deviceId.split(','))]);
  for (const { id, serial, schoolId, schoolName, partnerId, partnerName } of found) {
    if (schoolId === null && partnerId === own.id) throw refusal(calls.takeBackDevices, 'notAssigned', { serial });
    queries.placeDevice(sandbox, { id, partnerId: own.id, schoolId: null, place: '', keeper: '' });
    log(sandbox, user, id, 'taken', `从${schoolName ?? partnerName}收回：${reason}`);
  }
  return { count: found.length };
}

/** Enters new devices: all or none. Call it within a write. */
export function add(sandbox: Sandbox, user: User, { devices }: ParsedOf<typeof calls.addDevices>): { count: number } {
  const own = activePartner(sandbox, user, calls.addDevices);
  if (devices.length === 0) throw refusal(calls.addDevices, 'nothing');
  const ids = newIds(sandbox, devices.length);
  devices.forEach(({ serial: typed, kind, model }, index) => {
    const serial = typed.toUpperCase();
    const number = index + 1;
    if (!/^[0-9A-Z-]+$/.test(serial)) throw refusal(calls.addDevices, 'badSerial', { number });
    if (queries.hasSerial(sandbox, serial)) throw refusal(calls.addDevices, 'repeated', { number, serial });
    const id = ids[index]!;
    queries.insertDevice(sandbox, { id, serial, kind, model, partnerId: own.id, createTime: sandbox.clock.dateTime() });
    log(sandbox, user, id, 'added', `入库：${deviceKindLabels[kind]} ${model}`);
  });
  return { count: devices.length };
}

type Noted = ParsedOf<typeof calls.noteDevice>;
type Writer = (sandbox: Sandbox, device: queries.Device, input: Noted) => { kind: DeviceEventKind; text: string };

const refuse = (rule: keyof typeof calls.noteDevice.refusals) => refusal(calls.noteDevice, rule);

/** What each entry changes, and what the history then says, and as what: a reading may turn out to be an anomaly. */
const writers: Record<DeviceNote, Writer> = {
  repair: (sandbox, { id }, { text }) => {
    if (text === '') throw refuse('needsText');
    queries.setFault(sandbox, id, text, sandbox.clock.dateTime());
    return { kind: 'repair', text: `报修：${text}` };
  },
  repaired: (sandbox, { id, fault }, { text }) => {
    if (fault === '') throw refuse('notBroken');
    queries.setFault(sandbox, id, '', '');
    return { kind: 'repaired', text: `维修完成${text === '' ? '' : `：${text}`}` };
  },
  supply: (sandbox, { id }, { supply, text }) => {
    if (!queries.renewSupply(sandbox, id, supply)) throw refuse('noSupply');
    return { kind: 'supply', text: `更换${supply}${text === '' ? '' : `：${text}`}` };
  },
  reading: (sandbox, { id }, { total }) => {
    if (total === undefined) throw refuse('noReading');
    const before = queries.readCounter(sandbox, id, total, sandbox.clock.dateTime());
    return total < before
      ? { kind: 'anomaly', text: `读数 ${total}，比上次的 ${before} 小，当天不计张数` }
      : { kind: 'reading', text: `读数 ${total}` };
  },
  correction: (_, __, { text }) => {
    if (text === '') throw refuse('needsText');
    return { kind: 'correction', text: `更正：${text}` };
  },
};

/** Enters something into a device's history, with what follows from it. Call it within a write. */
export function note(sandbox: Sandbox, user: User, input: Noted): void {
  const [device] = queries.selectDevicesById(sandbox, [input.deviceId]);
  const { kind, text } = writers[input.kind](sandbox, device!, input);
  log(sandbox, user, input.deviceId, kind, text, input.cents);
}
