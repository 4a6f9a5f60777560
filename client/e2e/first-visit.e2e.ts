import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listMyRoles } from '../../contracts/juno/personal.ts';
import { getTeacherSchool } from '../../contracts/vesta/teacher-school.ts';
import { getCurrentPartner } from '../../contracts/wrongbook/partner.ts';
import { openPage, settled, signIn, startBrowser } from './browser.ts';

// What is asked for when a page opens, before and beside what its screen asks.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const sessionCalls: string[] = [listMyRoles.path, getTeacherSchool.path, getCurrentPartner.path];

/** The paths that a page asks for from now on. */
function follow(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const chunk = (name: string) => expect.stringMatching(new RegExp(`^/assets/${name}-`)) as string;

describe('the account page', () => {
  it('loads neither the styles nor the packages of the application', async () => {
    const { page, close } = await openPage(browser);
    const asked = follow(page);
    await page.goto('/account/#/cslogin');
    await page.getByRole('button', { name: '登录', exact: true }).waitFor();
    await settled(page);
    expect(asked).toContainEqual(chunk('base'));
    for (const name of ['styles', 'vendor', 'common', 'app']) expect(asked).not.toContainEqual(chunk(name));
    await close();
  });
});

describe('the application', () => {
  it.each([
    ['teacher', getTeacherSchool.path],
    ['partner-1', getCurrentPartner.path],
  ])('asks who %s is once, before its scripts have come', async (account, userCall) => {
    const watched = await openPage(browser);
    const { page, close } = watched;
    await signIn(watched, account);
    const asked = follow(page);
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/assets/base-*', (route) => held.then(() => route.continue()));
    const known = page.waitForResponse((answer) => new URL(answer.url()).pathname === userCall);
    await page.goto('/', { waitUntil: 'commit' });
    await known;
    goOn();
    await page.locator('main h1').first().waitFor();
    await settled(page);
    expect(asked.filter((path) => sessionCalls.includes(path))).toEqual([listMyRoles.path, userCall]);
    expect(watched.troubles).toEqual([]);
    await close();
  });

  it('asks again for what was asked for in vain, and logs nobody out for it', async () => {
    const watched = await openPage(browser);
    const { page, close } = watched;
    await signIn(watched, 'school-admin');
    const refused = { code: 401, success: false, data: {}, msg: '请求未授权' };
    await page.route(`**${listMyRoles.path}`, (route) => route.fulfill({ status: 401, json: refused }), { times: 1 });
    const asked = follow(page);
    await page.goto('/#/class');
    await page.getByRole('heading', { name: '班级管理' }).waitFor();
    expect(asked.filter((path) => path === listMyRoles.path)).toHaveLength(2);
    await close();
  });

  it('asks nothing early for who comes with a ticket, or without a login', async () => {
    const watched = await openPage(browser);
    const { page, close } = watched;
    await signIn(watched, 'school-admin');
    const asked = follow(page);
    await page.goto('/#/proxy-login');
    await page.locator('h1').first().waitFor();
    await settled(page);
    expect(asked.filter((path) => sessionCalls.includes(path))).toEqual([]);
    await close();
    const visitor = await openPage(browser);
    const askedByVisitor = follow(visitor.page);
    await visitor.page.goto('/#/class');
    await visitor.page.waitForURL(/\/account\/#\/cslogin/);
    expect(askedByVisitor.filter((path) => sessionCalls.includes(path))).toEqual([]);
    await visitor.close();
  });
});
