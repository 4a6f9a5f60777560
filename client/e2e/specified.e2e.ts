import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { ourPaths, unknownCall } from '../../server/testing/real-services.ts';
import { isOurs } from '../api/offers.ts';
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
import { addressesOf, isLookedAt } from './standing.ts';
import {
  behind,
  faultsOn,
  hasArrived,
  isAbsentPage,
  shownMenu,
  titlesOf,
  visitors,
  walkMenu,
  type Visitor,
} from './walking.ts';

// Services that have the specification's calls and none of ours, for every role: once where config.json says so, once found out.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
  standInWorld();
});

afterAll(() => browser.close());

const isSpecified = (endpoint: Endpoint): boolean => !isOurs(endpoint);

const roles = visitors(isSpecified);

/** Answers 404 to every call of ours, and keeps which were made. */
async function lackOurs({ page }: Watched): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!ourPaths.has(pathname)) return route.fallback();
    asked.push(pathname);
    await route.fulfill({ status: 404, json: unknownCall });
  });
  return asked;
}

/** Gives the application settings of its own; what a test waits for at `/config.json` itself stays. */
const configure = ({ page }: Watched, config: object) =>
  page.route('**/config.json', (route) => route.fulfill({ json: config }));

/** Addresses that ask for nothing of what their screens need, as they do not say what is meant: they cannot find out. */
const asksNothing = ['/compositionCorrectDetail', '/examReport', '/paperPrinter', '/printer'];

/** Opens every address of the role's screens; those that cannot work say so, where that is known beforehand all of them. */
async function walkAddresses(
  watched: Watched,
  { role, account, permitted, working }: Visitor,
  isTold = false,
): Promise<string[]> {
  const faults: string[] = [];
  const leading = new Set(permitted.map((screen) => screen.redirect));
  const isEntry = ({ path, hidden }: RouteRecord) => !hidden || leading.has(path);
  const shown = permitted.filter((screen) => screen.load && (isEntry(screen) || isLookedAt(screen, role)));
  for (const screen of shown)
    for (const address of addressesOf(screen.path, account).slice(0, 2)) {
      await open(watched, address);
      await hasArrived(watched.page, { ...screen, path: address.split('?')[0]! });
      const isAbsent = !working.includes(screen);
      if (!isAbsent || !asksNothing.includes(address) || isTold)
        await until(() => isAbsentPage(watched.page), address).toBe(isAbsent);
      await settled(watched.page);
      faults.push(...(await faultsOn(watched.page, address)));
    }
  return faults;
}

/** Does something for every role, several at a time: most of the time each waits for the network. */
async function forAll(visit: (visitor: Visitor, watched: Watched) => Promise<void>): Promise<void> {
  const waiting = [...roles];
  const worker = async () => {
    for (let visitor = waiting.shift(); visitor; visitor = waiting.shift()) {
      const watched = await openPage(browser);
      await signIn(watched, visitor.account);
      await visit(visitor, watched);
      await watched.close();
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

it('leaves out what needs calls that config.json says are not there, and asks for none of them', async () => {
  const none = { vesta: 'none', juno: 'none', wrongbook: 'none', minerva: 'none' };
  const faults: Record<string, string[]> = {};
  await forAll(async (visitor, watched) => {
    const { page } = watched;
    const asked = await lackOurs(watched);
    await configure(watched, { offers: none });
    await open(watched, '/');
    const [first] = visitor.menu.filter(({ meta }) => meta.home);
    await hasArrived(page, behind(visitor, first!.path));
    expect(await shownMenu(page)).toEqual(titlesOf(visitor.menu));
    const found = [...(await walkMenu(watched, visitor)), ...(await walkAddresses(watched, visitor, true))];
    faults[visitor.account] = [...found, ...asked, ...watched.troubles];
  });
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
  expect(Object.keys(faults).length).toBeGreaterThan(10);
});

it('finds out by itself what is not there, and ends with the same screens', async () => {
  const faults: Record<string, string[]> = {};
  await forAll(async (visitor, watched) => {
    await lackOurs(watched);
    await open(watched, '/');
    const found = await walkAddresses(watched, visitor);
    await open(watched, '/');
    await until(() => shownMenu(watched.page), visitor.account).toEqual(titlesOf(visitor.menu));
    faults[visitor.account] = [
      ...found,
      // The browser itself tells of each answer that is an error.
      ...watched.troubles.filter((trouble) => !trouble.includes('404')),
    ];
  });
  expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
});

it('says in the account menu what is left out', async () => {
  for (const [account, width] of [
    ['school-admin', 1280],
    ['teacher', 1920],
  ] as const) {
    const watched = await openPage(browser, width, width === 1280 ? 800 : 1080);
    const { page } = watched;
    await signIn(watched, account);
    await configure(watched, { offers: { vesta: 'none', wrongbook: 'none', minerva: 'none' } });
    await open(watched, '/');
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByText(/^当前服务未提供：.*(作业管理|AI批改).*接口/).waitFor();
    await picture(page, `specified-${account}-${width}`);
    expect(watched.troubles).toEqual([]);
    await watched.close();
  }
});
