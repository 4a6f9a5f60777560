import { mkdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { password } from '../../seed/landmarks.ts';
import { copySandbox } from '../../server/database/sandbox.ts';
import { continueLater, standAt } from '../../server/testing/clock.ts';
import { testNow } from '../../server/testing/worlds.ts';
import { toursShown } from './tours.ts';

const artefacts = fileURLToPath(new URL('../../.artefacts/screenshots', import.meta.url));

const testName = (): string => basename(expect.getState().testPath!, '.e2e.ts');

/** By test, the sandbox in which it goes on where that is no longer the one that it began with. */
const later = new Map<string, string>();

/** The sandbox of a test file, named after it: two run at a time, and neither sees what the other writes. */
const sandbox = (): string => later.get(testName()) ?? testName();

/**
 * Lets some days go by: the test goes on in a copy of its sandbox whose clock is so much ahead, as a server reads the clock of a
 * sandbox when it opens it. Who was signed in signs in again.
 */
export async function passDays(days: number): Promise<void> {
  const name = `${sandbox()}-${days}`;
  await continueLater(inject('dataDir'), sandbox(), name, days * 86_400_000);
  later.set(testName(), name);
}

/** Starts the browser for one test file, and makes its sandbox. */
export function startBrowser(): Promise<Browser> {
  copySandbox(inject('worldFile'), inject('dataDir'), sandbox());
  return chromium.launch({ executablePath: inject('browserPath'), args: ['--no-sandbox'] });
}

/**
 * Lets the test stand at the moment for which its world was made, whatever the day is: what is of this week is there. Before
 * anybody has signed in, as a server reads the clock of a sandbox when it opens it.
 */
export const standInWorld = (): void => standAt(inject('dataDir'), sandbox(), testNow);

/** A page that remembers what went wrong on it. */
export interface Watched {
  page: Page;
  context: BrowserContext;
  /** Console errors, uncaught exceptions and failed requests since the page was opened. */
  troubles: string[];
  /** Closes the page, and leaves what the browser has fetched to the next one. */
  close: () => Promise<void>;
}

/** How long a page may take for anything, in milliseconds: other work may keep the machine busy. */
const patience = 90_000;

/** Contexts that no page uses at the moment: a third of the time of opening a page is for fetching what it is made of. */
const idle = new WeakMap<Browser, Map<string, BrowserContext[]>>();

/** Closes the pages of a context, and keeps it without anything that they stored. */
async function release(context: BrowserContext, page: Page, waiting: BrowserContext[]): Promise<void> {
  // A page of another origin may stand there, or none.
  await page.evaluate(() => localStorage.clear()).catch(() => undefined);
  for (const one of context.pages()) await one.close();
  await context.clearCookies();
  waiting.push(context);
}

/** A new context of people who have been shown the tours of their roles. */
async function contextOf(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript((names) => {
    // A page that is still empty has no storage.
    if (location.protocol === 'http:') for (const name of names) localStorage.setItem(name, 'shown');
  }, toursShown);
  return context;
}

/** Opens a page in a session of its own, of the common server unless another is named. */
export async function openPage(
  browser: Browser,
  width = 1280,
  height = 800,
  address = inject('address'),
): Promise<Watched> {
  const kind = `${width} ${height} ${address}`;
  const ofBrowser = idle.get(browser) ?? new Map<string, BrowserContext[]>();
  idle.set(browser, ofBrowser);
  const waiting = ofBrowser.get(kind) ?? [];
  ofBrowser.set(kind, waiting);
  const context =
    waiting.pop() ??
    (await contextOf(browser, {
      viewport: { width, height },
      locale: 'zh-CN',
      timezoneId: 'Asia/Shanghai',
      baseURL: address,
      reducedMotion: 'reduce',
      acceptDownloads: true,
    }));
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => troubles.push(`exception: ${error.message}`));
  page.on('response', (answer) => answer.status() >= 400 && troubles.push(`${answer.status()}: ${answer.url()}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (!reason.includes('ERR_ABORTED')) troubles.push(`${reason}: ${request.url()}`);
  });
  return { page, context, troubles, close: () => release(context, page, waiting) };
}

/** Asks the account service for a token of a persona in the sandbox of this test file. */
export async function tokenOf(account: string): Promise<string> {
  const answer = await fetch(`${inject('address')}/account/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password, sandbox: sandbox() }),
  });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  return data.accessToken;
}

/** Puts a persona's token into the session of a page before anything of ours runs on it; only once, so that logging out lasts. */
export const signIn = async (watched: Pick<Watched, 'page'>, account: string): Promise<void> =>
  carryToken(watched, await tokenOf(account));

/** The same with a token of another server. */
export async function carryToken({ page }: Pick<Watched, 'page'>, token: string): Promise<void> {
  const stored = { dataType: 'string', content: token, type: 'session', datetime: 0 };
  await page.goto('/config.json');
  await page.evaluate((value) => {
    sessionStorage.clear();
    sessionStorage.setItem('saber-token', value);
  }, JSON.stringify(stored));
}

/** Opens an address of the application and waits until its first page stands. */
export async function open({ page }: Pick<Watched, 'page'>, path: string): Promise<void> {
  await page.goto(`/#${path}`);
  await page.locator('main h1').first().waitFor();
  await settled(page);
}

/** Waits until something on screen has become what it should be. */
export const until = (look: () => Promise<unknown>, message?: string) => expect.poll(look, message ? { message } : {});

/** Waits until nothing loads any more and the packaged font has come. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // A screen that is opened by its address within the application loads after that.
  await page.locator('[role=status][aria-label=加载中], .mantine-Skeleton-root').first().waitFor({ state: 'detached' });
  // What has just been shown asks for its parts of the font when it is painted: before that, all fonts seem to be there.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
  await page.evaluate(() => document.fonts.ready);
}

/** Keeps a picture of the page among the artefacts, which git ignores. */
export async function picture(page: Page, name: string): Promise<void> {
  mkdirSync(artefacts, { recursive: true });
  await page.screenshot({ path: `${artefacts}/${name}.png` });
}
