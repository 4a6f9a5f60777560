import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { command, Stop } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/print.mjs';

const usage =
  '用法：npm run torture -- [--kills 100] [--seed 7]，或 --console [--minutes 15] [--sandboxes 50] [--seed 7]';
const usual = { kills: 100, minutes: 15, sandboxes: 50 };
const mostKills = 10_000;
const mostSeed = 2 ** 31;
const mostMinutes = 600;
const mostSandboxes = 200;
const progressEvery = 10;
/** Minutes for which a server with sandboxes lives, and milliseconds after which its workers have ended when nothing is asked for. */
const minutesEach = 3;
const rest = 75_000;
const scenarios = ['empty-school', 'term-start', 'after-midterm', 'busy-morning'];

function readArguments() {
  const text = /** @type {const} */ ({ type: 'string' });
  try {
    const options = {
      kills: text,
      seed: text,
      minutes: text,
      sandboxes: text,
      console: { type: /** @type {const} */ ('boolean') },
    };
    return parseArgs({ options }).values;
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

/** @typedef {ReturnType<typeof readArguments>} Given */

/** @param {Given} given */
const seedOf = ({ seed }) => readNumber('seed', seed, randomInt(mostSeed), 0, mostSeed);

/** What goes before either of them; what follows needs the installed packages. */
async function prepare() {
  await ensureInstalled();
  await ensureBuilt();
}

/** Kills a server over and over. @param {Given} given */
async function killOften(given) {
  if (given.minutes !== undefined || given.sandboxes !== undefined) throw new Stop(usage);
  const kills = readNumber('kills', given.kills, usual.kills, 1, mostKills);
  const seed = seedOf(given);
  await prepare();
  const { torture } = await import('./torture/torture.mjs');
  const { sayOutcome, sayProgress } = await import('./torture/report.mjs');
  say(`反复强行中断服务 ${kills} 次，种子 ${seed}`);
  const outcome = await torture({
    kills,
    seed,
    onKill: (soFar) => soFar.kills % progressEvery === 0 && sayProgress(soFar, kills),
  });
  sayOutcome(outcome);
  const { failure, dataDir } = outcome;
  if (failure) fail(`第 ${outcome.kills + 1} 次中断前后（种子 ${seed}，数据在 ${dataDir}）`, failure);
}

/** Uses the console for a while, and kills the server now and then. @param {Given} given */
async function useConsole(given) {
  if (given.kills !== undefined) throw new Stop(usage);
  const minutes = readNumber('minutes', given.minutes, usual.minutes, 1, mostMinutes);
  const sandboxes = readNumber('sandboxes', given.sandboxes, usual.sandboxes, 2, mostSandboxes);
  const seed = seedOf(given);
  await prepare();
  const { soakConsole } = await import('./torture/console/run.mjs');
  const { sayOutcome, sayProgress } = await import('./torture/console/report.mjs');
  say(`使用控制台和 ${sandboxes} 个沙箱 ${minutes} 分钟，种子 ${seed}`);
  const lives = Math.max(2, Math.round(minutes / minutesEach));
  const lifetime = (minutes * 60_000) / lives;
  const outcome = await soakConsole({
    sandboxes,
    seed,
    kills: lives - 1,
    lifetime,
    rest,
    scenarios,
    onProgress: sayProgress,
  });
  sayOutcome(outcome);
  const { failure, dataDir, kills } = outcome;
  if (failure) fail(`中断 ${kills} 次之后（种子 ${seed}，数据在 ${dataDir}）`, failure);
}

/** @param {string} where @param {Error} failure @returns {never} */
function fail(where, failure) {
  throw new Stop(`${where}：${failure.message.split('\n')[0]}`, failure.stack);
}

await command(async () => {
  const given = readArguments();
  await (given.console ? useConsole : killOften)(given);
});
