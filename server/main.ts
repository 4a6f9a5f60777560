import { existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { selectPersonas } from './account/account.queries.ts';
import { buildApp } from './app.ts';
import { makeCompanionWorld } from './companion-world.ts';
import { NewerDatabase } from './database/migrate.ts';
import { DamagedDatabase, isDamage } from './database/damage.ts';
import { sandboxFile } from './database/sandbox.ts';
import { sandboxNames, Sandboxes } from './database/sandboxes.ts';
import { againWhileBusy } from './database/passing.ts';
import { announceServer, withdrawServer } from './database/running-server.ts';
import { readSettings, type Settings } from './settings.ts';

/** Milliseconds that running requests have to finish when the server is told to stop; a stalled client takes for ever. */
const longestFarewell = 15_000;

const mainSandbox = 'main';
const noData = '还没有数据，请先运行 npm run seed';

const settings = settingsOrEnd();
void start(settings).catch((error: unknown) => end(explain(error, settings)));

function settingsOrEnd(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    return end((error as Error).message);
  }
}

function end(line: string): never {
  console.error(line);
  process.exit(1);
}

async function start({ port, host, logLevel, ...options }: Settings): Promise<void> {
  const { dataDir } = options;
  mkdirSync(dataDir, { recursive: true });
  if (options.companion) await makeCompanionWorld(dataDir);
  const personas = options.companion ? [] : await openMain(dataDir);
  const app = await buildApp({
    ...options,
    clientDir: clientFolder(),
    logger: { level: logLevel, redact: ['req.headers["blade-auth"]'], serializers: { req: withoutQuery } },
  });
  closeOnSignal(app);
  const address = await app.listen({ port, host });
  announceServer(dataDir, address);
  console.log(options.companion ? accompanies(address, options.companion.of) : welcome(address, personas));
}

type Persona = ReturnType<typeof selectPersonas>[number];

/** Opens the data before listening, so that a database that cannot be used is told about at once; returns who may sign in. */
async function openMain(dataDir: string): Promise<Persona[]> {
  if (!existsSync(sandboxFile(dataDir, mainSandbox))) throw new Error(noData);
  const sandboxes = new Sandboxes(dataDir);
  try {
    const personas = selectPersonas((await againWhileBusy(() => sandboxes.find(mainSandbox)))!);
    if (personas.length === 0) throw new Error(noData);
    return personas;
  } catch (error) {
    // The others are served all the same; the log says what is wrong with this one.
    if (isDamaged(error) && sandboxNames(dataDir).length > 1) return [];
    throw error;
  } finally {
    sandboxes.close();
  }
}

function isDamaged(error: unknown): boolean {
  return error instanceof DamagedDatabase || isDamage(error);
}

/** The built client lies beside the bundled server; from sources there is none. */
function clientFolder(): string | undefined {
  const folder = fileURLToPath(new URL('../client', import.meta.url));
  return existsSync(`${folder}/assets`) ? folder : undefined;
}

/** Letters of a path that the log keeps: no call has so many, and anybody may ask for longer ones. */
const longestLogged = 200;

/** Queries may hold names of people: the log keeps the path only. */
function withoutQuery({ method, url, ip }: FastifyRequest) {
  return { method, path: url.split('?')[0]!.slice(0, longestLogged), ip };
}

function closeOnSignal(app: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => app.server.closeAllConnections(), longestFarewell).unref();
      void app.close().then(() => {
        withdrawServer(settings.dataDir);
        process.exit(0);
      });
    });
  }
}

function welcome(address: string, personas: readonly Persona[]): string {
  const lines = personas.map(({ account, name, group }) => `  ${account.padEnd(24)}${group}  ${name}`);
  return [`\n启明助教已启动：${address}/`, '', '演示账号（密码都是 understudy）：', ...lines, ''].join('\n');
}

const accompanies = (address: string, of: string): string => `\n启明助教已启动：${address}/，配合 ${of} 使用\n`;

function explain(error: unknown, { port, host, dataDir }: Settings): string {
  if (error instanceof NewerDatabase || error instanceof DamagedDatabase) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `端口 ${port} 已被占用，请用 PORT=<其他端口> 启动`;
  if (code === 'EACCES' && message.includes('listen')) return `没有权限使用端口 ${port}，请用 PORT=<其他端口> 启动`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `无法在地址 ${host} 上启动，请检查 HOST`;
  if (code && /^(EACCES|EROFS|EPERM|ENOTDIR|EEXIST|SQLITE_(CANTOPEN|READONLY).*)$/.test(code)) {
    return `数据目录不可写：${dataDir}，请检查权限或用 DATA_DIR 指定其他目录`;
  }
  if (isDamage(error)) return new DamagedDatabase(mainSandbox, sandboxFile(dataDir, mainSandbox), message).message;
  return code ? `启动失败：${message}` : message;
}
