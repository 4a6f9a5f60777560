import type { Browser, Page } from 'playwright-core';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { ourPaths, unknownCall } from '../../server/testing/real-services.ts';
import { isOurs } from '../api/offers.ts';
import { missingOf } from '../app/menu.ts';
import { partOf } from '../session/parts.ts';
import { openPage, signIn, type Watched } from './browser.ts';
import { failing, pathIn, visitors as visitorsOf } from './walking.ts';

// Services that have the specification's calls and none of ours, and who meets them.

const isSpecified = (endpoint: Endpoint): boolean => !isOurs(endpoint);

/** Each role with the persona that stands for it, what of its screens works, and what it misses. */
export const visitors = visitorsOf(isSpecified).map((visitor) => ({
  ...visitor,
  missing: missingOf(visitor.permitted, visitor.working, (part) => partOf(part).needs.every(isSpecified)),
}));

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
    await route.fulfill({ status: 404, json: unknownCall });
  });
  return asked;
}

/** Says in config.json that none of ours are there; what a test waits for at `/config.json` itself stays. */
export const declareNone = ({ page }: Watched) =>
  page.route('**/config.json', (route) =>
    route.fulfill({ json: { offers: { vesta: 'none', juno: 'none', wrongbook: 'none', minerva: 'none' } } }),
  );

/** The fault that a page shows, which it never should. */
export async function failureOn(page: Page, where: string): Promise<string[]> {
  const found = failing.exec(await page.locator('body').innerText());
  return found ? [`${where}: ${found[0]}`] : [];
}

/** Troubles but those that the browser itself tells of answers that are errors. */
export const beside404 = (troubles: readonly string[]): string[] =>
  troubles.filter((trouble) => !trouble.includes('404'));

const operable = ['a', 'button:enabled', 'input:enabled', '[role=tab]'].map((kind) => `main ${kind}`).join(', ');

/** Whether a page leads on: by a link or by something that can be chosen. What is still being fetched has its patience. */
export const leadsOn = (page: Page): Promise<boolean> =>
  page
    .locator(operable)
    .first()
    .waitFor({ state: 'attached' })
    .then(
      () => true,
      () => false,
    );

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
