import {
  createServer,
  request,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personaIds } from '../../seed/landmarks.ts';
import { insertToken } from '../account/account.queries.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

// Calls of services with an upstream, against a real second server.

// Vouched for by nobody but itself.
const certificate = {
  key: pem(
    'PRIVATE KEY',
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgVREiNFzDDi7ds5CgxwHSTkNZD1PD5ppJrDrfiyWL8jKhRANCAASIvEQQoPWyvPxZn/+Q8wZ3njJUI3NDt4QED3OYRQlLaXoJP3yHp3OcnkxDQ8+VDEdneH5T1VNQ/KIpJxgoG5RL',
  ),
  cert: pem(
    'CERTIFICATE',
    'MIIBlTCCATugAwIBAgIUCaccGYyqT8/AK5YlxwKlcqiacVMwCgYIKoZIzj0EAwIwFDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTA2NDIwNFoYDzIxMjYxMDI4MDY0MjA0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASIvEQQoPWyvPxZn/+Q8wZ3njJUI3NDt4QED3OYRQlLaXoJP3yHp3OcnkxDQ8+VDEdneH5T1VNQ/KIpJxgoG5RLo2kwZzAdBgNVHQ4EFgQUhG/TEUZQO5lcjLmha5vsAQcClLYwHwYDVR0jBBgwFoAUhG/TEUZQO5lcjLmha5vsAQcClLYwDwYDVR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwIDSAAwRQIgYbN5US6zxLIqWgzfizdUjI9cgJeMPDQNRxnCtuJ6kUwCIQDWUpTWmh4gBrLzlV5t6IQZOR+hOycnJiJ+UEYTbWStRw==',
  ),
};

function pem(label: string, base64: string): string {
  return `-----BEGIN ${label}-----\n${base64.replace(/.{64}/g, '$&\n')}\n-----END ${label}-----\n`;
}

interface Asked {
  line: string;
  headers: IncomingMessage['headers'];
  body: string;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  bytes: Buffer;
}

const hastyTimeout = 1_000;

let upstream: Server;
let answer: RequestListener;
let count: number;
let stranger: Server;
let server: TestApp;
/** One that waits less long for its upstreams, and stands behind a proxy itself. */
let hasty: TestApp;

const portOf = (listening: Pick<Server, 'address'>): number => (listening.address() as AddressInfo).port;

const listen = (listening: Server): Promise<void> =>
  new Promise((resolve) => void listening.listen(0, '127.0.0.1', resolve));

beforeAll(async () => {
  upstream = createServer((incoming, outgoing) => {
    count++;
    answer(incoming, outgoing);
  });
  stranger = createSecureServer(certificate, (_incoming, outgoing) => void outgoing.end('{}'));
  await Promise.all([listen(upstream), listen(stranger)]);
  const origin = `http://127.0.0.1:${portOf(upstream)}`;
  const options = {
    upstreams: {
      vesta: origin,
      account: origin,
      wrongbook: 'http://127.0.0.1:9',
      minerva: `https://localhost:${portOf(stranger)}`,
    },
    paths: { CLASS_LIST_PATH: '/gateway/myClasses' },
    corsOrigins: ['https://school.example'],
  };
  server = await startTestApp(options);
  hasty = await startTestApp({ ...options, upstreamTimeout: hastyTimeout, trustedProxies: ['127.0.0.1'] });
  for (const { app } of [server, hasty]) await app.listen({ port: 0, host: '127.0.0.1' });
});

beforeEach(() => {
  count = 0;
});

afterAll(async () => {
  await Promise.all([server.close(), hasty.close()]);
  upstream.closeAllConnections();
  await Promise.all([upstream, stranger].map((one) => new Promise((resolve) => one.close(resolve))));
});

const echo: RequestListener = (incoming, outgoing) => {
  void buffer(incoming).then((body) => {
    const { method, url, headers } = incoming;
    outgoing
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ line: `${method} ${url}`, headers, body: body.toString() }));
  });
};

type Headers = Record<string, string>;

const answered = (sent: ReturnType<typeof request>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    sent.once('error', reject);
    sent.once('response', (incoming) => {
      const { statusCode: status = 0, headers } = incoming;
      buffer(incoming).then((bytes) => resolve({ status, headers, bytes }), reject);
    });
  });

