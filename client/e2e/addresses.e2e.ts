import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { open, settled, standInWorld, startBrowser, type Watched } from './browser.ts';
import { failureOn, forEach, leadsOn, visitors } from './lacking.ts';
import { isLookedAt } from './standing.ts';

// Addresses that somebody typed or that have grown old: without what they are about, or about what is gone or somebody else's.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
  standInWorld();
});

afterAll(() => browser.close());

/** Nobody has anything of this id. */
const nobodys = '999999';

/** What addresses of the application say of what is meant. */
const names = ['assignmentId', 'submissionId', 'examId', 'paperId', 'classId', 'studentId', 'schoolId', 'courseId'];

/** Paths with ids in them cannot do without. */
const bare = (path: string): string | undefined => (path.includes(':') ? undefined : path);

const foreign = (path: string): string =>
  `${path.replace(/:\w+/, nobodys)}?${new URLSearchParams(Object.fromEntries(names.map((name) => [name, nobodys])))}`;

/** Every screen as the first of its roles that somebody stands for. */
const looked = visitors.map((visitor) => ({
  ...visitor,
  paths: visitor.permitted.flatMap((screen) => (screen.load && isLookedAt(screen, visitor.role) ? [screen.path] : [])),
}));

/** Troubles but those that the browser tells of refusals. */
const besideRefusals = (troubles: readonly string[]): string[] =>
  troubles.filter((trouble) => !/^4\d\d: |Failed to load resource.* 4\d\d/.test(trouble));

/** Opens an address, and tells what is wrong with what it shows. */
async function look(watched: Watched, address: string): Promise<string[]> {
  const { page } = watched;
  await open(watched, address);
  await settled(page);
  return [...(await failureOn(page, address)), ...((await leadsOn(page)) ? [] : [`${address} leads nowhere`])];
}

it.each([
  ['that say nothing of what is meant', bare, (troubles: readonly string[]) => troubles],
  ['of what is gone or somebody else’s', foreign, besideRefusals],
] as const)('addresses %s show a page that leads on', async (_, addressOf, beside) => {
  const faults: string[] = [];
  let opened = 0;
  await forEach(browser, looked, async ({ paths }, watched) => {
    for (const address of paths.flatMap((path) => addressOf(path) ?? [])) {
      opened += 1;
      faults.push(...(await look(watched, address)));
    }
    faults.push(...beside(watched.troubles));
  });
  expect(faults).toEqual([]);
  expect(opened).toBeGreaterThan(40);
});
