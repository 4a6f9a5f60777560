import { read } from '../endpoint.ts';
import * as f from '../fields.ts';

export const getStandIn = read({
  service: 'account',
  path: '/account/stand-in',
  summary: '演示环境和真实服务的不同：开着的故障、拨动的时钟、恢复自哪份快照',
  provenance: 'ours',
  open: true,
  input: f.input({ sandbox: f.note('沙箱', 40).optional() }),
  data: f.madeOf(
    ['fault', 'sandbox', 'snapshot'],
    f.record({
      sandbox: f.text('沙箱'),
      faults: f.list(
        f.record({
          title: f.text('故障'),
          /** How often it will still hit; 0 without end. */
          left: f.count('还剩次数'),
        }),
      ),
      /** "" where it is real. */
      time: f.dateTime('时钟拨到'),
      /** How many times as fast as the system's it goes; 0 is frozen. */
      rate: f.count('时钟速度（倍）'),
      /** "" where it was restored from none. */
      restoredFrom: f.text('恢复自快照'),
    }),
  ),
  where: { sandbox: { unchecked: '说的是那个沙箱' } },
  refusals: { noSandbox: '沙箱 {sandbox} 不存在' },
  refusedAt: { noSandbox: 'sandbox' },
});
