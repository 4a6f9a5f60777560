import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { RecipeName } from '../../contracts/constants/faults.ts';
import { setClock } from '../../contracts/console/clock.ts';
import { addFault, listFaults, removeFault } from '../../contracts/console/faults.ts';
import type { DataOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { accessible } from './accessibility.ts';
import { open, openPage, picture, settled, signIn, startBrowser, until, type Watched } from './browser.ts';

// What the product shows of each fault, as the specification's catalogue of errors has it, and how people hear of it.

const sandbox = 'console-faults';

let browser: Browser;
let watched: Watched | undefined;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

afterEach(async () => {
  await watched?.context.close();
  watched = undefined;
  for (const { fault } of await faults()) await ask(removeFault, { sandbox, fault });
  await ask(setClock, { sandbox, isReal: true });
});

async function ask<E extends Endpoint>({ method, path }: E, input: InputOf<E>): Promise<DataOf<E>> {
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const answer = await fetch(inject('address') + path + query, {
    method,
    ...(method === 'POST' && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }),
  });
  expect(answer.status, path).toBe(200);
  return ((await answer.json()) as { data: DataOf<E> }).data;
}

const faults = () => ask(listFaults, { sandbox });

const breakIt = (recipe: RecipeName, given: Partial<InputOf<typeof addFault>> = {}) =>
  ask(addFault, { sandbox, recipe, ...given });

/** A page of the school's administrator, on an address of the product. */
async function admin(path: string): Promise<Page> {
  watched = await openPage(browser);
  await signIn(watched, 'school-admin');
  await open(watched, path);
  return watched.page;
}

const toStudents = (page: Page) => page.getByRole('link', { name: '学生管理' }).click();

const notice = (page: Page) => page.getByRole('region', { name: '演示环境' });

describe('the product says', () => {
  it.each<[RecipeName, string]>([
    ['code', '演示故障：结果码不是 200'],
    ['message', '演示故障：原因写在 message 里'],
    ['web-page', '服务异常'],
    ['gateway', '服务异常'],
    ['busy', '服务繁忙，请稍后再试'],
    ['cut', '网络连接失败，请检查网络后重试'],
  ])('of %s in a toast: %s', async (recipe, text) => {
    const page = await admin('/school-dashboard');
    await breakIt(recipe, { call: 'pageStudents' });
    await toStudents(page);
    await page.getByRole('alert').filter({ hasText: text }).first().waitFor();
    await page.getByText('学生加载失败').waitFor();
    expect(page.url()).toContain('/studentManage');
  });

  it.each<[RecipeName, string, string]>([
    ['code-401', '请求未授权', '登录已失效，请重新登录'],
    ['forbidden', '请求被拒绝', '没有权限进行刚才的操作，请重新登录或换一个账号'],
  ])('of %s in a toast, and then logs out', async (recipe, toast, reason) => {
    const page = await admin('/school-dashboard');
    await breakIt(recipe, { call: 'pageStudents' });
    await toStudents(page);
    await page.getByText(toast).first().waitFor();
    await page.waitForURL(/\/account\//);
    await page.getByText(reason).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('saber-token'))).toBeNull();
  });

  it('of no-roles that there is none, at the login page', async () => {
    await breakIt('no-roles', { call: 'listMyRoles' });
    watched = await openPage(browser);
    await signIn(watched, 'school-admin');
    await watched.page.goto('/#/');
    await watched.page.waitForURL(/\/account\//);
    await watched.page.getByText('这个账号还没有可用的角色，请联系学校管理员').waitFor();
  });

  it.each<[RecipeName, RegExp]>([
    ['json-file', /演示故障：文件没有生成/],
    ['web-page', /导出学生导入模板失败/],
  ])('of %s why no file was saved', async (recipe, text) => {
    const page = await admin('/studentManage');
    await breakIt(recipe, { service: 'vesta', call: 'getStudentTemplate' });
    const downloads: string[] = [];
    page.on('download', (one) => downloads.push(one.suggestedFilename()));
    await page.getByRole('button', { name: '导入', exact: true }).click();
    await page.getByRole('button', { name: '下载模板' }).click();
    await page.getByText(text).first().waitFor();
    expect(downloads).toEqual([]);
  });

  it('of late that time is over', async () => {
    watched = await openPage(browser);
    const { page } = watched;
    await signIn(watched, 'school-admin');
    // As if thirty seconds were three.
    await page.route('**/config.json', (route) => route.fulfill({ json: { timeout: 3_000 } }));
    await open(watched, '/school-dashboard');
    await breakIt('late', { call: 'pageStudents', account: 'school-admin' });
    await toStudents(page);
    await page.getByText('请求超时，请稍后重试').first().waitFor();
  });

  it('of slow-body that it loads, and then shows it whole', async () => {
    const page = await admin('/school-dashboard');
    await breakIt('slow-body', { call: 'pageStudents', count: 1 });
    await toStudents(page);
    await page.getByRole('button', { name: /调班/ }).first().waitFor();
    expect(await faults()).toMatchObject([{ used: 1, isOn: false }]);
  });

  it('of lost-write that it is done, and has nothing after a reload', async () => {
    const page = await admin('/class');
    await breakIt('lost-write', { call: 'addClass' });
    await addOneClass(page, '丢失班');
    expect(await faults()).toMatchObject([{ used: 1 }]);
    await page.reload();
    await page.getByRole('treeitem', { name: /1班/ }).first().waitFor();
    expect(await page.getByRole('treeitem', { name: /丢失班/ }).count()).toBe(0);
  });

  it('of stale-read what there was before', async () => {
    const page = await admin('/school-dashboard');
    await breakIt('stale-read', { call: 'getClassTree' });
    await page.getByRole('link', { name: '班级管理' }).click();
    await page.getByRole('treeitem', { name: /1班/ }).first().waitFor();
    await addOneClass(page, '迟到班');
    await until(async () => (await faults())[0]?.used).toBeGreaterThan(0);
    expect(await page.getByRole('treeitem', { name: /迟到班/ }).count()).toBe(0);
    for (const { fault } of await faults()) await ask(removeFault, { sandbox, fault });
    await page.reload();
    await page.getByRole('treeitem', { name: /迟到班/ }).waitFor();
  });

  it('a lie as it is told', async () => {
    const page = await admin('/school-dashboard');
    await breakIt('lie', { call: 'pageStudents', lie: 'records holds nothing' });
    await toStudents(page);
    await page.getByText(/没有符合条件的学生|还没有学生/).waitFor();
  });
});

