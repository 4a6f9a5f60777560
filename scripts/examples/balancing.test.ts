import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createToken, listPersonas } from '../../contracts/account/account.ts';
import { listMyRoles } from '../../contracts/juno/personal.ts';
import { password, personaIds } from '../../seed/landmarks.ts';
import { insertToken } from '../../server/account/account.queries.ts';
import { copySandbox, isSandboxName, openSandbox, sandboxFile } from '../../server/database/sandbox.ts';
import { startTestApp, type TestApp } from '../../server/testing/app.ts';

// Whether the examples for load balancers send each request to the server that has its sandbox: their rules are looked at here, and
// where such a balancer is installed, it runs as it stands between two servers.

const names = ['x01', 'x02', 'x03', 'after-midterm', 'main'];

const example = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8');

/** Starts a server that has sandboxes of its own: each has been asked for there. */
async function startWith(own: readonly string[], dir: string): Promise<TestApp> {
  const server = await startTestApp({ console: { key: '' }, snapshots: { dir, every: 0, isShared: true } });
  server.sandbox.sqlite.pragma('wal_checkpoint(TRUNCATE)');
  for (const name of own) {
    copySandbox(sandboxFile(server.dataDir, 'main'), server.dataDir, name);
    await server.app.inject({ url: listPersonas.path, query: { sandbox: name } });
  }
  return server;
}

let shared: string;
let servers: TestApp[];
let ports: string[];

beforeAll(async () => {
  shared = mkdtempSync(join(tmpdir(), 'understudy-balanced-'));
  const dir = join(shared, 'snapshots');
  servers = [await startWith(['x01', 'x03'], dir), await startWith(['x02', 'after-midterm'], dir)];
  ports = [];
  for (const { app } of servers) ports.push(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterAll(async () => {
  for (const server of servers) await server.close();
  rmSync(shared, { recursive: true });
});

describe('the rules of the examples', () => {
  const tokenOf = (name: string): string => {
    const sandbox = openSandbox(servers[0]!.dataDir, 'main');
    const token = insertToken({ ...sandbox, name }, personaIds.teacher, 'access');
    sandbox.sqlite.close();
    return token;
  };

  it('find the sandbox in a token as it is given out', () => {
    const [, pattern = ''] = /"~\*\^(bearer.*)" \$named/.exec(example('nginx.conf')) ?? [];
    const expression = new RegExp(`^${pattern}`, 'i');
    for (const name of names) expect(expression.exec(`bearer ${tokenOf(name)}`)?.groups?.['named']).toBe(name);
    // HAProxy takes the second word up to its dot.
    expect(example('haproxy.cfg')).toContain("req.hdr(blade-auth),word(2,' '),field(1,.)");
    for (const name of names) expect(`bearer ${tokenOf(name)}`.split(' ')[1]!.split('.')[0]).toBe(name);
  });

  it('take for a sandbox what may be called so', () => {
    const [, pattern = ''] = /-m reg (\S+)/.exec(example('haproxy.cfg')) ?? [];
    for (const text of [...names, '', 'A', '-x', 'a'.repeat(40), 'a'.repeat(41), 'a.b'])
      expect([text, new RegExp(pattern).test(text)]).toEqual([text, isSandboxName(text)]);
  });

  it('keep the console to who sits at a server', () => {
    expect(example('haproxy.cfg')).toContain('http-request deny if { path_beg /console }');
    expect(example('nginx.conf')).toMatch(/location \/console \{\s+return 403;/);
  });
});

interface Balancer {
  program: string;
  file: string;
  args: (file: string) => string[];
}

const balancers: Balancer[] = [
  { program: 'haproxy', file: 'haproxy.cfg', args: (file) => ['-db', '-f', file] },
  { program: 'nginx', file: 'nginx.conf', args: (file) => ['-p', shared, '-c', file, '-g', 'daemon off;'] },
];

const installed = balancers.filter(({ program }) => spawnSync(program, ['-v']).status === 0);

let running: ChildProcess | undefined;

afterEach(async () => {
  if (!running) return;
  const ended = once(running, 'exit');
  running.kill('SIGTERM');
  await ended;
  running = undefined;
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a balancer as its example says, on ports of its own; returns its address once it answers. */
async function start({ program, file, args }: Balancer): Promise<string> {
  const port = await freePort();
  const config = join(shared, file);
  const text = example(file)
    .replace(':8080', `:${port}`)
    .replaceAll(':4310', `:${ports[0]}`)
    .replaceAll(':4311', `:${ports[1]}`);
  writeFileSync(config, text);
  running = spawn(program, args(config), { stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  const status = () =>
    fetch(`${address}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(status).toBe(200);
  return address;
}

async function signIn(address: string, sandbox: string): Promise<string> {
  const answer = await fetch(address + createToken.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'teacher', password, sandbox }),
  });
  expect([sandbox, answer.status]).toEqual([sandbox, 200]);
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}

for (const balancer of installed) {
  it(`${balancer.program} leads each person to the server that has the sandbox`, async () => {
    const address = await start(balancer);
    for (const name of names) {
      expect((await fetch(`${address}${listPersonas.path}?sandbox=${name}`)).status).toBe(200);
      const token = await signIn(address, name);
      expect(token.split('.')[0]).toBe(name);
      const answer = await fetch(address + listMyRoles.path, { headers: { 'blade-auth': `bearer ${token}` } });
      expect([name, answer.status]).toEqual([name, 200]);
    }
    expect((await fetch(`${address}/console/api/overview`)).status).toBe(403);
    // Nothing has come to be where it was not.
    const there = (name: string) => servers.map(({ dataDir }) => existsSync(sandboxFile(dataDir, name)));
    for (const name of names.filter((one) => one !== 'main')) expect(there(name).filter(Boolean)).toHaveLength(1);
  });
}
