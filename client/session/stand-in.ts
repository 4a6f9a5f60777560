import type { getStandIn } from '../../contracts/account/stand-in.ts';
import { setClock } from '../../contracts/console/clock.ts';
import { switchFault } from '../../contracts/console/faults.ts';
import type { DataOf } from '../../contracts/endpoint.ts';
import { call } from '../api/call.ts';
import { hasConsoleKey } from '../api/console-key.ts';
import type { standIn } from '../api/stand-in.ts';
import { readToken } from '../api/token.ts';

export type StandIn = DataOf<typeof getStandIn>;

/** The sandbox that the token of this tab names before its dot; "" where it names none. */
export const ownSandbox = (): string => /^([a-z0-9-]+)\./.exec(readToken() ?? '')?.[1] ?? '';

const ofThisMachine = /^(localhost|127\.[\d.]+|\[::1\])$/;

/** Whether the console can be used from this browser. */
export const hasConsole = (opensBy: typeof standIn.opensBy, hostname: string): boolean =>
  opensBy === 'key' ? hasConsoleKey() : opensBy === 'local' && ofThisMachine.test(hostname);

/** Each fault that is on, in a line. */
export const faultLines = ({ faults }: Pick<StandIn, 'faults'>): string[] =>
  faults.map(({ title, left }) => (left === 0 ? title : `${title}，还剩 ${left} 次`));

const paces: Record<number, string> = { 0: '（冻结）', 1: '' };

/** Where the clock stands, in a line; "" where it is real. */
export const clockLine = ({ time, rate }: Pick<StandIn, 'time' | 'rate'>): string =>
  time === '' ? '' : `时钟拨到 ${time.slice(0, 16)}${paces[rate] ?? `（${rate} 倍速）`}`;

/** Which snapshot all comes from, in a line; "" for none. */
export const snapshotLine = ({ restoredFrom }: Pick<StandIn, 'restoredFrom'>): string =>
  restoredFrom === '' ? '' : `由 ${restoredFrom} 的快照恢复`;

/** Ends all faults of a sandbox. */
export const endFaults = (sandbox: string): Promise<unknown> => call(switchFault, { sandbox, isOn: false });

/** Puts its clock right. */
export const endClock = (sandbox: string): Promise<unknown> => call(setClock, { sandbox, isReal: true });
