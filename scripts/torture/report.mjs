import { say } from '../lib/print.mjs';

/** @typedef {import('./torture.mjs').Outcome} Outcome */

const wide = /[\u2e80-\u9fff\uff00-\uff60]/g;

/** Chinese characters take two columns of a terminal. @param {string} text @param {number} width */
const padded = (text, width) => text + ' '.repeat(Math.max(0, width - text.length - (text.match(wide)?.length ?? 0)));

/** @param {Outcome['tallies']} tallies @param {keyof import('./ledger.mjs').Tally} name */
const sum = (tallies, name) => tallies.reduce((total, [, tally]) => total + tally[name], 0);

/** One line on the way. @param {Outcome} outcome @param {number} kills */
export function sayProgress({ kills: done, tallies, jobs }, kills) {
  const open = sum(tallies, 'whole') + sum(tallies, 'absent');
  say(
    `${done}/${kills} 次中断：已应答 ${sum(tallies, 'answered')}，未应答 ${open}，任务 ${jobs.all}（中断后重做 ${jobs.interrupted}）`,
  );
}

/** How requests of each kind have ended, with their sum. @param {Outcome['tallies']} tallies */
export const tallyRows = (tallies) => [
  ['请求', '已应答', '未应答而完整', '未应答而无痕', '拒绝而无痕'],
  ...tallies.map(([request, { answered, whole, absent, refused }]) =>
    [request, answered, whole, absent, refused].map(String),
  ),
  [
    '合计',
    ...['answered', 'whole', 'absent', 'refused'].map((name) => String(sum(tallies, /** @type {'answered'} */ (name)))),
  ],
];

/** @param {readonly (readonly string[])[]} rows */
export function sayTable(rows) {
  for (const row of rows)
    say(
      row
        .map((cell) => padded(cell, 18))
        .join('')
        .trimEnd(),
    );
}

/** The table at the end. @param {Outcome} outcome */
export function sayOutcome({ kills, startKills, disturbed, seed, tallies, jobs }) {
  say('');
  sayTable(tallyRows(tallies));
  say('');
  say(
    `中断 ${kills} 次（其中启动时 ${startKills} 次，数据库被他人锁住时 ${disturbed.lock} 次，磁盘满时 ${disturbed.disk} 次），种子 ${seed}`,
  );
  say(
    `任务 ${jobs.all} 个，结束 ${jobs.ended} 个，中断后重做 ${jobs.interrupted} 个，中断过多而放弃 ${jobs.givenUp} 个`,
  );
}
