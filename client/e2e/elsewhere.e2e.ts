import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sqlite } from '../../server/database/sqlite.mjs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as xlsx from '@e965/xlsx';
import { callEntries } from '../../contracts/calls.ts';
import { personaIds, schoolIds, studentIds } from '../../seed/landmarks.ts';
import { copySandbox } from '../../server/database/sandbox.ts';
import { seededWorld } from '../../server/testing/worlds.ts';
import { openPage, picture, settled, startBrowser, until, type Watched } from './browser.ts';
import { freePort, startServer, type Running } from './server.ts';

// One server has the pages, another the services: the near one and the far one, whose people have other names.

const far = { school: '远山初级中学', admin: '远山管理员', student: '远山学生' };

let browser: Browser;
let folder: string;
let services: Running;
let nearPort: number;
let pages: Running | undefined;

beforeAll(async () => {
  browser = await startBrowser();
  folder = mkdtempSync(join(tmpdir(), 'understudy-elsewhere-'));
  for (const name of ['near', 'far']) copySandbox(await seededWorld('small'), join(folder, name), 'main');
  const database = new Sqlite(join(folder, 'far', 'main.sqlite'));
  database.prepare('update schools set name = ? where id = ?').run(far.school, schoolIds.junior);
  database.prepare('update users set name = ? where id = ?').run(far.admin, personaIds['school-admin']);
  database.prepare('update students set name = ? where id = ?').run(far.student, studentIds.sameNameFirst);
  database.close();
  // Chosen before: each of the two has to know the other's address when it starts.
  nearPort = await freePort();
  const CORS_ORIGINS = `http://127.0.0.1:${nearPort}`;
  services = await startServer({ DATA_DIR: join(folder, 'far'), CORS_ORIGINS });
});

afterAll(async () => {
  await browser.close();
  await services.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function startPages(settings: Record<string, string>): Promise<string> {
  pages = await startServer({ DATA_DIR: join(folder, 'near'), PORT: String(nearPort), ...settings });
  return pages.address;
}

afterEach(() => pages?.stop());

function rowsOf<T>(world: 'near' | 'far', statement: string, ...values: string[]): T[] {
  const database = new Sqlite(join(folder, world, 'main.sqlite'), { readonly: true });
  try {
    return database.prepare<string[], T>(statement).all(...values);
  } finally {
    database.close();
  }
}

const pupilsNamed = (world: 'near' | 'far', name: string) =>
  rowsOf(world, 'select id from students where name = ?', name);

const tokens = () => rowsOf('far', 'select hash from tokens where user_id = ?', personaIds['school-admin']).length;

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });
const dialog = (page: Page) => page.getByRole('dialog').last();

interface Visit extends Watched {
  /** What was asked for, as origin and path. */
  asked: { origin: string; path: string }[];
}

async function visit(address: string): Promise<Visit> {
  const watched = await openPage(browser, 1280, 800, address);
  const asked: Visit['asked'] = [];
  watched.page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== 'null') asked.push({ origin, path: pathname });
  });
  return { ...watched, asked };
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await page.waitForURL(/\/account\/#\/cslogin/);
  await page.getByRole('button', { name: far.admin }).click();
  await page.getByRole('heading', { name: '学校看板' }).waitFor();
  await settled(page);
  await until(() => page.getByRole('banner').innerText()).toContain(far.school);
}

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('searchbox').fill(words);
  await page.waitForURL((url) => url.hash.includes(encodeURIComponent(words)));
  await settled(page);
}

/** Adds a pupil: at first under the number of another, which the far server refuses by that one's name. */
async function addPupil(page: Page, name: string, studentNo: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: '学生管理' }).click();
  await search(page, far.student);
  await row(page, far.student).waitFor();
  const [taken] = rowsOf<{ no: string }>('far', 'select student_no as no from students where name = ?', far.student);
  await page.getByRole('button', { name: '新增学生' }).click();
  await dialog(page).getByRole('textbox', { name: '姓名', exact: true }).fill(name);
  await dialog(page).getByLabel('学号').fill(taken!.no);
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await dialog(page).getByText(`学号 ${taken!.no} 已被 ${far.student} 使用`).waitFor();
  await dialog(page).getByLabel('学号').fill(studentNo);
  await dialog(page).getByRole('button', { name: '保存' }).click();
  await search(page, studentNo);
  await row(page, name).waitFor();
  expect([pupilsNamed('far', name).length, pupilsNamed('near', name).length]).toEqual([1, 0]);
}

