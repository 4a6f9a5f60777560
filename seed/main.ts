import { parseArgs } from 'node:util';
import { localDateTime, systemNow } from '../server/database/clock.ts';
import { sandboxFile } from '../server/database/sandbox.ts';
import { keepInitial } from '../server/engines/restoring/initial.ts';
import { createBank, createSandbox, type BankOptions, type SandboxOptions } from './sandbox.ts';
import { SeedRefused, type SeedStep } from './seed.ts';
import { isSize, sizes } from './sizes.ts';

const largestSeed = 2 ** 32 - 1;
const usage =
  '用法：npm run seed -- --size demo --seed 7 [--sandbox main] [--reset]，或 npm run seed -- --bank --sandbox companion';

function readArguments() {
  try {
    return parseArgs({
      options: {
        size: { type: 'string', default: 'demo' },
        seed: { type: 'string', default: '7' },
        sandbox: { type: 'string', default: 'main' },
        reset: { type: 'boolean', default: false },
        bank: { type: 'boolean', default: false },
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
  const { size, seed, sandbox, reset, bank } = readArguments();
  const dataDir = process.env.DATA_DIR || '.data';
  const start = performance.now();
  const options = { seed: readSeed(seed), now: localDateTime(systemNow()), reset, onProgress: printStep };
  const made = bank
    ? makeBank(dataDir, sandbox, options)
    : makeWorld(dataDir, sandbox, { ...options, size: readSize(size) });
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  console.log(`已生成 ${sandboxFile(dataDir, sandbox)}（种子 ${seed}，用时 ${seconds} 秒）：${made}`);
}

function makeBank(dataDir: string, sandbox: string, options: BankOptions): string {
  createBank(dataDir, sandbox, options);
  return '题库，没有学校和人员';
}

function makeWorld(dataDir: string, sandbox: string, options: SandboxOptions): string {
  const { size } = options;
  const { schools, classes, teachers, students, graduates } = createSandbox(dataDir, sandbox, options);
  // A large world is for measuring, and would take its place on the disk twice.
  if (size !== 'large') keepInitial(dataDir, sandbox);
  return (
    `规模 ${size}，${schools} 所学校，${formatted(classes)} 个班级，${formatted(teachers)} 名教职工，` +
    `${formatted(students)} 名在校学生，${formatted(graduates)} 名毕业生`
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
