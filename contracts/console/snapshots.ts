import { read, write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { newSandboxName, sandboxName } from './fields.ts';

/** The largest snapshot that is taken in, in megabytes. */
const maxMb = 2048;

const id = () => f.name('快照编号', 20);
const title = () => f.note('快照名称', 30).optional();
const sandboxTitle = () => f.name('沙箱名称', 30);

const gone = { noSandbox: '沙箱 {sandbox} 不存在', gone: '这份快照已被删除' } as const;
const busy = { replacing: '沙箱正在恢复，请稍候' } as const;

/** Why a file is not taken for a snapshot. */
const unfit = {
  notSnapshot: '这不是快照文件，请选择从控制台下载的快照',
  newer: '这份快照由更新的版本存下，请先升级程序',
  damaged: '快照文件已损坏，没有使用，请重新下载后再试',
  foreign: '快照里的数据库不是本系统的，没有使用',
  tooLarge: '快照过大，最多 2 GB',
} as const;

const full = {
  full: '快照已满：每个沙箱最多自己存 30 份、共 4 GB，请先删除几份',
  noDisk: '磁盘已满，没有存下快照，原来的数据没有动',
} as const;
const otherKey = { otherKey: '这份快照的心声密钥与沙箱不同，恢复后会读不出心声；请改用“建成新沙箱”' } as const;
const naming = {
  taken: '沙箱 {sandbox} 已存在，请换一个',
} as const;

const snapshot = f.record({
  id: f.text('编号'),
  title: f.text('名称'),
  /** hand by hand, before a restoring, regular by the clock, upload came as a file. */
  why: f.choice('来由', ['hand', 'before', 'regular', 'upload']),
  createTime: f.text('存下的时间'),
  moment: f.text('沙箱时钟的时间'),
  bytes: f.count('大小（字节）'),
  files: f.count('文件数'),
});

export const listSnapshots = read({
  service: 'console',
  path: '/console/api/snapshots',
  summary: '沙箱的快照',
  provenance: 'ours',
  input: f.input({ sandbox: sandboxName() }),
  data: f.madeOf(
    ['snapshot'],
    f.record({
      snapshots: f.list(snapshot),
      /** Minutes between those that are taken by themselves; 0 for none. */
      every: f.count('定时间隔（分钟）'),
      most: f.count('最多自己存几份'),
      mostBytes: f.count('最多占用（字节）'),
    }),
  ),
  refusals: { noSandbox: gone.noSandbox },
  refusedAt: { noSandbox: 'sandbox' },
});

export const takeSnapshot = write({
  service: 'console',
  path: '/console/api/snapshot/take',
  summary: '存一份快照',
  provenance: 'ours',
  adds: 'snapshot',
  input: f.input({ sandbox: sandboxName(), title: title() }),
  data: f.record({ id: f.text('编号'), title: f.text('名称'), milliseconds: f.count('用时（毫秒）') }),
  refusals: { noSandbox: gone.noSandbox, ...busy, ...full, tooLarge: unfit.tooLarge },
  refusedAt: { noSandbox: 'sandbox' },
});

export const getSnapshotPlan = read({
  service: 'console',
  path: '/console/api/snapshot/plan',
  summary: '恢复快照会丢失什么',
  provenance: 'ours',
  input: f.input({ sandbox: sandboxName(), id: id() }),
  data: f.madeOf(
    ['snapshot', 'sandbox'],
    f.record({
      changes: f.list(f.record({ label: f.text('单位与名称'), count: f.count('数量') })),
      signedIn: f.count('现在登录的人数'),
    }),
  ),
  refusals: { ...gone, ...busy, ...unfit, ...otherKey, noDisk: full.noDisk },
  refusedAt: { noSandbox: 'sandbox' },
});

export const restoreSnapshot = write({
  service: 'console',
  path: '/console/api/snapshot/restore',
  summary: '恢复快照，先存下现在的数据',
  provenance: 'ours',
  adds: 'snapshot',
  changes: ['sandbox', 'fault', 'upstream'],
  input: f.input({ sandbox: sandboxName(), id: id() }),
  data: f.record({
    milliseconds: f.count('用时（毫秒）'),
    /** The one by which it can be undone. */
    before: f.record({ id: f.text('编号'), title: f.text('名称') }),
  }),
  refusals: { ...gone, ...busy, ...unfit, ...otherKey, ...full, failed: '没有恢复，原来的数据没有动，请重试' },
  refusedAt: { noSandbox: 'sandbox' },
});

export const renameSnapshot = write({
  service: 'console',
  path: '/console/api/snapshot/rename',
  summary: '给快照改名',
  provenance: 'ours',
  changes: 'snapshot',
  input: f.input({ sandbox: sandboxName(), id: id(), title: f.name('快照名称', 30) }),
  data: f.nothing,
  refusals: gone,
  refusedAt: { noSandbox: 'sandbox' },
});

export const removeSnapshot = write({
  service: 'console',
  path: '/console/api/snapshot/remove',
  summary: '删除快照',
  provenance: 'ours',
  removes: 'snapshot',
  input: f.input({ sandbox: sandboxName(), id: id() }),
  data: f.nothing,
  refusals: gone,
  refusedAt: { noSandbox: 'sandbox' },
});

export const downloadSnapshot = read({
  service: 'console',
  path: '/console/api/snapshot/download',
  summary: '下载快照',
  provenance: 'ours',
  answers: 'file',
  input: f.input({ sandbox: sandboxName(), id: id() }),
  data: f.nothing,
  refusals: gone,
  refusedAt: { noSandbox: 'sandbox' },
});

export const uploadSnapshot = write({
  service: 'console',
  path: '/console/api/snapshot/upload',
  summary: '上传快照，放进沙箱的快照里',
  provenance: 'ours',
  adds: 'snapshot',
  upload: { maxMb },
  input: f.input({ sandbox: sandboxName(), title: title() }),
  data: f.record({ id: f.text('编号'), title: f.text('名称') }),
  refusals: { noSandbox: gone.noSandbox, ...unfit, ...otherKey, ...full },
  refusedAt: { noSandbox: 'sandbox' },
});

export const uploadSandbox = write({
  service: 'console',
  path: '/console/api/snapshot/upload-sandbox',
  summary: '上传快照，建成新沙箱',
  provenance: 'ours',
  adds: 'sandbox',
  upload: { maxMb },
  input: f.input({ sandbox: newSandboxName(), title: sandboxTitle() }),
  data: f.record({ sandbox: f.text('沙箱') }),
  refusals: { ...naming, ...unfit, noDisk: full.noDisk },
  refusedAt: { taken: 'sandbox' },
});

export const openSnapshot = write({
  service: 'console',
  path: '/console/api/snapshot/open',
  summary: '把快照建成新沙箱',
  provenance: 'ours',
  adds: 'sandbox',
  input: f.input({ sandbox: sandboxName(), id: id(), newSandbox: newSandboxName(), title: sandboxTitle() }),
  data: f.record({ sandbox: f.text('沙箱') }),
  refusals: { ...gone, ...naming, ...unfit, noDisk: full.noDisk },
  refusedAt: { noSandbox: 'sandbox', taken: 'newSandbox' },
});