/** Has a list checked over a line so slow that the progress can be seen. */
async function checkList({ page, context }: Watched): Promise<void> {
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 150_000 };
  await line.send('Network.emulateNetworkConditions', conditions);
  await page.getByRole('button', { name: '导入' }).click();
  await page.locator('input[type=file]').setInputFiles(writeList());
  await page.getByText(/^上传 [1-9]\d?%$/).waitFor();
  await line.send('Network.emulateNetworkConditions', { ...conditions, uploadThroughput: -1 });
  await page.getByText('新增 2,000 人').waitFor();
  await page.keyboard.press('Escape');
  await line.detach();
}

function writeList(): string {
  const rows = Array.from({ length: 2_000 }, (_, index) => [`名单${index}`, `FAR${index}`, '', '', '', '', '']);
  const header = ['姓名', '学号', '性别', '年级', '班级', '监护人姓名', '监护人电话'];
  const book = xlsx.utils.book_new();
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([header, ...rows]), '名单');
  const file = join(folder, '名单.xls');
  writeFileSync(file, xlsx.write(book, { type: 'buffer', bookType: 'biff8' }) as Buffer);
  return file;
}

async function exportPupils(page: Page, name: string): Promise<void> {
  const exported = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const download = await exported;
  expect(download.suggestedFilename()).toBe(`${far.school}_学生.xls`);
  const file = join(folder, 'export.xls');
  await download.saveAs(file);
  const book = xlsx.read(readFileSync(file));
  const list = xlsx.utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0]!]!, { header: 1 });
  expect(list.slice(1).map((cells) => cells[list[0]!.indexOf('姓名')])).toEqual([name]);
}

/** Leaves, and waits until the far server no longer knows the token. */
async function leave(page: Page): Promise<void> {
  expect(tokens()).toBe(1);
  await page.locator('aside').getByRole('button', { name: '退出' }).click();
  await page.waitForURL(/\/account\/#\/cslogin\?.*logout=true/);
  await expect.poll(tokens).toBe(0);
}

/** Which headers that the client follows or reports a page can read. */
const readable = (page: Page) =>
  page.evaluate(async (address) => {
    const { headers } = await fetch(address);
    return ['date', 'x-request-id'].filter((name) => headers.has(name));
  }, `${services.address}/account/personas`);

/** The refusal that the journey asks for, and nothing else. */
const onlyRefusal = (address: string) => [
  'console: Failed to load resource: the server responded with a status of 400 (Bad Request)',
  `400: ${address}/api/vesta/student/add`,
];

const isCall = ({ path }: { path: string }) =>
  path.startsWith('/api/') || callEntries.some(([, endpoint]) => endpoint.path === path);

describe('one build', () => {
  it('works with services on another origin, and asks its own server for none', async () => {
    const file = join(folder, 'config.json');
    const names = ['vesta', 'juno', 'wrongbook', 'minerva', 'account'];
    const where = Object.fromEntries(names.map((name) => [name, services.address]));
    writeFileSync(file, JSON.stringify({ services: where, accountPage: '/account/' }));
    const visited = await visit(await startPages({ CLIENT_CONFIG: file }));
    const { page, context, asked, troubles } = visited;
    await signIn(page);
    await picture(page, 'elsewhere-dashboard-1280');
    expect(await readable(page)).toEqual(['date', 'x-request-id']);
    await addPupil(page, '跨源甲', 'FARA');
    await checkList(visited);
    await exportPupils(page, '跨源甲');
    await leave(page);
    expect(troubles.sort()).toEqual(onlyRefusal(services.address).sort());
    const called = asked.filter(isCall);
    expect([...new Set(called.map(({ origin }) => origin))]).toEqual([services.address]);
    expect(new Set(called.map(({ path }) => path.split('/')[2])).size).toBeGreaterThan(3);
    await context.close();
  });

  it('works with its own server passing the calls on', async () => {
    const names = ['VESTA', 'JUNO', 'WRONGBOOK', 'MINERVA', 'ACCOUNT'];
    const upstreams = Object.fromEntries(names.map((name) => [`UPSTREAM_${name}`, services.address]));
    const address = await startPages(upstreams);
    const visited = await visit(address);
    const { page, context, asked, troubles } = visited;
    await signIn(page);
    await addPupil(page, '转发乙', 'FARB');
    await checkList(visited);
    await exportPupils(page, '转发乙');
    await leave(page);
    expect(troubles.sort()).toEqual(onlyRefusal(address).sort());
    expect([...new Set(asked.map(({ origin }) => origin))]).toEqual([address]);
    await context.close();
  });
});