const start = (method: string, path: string, headers: Headers = {}, by = server) =>
  request({ host: '127.0.0.1', port: portOf(by.app.server), method, path, headers });

function ask(method: string, path: string, headers: Headers = {}, body?: string, by = server): Promise<Answer> {
  const sent = start(method, path, headers, by);
  const coming = answered(sent);
  sent.end(body);
  return coming;
}

const jsonOf = ({ bytes }: Answer): Asked => JSON.parse(bytes.toString()) as Asked;

/** Longer than the hasty server waits for an upstream. */
const patience = () => new Promise((resolve) => setTimeout(resolve, 1.5 * hastyTimeout));

const refused = (code: number, msg: string) => ({ code, success: false, data: {}, msg });

describe('a call that is passed on', () => {
  it('arrives with method, path, query, token and body as they were', async () => {
    answer = echo;
    const path = '/api/vesta/student/a%2Fb%20%E7%8F%AD?a=%20b+c&a=2&x=?&e=';
    const headers = { 'blade-auth': 'bearer main.secret', 'content-type': 'application/json; charset=GBK' };
    const sent = await ask('POST', path, headers, '{"a": 1}');
    const arrived = jsonOf(sent);
    expect(arrived).toMatchObject({ line: `POST ${path}`, headers, body: '{"a": 1}' });
    expect(arrived.headers.host).toBe(`127.0.0.1:${portOf(upstream)}`);
    expect(arrived.headers['x-request-id']).toBe(sent.headers['x-request-id']);
  });

  it.each([
    ['DELETE', ''],
    ['PUT', 'plain'],
    ['PATCH', '{'],
    ['POST', ''],
  ])('may be one that is not known here: %s %j', async (method, body) => {
    answer = echo;
    const arrived = jsonOf(await ask(method, '/api/vesta/some/other', { 'content-type': 'text/plain' }, body));
    expect(arrived).toMatchObject({ line: `${method} /api/vesta/some/other`, body });
  });

  it('leaves behind what belongs to the connection and to the page, and the body of a GET', async () => {
    answer = echo;
    const headers = {
      connection: 'close, x-once',
      'x-once': '1',
      'keep-alive': 'timeout=5',
      te: 'trailers',
      expect: '100-continue',
      origin: 'https://school.example',
      'access-control-request-method': 'GET',
      'content-length': '300000',
      'x-kept': '1',
    };
    const arrived = jsonOf(await ask('GET', '/api/vesta/x', headers, 'x'.repeat(300_000)));
    expect(arrived.headers).toMatchObject({ 'x-kept': '1' });
    const gone = ['x-once', 'keep-alive', 'te', 'expect', 'origin', 'access-control-request-method', 'content-length'];
    expect(Object.keys(arrived.headers).filter((name) => gone.includes(name))).toEqual([]);
  });

  it('tells from whom it came, whatever its sender says', async () => {
    answer = echo;
    const spoofed = { 'x-forwarded-for': '203.0.113.1', 'x-real-ip': '203.0.113.2', forwarded: 'for=203.0.113.3' };
    const { headers } = jsonOf(await ask('GET', '/api/vesta/x', spoofed));
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect([headers['x-real-ip'], headers.forwarded]).toEqual([undefined, undefined]);
    const believing = await ask(
      'GET',
      '/api/vesta/x',
      { 'x-forwarded-for': '203.0.113.1, 192.0.2.1' },
      undefined,
      hasty,
    );
    expect(jsonOf(believing).headers['x-forwarded-for']).toBe('192.0.2.1, 127.0.0.1');
  });

  it('may stand outside the prefix of its service, by its setting or as those of the account service', async () => {
    answer = echo;
    for (const path of ['/gateway/myClasses?leaderType=1', '/account/personas']) {
      expect(jsonOf(await ask('GET', path)).line).toBe(`GET ${path}`);
    }
  });

  it('may be a long one', async () => {
    answer = echo;
    const path = `/api/vesta/${'x'.repeat(2_000)}`;
    expect(jsonOf(await ask('GET', path)).line).toBe(`GET ${path}`);
  });

  it('is never one of a service without upstream, or a page', async () => {
    answer = echo;
    const token = insertToken(server.sandbox, personaIds.teacher, 'access');
    const roles = await ask('GET', '/api/juno/personal/myRoles', { 'blade-auth': `bearer ${token}` });
    const statuses = [roles, await ask('GET', '/openapi.json'), await ask('GET', '/account/else')].map(
      ({ status }) => status,
    );
    expect([statuses, count]).toEqual([[200, 200, 404], 0]);
  });

  it.each(['/api/vesta/../../account/token', '/api/vesta/%2e%2e/x', '/api/vesta/..%2f..%2fx'])(
    'never leaves its prefix: %s',
    async (path) => {
      answer = echo;
      const { status } = await ask('GET', path);
      expect([[400, 404].includes(status), count]).toEqual([true, 0]);
    },
  );
});

