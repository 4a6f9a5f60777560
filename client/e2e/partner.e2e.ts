import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formatCents, formatNumber } from '../../contracts/figure-text.ts';
import { getPartnerOverview, getSchoolUse } from '../../contracts/wrongbook/figures.ts';
import { getDeviceSums, pageDevices } from '../../contracts/wrongbook/trade/devices.ts';
import { getOrder, pageOrders } from '../../contracts/wrongbook/trade/orders.ts';
import { getSettlement } from '../../contracts/wrongbook/trade/settlement.ts';
import { partnerIds, schoolIds } from '../../seed/landmarks.ts';
import { accessible } from './accessibility.ts';
import { as, ask, button, dialog, widePicture } from './assigning.ts';
import { open, picture, settled, startBrowser, until } from './browser.ts';

// What partners of each level do: figures down to one school and back, which move when somebody works there; a refund from the
// request to the payment by three levels; a month that is confirmed from below and closed from above; devices by keys.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const heading = (on: Page, name: string) => on.getByRole('heading', { name, level: 1 }).waitFor();
const band = (on: Page) => on.getByRole('navigation', { name: '要处理' });
const tile = (on: Page, name: string) => on.getByRole('group', { name, exact: true });
const menu = (on: Page) => on.locator('aside').first();

async function keep(on: Page, name: string): Promise<void> {
  await settled(on);
  await accessible(on, { name });
  await picture(on, `${name}-1280`);
  await widePicture(on, `${name}-1920`);
}

it.each([
  ['partner-1', '一级合作伙伴', true],
  ['partner-2', '二级合作伙伴', true],
  ['partner-3', '三级合作伙伴', false],
] as const)(
  '%s sees the figures of the schools below, and goes down to the board of one and back',
  async (account, role, hasBelow) => {
    const { page: on, close, troubles } = await as(browser, account, '/overview-dashboard?range=all');
    await on.getByRole('banner').getByText(role).waitFor();
    await menu(on).getByText('订单管理').waitFor();
    expect(await menu(on).getByText('渠道信息').count()).toBe(hasBelow ? 1 : 0);

    const { totals, schools, channels } = await ask(getPartnerOverview, { range: 'all' }, account);
    await until(() => tile(on, '打印量').innerText()).toContain(formatNumber(totals.prints));
    await until(() => tile(on, '营收').innerText()).toContain(formatCents(totals.cents, '¥'));
    expect(totals.prints).toBeGreaterThan(0);
    expect(schools.reduce((sum, { prints }) => sum + prints, 0)).toBe(totals.prints);
    expect(await on.getByRole('list', { name: '渠道排名' }).count()).toBe(channels.length > 1 ? 1 : 0);
    const { supplies } = await ask(getDeviceSums, {}, account);
    expect(supplies).toBeGreaterThan(0);
    await until(() => band(on).innerText()).toContain(`耗材不足 ${supplies} 台`);
    for (const view of ['总体', '按学科', '按应用']) await on.getByText(view, { exact: true }).click();
    await keep(on, `overview-${account}`);

    const name = schools.find(({ schoolId }) => schoolId === schoolIds.junior)!.schoolName;
    await on.getByRole('list', { name: '学校排名' }).getByRole('link', { name }).click();
    await heading(on, '学校看板');
    await on.getByText(name, { exact: true }).waitFor();
    expect(await on.getByRole('banner').count()).toBe(0);
    const own = await ask(getSchoolUse, { range: 'month', schoolId: schoolIds.junior }, account);
    await until(() => on.getByRole('group', { name: '使用情况' }).innerText()).toContain(formatNumber(own.prints));
    await keep(on, `board-${account}`);
    await on.getByRole('link', { name: '直营学校' }).click();
    await heading(on, '直营学校');
    await until(() => on.getByRole('table', { name: '学校' }).locator('tbody tr').count()).toBe(schools.length);
    await keep(on, `schools-${account}`);
    expect(troubles).toEqual([]);
    await close();
  },
);

it('moves the overview when a teacher prints', async () => {
  const prints = async () => (await ask(getPartnerOverview, { range: 'today' }, 'partner-1')).totals.prints;
  const before = await prints();
  const teacher = await as(browser, 'teacher', '/AICorrect/index');
  // The browser of the tests shows no PDFs, and nobody answers its print dialog.
  await teacher.page.evaluate(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true }));
  await teacher.page
    .getByRole('button', { name: /^打印 \d+ 份/ })
    .first()
    .click();
  await dialog(teacher.page).getByLabel('试卷', { exact: true }).check();
  const count = dialog(teacher.page).getByText(/^1 \/ \d+/);
  await count.waitFor();
  const pages = Number.parseInt((await count.innerText()).split('/')[1]!);
  await button(dialog(teacher.page), '打印').click();
  await until(prints).toBe(before + pages);
  await teacher.close();

  const { page: on, close, troubles } = await as(browser, 'partner-1', '/overview-dashboard?range=today');
  await until(() => tile(on, '打印量').innerText()).toContain(formatNumber(before + pages));
  expect(troubles).toEqual([]);
  await close();
});

