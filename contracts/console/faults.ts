import { recipeNames } from '../constants/faults.ts';
import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { sandboxName } from './fields.ts';

/** The services whose calls can go wrong. */
const faultyServices = ['vesta', 'juno', 'wrongbook', 'minerva', 'account'] as const;

const refusals = { noSandbox: '沙箱 {sandbox} 不存在' } as const;
const noFault = { noFault: '这项故障已经删掉了' } as const;

const sandbox = sandboxName();
const unchecked = { sandbox: { unchecked: '故障属于沙箱' } } as const;

export const listFaults = read({
  service: 'console',
  path: '/console/api/faults',
  summary: '沙箱里的故障',
  provenance: 'ours',
  input: f.input({ sandbox }),
  data: f.madeOf(
    ['fault', 'snapshot'],
    f.list(
      f.record({
        fault: f.text('编号'),
        recipe: f.choice('故障', recipeNames),
        /** The lie of `lie`, else "". */
        lie: f.text('谎言'),
        /** In one line, with what it is bound to. */
        title: f.text('说明'),
        /** "" for every service, every call, everybody. */
        service: f.text('服务'),
        call: f.text('调用'),
        account: f.text('账号'),
        personName: f.text('姓名'),
        probability: f.count('概率（百分之）'),
        /** 0 without end. */
        count: f.count('次数'),
        used: f.count('已用次数'),
        isOn: f.flag('开着'),
      }),
    ),
  ),
  refusals,
  refusedAt: { noSandbox: 'sandbox' },
  where: unchecked,
});

export const listFaultyCalls = read({
  service: 'console',
  path: '/console/api/faults/calls',
  summary: '每个调用能出哪些故障',
  provenance: 'ours',
  input: f.input({}),
  data: f.list(
    f.record({
      call: f.text('调用'),
      service: f.text('服务'),
      summary: f.text('说明'),
      method: f.text('方法'),
      path: f.text('路径'),
      recipes: f.list(f.choice('故障', recipeNames)),
    }),
  ),
});

export const listLies = read({
  service: 'console',
  path: '/console/api/faults/lies',
  summary: '一个调用能说的谎，和契约测试里的一样',
  provenance: 'ours',
  input: f.input({ call: f.name('调用', 60) }),
  data: f.list(
    f.record({
      lie: f.text('谎言'),
      sort: f.text('类别'),
      /** In a sentence. */
      text: f.text('说明'),
    }),
  ),
  refusals: { noCall: '没有调用 {call}，或者它不说谎：只有别的服务也有的调用说谎' },
  refusedAt: { noCall: 'call' },
  where: { call: { unchecked: '谎言属于调用' } },
});

export const addFault = write({
  service: 'console',
  path: '/console/api/faults/add',
  summary: '打开一项故障',
  provenance: 'ours',
  adds: 'fault',
  input: f.input({
    sandbox,
    recipe: f.choice('故障', recipeNames),
    lie: f.note('谎言', 200).optional(),
    service: f.choice('服务', faultyServices).optional(),
    call: f.note('调用', 60).optional(),
    account: f.note('账号', 30).optional(),
    probability: f.wholeNumber('概率（百分之）', 0, 100).optional(),
    count: f.wholeNumber('次数', 0, 10_000).optional(),
  }),
  data: f.record({ fault: f.text('编号') }),
  refusals: {
    ...refusals,
    noCall: '没有调用 {call}',
    unfit: '{reason}',
    noAccount: '沙箱里没有账号 {account}',
    noLie: '{call} 没有这个谎言',
    tooMany: '一个沙箱里最多 {count} 项故障，请先删掉不用的',
  },
  refusedAt: { noSandbox: 'sandbox', noCall: 'call', unfit: 'call', noAccount: 'account', noLie: 'lie' },
});

export const switchFault = write({
  service: 'console',
  path: '/console/api/faults/switch',
  summary: '开关一项故障；不说哪一项就是全部。重新打开时从头计数',
  provenance: 'ours',
  changes: 'fault',
  input: f.input({ sandbox, fault: f.note('编号', 10).optional(), isOn: f.flag('开着') }),
  data: f.nothing,
  refusals: { ...refusals, ...noFault },
  refusedAt: { noSandbox: 'sandbox', noFault: 'fault' },
});

export const removeFault = write({
  service: 'console',
  path: '/console/api/faults/remove',
  summary: '删掉一项故障',
  provenance: 'ours',
  removes: 'fault',
  input: f.input({ sandbox, fault: f.name('编号', 10) }),
  data: f.nothing,
  refusals: { ...refusals, ...noFault },
  refusedAt: { noSandbox: 'sandbox', noFault: 'fault' },
});
