import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listClassesByLeaderType, listGrades } from '../../contracts/vesta/class.ts';
import { addStudent, exportStudents, importStudents } from '../../contracts/vesta/student.ts';
import { listTeachers } from '../../contracts/vesta/teacher.ts';
import { exportDocument, uploadResource } from '../../contracts/wrongbook/documents.ts';
import { addPaper } from '../../contracts/wrongbook/papers.ts';
import { lostAddress } from './address.ts';
import { call, callForBlob, onUnauthorised } from './call.ts';
import { config, setConfig } from './config.ts';
import { download, downloadPdf, fetchFile, saveExport } from './download.ts';
import { CallCancelled } from './errors.ts';
import { onFailure } from './failures.ts';
import { tokenKey, writeToken } from './token.ts';

// The way to the server against a real one that answers in all the ways that the services have.

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

// jsdom's blobs can only be read the old way.
Blob.prototype.text = function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(this);
  });
};

let server: Server;
let answer: Answer;
let asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string };
const leave = vi.fn();
const told = vi.fn<(message: string) => void>();

const json =
  (body: unknown, status = 200): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*, blade-auth, content-type');
    if (request.method === 'OPTIONS') return response.end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      asked = { method, url, headers, body: Buffer.concat(chunks).toString() };
      answer(request, response);
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onUnauthorised(leave);
  onFailure(told);
});

beforeEach(() => {
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  setConfig({ services: { vesta: base, wrongbook: base } });
  writeToken('main.secret');
});

afterEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
  location.hash = '';
});

afterAll(() => server.close());

const ask = (options = {}) => call(listGrades, { schoolId: '1002' }, options);

describe('an attempt', () => {
  const paper = { title: '单元测验', subjectId: '2', gradeId: '7', sections: [] };
  const keyOf = () => (JSON.parse(asked.body) as { attemptKey?: string }).attemptKey;
  const send = async (input = paper, ended: Answer = json({ code: 200, data: { id: '1' } })) => {
    answer = ended;
    await call(addPaper, input, { quiet: true, timeout: 300 }).catch(() => undefined);
    return keyOf();
  };
  const lost: Answer = (request) => request.socket.destroy();
  const unanswered: Answer = () => undefined;

  it('keeps its key until it has an answer: over a lost connection, a server that is down, and one that is silent', async () => {
    const first = await send(paper, lost);
    expect(first).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(await send(paper, json({}, 502))).toBe(first);
    expect(await send(paper, unanswered)).toBe(first);
    expect(await send({ ...paper, title: '另一份' })).not.toBe(first);
    expect(await send()).toBe(first);
    expect(await send()).not.toBe(first);
  });

  it('has one key for two clicks, and a refusal ends it', async () => {
    answer = json({ code: 400, success: false, data: {}, msg: '题目已删除' }, 400);
    const keys: unknown[] = [];
    const recorded = answer;
    answer = (request, response) => {
      keys.push(keyOf());
      recorded(request, response);
    };
    await Promise.allSettled([call(addPaper, paper, { quiet: true }), call(addPaper, paper, { quiet: true })]);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
    expect(await send()).not.toBe(keys[0]);
  });

  it('is known only where a call is declared so', async () => {
    answer = json({ code: 200, data: {} });
    await call(addStudent, { schoolId: '1', classId: '1', name: '张三', studentNo: '1' });
    expect(keyOf()).toBeUndefined();
  });
});

