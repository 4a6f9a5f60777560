import { once } from 'node:events';
import { createServer as createSocket } from 'node:net';
import { command, Stop } from './lib/command.mjs';
import { hasData, loadEnvironment } from './lib/env.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inProject } from './lib/paths.mjs';
import { say } from './lib/print.mjs';
import { runNode, start, toolPath } from './lib/run.mjs';

// What the server answers; everything else, the page of the account service and the sources below /api too, is Vite's.
const serverPaths =
  '^/(api/(vesta|juno|wrongbook|minerva)/|account/(token|personas|logout|ticket)\\b|openapi\\.json|config\\.json)';

async function freePort() {
  const socket = createSocket().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (socket.address());
  socket.close();
  await once(socket, 'close');
  return port;
}

/** @param {string} host @param {number} port @param {string} target */
async function serveClient(host, port, target) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: inProject('scripts/tools/vite.config.ts'),
    server: { host, port, strictPort: true, proxy: { [serverPaths]: { target } } },
  });
  try {
    await vite.listen();
  } catch (error) {
    throw new Stop(`无法监听 ${host}:${port}`, error instanceof Error ? error.message : String(error));
  }
}

await command(async () => {
  await ensureInstalled();
  loadEnvironment();
  const tsx = toolPath('tsx');
  if (!hasData()) {
    const { code } = await runNode([tsx, 'seed/main.ts', '--size', 'demo', '--seed', '7']);
    if (code !== 0) process.exit(code);
  }
  const host = process.env.HOST || '127.0.0.1';
  const port = Number(process.env.PORT || 4310);
  const inner = await freePort();
  await serveClient(host, port, `http://127.0.0.1:${inner}`);
  const env = { HOST: '127.0.0.1', PORT: String(inner), NODE_ENV: 'development' };
  const server = start(process.execPath, [tsx, 'watch', '--clear-screen=false', 'server/main.ts'], { env });
  say(`开发地址 http://${host}:${port}`);
  const [code] = await once(server, 'close');
  process.exit(code ?? 1);
});
