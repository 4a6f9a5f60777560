import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, it } from 'vitest';
import { getRecording } from '../../contracts/console/traffic.ts';
import { setUpstream } from '../../contracts/console/upstreams.ts';
import type { DataOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { addClass, listClasses, updateClass } from '../../contracts/vesta/class.ts';
import { password, schoolIds } from '../../seed/landmarks.ts';
import { copySandbox } from '../../server/database/sandbox.ts';
import { accessible } from './accessibility.ts';
import { open, openPage, picture, settled, signIn, startBrowser, until, type Watched } from './browser.ts';
import { startServer, type Running } from './server.ts';

// One service is sent to a second server, compared with it, and brought back when that server is gone.

const sandbox = 'console-upstreams';
const grade = { schoolId: schoolIds.junior, gradeId: '7' };

let browser: Browser;
let dataDir: string;
let second: Running;
let pages: Watched[] = [];

beforeAll(async () => {
  browser = await startBrowser();
  dataDir = mkdtempSync(join(tmpdir(), 'understudy-second-'));
  copySandbox(inject('worldFile'), dataDir, 'main');
  second = await startServer({ DATA_DIR: dataDir });
});

afterAll(async () => {
  await browser.close();
  await second.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

afterEach(async () => {
  for (const { context } of pages) await context.close();
  pages = [];
});

async function ask<E extends Endpoint>(address: string, { method, path }: E, input: InputOf<E>, token = '') {
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const answer = await fetch(address + path + query, {
    method,
    headers: { 'content-type': 'application/json', 'blade-auth': `bearer ${token}` },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  });
  expect(answer.status, path).toBe(200);
  return ((await answer.json()) as { data: DataOf<E> }).data;
}

async function tokenOfSecond(): Promise<string> {
  const answer = await fetch(`${second.address}/account/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'school-admin', password }),
  });
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}

async function openWatched(width = 1280, height = 800): Promise<Watched> {
  const watched = await openPage(browser, width, height);
  pages.push(watched);
  return watched;
}

async function openConsole(width?: number, height?: number): Promise<Watched> {
  const watched = await openWatched(width, height);
  await watched.page.goto(`/console/#/upstreams?sandbox=${sandbox}`);
  await watched.page.getByRole('heading', { name: '上游', exact: true }).waitFor();
  return watched;
}

/** Says in the dialog where a service goes to. */
async function send(page: Page, service: string, mode: string, origin: string): Promise<void> {
  await page
    .getByRole('radiogroup', { name: `${service} 由谁回答` })
    .getByText(mode, { exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: `${service} 的上游` });
  await dialog.getByRole('textbox', { name: '上游地址' }).fill(origin);
  await dialog.getByLabel('到上游登录').click();
  await dialog.getByLabel('令牌或密码').fill(password);
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const row = (page: Page, service: string) => page.locator('main li').filter({ hasText: service });

it('sends a service to a second server, compares the two, says when it is gone, and takes the service back', async () => {
  const there = await tokenOfSecond();
  await ask(second.address, addClass, { ...grade, className: '只在上游的班' }, there);
  const [one] = await ask(second.address, listClasses, grade, there);
  await ask(second.address, updateClass, { classId: one!.id, className: '上游改了名' }, there);

  const console = await openConsole();
  await send(console.page, 'vesta', '上游', second.address);
  const product = await openWatched();
  await signIn(product, 'school-admin');
  await open(product, '/class');
  await product.page.getByText('只在上游的班').first().waitFor();
  expect(product.troubles).toEqual([]);

  // Nothing is written there that nobody has allowed.
  const { page } = product;
  await row(console.page, 'vesta').getByText('不写入上游').waitFor();

  // Both are asked now; this server answers.
  await console.page.getByRole('radiogroup', { name: 'vesta 由谁回答' }).getByText('对比', { exact: true }).click();
  await page.reload();
  await until(() => page.getByText('只在上游的班').count()).toBe(0);
  const differences = console.page.getByRole('table', { name: '不同之处' });
  await differences
    .getByText(/className$/)
    .first()
    .waitFor();
  expect(await differences.getByText('上游改了名').count()).toBe(0);
  await console.page.getByLabel('显示原值').click();
  await differences.getByText('上游改了名').first().waitFor();
  await settled(console.page);
  await accessible(console.page);
  await picture(console.page, 'console-upstreams-1280');
  expect(console.troubles).toEqual([]);

  // The upstream answers again, and then nobody does.
  await console.page.getByRole('radiogroup', { name: 'vesta 由谁回答' }).getByText('上游', { exact: true }).click();
  await row(console.page, 'vesta')
    .getByText(/请求 \d+ 次$/)
    .waitFor();
  await second.stop();
  await page.reload();
  await page
    .getByText(/上游服务 vesta 无法连接：没有服务在监听/)
    .first()
    .waitFor();
  const alert = console.page.getByRole('alert').filter({ hasText: 'vesta 的上游没有回应' });
  await alert.waitFor();
  await console.page.goto(`/console/#/?sandbox=${sandbox}`);
  await console.page.getByText('1 个断开').waitFor();
  await picture(console.page, 'console-upstreams-down-1280');
  await console.page.getByRole('button', { name: '改回本地' }).click();
  await until(() => console.page.getByText('1 个断开').count()).toBe(0);
  // Nobody's school was to be had meanwhile, so the product has asked to sign in again.
  await page.waitForURL(/\/account\//);
  await signIn(product, 'school-admin');
  await open(product, '/class');
  await page.getByText('1班').first().waitFor();
  expect(await page.getByText('只在上游的班').count()).toBe(0);
});

it('records what people do, without who they are, and makes a sandbox of it', async () => {
  const console = await openConsole(1920, 1080);
  const { page } = console;
  await ask(inject('address'), setUpstream, { sandbox, service: 'vesta', mode: 'local' });
  await page.getByLabel('录制请求').click();
  await page.getByText('录制中').waitFor();
  const product = await openWatched();
  await signIn(product, 'school-admin');
  await open(product, '/studentManage');
  await until(async () => (await ask(inject('address'), getRecording, { sandbox })).count).toBeGreaterThan(3);
  await page.getByRole('button', { name: /^vesta 契约/ }).waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 HAR' }).click();
  const file = await (await downloading).path();
  const har = readFileSync(file, 'utf8');
  expect(JSON.parse(har)).toMatchObject({ log: { version: '1.2' } });
  expect(har).not.toMatch(/blade-auth|bearer/i);
  await settled(page);
  await accessible(page);
  await picture(page, 'console-recording-1920');

  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '用 HAR 新建沙箱' }).click();
  await (await choosing).setFiles({ name: '录制.har', mimeType: 'application/json', buffer: Buffer.from(har) });
  const dialog = page.getByRole('dialog', { name: '用 HAR 新建沙箱' });
  await dialog.getByRole('textbox', { name: /^沙箱/ }).fill('from-recording');
  await dialog.getByRole('button', { name: '新建' }).click();
  await page.getByText(/已新建：/).waitFor();
  await page
    .getByRole('region', { name: '沙箱列表' })
    .getByText('from-recording')
    .or(page.getByText('录制', { exact: true }))
    .first()
    .waitFor();
  expect(console.troubles).toEqual([]);
});