describe('an answer that is passed back', () => {
  it.each([400, 401, 403, 404, 500])('keeps its refusal: %i', async (status) => {
    const body = JSON.stringify(refused(status, '说明'));
    answer = (_incoming, outgoing) => {
      outgoing.writeHead(status, {
        'content-type': 'application/json;charset=UTF-8',
        'content-length': Buffer.byteLength(body),
        date: 'Mon, 12 Oct 2026 00:00:00 GMT',
      });
      outgoing.end(body);
    };
    const { headers, ...passed } = await ask('GET', '/api/vesta/student/page');
    expect([passed.status, passed.bytes.toString()]).toEqual([status, body]);
    expect(headers).toMatchObject({
      'content-type': 'application/json;charset=UTF-8',
      'content-length': String(Buffer.byteLength(body)),
      date: 'Mon, 12 Oct 2026 00:00:00 GMT',
    });
  });

  it('is asked for once, even where it says to come back', async () => {
    answer = (_incoming, outgoing) => void outgoing.writeHead(503, { 'retry-after': '0' }).end();
    expect((await ask('GET', '/api/vesta/x')).status).toBe(503);
    expect(count).toBe(1);
  });

  it('may be a redirect, which is not followed', async () => {
    answer = (_incoming, outgoing) => void outgoing.writeHead(302, { location: '/api/vesta/else' }).end();
    const { status, headers } = await ask('GET', '/api/vesta/x');
    expect([status, headers.location, count]).toEqual([302, '/api/vesta/else', 1]);
  });

  it('stays a file, byte by byte', async () => {
    const file = Buffer.from(Array.from({ length: 5_000 }, (_, index) => index % 256));
    const headers = {
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment;filename=%E7%8F%AD.xls',
    };
    answer = (_incoming, outgoing) => void outgoing.writeHead(200, headers).end(file);
    const passed = await ask('GET', '/api/vesta/x', { 'accept-encoding': 'gzip' });
    expect(passed.headers).toMatchObject(headers);
    expect(passed.headers['content-encoding']).toBeUndefined();
    expect(passed.bytes.equals(file)).toBe(true);
  });

  it('is not compressed a second time', async () => {
    const text = '{"a":"'.padEnd(10_000, 'x');
    answer = (_incoming, outgoing) =>
      void outgoing
        .writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip', vary: 'Accept-Encoding' })
        .end(gzipSync(text));
    const passed = await ask('GET', '/api/vesta/x', { 'accept-encoding': 'gzip' });
    expect(passed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Origin, Accept-Encoding' });
    expect(gunzipSync(passed.bytes).toString()).toBe(text);
  });

  it('takes back nothing that this server says of itself', async () => {
    answer = (_incoming, outgoing) => {
      const theirs = {
        'content-security-policy': 'default-src *',
        'x-frame-options': 'ALLOWALL',
        'x-request-id': 'theirs',
        'access-control-allow-origin': '*',
        'access-control-allow-credentials': 'true',
        'keep-alive': 'timeout=99',
      };
      outgoing.writeHead(200, theirs).end('{}');
    };
    const { headers } = await ask('GET', '/api/vesta/x', { origin: 'https://school.example' });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'access-control-allow-origin': 'https://school.example',
    });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect([headers['access-control-allow-credentials'], headers['keep-alive'] === 'timeout=99']).toEqual([
      undefined,
      false,
    ]);
    const foreign = await ask('GET', '/api/vesta/x', { origin: 'https://evil.example' });
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('an upload', () => {
  const type = { 'content-type': 'multipart/form-data; boundary=B' };

  it('reaches the upstream while it is still being sent', async () => {
    let arrived = 0;
    answer = (incoming, outgoing) => {
      incoming.on('data', (chunk: Buffer) => (arrived += chunk.length));
      incoming.on('end', () => outgoing.end(String(arrived)));
    };
    const sent = start('POST', '/api/vesta/student/importData', type);
    const coming = answered(sent);
    sent.write('x'.repeat(3_000_000));
    await expect.poll(() => arrived).toBeGreaterThan(1_000_000);
    sent.end('y');
    expect((await coming).bytes.toString()).toBe('3000001');
  });

  it('may take longer to be sent than the upstream may think', async () => {
    answer = echo;
    const sent = start('POST', '/api/vesta/x', { 'content-type': 'application/json' }, hasty);
    const coming = answered(sent);
    sent.write('a');
    await patience();
    sent.end('b');
    expect(jsonOf(await coming).body).toBe('ab');
  });

  it('gives the upstream the time that reading a file takes', async () => {
    answer = (incoming, outgoing) => void patience().then(() => echo(incoming, outgoing));
    expect((await ask('POST', '/api/vesta/student/importData', type, 'file', hasty)).status).toBe(200);
  });

  it('is told of a refusal when all of it was sent, since before nobody would listen', async () => {
    answer = (_incoming, outgoing) => void outgoing.writeHead(401, { connection: 'close' }).end('{"code":401}');
    const sent = start('POST', '/api/vesta/x', { ...type, 'content-length': '4000000' });
    const coming = answered(sent);
    sent.write('x'.repeat(2_000_000));
    await expect.poll(() => count).toBe(1);
    const early = await Promise.race([coming, new Promise((resolve) => setTimeout(resolve, 200))]);
    sent.end('x'.repeat(2_000_000));
    expect(early).toBeUndefined();
    const { status, bytes } = await coming;
    expect([status, bytes.toString()]).toEqual([401, '{"code":401}']);
  });

  it('is broken off at the upstream when its sender breaks off', async () => {
    let broken = false;
    answer = (incoming) => void incoming.resume().once('close', () => (broken = !incoming.complete));
    const sent = start('POST', '/api/vesta/x', { ...type, 'content-length': '100' });
    sent.once('error', () => undefined).write('x');
    await expect.poll(() => count).toBe(1);
    sent.destroy();
    await expect.poll(() => broken).toBe(true);
  });
});

describe('an upstream', () => {
  it('that cannot be reached is named', async () => {
    const { status, headers, ...passed } = await ask('GET', '/api/wrongbook/v1.0/x', {
      origin: 'https://school.example',
    });
    expect([status, jsonOf({ status, headers, ...passed })]).toEqual([
      502,
      refused(502, '上游服务 wrongbook 无法连接'),
    ]);
    expect(headers['access-control-allow-origin']).toBe('https://school.example');
  });

  it('that nobody vouches for gets no token', async () => {
    const passed = await ask('GET', '/api/minerva/x', { 'blade-auth': 'bearer main.secret' });
    expect([passed.status, jsonOf(passed)]).toEqual([502, refused(502, '上游服务 minerva 无法连接')]);
  });

  it('that hangs up is named', async () => {
    answer = (incoming) => void incoming.socket.destroy();
    const passed = await ask('POST', '/api/vesta/x', {}, 'x');
    expect([passed.status, jsonOf(passed)]).toEqual([502, refused(502, '上游服务 vesta 无法连接')]);
  });

  it('that closes an idle connection in the moment in which it is used again is asked once more, but only to read', async () => {
    const hangUpOnce = (incoming: IncomingMessage, outgoing: ServerResponse) =>
      void (count === 1 ? incoming.socket.destroy() : outgoing.end('{}'));
    answer = hangUpOnce;
    expect([(await ask('GET', '/api/vesta/x')).status, count]).toEqual([200, 2]);
    count = 0;
    expect([(await ask('POST', '/api/vesta/x', {}, 'x')).status, count]).toEqual([502, 1]);
    answer = (incoming) => void incoming.socket.destroy();
    count = 0;
    expect([(await ask('GET', '/api/vesta/x')).status, count]).toEqual([502, 2]);
  });

  it('that does not answer is given up', async () => {
    answer = () => undefined;
    const passed = await ask('GET', '/account/personas', {}, undefined, hasty);
    expect([passed.status, jsonOf(passed)]).toEqual([504, refused(504, '上游服务 account 响应超时')]);
  });
});
