import { haveFaults } from './faulty.mjs';
import { lookFromConsole } from './looking.mjs';
import { visit } from './visiting.mjs';
import {
  copySandbox,
  makeSandbox,
  moveClock,
  removeSandbox,
  restoreBeginning,
  restoreSnapshot,
  takeSnapshot,
} from './worlds.mjs';

/** @typedef {(soak: import('./soak.mjs').Soak, sandbox: import('./sandbox.mjs').Sandbox) => Promise<void>} Act */

/** What is done to a sandbox, and how often of a hundred times. @type {readonly { name: string, share: number, act: Act }[]} */
const acts = [
  { name: '读写', share: 48, act: visit },
  { name: '故障', share: 12, act: haveFaults },
  { name: '看控制台', share: 6, act: lookFromConsole },
  { name: '拨时钟', share: 6, act: moveClock },
  { name: '存快照', share: 8, act: takeSnapshot },
  { name: '恢复快照', share: 7, act: restoreSnapshot },
  { name: '恢复到开始', share: 5, act: restoreBeginning },
  { name: '复制', share: 3, act: copySandbox },
  { name: '删除', share: 3, act: removeSandbox },
  { name: '新建', share: 2, act: makeSandbox },
];

/** Every act as often as its share. */
export const actions = acts.flatMap(({ name, share, act }) => Array.from({ length: share }, () => ({ name, act })));
