import { constants, renameSync, rmSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { addFault, removeFault } from '../../contracts/console/faults.ts';
import { clearRequests, listRequests, setInspector } from '../../contracts/console/inspector.ts';
import { setClock } from '../../contracts/console/clock.ts';
import type { DataOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import type { Envelope } from '../../contracts/envelope.ts';
import { insertToken, selectUserByAccount } from '../account/account.queries.ts';
import { copySandbox, sandboxFile, sandboxFilesDir, keyFileOf } from '../database/sandbox.ts';
import type { Sandboxes } from '../database/sandboxes.ts';
import { write } from '../database/prepared.ts';
import type { FaultOptions, Sandbox } from './types.ts';

/** What a test's sandbox is made of. */
interface Parts {
  app: FastifyInstance;
  sandboxes: Sandboxes;
  url: string;
  /** The database file of the world that it begins with. */
  world: string;
  name: string;
}

/** Makes a sandbox for a test. */
export async function openTestSandbox(parts: Parts): Promise<Sandbox> {
  const { app, sandboxes, url, world, name } = parts;
  copySandbox(world, sandboxes.dataDir, name);
  let beginning = copyOf(parts);
  const ask = asking(app);
  await ask(setInspector, { sandbox: name, state: 'on' });
  const token = (account: string): string => tokenOf(sandboxes, name, account);
  return {
    name,
    signInUrl: `${url}/account/#/cslogin?sandbox=${name}`,
    token,
    fetch: (account, path, init = {}) =>
      fetch(url + path, { ...init, headers: { ...init.headers, 'Blade-Auth': `bearer ${token(account)}` } }),
    reset: async () => {
      await ask(clearRequests, { sandbox: name });
      await putBack(parts, await beginning);
      beginning = copyOf(parts);
    },
    setClock: async (time, rate) =>
      void (await ask(setClock, { sandbox: name, time, ...(rate !== undefined && { rate }) })),
    fault: (fault) => addFaultTo(ask, name, fault),
    requests: async () => (await ask(listRequests, { sandbox: name })).requests,
    remove: async () => {
      rmSync(await beginning, { force: true });
      await sandboxes.remove(name, () => removeAll(sandboxes.dataDir, name));
    },
  };
}

type Ask = <E extends Endpoint>(call: E, input: InputOf<E>) => Promise<DataOf<E>>;

/** Asks the console of the server, which says in Chinese what it refuses. */
const asking =
  (app: FastifyInstance): Ask =>
  async <E extends Endpoint>({ method, path: url }: E, input: InputOf<E>) => {
    const given = method === 'GET' ? { query: input as Record<string, string> } : { payload: input as object };
    const answer = await app.inject({ method, url, headers: { host: 'localhost' }, ...given });
    const { success, data, msg } = answer.json<Envelope<DataOf<E>>>();
    if (!success) throw new Error(msg);
    return data;
  };

async function addFaultTo(ask: Ask, sandbox: string, options: FaultOptions): Promise<() => Promise<void>> {
  const { fault } = await ask(addFault, { sandbox, ...options } as InputOf<typeof addFault>);
  return async () => void (await ask(removeFault, { sandbox, fault }));
}

function tokenOf(sandboxes: Sandboxes, name: string, account: string): string {
  const sandbox = sandboxes.find(name)!;
  const user = selectUserByAccount(sandbox, account);
  if (!user) throw new Error(`沙箱里没有账号 ${account}`);
  return insertToken(sandbox, user.id, 'access');
}

const tokenRows = 'select * from tokens';

/** A copy of the beginning, made while a test goes on: nothing of a reset would take longer. Whoever resets hears what went wrong. */
function copyOf({ sandboxes, world, name }: Parts): Promise<string> {
  const copy = `${sandboxFile(sandboxes.dataDir, name)}.beginning`;
  const copied = copyFile(world, copy, constants.COPYFILE_FICLONE).then(() => copy);
  copied.catch(() => undefined);
  return copied;
}

/** The file of the beginning takes the place of the database; who was signed in stays so, as a browser under test is. */
async function putBack({ sandboxes, name }: Parts, beginning: string): Promise<void> {
  const file = sandboxFile(sandboxes.dataDir, name);
  const rows = sandboxes.find(name)!.sqlite.prepare(tokenRows).all() as Record<string, unknown>[];
  await sandboxes.replaceWorld(name, async () => {
    for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true });
    renameSync(file, `${file}.old`);
    renameSync(beginning, file);
  });
  // To free what a large file has taken up costs milliseconds, for which nobody needs to wait.
  void rm(`${file}.old`, { force: true });
  const sandbox = sandboxes.find(name)!;
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const places = columns.map((column) => `$${column}`);
  const insert = sandbox.sqlite.prepare(`insert or ignore into tokens (${columns.join()}) values (${places.join()})`);
  write(sandbox, () => {
    for (const row of rows) insert.run(row);
  });
}

function removeAll(dataDir: string, name: string): void {
  const file = sandboxFile(dataDir, name);
  for (const part of [file, `${file}-wal`, `${file}-shm`, keyFileOf(file), sandboxFilesDir(dataDir, name)])
    rmSync(part, { recursive: true, force: true });
}
