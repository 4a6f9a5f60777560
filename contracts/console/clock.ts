import { mostSpeed } from '../constants/clock.ts';
import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { sandboxName } from './fields.ts';

/** How far a clock is moved on at once, in days. */
const mostDays = 3_660;

const clock = f.madeOf(
  ['sandbox', 'snapshot'],
  f.record({
    /** What it shows now, and the system's time at that. */
    time: f.dateTime('现在的时间'),
    systemTime: f.dateTime('真实时间'),
    /** How many times as fast as the system's it goes; 0 is frozen. */
    rate: f.count('速度（倍）'),
    isReal: f.flag('就是真实时间'),
    term: f.term('默认学期'),
  }),
);

const refusals = { noSandbox: '沙箱 {sandbox} 不存在' } as const;

export const getClock = read({
  service: 'console',
  path: '/console/api/clock',
  summary: '沙箱的时钟',
  provenance: 'ours',
  input: f.input({ sandbox: sandboxName() }),
  data: clock,
  refusals,
  refusedAt: { noSandbox: 'sandbox' },
  where: { sandbox: { unchecked: '时钟属于沙箱' } },
});

export const setClock = write({
  service: 'console',
  path: '/console/api/clock/set',
  summary: '拨动沙箱的时钟：到一个时刻、往前或往后、快慢、冻结、回到真实时间',
  provenance: 'ours',
  changes: 'sandbox',
  input: f.input({
    sandbox: sandboxName(),
    /** Back to the system's time, as fast as that. */
    isReal: f.flag('回到真实时间').optional(),
    time: f.dateTimeIn('拨到').optional(),
    /** How many days it is moved on, below 0 back; what it showed is kept to the second. */
    days: f.daysIn('往后几天', mostDays).optional(),
    /** 0 freezes it. */
    rate: f.wholeNumber('速度（倍）', 0, mostSpeed).optional(),
  }),
  data: clock,
  refusals: { ...refusals, outside: '时钟只能拨到 2000 年到 2099 年之间' },
  refusedAt: { noSandbox: 'sandbox', outside: 'time' },
});
