import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createToken } from '../../contracts/account/account.ts';
import { scenarioScripts } from '../../contracts/constants/scenario-scripts.ts';
import { listMyRoles } from '../../contracts/juno/personal.ts';
import { addClass } from '../../contracts/vesta/class.ts';
import { password, schoolIds } from '../../seed/landmarks.ts';
import { copySandbox } from '../../server/database/sandbox.ts';
import { keepInitial } from '../../server/engines/restoring/initial.ts';
import { seededWorld } from '../../server/testing/worlds.ts';
import { accessible } from './accessibility.ts';
import { openPage, picture, settled, startBrowser, until, type Watched } from './browser.ts';
import { startServer, type Running } from './server.ts';

// A trainer gives each of a class a school of their own by a link, and takes it back.

let browser: Browser;
let dataDir: string;
let server: Running;

beforeAll(async () => {
  browser = await startBrowser();
  dataDir = `${inject('dataDir')}-sandboxes`;
  copySandbox(await seededWorld('small'), dataDir, 'main');
  keepInitial(dataDir, 'main');
  server = await startServer({ DATA_DIR: dataDir, CONSOLE_KEY: '' });
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A page of the console that lists sandboxes; the live one has a stream that never ends, this one is quiet. */
async function openConsole(path: string, width = 1280, height = 800): Promise<Watched> {
  const watched = await openPage(browser, width, height, server.address);
  await watched.page.goto(`/console/#${path}`);
  return watched;
}

const send = (path: string, body: object, token?: string) =>
  fetch(server.address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { 'blade-auth': `bearer ${token}` }) },
    body: JSON.stringify(body),
  });

async function tokenIn(sandbox: string): Promise<string> {
  const answer = await send(createToken.path, { account: 'school-admin', password, sandbox });
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}

const statusOf = async (token: string): Promise<number> =>
  (await fetch(server.address + listMyRoles.path, { headers: { 'blade-auth': `bearer ${token}` } })).status;

const row = (page: Page, title: string) => page.getByRole('row', { name: title });

async function choose(page: Page, title: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `更多操作 ${title}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
}

it('makes those of a class from a scenario, shows their links, and each leads into its own school with its script', async () => {
  const console = await openConsole('/sandboxes');
  const { page } = console;
  await page.getByRole('button', { name: '给一班建' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('场景').click();
  await page.getByRole('option', { name: '空学校' }).click();
  await dialog.getByRole('textbox', { name: '名称' }).fill('方晓\n邵文博\n汤丽');
  await picture(page, 'console-sandboxes-create');
  await accessible(page);
  await dialog.getByRole('button', { name: '建立' }).click();
  await page.getByRole('heading', { name: '链接和二维码' }).waitFor();

  const cards = page.getByRole('list', { name: '链接和二维码' }).getByRole('listitem');
  await until(() => cards.count()).toBe(3);
  expect(await cards.nth(1).textContent()).toContain('学员 02 邵文博');
  await page
    .getByRole('combobox', { name: '身份' })
    .or(page.getByRole('textbox', { name: '身份' }))
    .first()
    .waitFor();
  await until(() => cards.first().textContent()).toContain('密码 understudy');
  await picture(page, 'console-sandboxes-links');
  await accessible(page);
  const address = new URL((await cards.nth(1).getByRole('link').getAttribute('href'))!);
  expect([address.pathname, address.hash]).toEqual(['/account/', '#/cslogin?sandbox=x02']);
  expect(console.troubles).toEqual([]);

  const trainee = await openPage(browser, 1366, 768, server.address);
  await trainee.page.goto(address.pathname + address.hash);
  await trainee.page
    .getByRole('button', { name: /陆海燕/ })
    .first()
    .waitFor();
  expect(await trainee.page.getByRole('button', { name: /苏婉清/ }).count()).toBe(0);
  await trainee.page
    .getByRole('button', { name: /陆海燕/ })
    .first()
    .hover();
  const [first] = scenarioScripts['empty-school']['school-admin']!;
  await trainee.page.getByText(first!.clicks).waitFor();
  await trainee.page.getByRole('button', { name: '从头开始' }).click();
  const panel = trainee.page.getByRole('complementary', { name: '十分钟脚本' });
  await panel.getByText(first!.title, { exact: true }).waitFor();
  await settled(trainee.page);
  await panel.getByRole('checkbox').first().check({ force: true });
  await trainee.page.reload();
  await until(() => panel.getByRole('checkbox').first().isChecked()).toBe(true);
  await settled(trainee.page);
  await picture(trainee.page, 'console-sandboxes-script');
  expect(trainee.troubles).toEqual([]);
  await trainee.close();
  await console.close();
});

it('lists, sorts, renames, copies, takes back and removes, with what is lost by it and who is there', async () => {
  const console = await openConsole('/sandboxes', 1920, 1080);
  const { page } = console;
  await row(page, '学员 01 方晓').waitFor();
  await page.getByRole('button', { name: /^地址里的名字/ }).click();
  await picture(page, 'console-sandboxes-1920');
  await accessible(page);

  await choose(page, '学员 01 方晓', '改名');
  await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill('方晓的学校');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await row(page, '方晓的学校').waitFor();

  await choose(page, '方晓的学校', '复制');
  await page.getByRole('dialog').getByRole('button', { name: '复制' }).click();
  await row(page, '方晓的学校 副本').waitFor();

  const token = await tokenIn('x01');
  await send(addClass.path, { schoolId: schoolIds.junior, gradeId: '7', className: '新班' }, token);
  await page.getByRole('button', { name: '恢复 方晓的学校', exact: true }).click();
  await page.getByRole('dialog').getByText('改动了 1 个班级。陆海燕正在用，会回到登录页。').waitFor();
  await picture(page, 'console-sandboxes-restore');
  await page.getByRole('dialog').getByRole('button', { name: '恢复' }).click();
  await page.getByText(/已恢复，用时 .* 秒，1 人会收到提示/).waitFor();
  expect(await statusOf(token)).toBe(401);

  const other = await tokenIn('x03');
  expect(await statusOf(other)).toBe(200);
  await choose(page, '学员 03 汤丽', '删除');
  await page
    .getByRole('dialog')
    .getByText(/陆海燕正在用/)
    .waitFor();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await until(() => row(page, '学员 03 汤丽').count()).toBe(0);
  expect(await statusOf(other)).toBe(401);
  expect(console.troubles).toEqual([]);
  await console.close();
});

it('stands in the live page too, where one is chosen, and speaks English', async () => {
  const console = await openConsole('/?sandbox=x02');
  const { page } = console;
  await page.getByRole('heading', { name: '学员 02 邵文博' }).waitFor();
  await page.getByRole('button', { name: '恢复演示数据' }).waitFor();
  await page.getByRole('link', { name: /显示全部 \d+ 个/ }).waitFor();
  await page.getByText('English').click();
  await page.getByRole('button', { name: 'Links and codes' }).click();
  await page.getByRole('heading', { name: 'Links and codes' }).waitFor();
  await page.getByRole('link', { name: 'Back to sandboxes' }).click();
  await page.getByRole('button', { name: 'For a class' }).waitFor();
  await picture(page, 'console-sandboxes-english');
  expect(console.troubles).toEqual([]);
  await console.close();
});
