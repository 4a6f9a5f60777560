import { parseArgs } from 'node:util';
import { localDateTime, systemNow } from '../server/database/clock.ts';
import { sandboxFile } from '../server/database/sandbox.ts';
import { keepInitial } from '../server/engines/restoring/initial.ts';
import { createSandbox, type SandboxOptions } from './sandbox.ts';
import { SeedRefused, type SeedStep } from './seed.ts';
import { isSize, sizes } from './sizes.ts';

const largestSeed = 2 ** 32 - 1;
const usage = '用法：npm run seed -- --size demo --seed 7 [--sandbox main] [--reset]';

function readArguments() {
  try {
    return parseArgs({
      options: {
        size: { type: 'string', default: 'demo' },
        seed: { type: 'string', default: '7' },
        sandbox: { type: 'string', default: 'main' },
        reset: { type: 'boolean', default: false },
      },
    }).values;
  } catch {
    throw new SeedRefused(`参数无效。${usage}`);
  }
}

function readSize(text: string) {
  if (!isSize(text)) throw new SeedRefused(`规模“${text}”无效：可选 ${sizes.join('、')}`);
  return text;
}

function readSeed(text: string): number {
  if (!/^\d{1,10}$/.test(text) || Number(text) > largestSeed) {
    throw new SeedRefused(`种子“${text}”无效：须为 0 到 ${largestSeed} 的整数`);
  }
  return Number(text);
}

const formatted = (count: number): string => count.toLocaleString('zh-CN');

const printStep = ({ title, rows, done, total }: SeedStep): void =>
  console.log(`[${done}/${total}] ${title}:${formatted(rows)} 行`);

function run(): void {
  const { size, seed, sandbox, reset } = readArguments();
  const dataDir = process.env.DATA_DIR || '.data';
  const now = localDateTime(systemNow());
  const options: SandboxOptions = { size: readSize(size), seed: readSeed(seed), now, reset, onProgress: printStep };
  const start = performance.now();
  const { schools, classes, teachers, students, graduates } = createSandbox(dataDir, sandbox, options);
  // A large world is for measuring, and would take its place on the disk twice.
  if (options.size !== 'large') keepInitial(dataDir, sandbox);
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  console.log(
    `已生成 ${sandboxFile(dataDir, sandbox)}（规模 ${size}，种子 ${seed}，用时 ${seconds} 秒）：` +
      `${schools} 所学校，${formatted(classes)} 个班级，${formatted(teachers)} 名教职工，` +
      `${formatted(students)} 名在校学生，${formatted(graduates)} 名毕业生`,
  );
}

/** What went wrong, in one line that names what to do about it. */
function explain(error: unknown): string {
  if (error instanceof SeedRefused) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (
    code === 'EACCES' ||
    code === 'EPERM' ||
    code === 'EROFS' ||
    code === 'SQLITE_READONLY' ||
    code === 'SQLITE_CANTOPEN'
  ) {
    return `数据目录不可写：${process.env.DATA_DIR || '.data'}`;
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') return `数据目录不是文件夹：${process.env.DATA_DIR || '.data'}`;
  if (code === 'SQLITE_NOTADB') return '沙箱文件不是数据库；要覆盖它，请加 --reset';
  return `生成数据失败：${message}`;
}

try {
  run();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
