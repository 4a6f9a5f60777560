import { chromium } from 'playwright-core';
import { startUnderstudy } from 'understudy';

// With Playwright: a browser in a world of its own. CHROME_PATH names the browser.

const understudy = await startUnderstudy();
const school = await understudy.sandbox();
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
await page.goto(school.signInUrl);
await page.getByRole('button', { name: '周雅琴' }).first().click();
await page.getByRole('navigation', { name: '主菜单' }).waitFor();
console.log(await page.title());
await browser.close();
await understudy.close();