it('takes a refund from the request of the lowest level over the one above it to the highest, which pays', async () => {
  const { records } = await ask(pageOrders, { refund: 'none', size: 50 }, 'partner-3');
  const { id, code, cents } = records.find(({ payTime }) => payTime !== '')!;
  const state = async () => (await ask(getOrder, { orderId: id }, 'partner-3')).refundState;
  const openOrder = async (on: Page, path: string) => {
    await open({ page: on }, path);
    await button(on, code).click();
    await dialog(on).getByText(formatCents(cents, '¥')).first().waitFor();
  };

  const lowest = await as(browser, 'partner-3', '/orders');
  await openOrder(lowest.page, `/orders?keyword=${code}`);
  await keep(lowest.page, 'order-partner-3');
  await button(dialog(lowest.page), '申请退款').click();
  await dialog(lowest.page)
    .getByRole('textbox', { name: /退款原因/ })
    .fill('型号不符');
  await button(dialog(lowest.page), '申请退款').click();
  await lowest.page.getByText('等青岚教育服务审批').waitFor();
  expect(await state()).toBe(0);
  expect(await button(lowest.page, '同意退款').count()).toBe(0);
  await lowest.close();

  const above = await as(browser, 'partner-2', '/overview-dashboard');
  await band(above.page)
    .getByRole('link', { name: /退款等你处理/ })
    .waitFor();
  await openOrder(above.page, `/orders?tab=refunds&refund=asked&keyword=${code}`);
  await button(dialog(above.page), '同意退款').click();
  await button(dialog(above.page), '同意退款').click();
  await until(state).toBe(1);
  await above.close();

  const highest = await as(browser, 'partner-1', '/orders');
  await openOrder(highest.page, `/orders?tab=refunds&refund=refunding&keyword=${code}`);
  await button(dialog(highest.page), '登记已退款').click();
  await button(dialog(highest.page), '登记已退款').click();
  await until(state).toBe(2);
  await highest.page.getByText(/计入 .+的对账单/).waitFor();
  expect(await button(highest.page, '登记已退款').count()).toBe(0);
  expect([lowest, above, highest].flatMap(({ troubles }) => troubles)).toEqual([]);
  await highest.close();
});

/** The first month that the second level may confirm: the world of the tests begins some weeks before today. */
async function monthToConfirm(): Promise<string> {
  const now = new Date();
  for (let back = 1; back < 6; back++) {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - back, 1)).toISOString().slice(0, 7);
    if ((await ask(getSettlement, { month }, 'partner-2')).acts.includes('confirm')) return month;
  }
  throw new Error('no month is open');
}

it('closes a month that the level below has confirmed', async () => {
  const month = await monthToConfirm();
  const of = () => ask(getSettlement, { month, partnerId: partnerIds.level2 }, 'partner-1');
  const { totals, stage } = await of();
  expect(stage).toBe('open');
  const second = await as(browser, 'partner-2', `/orders?tab=settlement&month=${month}`);
  await second.page.getByText(formatCents(totals.net, '¥')).waitFor();
  await keep(second.page, 'settlement-partner-2');
  await button(second.page, '确认对账').click();
  await button(dialog(second.page), '确认对账').click();
  await until(async () => (await of()).stage).toBe('confirmed');
  // The dialog that closes has a button of that name as well.
  await until(() => button(second.page, '确认对账').count()).toBe(0);

  const first = await as(browser, 'partner-1', `/orders?tab=settlement&month=${month}`);
  await first.page.getByRole('region', { name: '付给下级' }).getByRole('link', { name: '青岚教育服务' }).click();
  await button(first.page, '登记付款').click();
  await dialog(first.page).getByText(formatCents(totals.due, '¥')).waitFor();
  await button(dialog(first.page), '登记付款').click();
  await until(async () => (await of()).stage).toBe('closed');
  await until(() => button(first.page, '登记付款').count()).toBe(0);
  const saved = first.page.waitForEvent('download');
  await button(first.page, '导出').click();
  await first.page.getByRole('menuitem', { name: 'PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/对账单.*\.pdf$/);
  expect([...first.troubles, ...second.troubles]).toEqual([]);
  await first.close();
  await second.close();
});

it('walks the devices by keys with the panel open, and enters a repair once', async () => {
  const { page: on, close, troubles } = await as(browser, 'partner-1', '/devices?concern=supplies');
  const { records } = await ask(pageDevices, { concern: 'supplies', size: 20 }, 'partner-1');
  const [one, other] = records.map(({ serial }) => serial) as [string, string];
  const panel = (serial: string) => on.getByRole('complementary', { name: serial });
  await button(on, one).click();
  await panel(one).waitFor();
  await on.keyboard.press('ArrowDown');
  await panel(other).waitFor();
  await on.keyboard.press('ArrowUp');
  await panel(one).waitFor();
  await keep(on, 'devices-partner-1');
  await button(panel(one), '报修').click();
  await dialog(on).getByRole('textbox', { name: /说明/ }).fill('出纸口有异响');
  await dialog(on)
    .getByRole('button', { name: /保存|确定|提交/ })
    .click();
  await panel(one).getByText('故障：出纸口有异响').waitFor();
  expect(await panel(one).getByText('报修：出纸口有异响').count()).toBe(1);
  expect(troubles).toEqual([]);
  await close();
});