async function addOneClass(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '新增班级' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '年级' }).click();
  await page.getByRole('option', { name: '七年级' }).click();
  await dialog.getByRole('textbox', { name: '班级名称' }).fill(name);
  await dialog.getByRole('button', { name: '保存' }).click();
  await dialog.waitFor({ state: 'detached' });
}

describe('nobody wonders', () => {
  it('since the shell and the login page say what is on, and end it', async () => {
    await breakIt('busy', { call: 'addClass', count: 2 });
    const page = await admin('/school-dashboard');
    await notice(page).getByText('演示故障：服务繁忙 503（新增班级），还剩 2 次').waitFor();
    await accessible(page);
    await picture(page, 'stand-in-notice-1280');
    await page.goto(`/account/#/cslogin?sandbox=${sandbox}`);
    await notice(page).getByText('演示故障：服务繁忙 503（新增班级），还剩 2 次').waitFor();
    await accessible(page);
    await picture(page, 'stand-in-login-1280');
    await page.goto('/#/school-dashboard');
    await notice(page).getByRole('button', { name: '关掉' }).click();
    await notice(page).waitFor({ state: 'detached' });
    expect(await faults()).toMatchObject([{ isOn: false }]);
  });

  it('at other sandboxes, of which nothing is told', async () => {
    await breakIt('code');
    watched = await openPage(browser);
    await watched.page.goto('/account/#/cslogin');
    await watched.page.getByText('选一个身份直接进入').waitFor();
    await settled(watched.page);
    expect(await notice(watched.page).count()).toBe(0);
    expect(watched.troubles).toEqual([]);
  });
});

const toConsole = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/console/#${path}?sandbox=${sandbox}`);
  await settled(page);
};

describe('the console', () => {
  it('sets the clock to a day: the product stands in another term, and goes back', async () => {
    watched = await openPage(browser);
    const { page } = watched;
    await toConsole(page, '/clock');
    await page.getByRole('button', { name: '拨到…' }).click();
    await page.getByLabel('拨到').fill('2026-03-10T09:30');
    await page.getByRole('dialog').getByRole('button', { name: '拨到' }).click();
    await page.getByText('学期默认 2025 学年第二学期').waitFor();
    await page.getByText('冻结').click();
    await until(() => page.getByRole('radio', { name: '冻结' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: '往后一周' }).click();
    await page.getByText('2026-03-17 周二').waitFor();
    await accessible(page);
    await picture(page, 'console-clock-1280');

    await signIn(watched, 'teacher');
    await open(watched, '/AICorrect/index');
    await notice(page)
      .getByText(/时钟拨到 2026-03-17 09:3\d（冻结）/)
      .waitFor();
    await page.getByRole('combobox', { name: /2025学年第二学期/ }).waitFor();
    await notice(page).getByRole('button', { name: '回到真实时间' }).click();
    await notice(page).waitFor({ state: 'detached' });
    await settled(page);
    expect(await page.getByRole('combobox', { name: /2025学年第二学期/ }).count()).toBe(0);
    expect(watched.troubles).toEqual([]);
  });

  it.each([
    [1280, 800],
    [1920, 1080],
  ])('switches faults and lies on and off, %s wide', async (width, height) => {
    watched = await openPage(browser, width, height);
    const { page } = watched;
    await toConsole(page, '/faults');
    await page.getByRole('button', { name: '打开“31 秒没有回应”' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: '调用' }).fill('publishAssignment');
    await page.getByRole('option', { name: /（publishAssignment）/ }).click();
    await dialog.getByRole('textbox', { name: '次数' }).fill('3');
    await accessible(page);
    await dialog.getByRole('button', { name: '打开' }).click();
    await page.getByText('所有人，3 次里已用 0 次').waitFor();
    await dialog.waitFor({ state: 'hidden' });

    await page.getByRole('combobox', { name: '调用' }).fill('pageStudents');
    await page.getByRole('option', { name: /（pageStudents）/ }).click();
    await page.getByRole('textbox', { name: '搜索谎言' }).fill('两页重复');
    await page.getByRole('button', { name: '打开“前后两页重复一条”' }).click();
    await dialog.getByRole('button', { name: '打开' }).click();
    await page.getByText('前后两页重复一条（学生分页）').waitFor();
    await accessible(page);
    await picture(page, `console-faults-${width}`);

    await page.getByRole('switch').first().click({ force: true });
    await until(async () => (await faults()).map(({ isOn }) => isOn)).toEqual([false, true]);
    await page.getByRole('button', { name: '全部关掉' }).click();
    await until(async () => (await faults()).some(({ isOn }) => isOn)).toBe(false);
    await toConsole(page, '/');
    await page.getByRole('link', { name: '全部 14 种' }).waitFor();
    await accessible(page);
    await picture(page, `console-live-faults-${width}`);
    await page.getByText('English').click();
    await page.getByRole('link', { name: 'All 14 kinds' }).waitFor();
    expect(watched.troubles).toEqual([]);
  });
});
