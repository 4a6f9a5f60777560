import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';

const serverFile = fileURLToPath(new URL('../../dist/server/main.js', import.meta.url));

/** Whatever the machine is busy with, no call is refused for it. */
const usual = { PORT: '0', HOST: '127.0.0.1', STRICT_ANSWERS: '1', OVERLOAD_DELAY: '0', CLIENT_CONFIG: '' };

/** A built server in a process of its own. */
export interface Running {
  /** Without a slash at its end. */
  address: string;
  stop: () => Promise<void>;
}

/** Starts the built server with settings of its own; on a free port unless they name one. */
export async function startServer(settings: Record<string, string>): Promise<Running> {
  if (!existsSync(serverFile)) throw new Error('The application is not built: npm run build');
  const server = spawn(process.execPath, [serverFile], {
    env: { ...process.env, ...usual, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { address: await addressOf(server), stop: () => stop(server) };
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
      if (address) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
}

/** A port that nobody listens on, for a server that others have to know before it starts. */
export async function freePort(): Promise<number> {
  const socket = createServer().listen(0, '127.0.0.1');
  await once(socket, 'listening');
  const { port } = socket.address() as AddressInfo;
  socket.close();
  await once(socket, 'close');
  return port;
}
