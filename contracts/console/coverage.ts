import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';

const from = f.choice('来源', ['spec', 'inferred', 'ours']);

/** How many of some declared things were used, of how many. */
const share = (label: string) => f.record({ used: f.count(`用过的${label}`), all: f.count(`${label}总数`) });

const shares = { cases: share('情形'), inputs: share('参数'), fields: share('字段'), effects: share('影响') };

const item = (label: string) =>
  f.list(f.record({ name: f.text(label), label: f.text('名称'), from, count: f.count('次数') }));

const asked = { sandbox: f.note('沙箱', 40).optional() };

export const getCoverage = read({
  service: 'console',
  path: '/console/api/coverage',
  summary: '用过哪些接口、情形、参数、字段和影响：一个沙箱的，不指定则是全部',
  provenance: 'ours',
  input: f.input(asked),
  data: f.madeOf(
    'traffic',
    f.record({
      isOn: f.flag('正在统计'),
      /** Since when, by the system's clock; "" where nothing was ever counted. */
      since: f.text('从何时起'),
      requests: f.count('请求数'),
      calls: share('接口'),
      ...shares,
      each: f.list(
        f.record({
          service: f.text('服务'),
          call: f.text('接口'),
          summary: f.text('接口说明'),
          method: f.text('方法'),
          path: f.text('地址'),
          from,
          requests: f.count('请求数'),
          ...shares,
        }),
      ),
    }),
  ),
});

export const getCallCoverage = read({
  service: 'console',
  path: '/console/api/coverage/call',
  summary: '一个接口的每种情形、参数、字段和影响各用过几次',
  provenance: 'ours',
  input: f.input({ ...asked, call: f.name('接口', 60) }),
  data: f.madeOf(
    'traffic',
    f.record({ cases: item('情形'), inputs: item('参数'), fields: item('字段'), effects: item('影响') }),
  ),
  refusals: { noCall: '没有接口 {call}' },
  refusedAt: { noCall: 'call' },
});

export const setCoverage = write({
  service: 'console',
  path: '/console/api/coverage/set',
  summary: '开始或停止统计',
  provenance: 'ours',
  changes: 'traffic',
  input: f.input({ isOn: f.flag('统计') }),
  data: f.nothing,
});

export const resetCoverage = write({
  service: 'console',
  path: '/console/api/coverage/reset',
  summary: '从现在起重新统计：一个沙箱的，不指定则是全部',
  provenance: 'ours',
  removes: 'traffic',
  input: f.input(asked),
  data: f.nothing,
});
