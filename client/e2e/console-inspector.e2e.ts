import { execFileSync } from 'node:child_process';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { accessible } from './accessibility.ts';
import {
  open,
  openPage,
  picture,
  signIn,
  standInWorld,
  startBrowser,
  tokenOf,
  until,
  type Watched,
} from './browser.ts';

// The console beside the product: what one clicks is seen at once, with why it was answered so; it is sent again by others, from a
// terminal too; and what was used of all that there is can be seen.

const sandbox = 'console-inspector';

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
  standInWorld();
});

afterAll(() => browser.close());

/** Opens a page of the console on the test's own sandbox. Its stream never ends: the network is never idle. */
async function openConsole(path: string, width = 1280, height = 800): Promise<Watched> {
  const watched = await openPage(browser, width, height);
  await watched.page.goto(`/console/#${path}?sandbox=${sandbox}`);
  return watched;
}

const ask = async (query: string): Promise<number> => {
  const headers = { 'blade-auth': `bearer ${await tokenOf('teacher')}` };
  return (await fetch(`${inject('address')}/api/vesta/student/page?${query}`, { headers })).status;
};

const rows = (page: Page) => page.getByRole('listbox', { name: '请求列表' }).getByRole('option');
const step = (page: Page, name: string) =>
  page.locator('li', { hasText: name }).filter({ has: page.locator('strong') });

it('shows what one clicks in the product, and why it was answered so', async () => {
  const console = await openConsole('/');
  const { page } = console;
  await page.getByText('还没有请求').waitFor();
  await page.getByText('实时', { exact: true }).waitFor();
  expect(await page.getByRole('link', { name: '打开产品' }).getAttribute('href')).toContain(`sandbox=${sandbox}`);

  const product = await openPage(browser);
  await signIn(product, 'teacher');
  await open(product, '/');
  const seen = rows(page).filter({ hasText: 'juno/personal/myRoles' }).filter({ hasText: '周雅琴' }).first();
  await seen.waitFor();
  await seen.click();
  await until(() => page.getByRole('heading', { name: /^成功：/ }).count()).toBe(1);
  expect(await step(page, '令牌').innerText()).toMatch(/有效，周雅琴，沙箱“console-inspector”/);
  await product.close();

  expect(await ask('schoolId=1002&classId=100907001')).toBe(403);
  const refused = rows(page).filter({ hasText: '403' });
  await refused.click();
  const failed = page.locator('li[data-state=failed]');
  await until(() => failed.innerText()).toMatch(/范围[^]*请求的 100907001 是临江第二初级中学的班级，叫“/);
  expect(await page.locator('li[data-state=unreached]').innerText()).toContain('处理');
  await accessible(page);
  await picture(page, 'console-inspector');
  expect(console.troubles).toEqual([]);
  await console.close();
});

it('is worked by keys, and tells all of a request', async () => {
  const console = await openConsole('/requests', 1920, 1080);
  const { page } = console;
  await page.getByText('实时', { exact: true }).waitFor();
  await page.getByRole('button', { name: '清空' }).click();
  await page.getByText('还没有请求').waitFor();
  await ask('schoolId=1002&classId=100207001&keyword=');
  await ask('schoolId=1002&classId=100207002');
  await until(() => rows(page).filter({ hasText: 'student/page' }).count()).toBe(2);
  await page.keyboard.press('ArrowDown');
  await until(() => rows(page).first().getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('ArrowDown');
  await until(() => rows(page).nth(1).getAttribute('aria-selected')).toBe('true');
  const tab = (name: string | RegExp) => page.getByRole('tab', { name });
  await rows(page).filter({ hasText: 'student/page' }).first().click();
  await tab('响应').click();
  await page.getByText('总条数').waitFor();
  await accessible(page);
  await tab(/^语句 \d/).click();
  await tab(/^契约 \d/).click();
  await page.getByText('就是这一种').waitFor();
  await tab('为什么').click();

  await page.getByText('实时', { exact: true }).click();
  await page.keyboard.press(' ');
  await page.getByText('已暂停').waitFor();
  const before = await rows(page).count();
  await ask('schoolId=1002&classId=100207001');
  await page.getByRole('button', { name: /^继续（[1-9]\d* 个新的）$/ }).waitFor();
  expect(await rows(page).count()).toBe(before);
  await page.keyboard.press(' ');
  await until(() => rows(page).count()).toBeGreaterThan(before);

  await page.keyboard.press('f');
  await page.keyboard.type('token');
  await until(() => rows(page).filter({ hasNotText: 'account/token' }).count()).toBe(0);
  expect(await rows(page).count()).toBeGreaterThan(0);
  await page.getByRole('textbox', { name: '筛选请求' }).fill('');
  await page.getByText('实时', { exact: true }).click();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog');
  for (const label of ['暂停、继续', '筛选请求', '复制 cURL']) await help.getByText(label).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '不记录' }).click();
  await page.getByText('没有在记录这个沙箱的请求', { exact: false }).waitFor();
  await picture(page, 'console-inspector-off');
  await page.getByRole('button', { name: '开始记录' }).click();
  await page.getByText('实时', { exact: true }).waitFor();
  expect(console.troubles).toEqual([]);
  await console.close();
});

