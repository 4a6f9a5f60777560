import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addClass, listClasses } from '../../contracts/vesta/class.ts';
import { resetTeacherPassword } from '../../contracts/vesta/teacher.ts';
import { password, personaIds, schoolIds } from '../../seed/landmarks.ts';
import { copySandbox, sandboxFile } from '../../server/database/sandbox.ts';
import { keepInitial } from '../../server/engines/restoring/initial.ts';
import { seededWorld } from '../../server/testing/worlds.ts';
import { openPage, picture, settled, startBrowser, type Watched } from './browser.ts';
import { startServer, type Running } from './server.ts';

let browser: Browser;
let dataDir: string;
let server: Running;

beforeAll(async () => {
  browser = await startBrowser();
  dataDir = mkdtempSync(join(tmpdir(), 'understudy-restore-'));
  copySandbox(await seededWorld('small'), dataDir, 'main');
  keepInitial(dataDir, 'main');
  copySandbox(sandboxFile(dataDir, 'main'), dataDir, 'other');
  server = await startServer({ DATA_DIR: dataDir });
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function tokenOf(account: string, sandbox: string): Promise<string | undefined> {
  const answer = await fetch(`${server.address}/account/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account, password, sandbox }),
  });
  return ((await answer.json()) as { data: { accessToken?: string } }).data.accessToken;
}

async function ask(path: string, token: string, body?: object): Promise<string> {
  const answer = await fetch(server.address + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'blade-auth': `bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, path).toBe(200);
  return answer.text();
}

async function enter({ page }: Watched, account: string): Promise<void> {
  const content = await tokenOf(account, 'main');
  await page.goto('/config.json');
  await page.evaluate(
    (value) => sessionStorage.setItem('saber-token', value),
    JSON.stringify({ dataType: 'string', content, type: 'session', datetime: 0 }),
  );
  await page.goto('/#/');
  await page.locator('main h1').first().waitFor();
  await settled(page);
}

it('brings a demonstration back from the login page: who sits there idle is told, a reset password opens again, others lose nothing', async () => {
  const schoolId = schoolIds.junior;
  const made = { schoolId, gradeId: '7', className: '另一个沙箱的班' };
  const other = (await tokenOf('school-admin', 'other'))!;
  await ask(addClass.path, other, made);

  const teacher = await openPage(browser, 1280, 800, server.address);
  await enter(teacher, 'teacher');
  const admin = (await tokenOf('school-admin', 'main'))!;
  await ask(resetTeacherPassword.path, admin, { teacherId: personaIds.many });
  expect(await tokenOf('many', 'main')).toBeUndefined();

  const trainer = await openPage(browser, 1280, 800, server.address);
  await trainer.page.goto('/account/#/cslogin');
  await trainer.page.getByRole('button', { name: '恢复演示数据' }).click();
  await trainer.page.getByRole('dialog').getByRole('button', { name: '恢复', exact: true }).click();
  await trainer.page.getByText(/已恢复，用时/).waitFor();

  // Nobody touches that page.
  await teacher.page.waitForURL(/reason=restored/);
  await teacher.page.getByText('演示数据已恢复到之前的状态，请重新登录').waitFor();
  await picture(teacher.page, 'restored-1280');
  expect(await tokenOf('many', 'main')).toBeTruthy();
  expect(await ask(`${listClasses.path}?schoolId=${schoolId}&gradeId=7`, other)).toContain(made.className);
  await trainer.close();
  await teacher.close();
});
