import { write } from '../endpoint.ts';
import * as f from '../fields.ts';
import { sandboxName } from './fields.ts';

// A sandbox moves in three steps: it leaves, arrives elsewhere, and what is left of it is removed; or it stays.

const gone = { noSandbox: '沙箱 {sandbox} 不存在' } as const;

export const leaveSandbox = write({
  service: 'console',
  path: '/console/api/sandbox/leave',
  summary: '交出沙箱：这里不再使用，最后的数据存成快照',
  provenance: 'ours',
  adds: 'snapshot',
  changes: 'sandbox',
  input: f.input({ sandbox: sandboxName() }),
  data: f.record({ id: f.text('快照编号') }),
  refusals: {
    ...gone,
    isMain: '默认沙箱不能移走，可以下载快照，在另一台服务器上建成新沙箱',
    noDisk: '磁盘已满，没有存下快照，沙箱还在这里',
  },
  refusedAt: { noSandbox: 'sandbox' },
});

export const fetchSandbox = write({
  service: 'console',
  path: '/console/api/sandbox/fetch',
  summary: '接过另一台服务器交出的沙箱，两台共用快照文件夹',
  provenance: 'ours',
  adds: 'sandbox',
  input: f.input({ sandbox: sandboxName() }),
  data: f.nothing,
  refusals: { notComing: '共用的快照文件夹里没有交出的沙箱 {sandbox}' },
  refusedAt: { notComing: 'sandbox' },
});

export const keepSandbox = write({
  service: 'console',
  path: '/console/api/sandbox/keep',
  summary: '收回交出而没有人接过的沙箱',
  provenance: 'ours',
  changes: 'sandbox',
  input: f.input({ sandbox: sandboxName() }),
  data: f.nothing,
  refusals: { notLeaving: '沙箱 {sandbox} 没有交出，或者已被接过' },
  refusedAt: { notLeaving: 'sandbox' },
});

export const dropSandbox = write({
  service: 'console',
  path: '/console/api/sandbox/drop',
  summary: '沙箱已在另一台服务器上，删除这里留下的数据',
  provenance: 'ours',
  removes: 'sandbox',
  input: f.input({ sandbox: sandboxName() }),
  data: f.nothing,
  refusals: { notLeaving: '沙箱 {sandbox} 没有交出，不能删除' },
  refusedAt: { notLeaving: 'sandbox' },
});
