import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { calls } from '../../../../contracts/calls.ts';
import { documentState } from '../../../../contracts/states.ts';
import { personaIds, schoolIds } from '../../../../seed/landmarks.ts';
import { insertToken } from '../../../account/account.queries.ts';
import { claimingHeic, sheetHeic } from '../../../engines/pictures/testing/heic.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { elf, exe, hollowOffice, officeOf, pdfOf, pngOf, tiffOf, zipOf } from '../../../testing/hostile-files.ts';
import { expectIntact, expectSound, tracesOf } from '../../../testing/traces.ts';

const teacherId = personaIds.teacher;
const megabyte = 1_048_576;
const boundary = 'B';
let server: TestApp;
let before: ReturnType<typeof tracesOf>;
let token: Record<'teacher' | 'school-admin', string>;

beforeAll(async () => {
  server = await startTestApp();
  const tokenOf = (account: 'teacher' | 'school-admin') => insertToken(server.sandbox, personaIds[account], 'access');
  token = { teacher: tokenOf('teacher'), 'school-admin': tokenOf('school-admin') };
});
afterAll(async () => {
  expectSound(server);
  await server.close();
});
beforeEach(() => void (before = tracesOf(server)));
afterEach(() => expectIntact(server));

/** A part of a form as it travels. */
interface Part {
  /** Written after `form-data`. */
  disposition: string;
  content: Uint8Array;
  type?: string;
}

const fileNamed = (name: string, content: Uint8Array, field = 'file'): Part => ({
  disposition: `; name="${field}"; filename="${name}"`,
  content,
});

