import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permittedScreens } from '../app/menu.ts';
import { windowTitle } from '../app/product.ts';
import { screens } from '../app/routes.ts';
import { openPage, settled, signIn, startBrowser, until } from './browser.ts';
import { addressesOf, isLookedAt, personaOf, personas, standingOf } from './standing.ts';

// Every row of the table of screens × every persona, in the role that the persona starts with.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const paths = [...new Set(screens.map(({ path }) => path))];

describe('screens', () => {
  it.each(personas)('open for %s where the role may, and are not there otherwise', async (account) => {
    const watched = await openPage(browser);
    const standing = standingOf(account);
    const permitted = permittedScreens(screens, standing);
    // What is looked at closely is opened there.
    const isSeen = personaOf(standing.role) === account;
    await signIn(watched, account);
    for (const path of paths) {
      const own = permitted.find((screen) => screen.path === path);
      if (own && isSeen && isLookedAt(own, standing.role)) continue;
      await watched.page.goto(`/#${addressesOf(path, account)[0]}`);
      // A change of the hash alone keeps the document, so the title tells when the next page stands.
      const title = windowTitle(own?.title ?? '页面不存在');
      await until(() => watched.page.title(), path).toBe(title);
      if (own) await settled(watched.page);
      expect(watched.troubles, path).toEqual([]);
    }
    await watched.close();
  });
});
