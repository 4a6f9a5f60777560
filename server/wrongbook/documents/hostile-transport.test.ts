import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../contracts/calls.ts';
import { documentState } from '../../../contracts/states.ts';
import { personaIds, schoolIds } from '../../../seed/landmarks.ts';
import { insertToken } from '../../account/account.queries.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { pdfOf } from '../../testing/hostile-files.ts';
import { expectIntact, tracesOf } from '../../testing/traces.ts';

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
afterAll(() => server.close());
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
  Buffer.concat([Buffer.from(`${Buffer.byteLength(content).toString(16)}\r\n`), Buffer.from(content), Buffer.from('\r\n')]);

/** Sends for as long as the server takes anything, and returns what it answered and how many bytes went out. */
async function sendForEver(socket: Socket, first: string): Promise<{ answer: string; sent: number }> {
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const closed = once(socket, 'close');
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
  server.sandbox.sqlite.prepare('select state, hash from documents where id = ?').get(id) as { state: number; hash: string };
const register = async (title: string): Promise<string> =>
  (await server.call('teacher', calls.uploadResource, { teacherId, title })).body.data.documentId;

const refused = (code: number, msg: string) => `{"code":${code},"success":false,"data":{},"msg":"${msg}"}`;

describe('a body without an end is answered, and read no further than the limit', () => {
  it.each<[string, 'teacher' | 'school-admin', string, string, number, string]>([
    ['of a document', 'teacher', documents, fileHead, 50, refused(400, '文件超过 50 MB，请压缩或拆分后再上传')],
    ['of a list', 'school-admin', imports, fileHead, 10, refused(413, '请求内容超过大小上限')],
    ['of a document that is refused for something else', 'teacher', `${documents}&target=nowhere`, fileHead, 50, refused(400, 'target:存放位置须为 cloud、print 之一')],
    ['of a list for another school', 'school-admin', imports.replace(/\d+$/, schoolIds.foreign), fileHead, 10, refused(403, '请求被拒绝')],
    ['of a file under another name', 'teacher', documents, fileHead.replace('"file"', '"other"'), 51, refused(413, '请求内容超过大小上限')],
    ['of a text field', 'school-admin', imports, '--B\r\nContent-Disposition: form-data; name="mode"\r\n\r\n', 11, refused(413, '请求内容超过大小上限')],
    ['without a part', 'school-admin', imports, 'no boundary', 11, refused(413, '请求内容超过大小上限')],
  ])('%s', async (_, account, url, first, limit, expected) => {
    const { answer, sent } = await sendForEver(begin(account, url), first);
    expect(answer).toContain(expected);
    expect(sent).toBeLessThan(limit * megabyte + buffered);
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
    expect(sent).toBeLessThan(buffered);
  });

  it('in JSON', async () => {
    const { answer, sent } = await sendForEver(begin('teacher', documents, { ...form, type: 'application/json' }), '{"title":"');
    expect(answer).toContain(refused(413, '请求内容超过大小上限'));
    expect(sent).toBeLessThan(megabyte + buffered);
  });
});
