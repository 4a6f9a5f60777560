import type { Page } from 'playwright-core';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { roleLabels, type Role } from '../../contracts/roles.ts';
import { menuOf, permittedScreens, workingScreens, type MenuEntry } from '../app/menu.ts';
import { windowTitle } from '../app/product.ts';
import type { RouteRecord } from '../app/route-record.ts';
import { screens } from '../app/routes.ts';
import { settled, until, type Watched } from './browser.ts';
import { personaOf } from './standing.ts';

// Walks through what a role may open, and sees whether something is there that should not be.

/** Each role with the persona that stands for it, and what it may open where only some calls are there. */
export const visitors = (isThere: (endpoint: Endpoint) => boolean) =>
  (Object.keys(roleLabels) as Role[]).flatMap((role) => {
    const account = personaOf(role);
    if (account === undefined) return [];
    const level = account.startsWith('partner') ? Number(account.at(-1)) : 1;
    const permitted = permittedScreens(screens, { role, level });
    const working = workingScreens(permitted, isThere);
    return [{ role, account, permitted, working, menu: menuOf(working) }];
  });

export type Visitor = ReturnType<typeof visitors>[number];

/** What is read where something has failed. */
export const failing = /服务异常|加载失败|没有取到|页面显示出错/;

const absence = '此服务未提供该功能';

export const isAbsentPage = (page: Page) => page.getByRole('heading', { name: absence }).isVisible();

/** What a page shows that it should not, all of it at one moment: a fault, or a part that cannot work on a page that can. */
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

const links = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

export const shownMenu = async (page: Page) =>
  (await links(page).getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0]!);

export const titlesOf = (menu: readonly MenuEntry[]) => menu.map(({ meta }) => meta.title);

/** The screen behind a menu entry, which may only lead on to it. */
export function behind({ permitted }: Visitor, path: string): RouteRecord {
  const entry = permitted.find((screen) => screen.path === path)!;
  return permitted.find((screen) => screen.path === entry.redirect) ?? entry;
}

/** The path of the screen that an address of the application names. */
export const pathIn = (url: string): string => new URL(url).hash.slice(1).split('?')[0]!;

export const hasArrived = (page: Page, screen: RouteRecord) =>
  until(async () => [pathIn(page.url()), await page.title()]).toEqual([screen.path, windowTitle(screen.title)]);

/** Goes through the menu by its links, and through the tabs of each screen. */
export async function walkMenu({ page }: Watched, visitor: Visitor): Promise<string[]> {
  const faults: string[] = [];
  for (const { path, meta } of visitor.menu) {
    const link = links(page).getByRole('link', { name: meta.title });
    if (await link.isVisible()) await link.click();
    await hasArrived(page, behind(visitor, path));
    await page.locator('main h1').first().waitFor();
    await settled(page);
    faults.push(...(await faultsOn(page, path)));
    for (const tab of await page.locator('main').getByRole('tab').all()) {
      await tab.click();
      await settled(page);
      faults.push(...(await faultsOn(page, `${path} ${await tab.innerText()}`)));
    }
  }
  return faults;
}
