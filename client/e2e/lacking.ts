import type { Browser, Page } from 'playwright-core';
import { callEntries } from '../../contracts/calls.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { roleLabels, type Role } from '../../contracts/roles.ts';
import { isOurs } from '../api/offers.ts';
import { menuOf, missingOf, permittedScreens, workingScreens } from '../app/menu.ts';
import { windowTitle } from '../app/product.ts';
import type { RouteRecord } from '../app/route-record.ts';
import { screens } from '../app/routes.ts';
import { partOf } from '../session/parts.ts';
import { openPage, signIn, until, type Watched } from './browser.ts';
import { personaOf } from './standing.ts';

// Services that have the specification's calls and none of ours, and who meets them.

const ourPaths = new Set<string>(callEntries.flatMap(([, endpoint]) => (isOurs(endpoint) ? [endpoint.path] : [])));

const isSpecified = (endpoint: Endpoint): boolean => !isOurs(endpoint);

/** A role with the persona that stands for it, what it may open, what of that works, and what it misses. */
export const visitors = (Object.keys(roleLabels) as Role[]).flatMap((role) => {
  const account = personaOf(role);
  if (account === undefined) return [];
  const level = account.startsWith('partner') ? Number(account.at(-1)) : 1;
  const permitted = permittedScreens(screens, { role, level });
  const working = workingScreens(permitted, isSpecified);
  const missing = missingOf(permitted, working, (part) => partOf(part).needs.every(isSpecified));
  return [{ role, account, permitted, working, menu: menuOf(working), missing }];
});

export type Visitor = (typeof visitors)[number];

/** A call of ours that was made, and the path of the screen that was open then. */
interface Asked {
  call: string;
  on: string;
}

/** Answers 404 to every call of ours, and keeps which were made. */
export async function lackOurs({ page }: Watched): Promise<Asked[]> {
  const asked: Asked[] = [];
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!ourPaths.has(pathname)) return route.fallback();
    asked.push({ call: pathname, on: pathIn(route.request().frame().url()) });
    await route.fulfill({ status: 404, json: { code: 404, success: false, msg: '404 没找到请求' } });
  });
  return asked;
}

/** Says in config.json that none of ours are there; what a test waits for at `/config.json` itself stays. */
export const declareNone = ({ page }: Watched) =>
  page.route('**/config.json', (route) =>
    route.fulfill({ json: { offers: { vesta: 'none', juno: 'none', wrongbook: 'none', minerva: 'none' } } }),
  );

const failing = /服务异常|加载失败|没有取到|页面显示出错/;

const absence = '此服务未提供该功能';

export const isAbsentPage = (page: Page) => page.getByRole('heading', { name: absence }).isVisible();

/** The fault that a page shows, which it never should. */
export async function failureOn(page: Page, where: string): Promise<string[]> {
  const found = failing.exec(await page.locator('body').innerText());
  return found ? [`${where}: ${found[0]}`] : [];
}

/** What a page shows that it should not where it is known what is not there: a fault, or a part that cannot work on a page that can. */
export async function faultsOn(page: Page, where: string): Promise<string[]> {
  const { text, headings } = await page.evaluate(() => ({
    text: document.body.innerText,
    headings: [...document.querySelectorAll('h1, h2, h3')].map((heading) => heading.textContent),
  }));
  const isPart = text.includes(absence) && !headings.includes(absence);
  return [
    ...(failing.test(text) ? [`${where}: ${failing.exec(text)![0]}`] : []),
    ...(isPart ? [`${where}: ${absence}`] : []),
  ];
}

/** Troubles but those that the browser itself tells of answers that are errors. */
export const beside404 = (troubles: readonly string[]): string[] =>
  troubles.filter((trouble) => !trouble.includes('404'));

const operable = ['a', 'button:enabled', 'input:enabled', '[role=tab]'].map((kind) => `main ${kind}`).join(', ');

/** Whether a page leads on: by a link or by something that can be chosen. */
export const leadsOn = async (page: Page): Promise<boolean> => (await page.locator(operable).count()) > 0;

/** The path of the screen that an address of the application names. */
const pathIn = (url: string): string => new URL(url).hash.slice(1).split('?')[0]!;

export const hasArrived = (page: Page, screen: RouteRecord) =>
  until(async () => [pathIn(page.url()), await page.title()]).toEqual([screen.path, windowTitle(screen.title)]);

/** Does something for every visitor, several at a time: most of the time each waits for the network. */
export async function forEach<V extends Pick<Visitor, 'account'>>(
  browser: Browser,
  those: readonly V[],
  visit: (visitor: V, watched: Watched) => Promise<void>,
): Promise<void> {
  const waiting = [...those];
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