it('sends a request again as somebody else, and from a terminal', async () => {
  const console = await openConsole('/requests');
  const { page, context } = console;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByText('实时', { exact: true }).waitFor();
  await page.getByRole('button', { name: '清空' }).click();
  await page.getByText('还没有请求').waitFor();
  expect(await ask('schoolId=1002&classId=100208001&size=3')).toBe(403);
  await rows(page).filter({ hasText: '403' }).click();
  await page.getByRole('button', { name: '换人发' }).click();
  await page.getByRole('dialog').getByLabel('以谁的身份').click();
  await page
    .getByRole('option', { name: /学校管理员/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '发送' }).click();
  await until(() => page.getByRole('heading', { name: '成功：学生分页' }).count()).toBe(1);
  expect(await rows(page).first().innerText()).toContain('200');

  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const run = (command: string, env: Record<string, string> = {}) =>
    JSON.parse(execFileSync('sh', ['-c', `${command} --silent`], { env: { ...process.env, ...env } }).toString()) as {
      code: number;
      data: { records: unknown[] };
    };
  await page.getByRole('button', { name: '复制 cURL' }).click();
  await page.getByText('已复制，令牌写作 $TOKEN').waitFor();
  const command = await copied();
  expect(run(command, { TOKEN: await tokenOf('school-admin') })).toMatchObject({ code: 200, data: { size: 3 } });
  expect(run(command, { TOKEN: `${sandbox}.nothing` }).code).toBe(401);
  await page.getByRole('button', { name: '复制，带令牌' }).click();
  await page.getByText('已复制，带着令牌').waitFor();
  expect(run(await copied()).data.records).toHaveLength(3);
  // What was sent from the terminal is seen here like all else.
  await until(() => rows(page).filter({ hasText: '401' }).count()).toBeGreaterThan(0);
  const docs = await page.getByRole('link', { name: '接口文档' }).getAttribute('href');
  expect(docs).toBe('/docs/#/vesta-student/pageStudents');
  await context.clearPermissions();
  expect(console.troubles).toEqual([]);
  await console.close();
});

it('tells what was used of all that is declared, and that more was', async () => {
  const console = await openConsole('/coverage');
  const { page } = console;
  await page.getByRole('combobox', { name: '沙箱', exact: true }).click();
  await page.getByRole('option', { name: sandbox, exact: true }).click();
  await page.getByRole('button', { name: '开始统计' }).click();
  await page.getByText('正在统计').waitFor();
  await ask('schoolId=1002&classId=100207001');
  await page.getByText(/起，\d+ 个请求/).waitFor();
  const share = (part: string) => page.getByRole('definition').getByRole('img', { name: new RegExp(`^${part} `) });
  const usedCalls = async () => Number(/ (\d+) \//.exec((await share('接口').getAttribute('aria-label'))!)![1]);
  const before = await usedCalls();
  expect(before).toBeGreaterThan(0);
  const product = await openPage(browser);
  await signIn(product, 'teacher');
  await open(product, '/');
  await product.close();
  await until(usedCalls).toBeGreaterThan(before);
  const calls = page.locator('button[aria-expanded]');
  // What was never used comes first.
  expect(await calls.first().innerText()).toContain('没用过');
  await page.getByRole('textbox', { name: '筛选接口' }).fill('student/page');
  await until(() => calls.count()).toBe(1);
  await calls.click();
  const cases = page.getByRole('region', { name: '情形' });
  await cases.getByText('没有权限').waitFor();
  expect(await cases.locator('li', { hasText: '成功' }).innerText()).not.toContain('没用过');
  await accessible(page);
  await picture(page, 'console-coverage');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '导出 JSON' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('coverage.json');
  await page.getByRole('button', { name: '停止统计' }).click();
  await page.getByRole('button', { name: '开始统计' }).waitFor();
  expect(console.troubles).toEqual([]);
  await console.close();
});

it('speaks English where that is chosen', async () => {
  const console = await openConsole('/requests', 1920, 1080);
  const { page } = console;
  await page.getByText('English').click();
  await page.getByText('live', { exact: true }).waitFor();
  await ask('schoolId=1002&classId=100207001');
  await page.getByRole('listbox', { name: 'Requests' }).getByRole('option').first().click();
  await page.getByRole('button', { name: 'Send as …' }).waitFor();
  expect(console.troubles).toEqual([]);
  await console.close();
});
