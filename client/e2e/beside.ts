import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { createToken } from '../../contracts/account/account.ts';
import type { DataOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { classIds, password, type PersonaAccount } from '../../seed/landmarks.ts';
import { copySandbox } from '../../server/database/sandbox.ts';
import { Sqlite } from '../../server/database/sqlite.mjs';
import { startRealServices, type RealServices } from '../../server/testing/real-services.ts';
import { seededWorld } from '../../server/testing/worlds.ts';
import { freePort, startServer, type Running } from './server.ts';

// Two servers: one plays the real services and has none of our calls, the other stands beside it and serves the page.

/** Real services and their companion. */
export interface Beside {
  /** Address of the companion. */
  address: string;
  /** Lets the real services be away, and lets them come back with what they had. */
  leave: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** The names of a class's students at the real services, by which one knows that they are of there. */
  names: string[];
  /** A token of the real services. */
  tokenOf: (account: PersonaAccount) => Promise<string>;
  /** What a call answers there to whoever holds a token. */
  tell: <E extends Endpoint>(token: string, call: E, input: InputOf<E>) => Promise<DataOf<E>>;
  close: () => Promise<void>;
}

/** The quickest that a companion's settings allow, in seconds. */
const quick = { COMPANION_TRUST: '1', COMPANION_REFRESH: '10' };

/** Marks the students of a class, so that nobody else has their names; tells them. */
function markStudents(file: string): string[] {
  const world = new Sqlite(file);
  const rename = world.prepare(`update students set name = '远' || name where class_id = ? and is_deleted = 0`);
  rename.run(classIds.junior);
  const names = world.prepare('select name from students where class_id = ? and is_deleted = 0').pluck();
  const found = names.all(classIds.junior) as string[];
  world.close();
  return found;
}

/** Starts both, on worlds of their own. */
export async function startBeside(): Promise<Beside> {
  const folder = mkdtempSync(join(tmpdir(), 'understudy-beside-'));
  const [there, here] = [join(folder, 'there'), join(folder, 'here')];
  copySandbox(await seededWorld('small'), there, 'main');
  mkdirSync(here);
  const names = markStudents(join(there, 'main.sqlite'));
  const PORT = String(await freePort());
  const startReal = (): Promise<Running> => startServer({ DATA_DIR: there, PORT });
  let real = await startReal();
  const door = await startRealServices(real.address);
  const companion = await startServer({ DATA_DIR: here, COMPANION_OF: door.address, ...quick });
  return {
    address: companion.address,
    names,
    leave: () => real.stop(),
    comeBack: async () => void (real = await startReal()),
    tokenOf: async (account) => (await post(door, createToken, { account, password })).accessToken,
    tell: (token, call, input) => post(door, call, input, token),
    close: async () => {
      await companion.stop();
      await door.close();
      await real.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function post<E extends Endpoint>(
  { address }: RealServices,
  { path }: E,
  input: InputOf<E>,
  token?: string,
): Promise<DataOf<E>> {
  const headers = { 'content-type': 'application/json', ...(token && { 'Blade-Auth': `bearer ${token}` }) };
  const answer = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(input) });
  return ((await answer.json()) as { data: DataOf<E> }).data;
}

/** The token of whoever is signed in on a page. */
export const tokenOn = (on: Page): Promise<string> =>
  on.evaluate(() => (JSON.parse(sessionStorage.getItem('saber-token')!) as { content: string }).content);

/** What a call that only reads answers whoever is signed in on a page, by the server of the page. */
export async function answerOn<E extends Endpoint>(on: Page, { path }: E, input: InputOf<E>): Promise<DataOf<E>> {
  const query = new URLSearchParams(input as Record<string, string>);
  const headers = { 'Blade-Auth': `bearer ${await tokenOn(on)}` };
  const answer = await fetch(`${new URL(on.url()).origin}${path}?${query}`, { headers });
  return ((await answer.json()) as { data: DataOf<E> }).data;
}
