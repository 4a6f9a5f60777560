import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RouteRecord } from '../app/route-record.ts';
import {
  open,
  openPage,
  picture,
  settled,
  signIn,
  standInWorld,
  startBrowser,
  until,
  type Watched,
} from './browser.ts';
import { beside404, declareNone, forEach, lackOurs, leadsOn, visitors, type Visitor } from './lacking.ts';
import { addressesOf, isLookedAt } from './standing.ts';
import { behind, faultsOn, hasArrived, isAbsentPage, shownMenu, titlesOf, walkMenu } from './walking.ts';

// Services that have the specification's calls and none of ours, for every role: once where config.json says so, once found out.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
  standInWorld();
});

afterAll(() => browser.close());

/** The addresses of a screen: without anything that says what is meant, and where somebody opens it. */
const waysTo = ({ path }: RouteRecord, { account }: Visitor): string[] => [
  ...new Set([path.replace(/:\w+/, '0'), ...addressesOf(path, account).slice(0, 2)]),
];

/** The screens that are opened as a role by their addresses: those of its menu, and one of each kind beside. */
function shownTo({ role, permitted }: Visitor): RouteRecord[] {
  const leading = new Set(permitted.map((screen) => screen.redirect));
  const isEntry = ({ path, hidden }: RouteRecord) => !hidden || leading.has(path);
  return permitted.filter((screen) => screen.load && (isEntry(screen) || isLookedAt(screen, role)));
}

/**
 * Opens every address of the role's screens. Those that cannot work say so; where that is not known beforehand, one that does not
 * say what is meant asks for nothing, finds out nothing, and leads on.
 */
async function walkAddresses({ page }: Watched, visitor: Visitor, asked?: readonly unknown[]): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of shownTo(visitor))
    for (const address of waysTo(screen, visitor)) {
      const before = asked?.length ?? 0;
      await open({ page }, address);
      await hasArrived(page, { ...screen, path: address.split('?')[0]! });
      await settled(page);
      const works = visitor.working.includes(screen);
      const hasAsked = asked === undefined || asked.length > before;
      if (works || hasAsked) await until(() => isAbsentPage(page), address).toBe(!works);
      if (!(await leadsOn(page))) faults.push(`${address} leads nowhere`);
      faults.push(...(await faultsOn(page, address)));
    }
  return faults;
}

it('leaves out what needs calls that config.json says are not there, and asks for none of them', async () => {
  const faults: Record<string, string[]> = {};
  await forEach(browser, visitors, async (visitor, watched) => {
    const { page } = watched;
    const asked = await lackOurs(watched);
    await declareNone(watched);
    await open(watched, '/');
    const [first] = visitor.menu.filter(({ meta }) => meta.home);
    await hasArrived(page, behind(visitor, first!.path));
    expect(await shownMenu(page)).toEqual(titlesOf(visitor.menu));
    const found = [...(await walkMenu(watched, visitor)), ...(await walkAddresses(watched, visitor))];
    faults[visitor.account] = [...found, ...asked.map(({ call }) => call), ...watched.troubles];
  });
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
  expect(Object.keys(faults).length).toBeGreaterThan(10);
});

it('finds out by itself what is not there, and ends with the same screens', async () => {
  const faults: Record<string, string[]> = {};
  await forEach(browser, visitors, async (visitor, watched) => {
    const asked = await lackOurs(watched);
    await open(watched, '/');
    const found = await walkAddresses(watched, visitor, asked);
    await open(watched, '/');
    await until(() => shownMenu(watched.page), visitor.account).toEqual(titlesOf(visitor.menu));
    faults[visitor.account] = [...found, ...beside404(watched.troubles)];
  });
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
});

const missingText = ({ missing }: Visitor): string =>
  missing.map(({ title, parts }) => (parts.length > 0 ? `${title}（${parts.join('、')}）` : title)).join('、');

it('says in the account menu which screens and which parts of screens are left out, and why', async () => {
  const shown = visitors.filter(({ account }) => ['school-admin', 'teacher', 'classic-teacher'].includes(account));
  expect(shown).toHaveLength(3);
  for (const visitor of shown) {
    const watched = await openPage(browser, 1366, 768);
    const { page } = watched;
    await signIn(watched, visitor.account);
    await declareNone(watched);
    await open(watched, '/');
    await page.getByRole('banner').getByRole('button').last().click();
    const text = page.getByText(/^当前服务未提供：/);
    await until(() => text.innerText()).toBe(
      `当前服务未提供：${missingText(visitor)}。所连接的服务没有这些功能需要的接口。`,
    );
    await picture(page, `specified-${visitor.account}`);
    expect(watched.troubles).toEqual([]);
    await watched.close();
  }
});
