import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonaAccount } from '../../seed/landmarks.ts';
import { windowTitle } from '../app/product.ts';
import { screens } from '../app/screens.tsx';
import { open, openPage, picture, settled, signIn, startBrowser, until } from './browser.ts';
import { addressOf, personaOf } from './standing.ts';

// Every screen as each of its roles sees it, and the pages beside them.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

/** Every screen as each of its roles sees it. */
const views = screens.flatMap((screen) =>
  screen.roles.flatMap((role) => {
    const account = personaOf(role);
    return account ? [{ screen, role, account }] : [];
  }),
);

/** Pages that are looked at side by side: most of the time each waits for the network. */
const atOnce = 4;

/** Opens the screens of one persona, keeps a picture of each, and fails where one is not accessible. */
async function look(account: PersonaAccount, width: number): Promise<void> {
  const watched = await openPage(browser, width, width === 1280 ? 800 : 1080);
  await signIn(watched, account);
  for (const { screen, role } of views.filter((view) => view.account === account)) {
    await open(watched, addressOf(screen.path, role));
    await until(() => watched.page.title()).toBe(windowTitle(screen.title));
    await settled(watched.page);
    await picture(watched.page, `${screen.path.slice(1)}-${account}-${width}`);
    const { violations } = await new AxeBuilder({ page: watched.page }).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(grave.map(({ id, nodes }) => `${screen.path} ${id}: ${nodes[0]!.html}`)).toEqual([]);
  }
  await watched.context.close();
}

describe.each([1280, 1920])('screens at %i wide', (width) => {
  it('are accessible and keep a picture', async () => {
    expect(screens.filter((screen) => !views.some((view) => view.screen === screen))).toEqual([]);
    const waiting = [...new Set(views.map(({ account }) => account))];
    const worker = async () => {
      for (let account = waiting.shift(); account; account = waiting.shift()) await look(account, width);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }, 120_000);

  it('hold for the account page and the unknown page as well', async () => {
    for (const [name, address] of [
      ['account', '/account/#/cslogin'],
      ['proxy-login', '/#/proxy-login'],
      ['docs', '/docs'],
    ] as const) {
      const watched = await openPage(browser, width, width === 1280 ? 800 : 1080);
      await watched.page.goto(address);
      await watched.page.locator('h1').first().waitFor();
      await settled(watched.page);
      await picture(watched.page, `${name}-${width}`);
      const { violations } = await new AxeBuilder({ page: watched.page }).analyze();
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(grave.map(({ id, nodes }) => `${name} ${id}: ${nodes[0]!.html}`)).toEqual([]);
      expect(watched.troubles).toEqual([]);
      await watched.context.close();
    }
    const watched = await openPage(browser, width, width === 1280 ? 800 : 1080);
    await signIn(watched, 'teacher');
    await open(watched, '/404');
    await picture(watched.page, `404-teacher-${width}`);
    await watched.context.close();
  });
});
