import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { DataOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { personaIds, type PersonaAccount } from '../../seed/landmarks.ts';
import { insertToken } from '../account/account.queries.ts';
import { buildApp } from '../app.ts';
import { companionSandbox } from '../companion/world.ts';
import type { CompanionSettings } from '../companion/settings.ts';
import { copySandbox, openSandbox, type Sandbox } from '../database/sandbox.ts';
import { startTestApp, type TestApp } from './app.ts';
import { startRealServices, type RealServices } from './real-services.ts';
import { bankWorld } from './worlds.ts';

/** A companion of a second stand-in that plays the real services. */
export interface CompanionApp {
  /** What stands behind the real services. */
  real: TestApp;
  door: RealServices;
  /** What the companion has written to its log. */
  logged: string[];
  /** The companion's own world, once somebody has come. */
  sandbox: () => Sandbox;
  /** A token of the real services. */
  tokenOf: (account: PersonaAccount) => string;
  call: <E extends Endpoint>(token: string, call: E, input: InputOf<E>) => Promise<Answered<DataOf<E>>>;
  /** Ends the companion and starts it again on the same data. */
  restart: () => Promise<void>;
  close: () => Promise<void>;
}

interface Answered<D> {
  status: number;
  data: D;
  msg: string;
}

/** Times so short that a test sees what follows, and so long that a busy machine does not change what that is. */
const usual = { trust: 60_000, refresh: 600_000, outage: 600_000, timeout: 20_000, pause: 20 };

/** Starts both for one test. */
export async function startCompanion(settings: Partial<CompanionSettings> = {}): Promise<CompanionApp> {
  const real = await startTestApp();
  const door = await startRealServices(await real.app.listen({ port: 0, host: '127.0.0.1' }));
  const dataDir = mkdtempSync(join(tmpdir(), 'understudy-companion-'));
  copySandbox(await bankWorld(), dataDir, companionSandbox);
  const logged: string[] = [];
  const stream = new Writable({ write: (line: Buffer, _, done) => (logged.push(line.toString()), done()) });
  const { address } = door;
  const upstreams = { vesta: address, juno: address, wrongbook: address, minerva: address, account: address };
  const companion = { of: address, ...usual, ...settings };
  const build = () =>
    buildApp({ dataDir, strictAnswers: true, upstreams, companion, logger: { level: 'warn', stream } });
  let app = await build();
  const opened: Sandbox[] = [];
  return {
    real,
    door,
    logged,
    sandbox: () => {
      opened[0] ??= openSandbox(dataDir, companionSandbox);
      return opened[0];
    },
    tokenOf: (account) => insertToken(real.sandbox, personaIds[account], 'access'),
    call: async (token, { method, path: url }, input) => {
      const given = method === 'GET' ? { query: input as Record<string, string> } : { payload: input };
      const answer = await app.inject({ method, url, headers: { 'blade-auth': `bearer ${token}` }, ...given });
      const { data, msg } = answer.json<{ data: never; msg: string }>();
      return { status: answer.statusCode, data, msg };
    },
    restart: async () => {
      await app.close();
      app = await build();
    },
    close: async () => {
      for (const { sqlite } of opened) sqlite.close();
      await app.close();
      await door.close();
      await real.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
