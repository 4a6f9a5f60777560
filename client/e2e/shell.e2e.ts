import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { calls } from '../../contracts/calls.ts';
import { open, openPage, picture, settled, signIn, startBrowser, tokenOf, until, type Watched } from './browser.ts';

// The rules of the shell that show in a browser.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

async function as(account: string, path = '/'): Promise<Watched> {
  const watched = await openPage(browser);
  await signIn(watched, account);
  await open(watched, path);
  return watched;
}

const stored = (page: Page, key: string) =>
  page.evaluate((name) => {
    const value = sessionStorage.getItem(name);
    return value === null ? undefined : (JSON.parse(value) as { content: unknown }).content;
  }, key);

const loginPage = /\/account\/#\/cslogin\?.*redirect_uri=/;

describe('the shell', () => {
  it('R1.1 the title is product, hyphen, page', async () => {
    const { page, close } = await as('school-admin', '/class');
    await until(() => page.title()).toBe('启明助教-班级管理');
    await close();
  });

  it('R1.2 R9.3 a thin bar shows during navigation', async () => {
    const { page, close } = await as('school-admin');
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/assets/ClassPage*', (route) => held.then(() => route.continue()));
    await page.getByRole('navigation').getByRole('link', { name: '班级管理' }).click();
    await page.locator('#nprogress .bar').waitFor({ state: 'attached' });
    goOn();
    await page.getByRole('heading', { name: '班级管理' }).waitFor();
    await page.locator('#nprogress').waitFor({ state: 'detached' });
    await close();
  });

  it('R1.3 the interface is in Chinese', async () => {
    const { page, close } = await as('school-admin');
    await until(() => page.locator('html').getAttribute('lang')).toBe('zh-CN');
    expect((await page.locator('body').innerText()).replace(/[\s\d\p{P}\p{S}]/gu, '')).toMatch(/^\p{Script=Han}+$/u);
    await close();
  });

  it('R2.1 addresses are behind the hash, and the logo leads home', async () => {
    const { page, close } = await as('school-admin', '/teacherManage');
    const logo = page.getByRole('banner').getByRole('link', { name: '启明助教' });
    await until(() => logo.getAttribute('href')).toBe('#/');
    await logo.click();
    await page.waitForURL(/#\/school-dashboard$/);
    await close();
  });

  it('R2.3 an unknown path shows the 404 page', async () => {
    const { page, close } = await as('school-admin', '/no-such-page');
    await until(() => page.getByRole('heading', { name: '页面不存在' }).isVisible()).toBe(true);
    await close();
  });

  it('R2.36 the active entry is highlighted and no link, the others are', async () => {
    const { page, close } = await as('school-admin', '/class');
    const menu = page.getByRole('navigation', { name: '主菜单' });
    await until(() => menu.locator('[aria-current=page]').innerText()).toBe('班级管理');
    expect(await menu.getByRole('link', { name: '班级管理' }).count()).toBe(0);
    await until(() => menu.getByRole('link').allInnerTexts()).toEqual([
      '学校看板',
      '学生管理',
      '教师管理',
      '作业管理',
      '校本资源',
      '使用指南',
    ]);
    await close();
  });

  it('R9.5 the sidebar is 90 px wide', async () => {
    const { page, close } = await as('school-admin');
    expect((await page.locator('aside').first().boundingBox())!.width).toBe(90);
    await close();
  });

  it('R2.39 R2.55 R4.2 the exit of the sidebar clears the session and goes to the login page', async () => {
    const { page, close } = await as('school-admin');
    const revoked = page.waitForRequest((request) => request.url().endsWith('/account/logout'));
    await page.locator('aside').getByRole('button', { name: '退出' }).click();
    await page.waitForURL(loginPage);
    await revoked;
    const query = new URLSearchParams(new URL(page.url()).hash.split('?')[1]);
    expect(query.get('redirect_uri')).toBe(`${inject('address')}/#`);
    expect(query.get('logout')).toBeTruthy();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await close();
  });

  it('R2.41 the header shows school, role and name, and for a partner its own label', async () => {
    const admin = await as('school-admin');
    await until(() => admin.page.getByRole('banner').innerText()).toMatch(/青岚初级中学\s+学校管理员\s[\s\S]*陆海燕/);
    await admin.close();
    const partner = await as('partner-1', '/404');
    await until(() => partner.page.getByRole('banner').innerText()).toMatch(/合作伙伴[\s\S]*傅振东/);
    await partner.close();
  });

  it('R2.42 a school name over 6 characters stands in a tooltip', async () => {
    const { page, close } = await as('admin-senior');
    await page.getByRole('banner').getByRole('button').last().click();
    const short = page.getByText('云州市青岚新…');
    await short.hover();
    await page.getByRole('tooltip', { name: '云州市青岚新区高级中学' }).waitFor();
    await close();
    const junior = await as('school-admin');
    await junior.page.getByRole('banner').getByRole('button').last().click();
    await junior.page.getByRole('dialog', { name: '账号' }).getByText('青岚初级中学').waitFor();
    await junior.close();
  });

  it('R2.43 a regional researcher sees the region', async () => {
    const { page, close } = await as('researcher', '/404');
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('dialog', { name: '账号' }).getByText('云州市青岚新区').waitFor();
    await close();
  });

  it('R2.44 R4.9 another role is chosen behind an overlay, kept, and opens its own menu', async () => {
    const { page, close } = await as('many', '/404');
    await page.getByRole('banner').getByRole('button').last().click();
    const menu = page.getByRole('dialog', { name: '账号' });
    await settled(page);
    await picture(page, 'account-menu-1280');
    await menu.getByRole('button', { name: '学校管理员' }).click();
    await page.getByRole('heading', { name: '学校看板' }).waitFor();
    await until(() => stored(page, 'saber-role')).toBe('mpSchoolAdmin');
    await page.reload();
    await page.getByRole('heading', { name: '学校看板' }).waitFor();
    await close();
  });
});

describe('the guard', () => {
  it('R4.4 without a login every address leads to the login page', async () => {
    const { page, close } = await openPage(browser);
    await page.goto('/#/class');
    await page.waitForURL(loginPage);
    await page.getByRole('button', { name: '登录', exact: true }).waitFor();
    expect(await page.getByText('您已退出登录').count()).toBe(0);
    await close();
  });

  it.each([
    ['school-admin', '/studentManage?classId=1', '/studentManage'],
    ['partner-2', '/school-dashboard?schoolId=1', '/school-dashboard'],
    ['teacher', '/AICorrect/question-correction?assignmentId=1', '/AICorrect/index'],
  ])('an address of %s that names nothing of theirs says so and ends no session: %s', async (account, wrong, right) => {
    const watched = await openPage(browser);
    const { page, close } = watched;
    await signIn(watched, account);
    await page.goto(`/#${wrong}`);
    await page.getByRole('heading', { name: '链接指向的内容打不开' }).waitFor();
    await picture(page, `lost-${account}-1280`);
    expect(await stored(page, 'saber-token')).toBeTruthy();
    await open(watched, right);
    await until(() => page.getByRole('heading', { name: '链接指向的内容打不开' }).count()).toBe(0);
    await close();
  });

  it('R4.4 a login that is gone is noticed at the next navigation', async () => {
    const { page, close } = await as('school-admin');
    await page.evaluate(() => sessionStorage.removeItem('saber-token'));
    await page.getByRole('navigation').getByRole('link', { name: '班级管理' }).click();
    await page.waitForURL(loginPage);
    await close();
  });

  it('R4.6 / goes to the home of the role', async () => {
    const { page, close } = await as('school-admin', '/');
    expect(page.url()).toMatch(/#\/school-dashboard$/);
    await close();
  });

  it('R6.6 R8.2 a token that the server no longer accepts shows a toast and logs out', async () => {
    const watched = await openPage(browser);
    const token = await tokenOf('school-admin');
    await watched.page.goto('/config.json');
    await watched.page.evaluate((content) => {
      sessionStorage.setItem(
        'saber-token',
        JSON.stringify({ dataType: 'string', content, type: 'session', datetime: 0 }),
      );
    }, token);
    await open(watched, '/school-dashboard');
    await fetch(`${inject('address')}${calls.revokeToken.path}`, {
      method: 'POST',
      headers: { 'Blade-Auth': `bearer ${token}`, 'content-type': 'application/json' },
      body: '{}',
    });
    await watched.page.getByRole('navigation').getByRole('link', { name: '班级管理' }).click();
    await watched.page.locator('[role=alert][id]').getByText('请求未授权').waitFor();
    await watched.page.getByText('正在前往登录页…').waitFor();
    await picture(watched.page, 'session-refused-1280');
    await watched.page.waitForURL(loginPage);
    await watched.page.getByText('登录已失效，请重新登录').waitFor();
    await picture(watched.page, 'login-expired-1280');
    await watched.close();
  });
});

describe('toasts', () => {
  it('R8.1 R9.2 show the message of a refusal at 16 px from the top for 3 seconds', async () => {
    const { page, close } = await as('school-admin', '/class');
    const refused = { code: 400, success: false, data: {}, msg: '暂时不能查询学生' };
    await page.route(/student\/page/, (route) => route.fulfill({ status: 400, json: refused }));
    await page.getByRole('navigation').getByRole('link', { name: '学生管理' }).click();
    const toast = page.locator('[role=alert][id]').filter({ hasText: '暂时不能查询学生' });
    await toast.waitFor();
    await picture(page, 'toast-1280');
    expect((await toast.boundingBox())!.y).toBe(16);
    await toast.waitFor({ state: 'detached' });
    await close();
  });

  it('leave it to the form where a refusal is about a field, and the form says it there, once', async () => {
    const { page, close } = await as('school-admin', '/class');
    await page.getByRole('button', { name: '新增班级' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('班级名称').fill('1班');
    await until(() => dialog.getByLabel('年级').inputValue()).toBe('七年级');
    await page.keyboard.press('Enter');
    await until(() => page.getByText('已有名为“1班”的班级').count()).toBe(1);
    expect(await dialog.getByLabel('班级名称').getAttribute('aria-invalid')).toBe('true');
    await picture(page, 'refused-field-1280');
    await close();
  });
});
