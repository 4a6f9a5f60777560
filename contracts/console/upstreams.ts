import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { noSandbox, sandboxName } from './fields.ts';
import { judgements, tokenWays, upstreamModes, upstreamServices } from './upstream-words.ts';

const service = () => f.choice('服务', upstreamServices);
const mode = () => f.choice('去处', upstreamModes);
const tokenWay = () => f.choice('令牌', tokenWays);

export const listUpstreams = read({
  service: 'console',
  path: '/console/api/upstreams',
  summary: '各服务的上游',
  provenance: 'ours',
  input: f.input({ sandbox: sandboxName() }),
  data: f.madeOf(
    ['upstream', 'sandbox', 'snapshot'],
    f.list(
      f.record({
        service: service(),
        mode: mode(),
        origin: f.text('上游地址'),
        tokenWay: tokenWay(),
        /** "" where everybody goes by their own account. */
        account: f.text('上游账号'),
        accountOrigin: f.text('登录地址'),
        /** Whether the token or the password is there: they do not outlive the server. */
        hasSecret: f.flag('已填令牌或密码'),
        writes: f.flag('允许写入上游'),
        timeout: f.count('最多等待的秒数'),
        /** The origin that the server was started with; "" where the console decides. */
        fixed: f.text('启动参数指定的上游'),
        /** Since when it fails; "" where it does not. */
        failingSince: f.text('何时起没有回应'),
        failure: f.text('失败的原因'),
        asked: f.count('请求上游的次数'),
        compared: f.count('比较的次数'),
        different: f.count('不同之处'),
        skipped: f.count('没有比较的次数'),
      }),
    ),
  ),
  refusals: noSandbox,
  refusedAt: { noSandbox: 'sandbox' },
});

export const setUpstream = write({
  service: 'console',
  path: '/console/api/upstreams/set',
  summary: '决定一个服务的请求到哪里去，没有给出的不变',
  provenance: 'ours',
  changes: 'upstream',
  input: f.input({
    sandbox: sandboxName(),
    service: service(),
    mode: mode(),
    origin: f.note('上游地址', 200).optional(),
    tokenWay: tokenWay().optional(),
    account: f.note('上游账号', 60).optional(),
    accountOrigin: f.note('登录地址', 200).optional(),
    secret: f.note('令牌或密码', 2_000).optional(),
    writes: f.flag('允许写入上游').optional(),
    timeout: f.wholeNumber('最多等待的秒数', 1, 300).optional(),
  }),
  data: f.nothing,
  refusals: {
    ...noSandbox,
    fixed: '{service} 的上游在启动时已经指定，不能在这里改',
    noOrigin: '请填写上游地址',
    badOrigin: '须为不带路径的 http 或 https 地址，如 https://school.example',
    badAccountOrigin: '登录地址须为不带路径的 http 或 https 地址，如 https://school.example',
    self: '上游不能是本服务自己的地址',
    closed: '上游不能是链路本地地址或云主机的元数据地址',
    noToken: '请填写在上游使用的令牌',
    noPassword: '请填写上游账号的密码',
  },
  refusedAt: {
    noSandbox: 'sandbox',
    fixed: 'service',
    noOrigin: 'origin',
    badOrigin: 'origin',
    badAccountOrigin: 'accountOrigin',
    self: 'origin',
    closed: 'origin',
    noToken: 'secret',
    noPassword: 'secret',
  },
});

export const tryUpstream = write({
  service: 'console',
  path: '/console/api/upstreams/try',
  summary: '试着连接上游，不带令牌',
  provenance: 'ours',
  changes: 'upstream',
  input: f.input({ sandbox: sandboxName(), service: service() }),
  data: f.record({ isReached: f.flag('连得上'), failure: f.text('失败的原因') }),
  refusals: { ...noSandbox, noOrigin: '还没有填写上游地址' },
  refusedAt: { noSandbox: 'sandbox' },
});

export const listDifferences = read({
  service: 'console',
  path: '/console/api/upstreams/differences',
  summary: '本地和上游的不同之处，最近的在前',
  provenance: 'ours',
  input: f.input({
    sandbox: sandboxName(),
    service: service().optional(),
    /** Values instead of their shapes; from this machine alone. */
    values: f.choice('显示原值', ['yes']).optional(),
  }),
  data: f.madeOf(
    ['upstream', 'sandbox'],
    f.list(
      f.record({
        key: f.text('不同之处的编号'),
        service: service(),
        call: f.text('调用'),
        path: f.text('位置'),
        local: f.text('本地'),
        upstream: f.text('上游'),
        judgement: f.choice('判断', judgements),
        times: f.count('次数'),
        lastTime: f.text('最近一次'),
      }),
    ),
  ),
  refusals: noSandbox,
  refusedAt: { noSandbox: 'sandbox' },
});

export const clearDifferences = write({
  service: 'console',
  path: '/console/api/upstreams/differences/clear',
  summary: '清空不同之处',
  provenance: 'ours',
  changes: 'upstream',
  input: f.input({ sandbox: sandboxName() }),
  data: f.nothing,
  refusals: noSandbox,
  refusedAt: { noSandbox: 'sandbox' },
});

export const downloadProfile = read({
  service: 'console',
  path: '/console/api/upstreams/profile',
  summary: '上游与推断不同之处的档案，用 PROFILE 启动即照样答复',
  provenance: 'ours',
  answers: 'file',
  input: f.input({ sandbox: sandboxName() }),
  data: f.nothing,
  refusals: { ...noSandbox, nothing: '还没有发现与推断不同之处' },
  refusedAt: { noSandbox: 'sandbox' },
});
