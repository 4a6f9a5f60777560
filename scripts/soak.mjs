import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { command, Stop } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { say } from './lib/print.mjs';
import { soakFile, soakFiles } from './lib/soak.mjs';

const usage = `用法：npm run soak -- [--minutes 20] [--seed 7]

把与随机有关的测试（模糊请求、性质、扫描识别）用许多种子反复运行，并以每个角色打开全部页面，到时间为止。
  --minutes  最多运行的分钟数，1 到 1440，默认 20；到时中断正在运行的文件，它不计入结果
  --seed     第一轮的种子，默认随机；每一轮加一，同一种子得到同样的测试`;

/** @param {string} name @param {string} text @param {number} least @param {number} most */
function readNumber(name, text, least, most) {
  const number = Number(text);
  if (text !== '' && Number.isInteger(number) && number >= least && number <= most) return number;
  throw new Stop(`--${name} 须为 ${least} 到 ${most} 的整数`, usage);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '20' },
        seed: { type: 'string', default: String(randomInt(2 ** 30)) },
        help: { type: 'boolean' },
      },
    });
    return values;
  } catch {
    throw new Stop('不认识的参数', usage);
  }
}

/** Runs file after file, round after round, until the time is up. @param {number} deadline @param {number} firstSeed */
async function soak(deadline, firstSeed) {
  const total = { passed: 0, failed: 0, rounds: 0 };
  const files = soakFiles();
  for (let seed = firstSeed; ; seed++) {
    for (const file of files) {
      const counts = await soakFile(file, seed, deadline - performance.now());
      if (!counts) return total;
      total.passed += counts.passed;
      total.failed += counts.failed;
    }
    total.rounds++;
  }
}

await command(async () => {
  const { minutes, seed, help } = readArguments();
  if (help) {
    say(usage);
    return;
  }
  const deadline = performance.now() + readNumber('minutes', minutes, 1, 1440) * 60_000;
  const firstSeed = readNumber('seed', seed, 0, 2 ** 30);
  await ensureInstalled();
  await ensureBuilt();
  const { passed, failed, rounds } = await soak(deadline, firstSeed);
  process.exitCode = passed === 0 || failed > 0 ? 1 : 0;
  say(`\nsoak: ${rounds} whole rounds from seed ${firstSeed}: ${passed} passed, ${failed} failed`);
});
