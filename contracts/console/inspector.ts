import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { sandboxName } from './fields.ts';
import { decidedSteps, requestResults, stepStates, watchStates } from './watching.ts';

const provenance = (label: string) => f.choice(label, ['spec', 'inferred', 'ours']);

const micros = (label: string) => f.count(`${label}（微秒）`);

const gone = { gone: '这个请求已不在记录里' } as const;
const noSandbox = { noSandbox: '沙箱 {sandbox} 不存在' } as const;

const requestId = () => f.name('请求编号', 40);

/** A request as the list shows it. */
const summary = {
  requestId: f.text('请求编号'),
  /** By the system's clock, whatever the sandbox's says. */
  time: f.text('时间'),
  method: f.text('方法'),
  path: f.text('地址'),
  /** The name of the call; "" of an address that is none. */
  call: f.text('接口'),
  name: f.text('姓名'),
  account: f.text('账号'),
  role: f.text('角色'),
  /** The HTTP status; 0 where the connection ended before an answer. */
  status: f.count('HTTP 状态'),
  /** The envelope's code; 0 of a file. */
  code: f.count('代码'),
  result: f.choice('结果', requestResults),
  took: micros('用时'),
  fault: f.text('故障'),
  origin: f.text('由谁回答'),
  differs: f.flag('上游答得不同'),
};

const step = f.record({
  step: f.choice('步骤', decidedSteps),
  state: f.choice('结果', stepStates),
  why: f.text('为什么'),
  from: provenance('规则的来源'),
});

const statement = f.record({
  sql: f.text('语句'),
  took: micros('用时'),
  rows: f.count('写的行数'),
  /** Undone with its transaction. */
  isUndone: f.flag('已撤销'),
});

const change = f.record({
  table: f.text('表'),
  added: f.count('新增'),
  changed: f.count('修改'),
  removed: f.count('删除'),
});

const body = {
  type: f.text('内容类型'),
  /** JSON where it is JSON, with secrets masked and long lists cut. */
  text: f.text('内容'),
  bytes: f.count('字节数'),
  isCut: f.flag('只记了一部分'),
};

const header = f.record({ name: f.text('名称'), value: f.text('值') });

const field = f.record({ path: f.text('位置'), label: f.text('名称'), from: provenance('来源') });

export const listRequests = read({
  service: 'console',
  path: '/console/api/requests',
  summary: '沙箱最近的请求，新的在后',
  provenance: 'ours',
  input: f.input({ sandbox: sandboxName() }),
  data: f.madeOf(
    'traffic',
    f.record({
      state: f.choice('何时记录', watchStates),
      isOn: f.flag('正在记录'),
      requests: f.list(f.record(summary)),
    }),
  ),
  refusals: noSandbox,
});

export const watchRequests = read({
  service: 'console',
  path: '/console/api/events',
  summary:
    '沙箱的请求，来一个说一个（server-sent events）：先是已有的，然后是新的，每次几个；一个也没有的事件表示记录已清空',
  provenance: 'ours',
  answers: 'events',
  input: f.input({ sandbox: sandboxName() }),
  data: f.list(f.record(summary)),
  refusals: { ...noSandbox, crowded: '看请求的页面太多，请关掉一些再试' },
});

export const getRequest = read({
  service: 'console',
  path: '/console/api/request',
  summary: '一个请求的全部：为什么这样回答、收发的内容、语句、改动和契约',
  provenance: 'ours',
  input: f.input({ sandbox: sandboxName(), requestId: requestId() }),
  data: f.madeOf(
    'traffic',
    f.record({
      ...summary,
      summary: f.text('接口说明'),
      service: f.text('服务'),
      /** The group of the call in the document of all calls. */
      group: f.text('接口分组'),
      from: provenance('接口的来源'),
      isWrite: f.flag('会改数据'),
      /** The name of the refusal; "" of what was not refused. */
      rule: f.text('拒绝的名称'),
      message: f.text('提示'),
      /** In one sentence, why it was answered so. */
      why: f.text('为什么'),
      /** What the product does after such an answer. */
      after: f.text('客户端怎么做'),
      steps: f.list(step),
      query: f.list(header),
      sent: f.record(body),
      headers: f.list(header),
      answer: f.record(body),
      fields: f.list(field),
      statements: f.list(statement),
      /** How many there were, as the list is cut. */
      statementCount: f.count('语句数'),
      changes: f.list(change),
      interactions: f.list(
        f.record({
          description: f.text('契约'),
          label: f.text('情形'),
          states: f.list(f.text('前提')),
          /** Whether it pins what this request has met. */
          isThis: f.flag('就是这一种'),
        }),
      ),
      /** Why it cannot be sent again; "" where it can. */
      onlyOnce: f.text('不能再发的原因'),
    }),
  ),
  refusals: { ...noSandbox, ...gone },
});

export const setInspector = write({
  service: 'console',
  path: '/console/api/inspector/set',
  summary: '何时记录请求：有页面在看时、一直、不记录',
  provenance: 'ours',
  changes: 'traffic',
  input: f.input({ sandbox: sandboxName(), state: f.choice('何时记录', watchStates) }),
  data: f.nothing,
  refusals: noSandbox,
});

export const clearRequests = write({
  service: 'console',
  path: '/console/api/requests/clear',
  summary: '清空请求记录',
  provenance: 'ours',
  removes: 'traffic',
  input: f.input({ sandbox: sandboxName() }),
  data: f.nothing,
  refusals: noSandbox,
});

export const sendAgain = write({
  service: 'console',
  path: '/console/api/request/again',
  summary: '再发一次，以同一个人或另一个账号的身份；提交用新的请求编号，所以真的再做一遍',
  provenance: 'ours',
  adds: 'traffic',
  input: f.input({
    sandbox: sandboxName(),
    requestId: requestId(),
    account: f.account('账号').optional(),
  }),
  data: f.record({ requestId: f.text('请求编号'), status: f.count('HTTP 状态') }),
  refusals: {
    ...noSandbox,
    ...gone,
    noAccount: '沙箱里没有账号 {account}',
    onlyOnce: '不能再发：{reason}',
    elsewhere: '只有记录打开时才能再发，否则看不到回答',
  },
  refusedAt: { noAccount: 'account' },
});

export const copyCurl = write({
  service: 'console',
  path: '/console/api/request/curl',
  summary: '一个请求的 cURL 命令，令牌以 $TOKEN 代替；要求时签发一个',
  provenance: 'ours',
  nothing: '只给出命令，要带令牌时签发一个',
  input: f.input({ sandbox: sandboxName(), requestId: requestId(), withToken: f.flag('带令牌').optional() }),
  data: f.record({ command: f.secret('命令') }),
  refusals: { ...noSandbox, ...gone, onlyOnce: '写不成命令：{reason}' },
});
