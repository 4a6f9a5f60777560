import { scenarioNames } from '../constants/scenarios.ts';
import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { mostAtOnce, room, sandboxName, sandboxTitle } from './fields.ts';

export const listSandboxes = read({
  service: 'console',
  path: '/console/api/sandboxes',
  summary: '沙箱列表',
  provenance: 'ours',
  input: f.input({ keyword: f.keyword('名称或场景') }),
  data: f.madeOf(
    ['sandbox', 'snapshot', 'fault'],
    f.list(
      f.record({
        sandbox: f.text('沙箱'),
        title: f.text('名称'),
        /** What the scenario is called of which it was made; "" of one that was made of none. */
        scenario: f.text('场景'),
        /** Whether it can go back to what it began with. */
        isRestorable: f.flag('能否恢复'),
        createTime: f.text('建立时间'),
        /** "" of one that nobody has used since the server started. */
        lastUse: f.text('最近使用'),
        /** Whether its database is open; closed ones are opened when somebody comes. */
        isOpen: f.flag('打开着'),
        online: f.count('十分钟内有请求的人数'),
        bytes: f.count('占用磁盘（字节）'),
      }),
    ),
  ),
  where: { keyword: { contains: ['title', 'scenario', 'sandbox'] } },
});

const gone = { noSandbox: '沙箱 {sandbox} 不存在' } as const;
const busy = { busy: '沙箱 {sandbox} 正在恢复或删除，请稍候' } as const;

const made = f.list(f.record({ sandbox: f.text('沙箱'), title: f.text('名称') }));

export const listScenarios = read({
  service: 'console',
  path: '/console/api/scenarios',
  summary: '场景：可以用来新建沙箱的世界',
  provenance: 'ours',
  input: f.input({}),
  data: f.madeOf(
    ['sandbox'],
    f.list(
      f.record({
        scenario: f.choice('场景', scenarioNames),
        title: f.text('名称'),
        purpose: f.text('用来讲什么'),
        day: f.dateTime('那里的时间'),
        /** Whether one is made of it at once; else its world is prepared first. */
        isReady: f.flag('已准备好'),
        /** How far preparing has come; 0 where nothing is prepared. */
        percent: f.count('准备了百分之几'),
        bytes: f.count('一个占用磁盘（字节）'),
        /** The accounts of those who have something to show there. */
        cast: f.list(f.text('账号')),
      }),
    ),
  ),
});

export const prepareScenario = write({
  service: 'console',
  path: '/console/api/scenarios/prepare',
  summary: '开始准备一个场景；准备到哪里，看场景列表',
  provenance: 'ours',
  changes: 'sandbox',
  input: f.input({ scenario: f.choice('场景', scenarioNames) }),
  data: f.nothing,
});

export const createSandboxes = write({
  service: 'console',
  path: '/console/api/sandboxes/create',
  summary: '用一个场景新建沙箱，一个或给一班每人一个；要么全部建好，要么一个也不留',
  provenance: 'ours',
  adds: 'sandbox',
  input: f.input({
    scenario: f.choice('场景', scenarioNames),
    titles: f.several('名称', sandboxTitle(), mostAtOnce).min(1, '至少写一个名称'),
  }),
  data: made,
  refusals: { ...room, notPrepared: '场景没有准备好，请重试' },
});

export const copySandbox = write({
  service: 'console',
  path: '/console/api/sandboxes/copy',
  summary: '复制一个沙箱现在的样子；登录不一起复制',
  provenance: 'ours',
  adds: 'sandbox',
  input: f.input({ sandbox: sandboxName(), title: sandboxTitle() }),
  data: f.record({ sandbox: f.text('沙箱') }),
  refusals: { ...gone, ...busy, ...room },
});

export const renameSandbox = write({
  service: 'console',
  path: '/console/api/sandboxes/rename',
  summary: '改沙箱的名称；地址和令牌里的名字不变',
  provenance: 'ours',
  changes: 'sandbox',
  input: f.input({ sandbox: sandboxName(), title: sandboxTitle() }),
  data: f.nothing,
  refusals: gone,
});

export const removeSandboxes = write({
  service: 'console',
  path: '/console/api/sandboxes/remove',
  summary: '删除沙箱：数据、文件和密钥，登录都失效',
  provenance: 'ours',
  removes: 'sandbox',
  input: f.input({ sandboxes: f.several('沙箱', sandboxName(), mostAtOnce).min(1, '至少选一个沙箱') }),
  data: f.nothing,
  refusals: { ...gone, ...busy, isMain: '默认沙箱不能删除，可以恢复' },
});

export const restoreSandboxes = write({
  service: 'console',
  path: '/console/api/sandboxes/restore',
  summary: '把沙箱恢复到开始时的样子',
  provenance: 'ours',
  changes: 'sandbox',
  input: f.input({ sandboxes: f.several('沙箱', sandboxName(), mostAtOnce).min(1, '至少选一个沙箱') }),
  data: f.record({
    milliseconds: f.count('用时（毫秒）'),
    /** Who asked for something there in the last ten minutes, and is told to sign in again. */
    told: f.count('收到提示的人数'),
    /** What the snapshot is called that was taken first; of several the last. */
    snapshot: f.text('先存的快照'),
  }),
  refusals: {
    ...gone,
    ...busy,
    noInitial: '沙箱 {sandbox} 没有保存初始数据，不能恢复',
    failed: '沙箱 {sandbox} 没有恢复，原来的数据没有动，请重试',
  },
});

export const getLosses = read({
  service: 'console',
  path: '/console/api/sandboxes/losses',
  summary: '恢复一个沙箱会丢失什么，谁在用',
  provenance: 'ours',
  input: f.input({ sandbox: sandboxName() }),
  data: f.madeOf(
    ['sandbox'],
    f.record({
      changes: f.list(f.record({ label: f.text('单位与名称'), count: f.count('数量') })),
      online: f.count('十分钟内有请求的人数'),
      /** Those who are, by name. */
      people: f.list(f.text('姓名')),
      /** "" where it never was. */
      restoredAt: f.text('上次恢复的时间'),
    }),
  ),
  where: { sandbox: { unchecked: '统计的是那个沙箱' } },
  refusals: { ...gone, ...busy },
});

export const listAddresses = read({
  service: 'console',
  path: '/console/api/addresses',
  summary: '别的机器打开产品的地址',
  provenance: 'ours',
  input: f.input({}),
  data: f.list(
    f.record({
      address: f.text('地址'),
      /** Whether the server listens there, so that other machines reach it. */
      isReachable: f.flag('能打开'),
    }),
  ),
});
