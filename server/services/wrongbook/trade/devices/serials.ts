import type { DataOf } from '../../../../../contracts/endpoint.ts';
import type { judgeSerials } from '../../../../../contracts/wrongbook/trade/devices.ts';
import type { Sandbox } from '../../../../database/sandbox.ts';
import { selectBySerial, selectFreeSerials } from './device.queries.ts';

type Judged = DataOf<typeof judgeSerials>[number];

/** The most letters by which a mistyped serial may differ from what is proposed. */
const mostOff = 2;

/** By how many letters two texts differ (Levenshtein), as far as that is no more than a few. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > mostOff) return mostOff + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at++) {
    const next = [at];
    for (let to = 1; to <= other.length; to++)
      next[to] = Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + Number(one[at - 1] !== other[to - 1]));
    row = next;
  }
  return row[other.length]!;
}

/** What of the serials that may be given away comes closest; "" where nothing is close. */
function closest(serial: string, free: readonly string[]): string {
  const near = free.map((one) => ({ one, off: distance(serial, one) })).sort((a, b) => a.off - b.off)[0];
  return near && near.off <= mostOff ? near.one : '';
}

/** Judges serials line by line: what a channel may give away, and why not. */
export function judge(sandbox: Sandbox, own: string, serials: readonly string[]): Judged[] {
  let free: string[] | undefined;
  const seen = new Set<string>();
  return serials.map((typed) => {
    const serial = typed.toUpperCase();
    if (seen.has(serial)) return { serial, verdict: 'repeated', detail: '前面已经扫过', deviceId: '' };
    seen.add(serial);
    const device = selectBySerial(sandbox, own, serial);
    if (!device) {
      const near = closest(serial, (free ??= selectFreeSerials(sandbox, own)));
      return { serial, verdict: 'unknown', detail: near === '' ? '没有这台设备' : `是不是 ${near}`, deviceId: '' };
    }
    if (device.schoolId === null && device.partnerId === own)
      return { serial, verdict: 'ready', detail: device.model, deviceId: device.id };
    const where = device.schoolName ?? device.partnerName;
    return { serial, verdict: 'elsewhere', detail: `已分配给${where}`, deviceId: device.id };
  });
}
