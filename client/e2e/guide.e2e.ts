import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Role } from '../../contracts/roles.ts';
import type { PersonaAccount } from '../../seed/landmarks.ts';
import { isSoak } from '../../server/testing/soak.ts';
import type { Guide, GuideStep } from '../session/guides/guide.ts';
import { guidesFor } from '../session/guides/index.ts';
import { pictureOf, pictured } from '../features/guide/pictures.ts';
import { accessible } from './accessibility.ts';
import { as } from './assigning.ts';
import { open, openPage, settled, signIn, standInWorld, startBrowser, until } from './browser.ts';
import { forgetPictures, keepPlaces, overlap, ringOn, take, takesPictures } from './guide-pictures.ts';
import { personaOf, personas, standingOf } from './standing.ts';

// Guides are followed as they are read: each step opens its screen, its place is found there, and where its picture shows it.

let browser: Browser;

beforeAll(async () => {
  browser = await startBrowser();
  standInWorld();
  if (takesPictures) forgetPictures();
});

afterAll(async () => {
  if (takesPictures) await keepPlaces();
  await browser.close();
});

/** The guides that are followed as a role: in the soak all of it, else those whose pictures show what that role sees. */
const followed = (role: Role): Guide[] => guidesFor(role).filter((guide) => isSoak || role === pictured(guide));

/** One persona for each role that has guides to follow. */
const readers = personas.filter((account) => {
  const { role } = standingOf(account);
  return personaOf(role) === account && followed(role).length > 0;
});

/** Takes the picture of a step, or sees that its place is still where the picture shows it. */
async function compare(page: Page, guide: Guide, step: GuideStep): Promise<void> {
  if (takesPictures) return take(page, pictured(guide), step.path, step.point);
  const kept = pictureOf(guide, step)!.place;
  const hint = `${guide.id}: ${step.path} ${step.point}: npm run guide-pictures`;
  await until(async () => {
    const ring = await ringOn(page);
    return ring !== undefined && overlap(kept, ring);
  }, hint).toBe(true);
}

/** Follows the guides of a persona's role. */
async function walk(account: PersonaAccount): Promise<void> {
  const { role } = standingOf(account);
  const watched = await openPage(browser);
  const { page } = watched;
  await signIn(watched, account);
  for (const guide of followed(role)) {
    await open(watched, `/useGuide?guide=${guide.id}`);
    await page.getByRole('button', { name: '带我走一遍' }).click();
    const bubble = page.getByRole('dialog', { name: `指南：${guide.title}` });
    for (const [place, step] of guide.steps.entries()) {
      await bubble.getByText(step.text).waitFor();
      await page.locator('[data-guide-ring]').waitFor();
      await settled(page);
      if (role === pictured(guide)) await compare(page, guide, step);
      await bubble.getByRole('button', { name: place === guide.steps.length - 1 ? '完成' : '下一步' }).click();
    }
    await bubble.waitFor({ state: 'detached' });
  }
  // While they are taken, the pictures of the build that is walked through may be others or none.
  if (!takesPictures) expect(watched.troubles).toEqual([]);
  await watched.close();
}

describe('guides', () => {
  it.each(readers)('of %s point at what is there, as their pictures show it', walk);

  it.skipIf(takesPictures)('are searched, accessible, tell what is new, and are left by Escape', async () => {
    const watched = await as(browser, 'school-admin', '/useGuide');
    const { page } = watched;
    await until(() =>
      page.locator('main img').evaluateAll((all) => all.every((one) => (one as HTMLImageElement).naturalWidth > 0)),
    ).toBe(true);
    await accessible(page, { name: 'useGuide' });
    await page.getByRole('textbox', { name: '查找指南' }).fill('错误名单');
    await page.getByRole('button', { name: '打开并指给我看' }).first().click();
    await page.locator('[data-guide-ring]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[data-guide-ring]').waitFor({ state: 'detached' });
    expect(page.url()).toContain('/studentManage');
    await open(watched, '/useGuide');
    await page.getByText('更新内容', { exact: true }).click();
    await page.waitForURL(/view=news/);
    await page.locator('main li').getByText('2026-11-23').first().waitFor();
    await watched.close();
  });

  it('lead who comes for the first time, can be left, and do not come again', async () => {
    // A context of its own: those of other tests have been shown all tours.
    const context = await browser.newContext({ baseURL: inject('address') });
    const page = await context.newPage();
    await signIn({ page }, 'grade-leader');
    const [tour] = guidesFor('gradeLeader');
    const bubble = page.getByRole('dialog', { name: `指南：${tour!.title}` });
    await open({ page }, '/');
    await bubble.getByText(tour!.steps[0]!.text).waitFor();
    await bubble.getByRole('button', { name: '离开' }).click();
    await bubble.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('heading', { name: '各班使用' }).waitFor();
    await settled(page);
    expect(await bubble.count()).toBe(0);
    await context.close();
  });
});
