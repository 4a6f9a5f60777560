import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { texts } from '../contracts/envelope.ts';
import { startTestApp, type TestApp } from './testing/app.ts';

let server: TestApp;
let port: number;
let finish: () => void = () => undefined;

beforeAll(async () => {
  server = await startTestApp();
  server.app.get('/slow', () => new Promise((resolve) => (finish = () => resolve('done'))));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
});

afterAll(() => server.close());

async function send(message: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(message);
  let answer = '';
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

it.each([
  ['no HTTP', 'GARBAGE\r\n\r\n', 400, '消息不能读取'],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', 400, '消息不能读取'],
  ['too long a header', `GET /?${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431, '请求内容超过大小上限'],
])('answers what is no request with an envelope: %s', async (_, message, code, msg) => {
  const answer = await send(message);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${code} `));
  expect(answer).toContain(`\r\n\r\n{"code":${code},"success":false,"data":{},"msg":"${msg}"}`);
});

/** Keeps the server from everything else for some milliseconds. */
const block = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

it.each([
  { title: 'refuses calls as busy while it lags behind', overloadDelay: 1, status: 503, msg: texts.busy },
  { title: 'refuses none where that is switched off', overloadDelay: 0, status: 401, msg: texts.noToken },
])('$title', async ({ overloadDelay, status, msg }) => {
  const { app, close } = await startTestApp({ overloadDelay });
  const lag = () => {
    block(100);
    return app.memoryUsage().eventLoopDelay;
  };
  // It is measured once a second.
  await expect.poll(lag).toBeGreaterThan(1);
  expect((await app.inject('/api/juno/personal/myRoles')).json()).toMatchObject({ code: status, msg });
  await close();
});

it('finishes what runs when it closes, and waits for no connection that is kept for later', async () => {
  const agent = new Agent({ keepAlive: true });
  const asked = once(get({ port, host: '127.0.0.1', path: '/slow', agent }), 'response') as Promise<[IncomingMessage]>;
  await expect.poll(() => String(finish)).toContain('resolve');
  const closing = server.app.close();
  await expect.poll(() => server.app.server.listening).toBe(false);
  finish();
  const [answer] = await asked;
  expect(answer.resume().statusCode).toBe(200);
  await closing;
  agent.destroy();
});
