import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { documentState } from '../../../../contracts/states.ts';
import { personaIds, schoolIds } from '../../../../seed/landmarks.ts';
import { insertToken } from '../../../account/account.queries.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { pdfOf } from '../../../testing/hostile-files.ts';
import { expectIntact, expectSound, tracesOf } from '../../../testing/traces.ts';

const teacherId = personaIds.teacher;
const megabyte = 1_048_576;
/** What the buffers of both ends may hold beyond what has been read. */
const buffered = 16 * megabyte;
let server: TestApp;
let port: number;
let before: ReturnType<typeof tracesOf>;
let tokens: Record<'teacher' | 'school-admin', string>;

beforeAll(async () => {
  server = await startTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
  const tokenOf = (account: 'teacher' | 'school-admin') => insertToken(server.sandbox, personaIds[account], 'access');
  tokens = { teacher: tokenOf('teacher'), 'school-admin': tokenOf('school-admin') };
});
afterAll(async () => {
  expectSound(server);
  await server.close();
});
beforeEach(() => void (before = tracesOf(server)));
afterEach(() => expectIntact(server));

const form = { type: 'multipart/form-data; boundary=B', length: 'Transfer-Encoding: chunked' };
const fileHead = '--B\r\nContent-Disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n';

/** The connection of a request whose head has been written. */
function begin(account: keyof typeof tokens | undefined, url: string, { type, length } = form): Socket {
  const token = account ? `Blade-Auth: bearer ${tokens[account]}\r\n` : '';
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  socket.write(`POST ${url} HTTP/1.1\r\nHost: x\r\n${token}Content-Type: ${type}\r\n${length}\r\n\r\n`);
  return socket;
}

