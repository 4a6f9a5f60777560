import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { calls } from '../../contracts/calls.ts';
import { open, openPage, picture, signIn, startBrowser, tokenOf, until, type Watched } from './browser.ts';

// Other systems send people here with a ticket, and so can anybody else.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

async function ticketOf(account: string): Promise<string> {
  const answer = await fetch(`${inject('address')}${calls.createTicket.path}`, {
    method: 'POST',
    headers: { 'Blade-Auth': `bearer ${await tokenOf(account)}`, 'content-type': 'application/json' },
    body: '{}',
  });
  return ((await answer.json()) as { data: { ticket: string } }).data.ticket;
}

describe('login without a password', () => {
  it('takes a ticket once, drops it from the address and goes on to the target', async () => {
    const { page, close } = await openPage(browser);
    const ticket = await ticketOf('school-admin');
    await page.goto(`/#/proxy-login?ticket=${ticket}&target=${encodeURIComponent('/teacherManage')}`);
    await page.getByRole('heading', { name: '教师管理' }).waitFor();
    expect(page.url()).not.toContain(ticket);
    await page.goBack().catch(() => undefined);
    expect(page.url()).not.toContain(ticket);
    await close();
    const again = await openPage(browser);
    await again.page.goto(`/#/proxy-login?ticket=${ticket}`);
    await again.page.getByText('登录票据已使用、已过期或不存在').first().waitFor();
    await picture(again.page, 'proxy-login-used-1280');
    await again.close();
  });

  it('follows no target outside the product', async () => {
    const { page, close } = await openPage(browser);
    const target = encodeURIComponent('https://example.invalid/steal');
    await page.goto(`/#/proxy-login?ticket=${await ticketOf('school-admin')}&target=${target}`);
    await page.waitForURL(/#\/school-dashboard$/);
    await close();
  });
});

describe('a ticket for who is signed in', () => {
  const tokenIn = (page: Page) =>
    page.evaluate(() => (JSON.parse(sessionStorage.getItem('saber-token')!) as { content: string }).content);

  const isAccepted = async (token: string): Promise<boolean> => {
    const headers = { 'Blade-Auth': `bearer ${token}` };
    return (await fetch(`${inject('address')}${calls.listMyRoles.path}`, { headers })).ok;
  };

  const isUsed = async (ticket: string): Promise<boolean> => {
    const answer = await fetch(`${inject('address')}${calls.exchangeTicket.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ticket }),
    });
    return !answer.ok;
  };

  /** A teacher who is at work follows a link with a ticket of somebody else, in the application or from elsewhere, and is asked. */
  async function asked(ticket: string, from: 'here' | 'elsewhere'): Promise<Watched & { old: string }> {
    const watched = await openPage(browser);
    const { page } = watched;
    await signIn(watched, 'teacher');
    await open(watched, '/');
    const old = await tokenIn(page);
    if (from === 'elsewhere') await page.goto('/config.json');
    await page.goto(`/#/proxy-login?ticket=${ticket}&target=${encodeURIComponent('/teacherManage')}`);
    await page.getByRole('dialog', { name: '换一个账号登录？' }).waitFor();
    return { ...watched, old };
  }

  it('asks first, naming who is signed in, and with Enter keeps the session and the ticket', async () => {
    const ticket = await ticketOf('school-admin');
    const { page, old, close } = await asked(ticket, 'elsewhere');
    await picture(page, 'proxy-login-question-1280');
    const dialog = page.getByRole('dialog');
    await until(() => dialog.innerText()).toMatch(/当前已登录：\p{Script=Han}+/u);
    await until(() =>
      dialog.getByRole('button', { name: '取消' }).evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.keyboard.press('Enter');
    await page.locator('main h1').first().waitFor();
    expect([await tokenIn(page), await isAccepted(old), await isUsed(ticket)]).toEqual([old, true, false]);
    expect(page.url()).not.toContain(ticket);
    await close();
  });

  it('keeps both after Escape as well', async () => {
    const ticket = await ticketOf('school-admin');
    const { page, old, close } = await asked(ticket, 'here');
    await page.keyboard.press('Escape');
    await page.locator('main h1').first().waitFor();
    expect([await tokenIn(page), await isUsed(ticket)]).toEqual([old, false]);
    await close();
  });

  it('replaces the session by Tab and Enter, ends the old one, and goes on to the target', async () => {
    const ticket = await ticketOf('school-admin');
    const { page, old, close } = await asked(ticket, 'elsewhere');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: '教师管理' }).waitFor();
    expect(await tokenIn(page)).not.toBe(old);
    await until(() => isAccepted(old)).toBe(false);
    expect(await isUsed(ticket)).toBe(true);
    await close();
  });
});
