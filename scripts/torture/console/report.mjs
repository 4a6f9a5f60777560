import { say } from '../../lib/print.mjs';
import { sayTable, tallyRows } from '../report.mjs';

/** @typedef {import('./soak.mjs').Figures} Figures */

/** @param {number} milliseconds */
function timeText(milliseconds) {
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** @param {Figures['acts']} acts */
const sumOf = (acts) => [...acts.values()].reduce((sum, count) => sum + count, 0);

/** One line on the way. @param {Figures} figures */
export function sayProgress({ milliseconds, sandboxes, acts, requests, kills }) {
  say(`${timeText(milliseconds)}：沙箱 ${sandboxes} 个，动作 ${sumOf(acts)}，请求 ${requests}，中断 ${kills} 次`);
}

/** The tables at the end. @param {Figures} figures */
export function sayOutcome({ seed, milliseconds, sandboxes, acts, requests, tallies, kills, databases, memory }) {
  const rows = [...acts].sort(([, a], [, b]) => b - a).map(([name, count]) => [name, String(count)]);
  say('');
  sayTable([['动作', '次数'], ...rows, ['合计', String(sumOf(acts))]]);
  say('');
  sayTable(tallyRows([...tallies]));
  say('');
  say(`用时 ${timeText(milliseconds)}，请求 ${requests} 个，中断 ${kills} 次，剩下沙箱 ${sandboxes} 个，种子 ${seed}`);
  say(`检查了 ${databases} 个数据库`);
  const [first, last] = memory.map(Math.round);
  if (last !== undefined) say(`空闲时的内存：用过一遍之后 ${first} MB，最后 ${last} MB`);
}
