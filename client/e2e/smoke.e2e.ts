import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PersonaAccount } from '../../seed/landmarks.ts';
import { windowTitle } from '../app/product.ts';
import { screens } from '../app/routes.ts';
import { accessible } from './accessibility.ts';
import { widePicture } from './assigning.ts';
import { open, openPage, picture, settled, signIn, startBrowser, until } from './browser.ts';
import { addressesOf, isLookedAt, personaOf } from './standing.ts';

// Every screen as its roles see it, and the pages beside them; doors.e2e.ts opens the others.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

/** Every screen but those that lead on to another one. */
const shown = screens.filter(({ redirect }) => redirect === undefined);

/** Every screen as roles see it: as the first of its roles, in the soak as each. */
const views = shown.flatMap((screen) =>
  screen.roles
    .filter((role) => isLookedAt(screen, role))
    .flatMap((role) => {
      const account = personaOf(role, screen.levels);
      return account ? [{ screen, role, account }] : [];
    }),
);

/** Pages that are looked at side by side: most of the time each waits for the network. */
const atOnce = 4;

/** Keeps pictures of the page at both widths, and fails where it is not accessible: width changes where things are, not what. */
async function keep(page: Page, name: string): Promise<void> {
  await settled(page);
  await picture(page, `${name}-1280`);
  await accessible(page, { name });
  await widePicture(page, `${name}-1920`);
}

/** Opens the screens of one persona. */
async function look(account: PersonaAccount): Promise<void> {
  const watched = await openPage(browser);
  await signIn(watched, account);
  for (const { screen } of views.filter((view) => view.account === account)) {
    for (const address of addressesOf(screen.path, account)) {
      await open(watched, address);
      await until(() => watched.page.title()).toBe(windowTitle(screen.title));
      const step = /step=(\w+)/.exec(address)?.[1];
      await keep(watched.page, [screen.path.slice(1), ...(step ? [step] : []), account].join('-'));
    }
  }
  expect(watched.troubles).toEqual([]);
  await watched.close();
}

describe('screens at both widths', () => {
  it('are accessible and keep a picture', async () => {
    expect(shown.filter((screen) => !views.some((view) => view.screen === screen))).toEqual([]);
    const waiting = [...new Set(views.map(({ account }) => account))];
    const worker = async () => {
      for (let account = waiting.shift(); account; account = waiting.shift()) await look(account);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  });

  it('hold for the account page and the unknown page as well', async () => {
    for (const [name, address] of [
      ['account', '/account/#/cslogin'],
      ['proxy-login', '/#/proxy-login'],
      ['docs', '/docs'],
    ] as const) {
      const watched = await openPage(browser);
      await watched.page.goto(address);
      await watched.page.locator('h1').first().waitFor();
      await keep(watched.page, name);
      expect(watched.troubles).toEqual([]);
      await watched.close();
    }
    const watched = await openPage(browser);
    await signIn(watched, 'teacher');
    await open(watched, '/404');
    await keep(watched.page, '404-teacher');
    await watched.close();
  });
});
