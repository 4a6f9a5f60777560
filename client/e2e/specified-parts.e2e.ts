import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listTasks } from '../../contracts/wrongbook/tasks.ts';
import type { RouteRecord } from '../app/route-record.ts';
import { partOf } from '../session/parts.ts';
import { open, picture, settled, standInWorld, startBrowser, until, type Watched } from './browser.ts';
import { beside404, declareNone, failureOn, forEach, lackOurs, visitors, type Visitor } from './lacking.ts';
import { isLookedAt } from './standing.ts';
import { faultsOn } from './walking.ts';

// Every button of the screens that stay where services have none of our calls: none of them is dead, and none leads to a fault.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
  standInWorld();
});

afterAll(() => browser.close());

/** For what hangs, as there are some 150 buttons and other work may keep the machine busy, in milliseconds. */
const patience = 900_000;

/** The screens that stay, each as the first role that sees it so. */
const stayed = visitors.map((visitor) => ({
  ...visitor,
  working: visitor.working.filter((screen) => screen.load && isLookedAt(screen, visitor.role)),
}));

/** What can be pressed and does something: not the place where one is, nor pages of a list. */
const pressable = 'main button:visible:enabled:not([aria-current]):not(nav button)';

const rowMenu = '更多操作';

/** What a button does: behind it stands on which row, and those of further rows do the same. */
const kindOf = (name: string): string => name.split(' ')[0]!;

/** The first button of each kind, by its place. */
async function kinds(page: Page, selector: string): Promise<Map<string, number>> {
  const names = await page
    .locator(selector)
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label') ?? (button as HTMLElement).innerText),
    );
  return new Map(names.map((name, place) => [kindOf(name), place] as const).toReversed());
}

/** Presses something, and waits until something has come of it: a change on screen, a file, the choice of one. */
async function press(page: Page, selector: string, place: number, what: string): Promise<void> {
  let came = false;
  const note = () => (came = true);
  page.once('download', note);
  page.once('filechooser', note);
  const looks = () => page.evaluate(() => location.hash + document.body.innerHTML.length + document.body.innerText);
  const before = await looks();
  await page.locator(selector).nth(place).click();
  await until(async () => came || (await looks()) !== before, `${what} does something`).toBe(true);
  page.off('download', note);
  page.off('filechooser', note);
  await settled(page);
}

type Look = (page: Page, where: string) => Promise<string[]>;

const items = '[role=menuitem]:visible';

/** Goes back to the screen as it was: without what has been opened over it, anew where that asks before it closes. */
async function back(watched: Watched, path: string): Promise<void> {
  const { page } = watched;
  await page.keyboard.press('Escape');
  const over = page.locator('[role=dialog]:visible, [role=menu]:visible');
  await open(watched, path);
  if ((await over.count()) > 0) await page.reload();
  await page.locator('main h1').first().waitFor();
}

/** Presses every button of a screen, and what the menu of a row holds; what is found missing meanwhile is gone. */
async function pressAll(watched: Watched, path: string, look: Look): Promise<string[]> {
  const { page } = watched;
  const found: string[] = [];
  await open(watched, path);
  const pressOne = async (selector: string, kind: string) => {
    const place = (await kinds(page, selector)).get(kind);
    if (place === undefined) return;
    await press(page, selector, place, `${path} ${kind}`);
    found.push(...(await look(page, `${path} ${kind}`)));
  };
  for (const kind of (await kinds(page, pressable)).keys()) {
    await pressOne(pressable, kind);
    for (const item of kind === rowMenu ? (await kinds(page, items)).keys() : []) {
      if ((await page.locator(items).count()) === 0) await pressOne(pressable, kind);
      await pressOne(items, item);
      await back(watched, path);
    }
    await back(watched, path);
  }
  return found;
}

it(
  'has no dead button and none that fails where it is known what is not there',
  async () => {
    const faults: string[] = [];
    let screens = 0;
    await forEach(browser, stayed, async ({ account, working }, watched) => {
      const asked = await lackOurs(watched);
      await declareNone(watched);
      for (const { path } of working) {
        screens += 1;
        await open(watched, path);
        await picture(watched.page, `specified-${account}${path.replaceAll('/', '-')}`);
        faults.push(...(await pressAll(watched, path, faultsOn)));
      }
      faults.push(...asked.map(({ call }) => call), ...watched.troubles);
    });
    expect(faults).toEqual([]);
    expect(screens).toBeGreaterThan(8);
  },
  patience,
);

/** The calls of ours that a screen says it has use for; the tray of tasks is on every one. */
const declared = ({ parts = [], needs = [] }: RouteRecord): string[] =>
  [...needs, listTasks, ...parts.flatMap((part) => partOf(part).needs)].map(({ path }) => path);

/** Presses everything on the screens of somebody whose services are first found to lack our calls by that. */
async function findOut({ working }: Pick<Visitor, 'working'>, watched: Watched): Promise<string[]> {
  const asked = await lackOurs(watched);
  const faults: string[] = [];
  for (const screen of working) {
    asked.length = 0;
    faults.push(...(await pressAll(watched, screen.path, failureOn)));
    const undeclared = asked.filter(({ call, on }) => on === screen.path && !declared(screen).includes(call));
    faults.push(...undeclared.map(({ call }) => `${screen.path} does not declare ${call}`));
  }
  return [...faults, ...beside404(watched.troubles)];
}

it(
  'finds out by pressing what is not there, never with a fault, and every screen has declared it',
  async () => {
    const faults: string[] = [];
    await forEach(browser, stayed, async (visitor, watched) => {
      faults.push(...(await findOut(visitor, watched)));
    });
    expect(faults).toEqual([]);
  },
  patience,
);