function formOf(parts: readonly Part[]): Buffer {
  const written = parts.flatMap(({ disposition, content, type = 'application/octet-stream' }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data${disposition}\r\nContent-Type: ${type}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}

async function send(account: keyof typeof token, url: string, parts: readonly Part[]) {
  const headers = {
    'blade-auth': `bearer ${token[account]}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  };
  const answer = await server.app.inject({ method: 'POST', url, headers, payload: formOf(parts) });
  const body = answer.json<{ code: number; msg: string; data: { documentId: string; state: number } }>();
  return { status: answer.statusCode, code: body.code, msg: body.msg, data: body.data };
}

const upload = (...parts: Part[]) => send('teacher', `${calls.uploadResource.path}?teacherId=${teacherId}`, parts);

const importList = (content: Uint8Array, name = 'list.xlsx') =>
  send('school-admin', `${calls.importStudents.path}?schoolId=${schoolIds.junior}`, [fileNamed(name, content)]);

const stored = (id: string) =>
  server.sandbox.sqlite.prepare('select title, state, fail_reason reason from documents where id = ?').get(id) as {
    title: string;
    state: number;
    reason: string;
  };

const bomb = Buffer.alloc(120 * megabyte);
const notAccepted = '不支持该文件：内容须为 PDF、JPEG、PNG、TIFF、HEIC，或 docx、xlsx、pptx 文档';
const unreadable = (reason: string) => `文件无法读取：${reason}`;

describe('a document is refused, and leaves nothing behind', () => {
  it.each([
    ['a bomb that says so', 'x.xlsx', () => officeOf('xlsx', bomb), unreadable('解压后超过 100 MB')],
    ['a bomb that lies', 'x.xlsx', () => officeOf('xlsx', bomb, 10), unreadable('文件已损坏')],
    ['a bomb in Word', 'x.docx', () => officeOf('docx', bomb), unreadable('解压后超过 100 MB')],
    [
      'a bomb in its list of types',
      'x.docx',
      () => zipOf([{ name: '[Content_Types].xml', content: bomb }]),
      notAccepted,
    ],
    [
      'a bomb in a list of types that lies',
      'x.docx',
      () => zipOf([{ name: '[Content_Types].xml', content: bomb, claimed: 10 }]),
      notAccepted,
    ],
    ['Word by its list of types alone', 'x.docx', () => hollowOffice('docx'), notAccepted],
    ['a plain zip', 'x.docx', () => zipOf([{ name: 'readme.txt', content: Buffer.from('text') }]), notAccepted],
    ['a zip cut off', 'x.pptx', () => officeOf('pptx', Buffer.from('<p/>')).subarray(0, -30), unreadable('文件已损坏')],
    ['a program of Linux', 'x.pdf', () => elf, notAccepted],
    ['a program of Windows', 'x.pdf', () => exe, notAccepted],
    ['text', 'x.pdf', () => Buffer.from('not a PDF'), notAccepted],
    [
      'what only begins like a PDF',
      'x.pdf',
      () => Buffer.concat([Buffer.from('%PDF-1.7\n'), elf]),
      unreadable('不是完整的 PDF'),
    ],
    ['a PDF cut off', 'x.pdf', () => pdfOf('cut', { pages: 9 }).subarray(0, 500), unreadable('不是完整的 PDF')],
    [
      'an SVG',
      'x.png',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      notAccepted,
    ],
    ['a GIF that is a PDF as well', 'x.png', () => Buffer.concat([Buffer.from('GIF89a'), pdfOf('gif')]), notAccepted],
    ['a page of a browser', 'x.jpg', () => Buffer.from('<!doctype html><script>1</script>'), notAccepted],
    ['nothing', 'x.pdf', () => Buffer.alloc(0), '请选择要上传的文件'],
  ])('%s', async (_, name, content, msg) => {
    expect(await upload(fileNamed(name, content()))).toMatchObject({ status: 400, code: 400, msg });
    expect(tracesOf(server)).toEqual(before);
  });

  it('a file over the limit', async () => {
    const large = Buffer.concat([pdfOf('large'), Buffer.alloc(50 * megabyte)]);
    const answer = await upload(fileNamed('x.pdf', large));
    expect(answer).toMatchObject({ status: 400, msg: '文件超过 50 MB，请压缩或拆分后再上传' });
    expect(tracesOf(server)).toEqual(before);
  });

  it.each<[string, Part[]]>([
    ['a form without a part', []],
    ['a form without a file', [{ disposition: '; name="title"', content: Buffer.from('x'), type: 'text/plain' }]],
    ['a file under another name', [fileNamed('x.pdf', pdfOf('other'), 'document')]],
    ['a part without a name', [{ disposition: '; filename="x.pdf"', content: pdfOf('nameless') }]],
    ['a part without the name of a file', [{ disposition: '; name="file"', content: pdfOf('unnamed') }]],
    ['a part that is no part of a form', [{ disposition: '', content: pdfOf('formless') }]],
  ])('%s', async (_, parts) => {
    expect(await upload(...parts)).toMatchObject({ status: 400, msg: '请选择要上传的文件' });
    expect(tracesOf(server)).toEqual(before);
  });

  it('a file in the name of what every object has', async () => {
    expect(await upload(fileNamed('x.pdf', pdfOf('proto'), '__proto__'))).toMatchObject({
      status: 400,
      msg: '消息不能读取',
    });
    expect(tracesOf(server)).toEqual(before);
  });
});

describe('a list of students is refused, and nobody is added', () => {
  it.each([
    ['a bomb that says so', () => officeOf('xlsx', bomb), '工作簿无法读取：解压后超过 100 MB'],
    ['a bomb that lies', () => officeOf('xlsx', bomb, 10), '工作簿无法读取：文件已损坏'],
    ['a program', () => exe, '文件内容不是 .xls 或 .xlsx 工作簿，请用模板填写后重新导入'],
    ['a PDF', () => pdfOf('list'), '文件内容不是 .xls 或 .xlsx 工作簿，请用模板填写后重新导入'],
    ['Word', () => officeOf('docx', Buffer.from('<w/>')), '文件内容不是 .xls 或 .xlsx 工作簿，请用模板填写后重新导入'],
    ['a zip cut off', () => officeOf('xlsx', Buffer.from('<x/>')).subarray(0, -30), '工作簿无法读取：文件已损坏'],
    ['nothing', () => Buffer.alloc(0), '请选择要导入的文件'],
  ])('%s', async (_, content, msg) => {
    expect(await importList(content())).toMatchObject({ status: 400, code: 400, msg });
    expect(tracesOf(server)).toEqual(before);
  });

  it('a file over the limit', async () => {
    expect(await importList(Buffer.alloc(10 * megabyte + 1))).toMatchObject({
      status: 413,
      msg: '请求内容超过大小上限',
    });
    expect(tracesOf(server)).toEqual(before);
  });
});

describe('a document is taken in, and fails in its recognition with a reason', () => {
  it.each([
    ['an encrypted PDF', () => pdfOf('locked', { encrypted: true }), 'PDF 已加密，请去掉密码后重新上传'],
    ['a PDF of 301 pages', () => pdfOf('thick', { pages: 301 }), '共 301 页，超过 300 页的上限，请拆分后重新上传'],
    ['a PDF whose pages are missing', () => pdfOf('broken', { pages: 3, broken: true }), '第 1 页已损坏'],
    ['a picture of 60,000 × 60,000', () => pngOf(60_000, 60_000), '图片尺寸过大'],
    ['a HEIC that says to be of 60,000 × 60,000', () => claimingHeic(60_000, 60_000), '图片尺寸过大'],
    ['a HEIC cut off', () => sheetHeic.subarray(0, 9_000), '图片已损坏'],
    ['a picture without pixels', () => pngOf(900, 900), '图片已损坏'],
    ['a TIFF of 301 pages', () => tiffOf(301), '共 301 页，超过 300 页的上限，请拆分后重新上传'],
  ])(
    '%s',
    async (_, content, reason) => {
      const { data } = await upload(fileNamed('x', content()));
      expect(data.state).toBe(documentState.recognising);
      await expect.poll(() => stored(data.documentId).state).toBe(documentState.failed);
      expect(stored(data.documentId).reason).toBe(reason);
    },
    15_000,
  );

  it('and the greatest that is still allowed is done', async () => {
    for (const content of [pdfOf('full', { pages: 300 }), tiffOf(300)]) {
      const { data } = await upload(fileNamed('x', content));
      await expect.poll(() => stored(data.documentId).state).toBe(documentState.done);
    }
  });
});

describe('a name', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd'],
    ['..\\\\..\\\\x.pdf', 'x'],
    ['/etc/cron.d/root.pdf', 'root'],
    ['C:\\\\Windows\\\\a.pdf', 'a'],
    ['..', '未命名文档'],
    ['.....', '未命名文档'],
    ['.pdf', 'pdf'],
    [' . .pdf', '未命名文档'],
    ['a\0b.pdf', 'ab'],
    ['a\tb\x7f.pdf', 'ab'],
    ['\u202efdp.exe.pdf', 'fdp.exe'],
    ['\ufeff函数\u200b.pdf', '函数'],
    ['📐几何.pdf', '📐几何'],
    [`${'长'.repeat(300)}.pdf`, '长'.repeat(100)],
    [`${'长'.repeat(99)}📐.pdf`, '长'.repeat(99)],
    ["Robert'); drop table documents;--.pdf", "Robert'); drop table documents;--"],
    ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>'],
    ['%2e%2e%2fx.pdf', '%2e%2e%2fx'],
    ['', '未命名文档'],
  ])('%j becomes a title in one line, and no path', async (name, title) => {
    const { status, data } = await upload(fileNamed(name, pdfOf(`name ${name}`)));
    expect(status).toBe(200);
    expect(stored(data.documentId).title.replace(/（\d+）$/, '')).toBe(title);
    const { documents, jobs, files, ...others } = tracesOf(server);
    expect([documents, jobs, files]).toEqual(
      [before.documents, before.jobs, before.files].map((one) => Number(one) + 1),
    );
    expect(others).toMatchObject({ outside: before.outside, incoming: [] });
  });

  it('that is taken gets a number, and no half letter before it', async () => {
    const name = `${'数'.repeat(96)}📐.pdf`;
    const titles = [];
    for (const mark of ['first', 'second']) {
      const { data } = await upload(fileNamed(name, pdfOf(`number ${mark}`)));
      titles.push(stored(data.documentId).title);
    }
    expect(titles).toEqual([`${'数'.repeat(96)}📐`, `${'数'.repeat(96)}（2）`]);
  });
});

it('takes the first of two files, and nothing of the second', async () => {
  const { status, data } = await upload(fileNamed('甲.pdf', pdfOf('first')), fileNamed('乙.pdf', pdfOf('second')));
  expect(status).toBe(200);
  expect(stored(data.documentId).title).toBe('甲');
  const { documents, files } = tracesOf(server);
  expect([documents, files]).toEqual([Number(before.documents) + 1, Number(before.files) + 1]);
});
