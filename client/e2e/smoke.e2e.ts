import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientRoleOf, type Role } from '../../contracts/roles.ts';
import { partnerIds, personaIds, schoolIds, type PersonaAccount } from '../../seed/landmarks.ts';
import { accounts } from '../../seed/modules/persona-list.ts';
import { permittedScreens } from '../app/menu.ts';
import { windowTitle } from '../app/product.ts';
import { screens } from '../app/screens.tsx';
import { chooseRole, mapRoles } from '../session/roles.ts';
import { open, openPage, picture, settled, signIn, startBrowser } from './browser.ts';

// Every row of the table of screens × every persona, in the role that the persona starts with.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
});

afterAll(() => browser.close());

const levels: Record<string, number> = { [partnerIds.level1]: 1, [partnerIds.level2]: 2, [partnerIds.level3]: 3 };

function standingOf(account: PersonaAccount) {
  const { roles, partnerId } = accounts.find((one) => one.account === account)!;
  const keys = roles.map((role) => (typeof role === 'string' ? role : role.roleKey));
  const role = chooseRole(mapRoles(keys.filter((key) => clientRoleOf(key))), undefined);
  if (role === '') throw new Error(`${account} has no role`);
  return { role, level: partnerId ? levels[partnerId]! : 1 };
}

const paths = [...new Set(screens.map(({ path }) => path))];

/** Who stands for a role: the first persona that starts in it, of the partners the lowest; nobody starts as `teaching`. */
const personaOf = (role: Role): PersonaAccount | undefined =>
  role === 'partner'
    ? 'partner-3'
    : (Object.keys(personaIds) as PersonaAccount[]).find((account) => standingOf(account).role === role);

/** Every screen as each of its roles sees it. */
const views = screens.flatMap((screen) =>
  screen.roles.flatMap((role) => {
    const account = personaOf(role);
    return account ? [{ screen, role, account }] : [];
  }),
);

/** A partner opens the board of one of its schools. */
const addressOf = (path: string, role: string): string =>
  role === 'partner' && path === '/school-dashboard' ? `${path}?schoolId=${schoolIds.junior}` : path;

describe.each(Object.keys(personaIds) as PersonaAccount[])('screens of %s', (account) => {
  it('open where the role may, and are not there otherwise', async () => {
    const watched = await openPage(browser);
    const standing = standingOf(account);
    const permitted = permittedScreens(screens, standing);
    await signIn(watched, account);
    for (const path of paths) {
      const own = permitted.find((screen) => screen.path === path);
      await open(watched, addressOf(path, standing.role));
      // A change of the hash alone keeps the document, so the title tells when the next page stands.
      await expect.poll(() => watched.page.title(), { message: path }).toBe(windowTitle(own?.title ?? '页面不存在'));
      await settled(watched.page);
      expect(watched.troubles, path).toEqual([]);
    }
    await watched.context.close();
  });
});

describe.each([1280, 1920])('screens at %i wide', (width) => {
  it('are accessible and keep a picture', async () => {
    expect(screens.filter((screen) => !views.some((view) => view.screen === screen))).toEqual([]);
    for (const { screen, role, account } of views) {
      const watched = await openPage(browser, width, width === 1280 ? 800 : 1080);
      await signIn(watched, account);
      await open(watched, addressOf(screen.path, role));
      await picture(watched.page, `${screen.path.slice(1)}-${account}-${width}`);
      const { violations } = await new AxeBuilder({ page: watched.page }).analyze();
      const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(grave.map(({ id, nodes }) => `${screen.path} ${id}: ${nodes[0]!.html}`)).toEqual([]);
      await watched.context.close();
    }
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