describe('calls', () => {
  it('R7.1 carry the bearer token from the session key', async () => {
    answer = json({ code: 200, success: true, data: [], msg: '' });
    await ask();
    expect(JSON.parse(sessionStorage.getItem(tokenKey)!)).toMatchObject({ content: 'main.secret', type: 'session' });
    expect(asked).toMatchObject({ method: 'GET', url: '/api/vesta/teaching/getGradeInSchool?schoolId=1002' });
    expect(asked.headers['blade-auth']).toBe('bearer main.secret');
  });

  it('R7.1 leave out what is absent or empty in a query', async () => {
    answer = json({ code: 200, data: [] });
    await call(listTeachers, { schoolId: '1002', keyword: '' });
    expect(asked.url).toBe('/api/vesta/teacher/getTeacherInSchool?schoolId=1002');
  });

  it('go to the path that is configured in the place of a declared one', async () => {
    setConfig({ ...config(), paths: { CLASS_LIST_PATH: '/gateway/myClasses' } });
    answer = json({ code: 200, data: [] });
    await call(listClassesByLeaderType, { leaderType: 1 });
    expect(asked.url).toBe('/gateway/myClasses?leaderType=1');
    await ask();
    expect(asked.url).toBe('/api/vesta/teaching/getGradeInSchool?schoolId=1002');
  });

  it('R7.2 return the data of an envelope', async () => {
    answer = json({ code: 200, success: true, data: [{ gradeId: '7' }], msg: '操作成功' });
    expect(await ask()).toEqual([{ gradeId: '7' }]);
  });

  it.each([
    [{ code: 400, msg: '说明' }, 400, '说明'],
    [{ code: 400, msg: '说明' }, 200, '说明'],
    [{ code: 500, message: '另一种写法' }, 200, '另一种写法'],
    [{ code: 400 }, 400, '服务异常'],
    [{}, 502, '服务异常'],
  ])('R8.1 R7.2 show msg or message or 服务异常: %j with status %i', async (body, status, text) => {
    answer = json(body, status);
    await expect(ask()).rejects.toThrow(text);
    expect(told).toHaveBeenCalledExactlyOnceWith(text);
    expect(leave).not.toHaveBeenCalled();
  });

  it('R8.1 understand an answer that is no JSON', async () => {
    answer = (_request, response) => response.writeHead(503).end('<html>');
    await expect(ask()).rejects.toMatchObject({ message: '服务异常', status: 503 });
  });

  it.each([
    [401, 401],
    [403, 403],
    [200, 401],
    [200, 403],
  ])('R8.2 R6.6 log out with a toast: status %i, code %i', async (status, code) => {
    answer = json({ code, success: false, data: {}, msg: '请求未授权' }, status);
    await expect(ask()).rejects.toThrow('请求未授权');
    expect(told).toHaveBeenCalledExactlyOnceWith('请求未授权');
    expect(leave).toHaveBeenCalledOnce();
  });

  it.each([
    ['somebody else’s, or never there', 403, '请求被拒绝'],
    ['gone', 400, '学校不存在或已删除'],
  ])('leave the session alone when the address names what is %s', async (_, code, msg) => {
    location.hash = '#/class?schoolId=1002&page=1';
    answer = json({ code, success: false, data: {}, msg }, code);
    await expect(
      call({ ...listGrades, refusals: { schoolGone: '学校不存在或已删除' } }, { schoolId: '1002' }),
    ).rejects.toThrow(msg);
    expect(lostAddress).toMatchObject({ ids: ['1002'], reason: msg });
    expect(leave).not.toHaveBeenCalled();
    expect(told).not.toHaveBeenCalled();
    location.hash = '#/class?schoolId=77';
    answer = json({ code: 403, msg: '请求被拒绝' }, 403);
    await expect(ask()).rejects.toThrow('请求被拒绝');
    expect(leave).toHaveBeenCalledOnce();
  });

  it('R8.3 tell status and message when no answer comes', async () => {
    setConfig({ services: { vesta: 'http://127.0.0.1:9' } });
    await expect(ask()).rejects.toMatchObject({ code: 0, status: 0 });
    expect(told).toHaveBeenCalledExactlyOnceWith('网络连接失败，请检查网络后重试（0）');
  });

  it('R8.4 pass a cancelled request silently', async () => {
    const controller = new AbortController();
    answer = () => controller.abort();
    await expect(ask({ signal: controller.signal })).rejects.toBeInstanceOf(CallCancelled);
    expect(told).not.toHaveBeenCalled();
  });

  it('R9.1 are given up after the time that they are allowed', async () => {
    answer = () => undefined;
    await expect(ask({ timeout: 50 })).rejects.toThrow('请求超时，请稍后重试');
  });

  it('name the field that the server refused', async () => {
    answer = json({ code: 400, msg: 'studentNo:学号不能为空' }, 400);
    await expect(ask()).rejects.toMatchObject({ field: { name: 'studentNo', message: '学号不能为空' } });
  });

  it('upload a file with its fields in the query', async () => {
    answer = json({ code: 200, data: { total: 1 } });
    const file = new File(['内容'], '名单.xls');
    await call(importStudents, { schoolId: '1002', mode: 'valid' }, { file });
    expect(asked.url).toBe('/api/vesta/student/importData?schoolId=1002&mode=valid');
    expect(asked.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(asked.body).toContain('name="file"; filename="名单.xls"');
  });

  it('send JSON where an upload may come without its file, and multipart with it', async () => {
    answer = json({ code: 200, data: { documentId: '7', state: 0 } });
    const { documentId } = await call(uploadResource, { teacherId: '9001', title: '单元卷', target: 'print' });
    expect(asked.url).toBe(uploadResource.path);
    expect(asked.headers['content-type']).toBe('application/json;charset=utf-8');
    expect(JSON.parse(asked.body)).toEqual({ teacherId: '9001', title: '单元卷', target: 'print' });
    await call(uploadResource, { teacherId: '9001', documentId }, { file: new File(['%PDF'], '单元卷.pdf') });
    expect(asked.url).toBe(`${uploadResource.path}?teacherId=9001&documentId=7`);
    expect(asked.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  });
});

describe('a refusal', () => {
  it('carries the name that the server gives it, and none from a server that gives none', async () => {
    const refuse = json({ code: 400, success: false, data: {}, msg: '换了说法' }, 400);
    answer = (request, response) => {
      response.setHeader('Access-Control-Expose-Headers', 'X-Refusal');
      response.setHeader('X-Refusal', 'classGone');
      refuse(request, response);
    };
    await expect(ask({ quiet: true })).rejects.toMatchObject({ refusal: 'classGone', message: '换了说法' });
    answer = refuse;
    await expect(ask({ quiet: true })).rejects.toMatchObject({ refusal: '' });
  });
});

describe('files', () => {
  const saved: string[] = [];

  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = () => 'blob:test';
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
  });

  const octets: Answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).end('xls');

  it('R7.9 an octet-stream is saved as name_label.xls, or with another extension', async () => {
    answer = octets;
    expect(await download(exportStudents, { schoolId: '1002' }, { name: '学校', label: '学生' })).toBe(true);
    await download(exportStudents, { schoolId: '1002' }, { name: '学校', label: '学生', extension: 'xlsx' });
    expect(saved).toEqual(['学校_学生.xls', '学校_学生.xlsx']);
  });

  it('R7.9 R8.5 JSON shows its message, or that the export failed', async () => {
    answer = json({ code: 400, msg: '没有学生' }, 400);
    expect(await download(exportStudents, { schoolId: '1002' }, { name: '学校', label: '学生' })).toBe(false);
    await saveExport(new Blob(['{}'], { type: 'application/json' }), '学校', '学生');
    expect(told.mock.calls).toEqual([['没有学生'], ['导出学生失败']]);
    expect(saved).toEqual([]);
  });

  it('R7.9 a file that is shown rather than saved comes as it is, or with the message of the JSON', async () => {
    const input = { teacherId: '9001', documentId: '7' };
    answer = octets;
    expect(await (await fetchFile(exportDocument, input)).text()).toBe('xls');
    answer = json({ code: 400, msg: '文档还没有文件' }, 400);
    await expect(fetchFile(exportDocument, input)).rejects.toThrow('文档还没有文件');
    expect(told).not.toHaveBeenCalled();
  });

  it('R8.2 a refused token is not saved as a file', async () => {
    answer = json({ code: 401, msg: '请求未授权' }, 401);
    await expect(callForBlob(exportStudents, { schoolId: '1002' })).rejects.toThrow('请求未授权');
    expect(leave).toHaveBeenCalledOnce();
  });

  it('R7.10 R8.6 a PDF is fetched and saved, and an alert tells when that fails', async () => {
    const alert = vi.spyOn(window, 'alert').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', async () => new Response('%PDF-1.7'));
    await downloadPdf('/paper', '试卷');
    vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
    await downloadPdf('/paper', '试卷');
    vi.unstubAllGlobals();
    expect(saved).toEqual(['试卷.pdf']);
    expect(alert).toHaveBeenCalledExactlyOnceWith('下载失败，请稍后重试');
  });
});
