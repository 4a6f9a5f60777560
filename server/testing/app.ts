import type { OutgoingHttpHeaders } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { inject } from 'vitest';
import type { DataOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { helperIds, personaIds, type HelperAccount, type PersonaAccount } from '../../seed/landmarks.ts';
import { insertToken } from '../account/account.queries.ts';
import { buildApp, type AppOptions } from '../app.ts';
import { copySandbox, openSandbox, type Sandbox } from '../database/sandbox.ts';
import { standAt } from './clock.ts';

/** An answer as tests look at it. */
export interface TestAnswer<D> {
  status: number;
  body: { code: number; success: boolean; data: D; msg: string };
  bytes: Buffer;
  type: string;
  headers: OutgoingHttpHeaders;
}

/** The built app on a copy of the small seeded world. */
export interface TestApp {
  app: FastifyInstance;
  sandbox: Sandbox;
  dataDir: string;
  /** Calls an endpoint as a persona, or without a token as nobody. */
  call: <E extends Endpoint>(
    account: Account | undefined,
    endpoint: E,
    input: InputOf<E>,
    file?: Uint8Array,
  ) => Promise<TestAnswer<DataOf<E>>>;
  close: () => Promise<void>;
}

type TestOptions = Partial<AppOptions> & { moment?: string };

type Account = PersonaAccount | HelperAccount;

const ids: Record<Account, string> = { ...personaIds, ...helperIds };

const boundary = 'understudy-test-boundary';

/** Starts the app for one test file; `moment` sets the clock of its world. */
export async function startTestApp({ moment, ...options }: TestOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'understudy-test-'));
  copySandbox(inject('worldFile'), dataDir, 'main');
  if (moment !== undefined) standAt(dataDir, 'main', moment);
  const app = await buildApp({ dataDir, strictAnswers: true, ...options });
  const sandbox = openSandbox(dataDir, 'main');
  // A new token each time: calls under test may revoke the one they come with.
  const tokenOf = (account: Account): string => insertToken(sandbox, ids[account], 'access');
  return {
    app,
    sandbox,
    dataDir,
    call: (account, endpoint, input, file) => send(app, account && tokenOf(account), endpoint, input, file),
    close: async () => {
      sandbox.sqlite.close();
      await app.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function send<E extends Endpoint>(
  app: FastifyInstance,
  token: string | undefined,
  endpoint: E,
  input: InputOf<E>,
  file: Uint8Array | undefined,
): Promise<TestAnswer<DataOf<E>>> {
  const fields = Object.entries(input).filter(([, value]) => value !== undefined) as [string, string][];
  const headers: Record<string, string> = token ? { 'blade-auth': `bearer ${token}` } : {};
  // An upload that may come as JSON does so without a file.
  const asForm = endpoint.upload && (file !== undefined || !endpoint.upload.orJson);
  if (asForm) headers['content-type'] = `multipart/form-data; boundary=${boundary}`;
  const answer = await app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers,
    ...(endpoint.method === 'GET' || asForm ? { query: Object.fromEntries(fields) } : {}),
    ...(endpoint.method === 'POST' ? { payload: asForm ? multipart(file) : input } : {}),
  });
  const type = String(answer.headers['content-type'] ?? '');
  const body = type.includes('json') ? answer.json() : { code: answer.statusCode, success: false, data: {}, msg: '' };
  return { status: answer.statusCode, body, bytes: answer.rawPayload, type, headers: answer.headers };
}

function multipart(file: Uint8Array | undefined): Buffer {
  const part = [
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="list.xls"\r\n`,
    'Content-Type: application/octet-stream\r\n\r\n',
  ];
  const parts = file ? [...part.map((line) => Buffer.from(line)), Buffer.from(file), Buffer.from('\r\n')] : [];
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}
