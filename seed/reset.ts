import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { restoreSandbox } from '../contracts/account/restoring.ts';
import type { DataOf } from '../contracts/endpoint.ts';
import type { Envelope } from '../contracts/envelope.ts';
import { localDateTime, systemNow } from '../server/database/clock.ts';
import { isSandboxName, sandboxFile, withSandbox } from '../server/database/sandbox.ts';
import { hasInitial } from '../server/engines/restoring/initial.ts';
import { restore } from '../server/engines/restoring/restore.ts';
import { snapshotDirOf } from '../server/engines/snapshots/places.ts';
import { takeTask } from '../server/engines/snapshots/take-task.ts';
import { runningServer } from '../server/database/running-server.ts';

const usage = '用法：npm run reset [-- --sandbox main]';

function readSandbox(): string {
  try {
    return parseArgs({ options: { sandbox: { type: 'string', default: 'main' } } }).values.sandbox;
  } catch {
    throw new Error(`参数无效。${usage}`);
  }
}

/** Asks the server that runs, so that who is signed in is told; without one, does it here. */
async function run(): Promise<void> {
  const dataDir = process.env.DATA_DIR || '.data';
  const name = readSandbox();
  if (!isSandboxName(name) || !existsSync(sandboxFile(dataDir, name)))
    throw new Error(`沙箱 ${name} 不存在；请先运行 npm run seed -- --sandbox ${name}`);
  if (!hasInitial(dataDir, name))
    throw new Error(
      `沙箱 ${name} 没有保存初始数据；请停止服务后运行 npm run seed -- --sandbox ${name} --reset 重新生成`,
    );
  const begun = performance.now();
  const address = runningServer(dataDir);
  const kept = address === undefined ? await restoreHere(dataDir, name) : await ask(address, name);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  console.log(`沙箱 ${name} 已恢复到初始状态，用时 ${seconds} 秒；原来的数据存为快照“${kept}”，其他沙箱没有动`);
}

/** Returns what the snapshot is called that holds what was there before. */
async function restoreHere(dataDir: string, name: string): Promise<string> {
  const snapshotDir = snapshotDirOf(process.env, dataDir);
  const before = withSandbox(sandboxFile(dataDir, name), (sandbox) =>
    takeTask({ dataDir, snapshotDir }, sandbox, { why: 'before' }),
  );
  await restore({ dataDir, name, now: localDateTime(systemNow()), before });
  return before.label.title;
}

async function ask(address: string, sandbox: string): Promise<string> {
  const answer = await fetch(address + restoreSandbox.path, {
    method: restoreSandbox.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ sandbox }),
  });
  const { success, msg, data } = (await answer.json()) as Envelope<DataOf<typeof restoreSandbox>>;
  if (!success) throw new Error(msg);
  return data.snapshot;
}

try {
  await run();
} catch (error) {
  console.error(`没有恢复：${(error as Error).message}`);
  process.exitCode = 1;
}
