import chromium from '@sparticuz/chromium';
import { chromium as playwright } from 'playwright-core';
import { Stop } from '../lib/command.mjs';

/** 1.6 Mbit/s and 150 ms, as from a phone or a crowded school. */
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const patience = 60_000;

/**
 * A page and what tells that its content is there.
 * @typedef {{ address: string, content: string, token?: string }} Target
 */

/**
 * What a visit took until the content was there: requests, and bytes of what is no font.
 * @typedef {{ milliseconds: number, requests: number, script: number, style: number, other: number }} Visit
 */

/** @typedef {import('playwright-core').Browser} Browser */

/** The browser of the tests. @returns {Promise<Browser>} */
export async function startBrowser() {
  const executablePath = process.env['CHROME_PATH'] ?? (await chromium.executablePath());
  return playwright.launch({ executablePath, args: ['--no-sandbox'] });
}

/** Says when the content of a page is there, by the page's own clock. @param {{ content: string, token?: string }} given */
function watch({ content, token }) {
  const stored = JSON.stringify({ dataType: 'string', content: token, type: 'session', datetime: 0 });
  if (token !== undefined) sessionStorage.setItem('saber-token', stored);
  const observer = new MutationObserver(() => {
    if (!document.querySelector(content)) return;
    observer.disconnect();
    performance.mark('content');
  });
  observer.observe(document, { childList: true, subtree: true });
}

const marked = () => performance.getEntriesByName('content')[0]?.startTime;

/** Opens a page with an empty cache over a slow line. @param {Browser} browser @param {Target} target @returns {Promise<Visit>} */
export async function visit(browser, { address, ...given }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
    const traffic = follow(session);
    await page.addInitScript(watch, given);
    await page.goto(address, { waitUntil: 'commit', timeout: patience });
    const milliseconds = await (await page.waitForFunction(marked, undefined, { timeout: patience })).jsonValue();
    if (milliseconds === undefined) throw new Stop(`${address} 没有显示内容`);
    const asked = traffic();
    await page.waitForLoadState('networkidle');
    return { milliseconds, ...asked() };
  } finally {
    await context.close();
  }
}

/** Counts what is asked for, up to the first call of what is returned; the second tells the bytes. @param {import('playwright-core').CDPSession} session */
function follow(session) {
  /** @type {Map<string, { type: string, bytes: number }>} */
  const requests = new Map();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (/^https?:/.test(request.url)) requests.set(requestId, { type: type ?? 'Other', bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  return () => {
    const before = [...requests.values()].filter(({ type }) => type !== 'Font');
    /** @param {(type: string) => boolean} fits */
    const sum = (fits) => before.reduce((total, { type, bytes }) => total + (fits(type) ? bytes : 0), 0);
    return () => ({
      requests: before.length,
      script: sum((type) => type === 'Script'),
      style: sum((type) => type === 'Stylesheet'),
      other: sum((type) => type !== 'Script' && type !== 'Stylesheet'),
    });
  };
}
