import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { connect } from '../../server/database/sandbox.ts';
import { success } from '../envelope.ts';
import type { Json } from '../lies/exchange.ts';
import type { Answer } from './broken-server.ts';
import { inBody } from './faults.ts';
import { TestServers } from './verify/testing.ts';

// Whether what is no answer as a contract means it is told as what it is, and nothing is told of whoever an answer is about.

let servers: TestServers;

beforeAll(async () => {
  servers = await TestServers.start(inject('worldFile'));
});

afterEach(() => servers.closeOthers());
afterAll(() => servers.close());

/** Verifies one case against a server that gives the same answer to whatever comes. */
async function judged(answer: (response: ServerResponse) => void): Promise<string> {
  const url = await servers.other((_, response) => answer(response));
  return judgedAt(url);
}

async function judgedAt(url: string): Promise<string> {
  const only = ['listMyRoles: success'];
  const { text } = await servers.judge(['--url', url, '--service', 'juno', '--timeout', '5000'], only);
  return text;
}

const envelope = JSON.stringify(success([{ roleKey: 'school:teacher', roleName: '教师' }]));
const json = { 'content-type': 'application/json' };

describe('an answer', () => {
  it.each([
    ['gzip', gzipSync],
    ['br', brotliCompressSync],
  ])('that is packed by %s is read', async (encoding, pack) => {
    const text = await judged((response) => {
      response.writeHead(200, { ...json, 'content-encoding': encoding });
      response.end(pack(envelope));
    });
    expect(text).toContain('✓ 相符');
  });

  it.each(['gzip', 'br'])('that is not packed by %s, as it says, is told so', async (encoding) => {
    const text = await judged((response) => {
      response.writeHead(200, { ...json, 'content-encoding': encoding });
      response.end(envelope);
    });
    expect(text).toContain('答复的压缩与 Content-Encoding 声明的不符');
  });

  it('that is packed without saying so is told so', async () => {
    const text = await judged((response) => response.writeHead(200, json).end(gzipSync(envelope)));
    expect(text).toContain('  实际 没有声明的 gzip 压缩内容\n  依据 规格');
  });

  it('that leads elsewhere is told by host and path alone', async () => {
    const location = 'https://login.example/cas/login?ticket=SECRET';
    const text = await judged((response) => response.writeHead(302, { location }).end());
    expect(text).toContain('  实际 重定向（HTTP 302）到 login.example/cas/login\n');
    expect(text).not.toContain('SECRET');
  });

  it('that is a page is told so in one deviation', async () => {
    const text = await judged((response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<html>王小明</html>'),
    );
    expect(text).toContain('  实际 HTTP 502，HTML 页面\n');
    expect(text).toContain('共 1 处');
    expect(text).not.toContain('王小明');
  });
});

describe('a server', () => {
  it('that speaks no TLS where it is asked to is told so', async () => {
    const url = await servers.other((_, response) => response.end());
    expect(await judgedAt(url.replace('http:', 'https:'))).toContain('无法建立加密连接：对方不是 HTTPS 服务');
  });

  it('that speaks no HTTP is told so', async () => {
    const server = createServer((socket) => socket.end('SSH-2.0-OpenSSH\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const text = await judgedAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
    expect(text).toContain('对方的答复不是 HTTP');
  });
});

type Fields = { [name: string]: Json };

/** Answers that break everything, with all that they say in other places. */
const wreckage: Record<string, (answer: Answer) => Answer> = {
  'other types': inBody((fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        typeof value === 'string' ? [value] : JSON.stringify(value),
      ]),
    ),
  ) as (answer: Answer) => Answer,
  'refusals that name everybody': ({ body }) => ({
    status: 200,
    body: { code: 400, success: false, data: body['data']!, msg: JSON.stringify(body) },
  }),
  'names as keys': ({ status, body }) => ({
    status,
    body: { ...body, data: { [JSON.stringify(body)]: body['data']!, ...flat(body) } },
  }),
};

/** Every text of an answer as the name of a field. */
const flat = (body: Fields): Fields =>
  Object.fromEntries((JSON.stringify(body).match(/[\p{L}\d]+/gu) ?? []).map((word) => [word, word]));

describe('a report', () => {
  it.each(Object.entries(wreckage))('of %s holds no value of anybody', async (_, spoil) => {
    const main = connect(join(servers.dataDir, 'main.sqlite'));
    const column = (sql: string): string[] => main.prepare(sql).pluck().all().map(String);
    const values = [...column('select name from students'), ...column('select id from students')];
    main.close();
    const url = await servers.spoilt(spoil);
    const calls = ['pageStudents', 'listStudents', 'pageTeachers', 'getClassTree', 'listClasses'];
    for (const mode of [[], ['--diff']]) {
      const args = ['--url', url, '--service', 'vesta', '--report', 'r.json', ...mode];
      const accept = mode.length === 0 ? ['--accept', 'p.json'] : [];
      const { code, text } = await servers.judge([...args, ...accept], undefined, {
        only: ({ call }) => calls.includes(call),
      });
      expect(code).not.toBe(0);
      const files = ['r.json', 'r.html', ...(accept.length > 0 ? ['p.json'] : [])];
      const told = [text, ...files.map((name) => readFileSync(join(servers.dataDir, name), 'utf8'))].join('\n');
      expect(values.filter((value) => told.includes(value))).toEqual([]);
    }
  });
});
