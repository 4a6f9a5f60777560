import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openSandbox, sandboxFile } from '../server/database/sandbox.ts';
import type { PaperSize } from '../server/engines/printing/document.ts';
import { closePrintPool } from '../server/engines/printing/pool.ts';
import { levels, type DamageLevel } from '../server/engines/simulation/damage.ts';
import { closeSimulationPool, makeScansApart } from '../server/engines/simulation/pool.ts';
import type { MadeScans, ScanProgress } from '../server/engines/simulation/tasks.ts';
import { printClass } from './simulation/class-sheets.ts';
import { reportHardSet } from './simulation/hard-report.ts';
import { reportAccuracy } from './simulation/report.ts';

const usage =
  '用法：npm run make-scans -- --assignment 作业编号 --out 文件夹 [--class 班级编号] [--damage clean|usual|bad] ' +
  '[--seed 1] [--absent 2] [--paper A4|B4|A3] [--pictures] [--sandbox main]，或 npm run make-scans -- --report [--seed 1]，或 npm run make-scans -- --hard 3000 [--seed 1]';

function readArguments() {
  try {
    return parseArgs({
      options: {
        assignment: { type: 'string' },
        class: { type: 'string' },
        out: { type: 'string' },
        damage: { type: 'string', default: 'usual' },
        seed: { type: 'string', default: '1' },
        absent: { type: 'string', default: '0' },
        paper: { type: 'string', default: 'A4' },
        pictures: { type: 'boolean', default: false },
        sandbox: { type: 'string', default: 'main' },
        report: { type: 'boolean', default: false },
        hard: { type: 'string' },
      },
    }).values;
  } catch {
    throw new Error(`参数无效。${usage}`);
  }
}

type Arguments = ReturnType<typeof readArguments>;

function wholeNumber(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name}“${text}”无效：须为不大于 999999999 的整数`);
  return Number(text);
}

function damageLevel(text: string): DamageLevel {
  if (text in levels) return text as DamageLevel;
  throw new Error(`损坏程度“${text}”无效：可选 ${Object.keys(levels).join('、')}`);
}

function paperSize(text: string): PaperSize {
  if (text === 'A4' || text === 'B4' || text === 'A3') return text;
  throw new Error(`纸张“${text}”无效：可选 A4、B4、A3`);
}

function openWorld(name: string) {
  const dataDir = process.env.DATA_DIR || '.data';
  if (!existsSync(sandboxFile(dataDir, name)))
    throw new Error(`数据目录 ${dataDir} 中没有沙箱“${name}”，请先运行 npm run seed`);
  return openSandbox(dataDir, name);
}

/** Tells at every tenth page how far it is. */
function sayProgress({ done, total }: ScanProgress): void {
  if (done % 10 === 0 || done === total) console.log(`已生成 ${done}/${total} 页`);
}

function save(folder: string, { file, lengths, truth }: MadeScans): void {
  mkdirSync(folder, { recursive: true });
  let at = 0;
  lengths.forEach((length, index) => {
    writeFileSync(join(folder, `scan-${String(index + 1).padStart(3, '0')}.jpg`), file.subarray(at, at + length));
    at += length;
  });
  if (lengths.length === 0) writeFileSync(join(folder, 'scan.pdf'), file);
  writeFileSync(join(folder, 'truth.json'), `${JSON.stringify(truth, null, 1)}\n`);
}

async function make({ assignment, class: classId, out, ...rest }: Arguments): Promise<void> {
  if (!assignment || !out) throw new Error(usage);
  const wanted = {
    ...{
      damage: damageLevel(rest.damage),
      seed: wholeNumber('种子', rest.seed),
      absent: wholeNumber('缺考人数', rest.absent),
    },
    output: rest.pictures ? ('pictures' as const) : ('pdf' as const),
  };
  const sandbox = openWorld(rest.sandbox);
  try {
    const { input } = await printClass(sandbox, {
      assignmentId: assignment,
      classIds: classId === undefined ? undefined : [classId],
      paperSize: paperSize(rest.paper),
    });
    const made = await makeScansApart({ ...input, ...wanted }, sayProgress);
    save(out, made);
    console.log(`${made.truth.pages.length} 页扫描件和 truth.json 已写入 ${out}`);
  } finally {
    sandbox.sqlite.close();
  }
}

try {
  const values = readArguments();
  const seed = wholeNumber('种子', values.seed);
  if (values.hard !== undefined) await reportHardSet(wholeNumber('页数', values.hard), seed);
  else if (!values.report) await make(values);
  else if (!(await reportAccuracy(seed))) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await Promise.all([closePrintPool(), closeSimulationPool()]);
}
