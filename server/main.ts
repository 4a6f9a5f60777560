import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { selectPersonas } from './account/account.queries.ts';
import { buildApp } from './app.ts';
import { NewerDatabase } from './database/migrate.ts';
import { Sandboxes, sandboxFile } from './database/sandbox.ts';

const settings = {
  port: Number(process.env['PORT'] || 4310),
  host: process.env['HOST'] || '127.0.0.1',
  dataDir: process.env['DATA_DIR'] || '.data',
  logLevel: process.env['LOG_LEVEL'] || 'warn',
  clientConfig: process.env['CLIENT_CONFIG'],
  strictAnswers: process.env['STRICT_ANSWERS'] === '1',
};

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'];

/** Milliseconds that running requests have to finish when the server is told to stop; a stalled client takes for ever. */
const longestFarewell = 15_000;

const mainSandbox = 'main';
const noData = '还没有数据，请先运行 npm run seed';

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}

async function start(): Promise<void> {
  if (!Number.isInteger(settings.port) || settings.port < 0 || settings.port > 65_535)
    throw new Error('PORT 须为 0 到 65535 的整数');
  if (!logLevels.includes(settings.logLevel)) throw new Error(`LOG_LEVEL 须为 ${logLevels.join('、')} 之一`);
  mkdirSync(settings.dataDir, { recursive: true });
  if (!existsSync(sandboxFile(settings.dataDir, mainSandbox))) throw new Error(noData);
  openOnce();
  const app = await buildApp({
    dataDir: settings.dataDir,
    clientDir: clientFolder(),
    clientConfig: readConfig(settings.clientConfig),
    strictAnswers: settings.strictAnswers,
    logger: { level: settings.logLevel, redact: ['req.headers["blade-auth"]'], serializers: { req: withoutQuery } },
  });
  closeOnSignal(app);
  const address = await app.listen({ port: settings.port, host: settings.host });
  console.log(welcome(address));
}

/** Opens the data before listening, so that a database that cannot be used is told about at once. */
function openOnce(): void {
  const sandboxes = new Sandboxes(settings.dataDir);
  const hasPersonas = selectPersonas(sandboxes.find(mainSandbox)!).length > 0;
  sandboxes.close();
  if (!hasPersonas) throw new Error(noData);
}

/** The built client lies beside the bundled server; from sources there is none. */
function clientFolder(): string | undefined {
  const folder = fileURLToPath(new URL('../client', import.meta.url));
  return existsSync(`${folder}/assets`) ? folder : undefined;
}

function readConfig(file: string | undefined): object {
  if (!file) return {};
  try {
    const config: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (config !== null && typeof config === 'object') return config;
  } catch {
    // Said below, like a file that holds something else.
  }
  throw new Error(`CLIENT_CONFIG 指向的文件无法读取：${file}`);
}

/** Queries may hold names of people: the log keeps the path only. */
function withoutQuery({ method, url, ip }: FastifyRequest) {
  return { method, path: url.split('?')[0], ip };
}

function closeOnSignal(app: FastifyInstance): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => app.server.closeAllConnections(), longestFarewell).unref();
      void app.close().then(() => process.exit(0));
    });
  }
}

function welcome(address: string): string {
  const sandboxes = new Sandboxes(settings.dataDir);
  const personas = selectPersonas(sandboxes.find(mainSandbox)!);
  sandboxes.close();
  const lines = personas.map(({ account, name, group }) => `  ${account.padEnd(24)}${group}  ${name}`);
  return [`\n启明助教已启动：${address}/`, '', '演示账号（密码都是 understudy）：', ...lines, ''].join('\n');
}

function explain(error: unknown): string {
  if (error instanceof NewerDatabase) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return `端口 ${settings.port} 已被占用，请用 PORT=<其他端口> 启动`;
  if (code === 'EACCES' && message.includes('listen'))
    return `没有权限使用端口 ${settings.port}，请用 PORT=<其他端口> 启动`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `无法在地址 ${settings.host} 上启动，请检查 HOST`;
  if (code && /^(EACCES|EROFS|EPERM|ENOTDIR|EEXIST|SQLITE_(CANTOPEN|READONLY).*)$/.test(code)) {
    return `数据目录不可写：${settings.dataDir}，请检查权限或用 DATA_DIR 指定其他目录`;
  }
  if (code && /^SQLITE_(NOTADB|CORRUPT)/.test(code)) return `数据文件已损坏：${settings.dataDir}/${mainSandbox}.sqlite`;
  return code ? `启动失败：${message}` : message;
}
