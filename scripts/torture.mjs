import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { command, Stop } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/print.mjs';

const usage = '用法：npm run torture -- [--kills 100] [--seed 7]';
const usualKills = 100;
const mostKills = 10_000;
const mostSeed = 2 ** 31;
const progressEvery = 10;

function readArguments() {
  const text = /** @type {const} */ ({ type: 'string' });
  try {
    return parseArgs({ options: { kills: text, seed: text } }).values;
  } catch {
    throw new Stop(usage);
  }
}

/** @param {string} name @param {string | undefined} given @param {number} usual @param {number} least @param {number} most */
function readNumber(name, given, usual, least, most) {
  const number = Number(given ?? usual);
  if (given !== '' && Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Stop(`--${name} 须为 ${least} 到 ${most} 的整数。${usage}`);
}

await command(async () => {
  const given = readArguments();
  const kills = readNumber('kills', given.kills, usualKills, 1, mostKills);
  const seed = readNumber('seed', given.seed, randomInt(mostSeed), 0, mostSeed);
  await ensureInstalled();
  // What follows needs the installed packages.
  const { torture } = await import('./torture/torture.mjs');
  const { sayOutcome, sayProgress } = await import('./torture/report.mjs');
  await ensureBuilt();
  say(`反复强行中断服务 ${kills} 次，种子 ${seed}`);
  const outcome = await torture({
    kills,
    seed,
    onKill: (soFar) => soFar.kills % progressEvery === 0 && sayProgress(soFar, kills),
  });
  sayOutcome(outcome);
  const { failure, dataDir } = outcome;
  if (!failure) return;
  const where = `第 ${outcome.kills + 1} 次中断前后（种子 ${seed}，数据在 ${dataDir}）`;
  throw new Stop(`${where}：${failure.message.split('\n')[0]}`, failure.stack);
});