const chunked = (content: Buffer | string): Buffer =>
  Buffer.concat([
    Buffer.from(`${Buffer.byteLength(content).toString(16)}\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);

/** Sends for as long as the server takes anything, and returns what it answered and how many bytes went out. */
async function sendForEver(socket: Socket, first: string): Promise<{ answer: string; sent: number }> {
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const more = chunked(Buffer.alloc(megabyte / 4, 'x'));
  socket.write(chunked(first));
  const goOn = () => {
    while (socket.writable && socket.write(more));
  };
  socket.on('drain', goOn);
  goOn();
  await closed;
  return { answer, sent: socket.bytesWritten };
}

const documents = `${calls.uploadResource.path}?teacherId=${teacherId}`;
const imports = `${calls.importStudents.path}?schoolId=${schoolIds.junior}`;
const stored = (id: string) =>
  server.sandbox.sqlite.prepare('select state, hash from documents where id = ?').get(id) as {
    state: number;
    hash: string;
  };
const register = async (title: string): Promise<string> =>
  (await server.call('teacher', calls.uploadResource, { teacherId, title })).body.data.documentId;

const refused = (code: number, msg: string) => `{"code":${code},"success":false,"data":{},"msg":"${msg}"}`;

describe('a body without an end is answered, and read no further than the limit', () => {
  it.each<[string, 'teacher' | 'school-admin', string, string, number, string]>([
    ['of a document', 'teacher', documents, fileHead, 50, refused(400, '文件超过 50 MB，请压缩或拆分后再上传')],
    ['of a list', 'school-admin', imports, fileHead, 10, refused(413, '请求内容超过大小上限')],
    [
      'of a document that is refused for something else',
      'teacher',
      `${documents}&target=nowhere`,
      fileHead,
      50,
      refused(400, '请求参数格式错误: target'),
    ],
    [
      'of a list for another school',
      'school-admin',
      imports.replace(/\d+$/, schoolIds.foreign),
      fileHead,
      10,
      refused(403, '请求被拒绝'),
    ],
    [
      'of a file under another name',
      'teacher',
      documents,
      fileHead.replace('"file"', '"other"'),
      51,
      refused(413, '请求内容超过大小上限'),
    ],
    [
      'of a text field',
      'school-admin',
      imports,
      '--B\r\nContent-Disposition: form-data; name="mode"\r\n\r\n',
      11,
      refused(413, '请求内容超过大小上限'),
    ],
    ['without a part', 'school-admin', imports, 'no boundary', 11, refused(413, '请求内容超过大小上限')],
  ])('%s', async (_, account, url, first, limit, expected) => {
    const { answer, sent } = await sendForEver(begin(account, url), first);
    expect(answer).toContain(expected);
    expect(sent).toBeLessThan(2 * limit * megabyte + buffered);
    expect(tracesOf(server)).toEqual(before);
  });

  it('of a document that has been registered, which goes on waiting for its file', async () => {
    const id = await register('无尽的文件');
    const { answer } = await sendForEver(begin('teacher', `${documents}&documentId=${id}`), fileHead);
    expect(answer).toContain('文件超过 50 MB');
    expect(stored(id)).toEqual({ state: documentState.new, hash: '' });
  });

  it('of somebody who has not signed in', async () => {
    const { answer, sent } = await sendForEver(begin(undefined, documents), fileHead);
    expect(answer).toContain(refused(401, '缺失令牌,鉴权失败'));
    expect(sent).toBeLessThan(50 * megabyte + buffered);
  });

  it('in JSON', async () => {
    const { answer, sent } = await sendForEver(
      begin('teacher', documents, { ...form, type: 'application/json' }),
      '{"title":"',
    );
    expect(answer).toContain(refused(413, '请求内容超过大小上限'));
    expect(sent).toBeLessThan(2 * megabyte + buffered);
  });
});

/** Sends the beginning of a file, and returns the connection once the server has begun to write it. */
async function beginFile(url: string): Promise<Socket> {
  const socket = begin('teacher', url);
  socket.write(chunked(fileHead + pdfOf('begun').toString('latin1')));
  await expect.poll(() => tracesOf(server).incoming).toHaveLength(1);
  return socket;
}

const nothingComes = () => expect.poll(() => tracesOf(server).incoming).toEqual([]);

describe('an upload that breaks off', () => {
  it('of a new document leaves no row and no file', async () => {
    (await beginFile(documents)).destroy();
    await nothingComes();
    expect(tracesOf(server)).toEqual(before);
  });

  it('of a registered document can be tried again', async () => {
    const documentId = await register('断线重传');
    const socket = await beginFile(`${documents}&documentId=${documentId}`);
    expect(stored(documentId).state).toBe(documentState.uploading);
    const meanwhile = await server.call('teacher', calls.uploadResource, { teacherId, documentId }, pdfOf('meanwhile'));
    expect(meanwhile.body.msg).toBe('该文档已有文件，不能再次上传');
    socket.destroy();
    await expect.poll(() => stored(documentId)).toEqual({ state: documentState.new, hash: '' });
    await nothingComes();
    const again = await server.call('teacher', calls.uploadResource, { teacherId, documentId }, pdfOf('again'));
    expect(again.body.data.state).toBe(documentState.recognising);
  });

  it('after its document was removed leaves it removed', async () => {
    const documentId = await register('传到一半删除');
    const socket = await beginFile(`${documents}&documentId=${documentId}`);
    await server.call('teacher', calls.removeCloudDocuments, { teacherId, documentId });
    socket.destroy();
    await nothingComes();
    expect(stored(documentId)).toEqual({ state: documentState.deleted, hash: '' });
  });

  it('after dripping for a while', async () => {
    const socket = await beginFile(documents);
    for (let drop = 0; drop < 20; drop += 1) {
      socket.write(chunked('x'));
      await wait(5);
    }
    expect(tracesOf(server).incoming).toHaveLength(1);
    socket.destroy();
    await nothingComes();
    expect(tracesOf(server)).toEqual(before);
  });

  it.each([
    ['before the file', '--B\r\n'],
    ['in the head of the file', fileHead.slice(0, 50)],
    ['with the file, before the end of the form', `${fileHead}${pdfOf('no end').toString('latin1')}`],
    ['in the middle of a workbook', `${fileHead}\xd0\xcf\x11\xe0`],
    ['in the middle of a text field', '--B\r\nContent-Disposition: form-data; name="title"\r\n\r\nx'],
  ])('%s', async (_, first) => {
    for (const [account, url] of [['teacher', documents] as const, ['school-admin', imports] as const]) {
      const socket = begin(account, url);
      socket.write(chunked(first));
      await wait(20);
      socket.destroy();
    }
    await wait(50);
    await nothingComes();
    expect(tracesOf(server)).toEqual(before);
  });

  it.each([
    ['a document', 'teacher', documents],
    ['a list', 'school-admin', imports],
  ] as const)('is answered where the sender still listens: %s', async (_, account, url) => {
    const body = Buffer.from(fileHead + pdfOf('short').toString('latin1'));
    const socket = begin(account, url, { ...form, length: `Content-Length: ${body.byteLength}` }).setEncoding('utf8');
    socket.write(body);
    const [answer] = (await once(socket, 'data')) as [string];
    expect(answer).toContain(refused(400, '消息不能读取'));
    socket.destroy();
    expect(tracesOf(server)).toEqual(before);
  });
});

it('a refused upload that is sent to its end leaves the connection for the next request', async () => {
  const body = Buffer.concat([Buffer.from(fileHead), Buffer.alloc(20 * megabyte), Buffer.from('\r\n--B--\r\n')]);
  const length = `Content-Length: ${body.byteLength}`;
  const socket = begin('teacher', `${documents}&target=nowhere`, { ...form, length }).setEncoding('utf8');
  let answers = '';
  socket.on('data', (text: string) => (answers += text));
  socket.write(body);
  const next = `GET ${calls.getMenuBadge.path} HTTP/1.1\r\nHost: x\r\nBlade-Auth: bearer ${tokens.teacher}\r\n\r\n`;
  socket.write(next);
  await expect.poll(() => answers).toMatch(/^HTTP\/1.1 400 [^]*请求参数格式错误: target"\}HTTP\/1.1 200 /);
  socket.destroy();
  expect(tracesOf(server)).toEqual(before);
});

it('a disk that takes nothing is a fault of the server, and the document goes on waiting', async () => {
  const documentId = await register('磁盘已满');
  const folder = join(server.sandbox.filesDir, 'incoming');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, '');
  const answer = await server.call('teacher', calls.uploadResource, { teacherId, documentId }, pdfOf('full'));
  rmSync(folder);
  expect([answer.status, answer.body.msg]).toEqual([500, '服务器异常']);
  expect(stored(documentId)).toEqual({ state: documentState.new, hash: '' });
});
