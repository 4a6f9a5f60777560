import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../lib/build.mjs';
import { command, Stop } from '../lib/command.mjs';
import { ensureInstalled } from '../lib/install.mjs';
import { inProject } from '../lib/paths.mjs';
import { say, step } from '../lib/print.mjs';
import { printFigures } from './report.mjs';

const usage = '用法：npm run bench -- [--only 名称] [--rounds 5] [--seconds 2]';
const resultFile = '.artefacts/bench.json';
const text = /** @type {const} */ ({ type: 'string' });

function readArguments() {
  try {
    return parseArgs({ options: { only: { ...text, multiple: true }, rounds: text, seconds: text } }).values;
  } catch {
    throw new Stop(usage);
  }
}

/** @param {string} name @param {string | undefined} given @param {number} usual @param {number} most */
function readCount(name, given, usual, most) {
  const count = Number(given ?? usual);
  if (Number.isInteger(count) && count >= 1 && count <= most) return count;
  throw new Stop(`--${name} 须为 1 到 ${most} 的整数。${usage}`);
}

/** @param {string[] | undefined} only @param {import('./bench.mjs').Row[]} rows */
function chosenRows(only, rows) {
  const names = rows.map(({ name }) => name);
  const unknown = only?.find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Stop(`没有名为“${unknown}”的项目，可选 ${names.join('、')}`);
  return only ? rows.filter(({ name }) => only.includes(name)) : rows;
}

await command(async () => {
  const given = readArguments();
  const rounds = readCount('rounds', given.rounds, 5, 50);
  const seconds = readCount('seconds', given.seconds, 2, 30);
  await ensureInstalled();
  // What follows needs the installed packages.
  const { createBench, rows } = await import('./bench.mjs');
  const chosen = chosenRows(given.only, rows);
  await ensureBuilt();
  const bench = createBench({ rounds, seconds });
  const machine = { node: process.version, cores: availableParallelism(), loadBefore: loadavg() };
  const figures = [];
  for (const { title, run } of chosen) figures.push(...(await step(title, () => run(bench))));
  say('');
  printFigures(figures);
  writeFileSync(inProject(resultFile), `${JSON.stringify({ ...machine, rounds, seconds, figures }, null, 2)}\n`);
  say(`\n比值 = 本产品 ÷ 基线，同一轮内交替测量 ${rounds} 轮，取中位数；明细在 ${resultFile}`);
});
