import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addClass, listClasses } from '../../contracts/vesta/class.ts';
import { password, schoolIds } from '../../seed/landmarks.ts';
import { copySandbox, sandboxFile } from '../../server/database/sandbox.ts';
import { keepInitial } from '../../server/engines/restoring/initial.ts';
import { seededWorld } from '../../server/testing/worlds.ts';
import { accessible } from './accessibility.ts';
import { openPage, picture, startBrowser, type Watched } from './browser.ts';
import { startServer, type Running } from './server.ts';
import { runSnapshot } from './snapshot-command.ts';

let browser: Browser;
let folder: string;
let server: Running;

beforeAll(async () => {
  browser = await startBrowser();
  folder = mkdtempSync(join(tmpdir(), 'understudy-snapshots-'));
  const dataDir = join(folder, 'one');
  copySandbox(await seededWorld('small'), dataDir, 'main');
  keepInitial(dataDir, 'main');
  copySandbox(sandboxFile(dataDir, 'main'), dataDir, 'class');
  server = await startServer({ DATA_DIR: dataDir });
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function tokenOf(sandbox: string, { address }: Running = server): Promise<string> {
  const answer = await fetch(`${address}/account/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'school-admin', password, sandbox }),
  });
  return ((await answer.json()) as { data: { accessToken: string } }).data.accessToken;
}

const school = { schoolId: schoolIds.junior, gradeId: '7' };

async function addOne(sandbox: string, className: string): Promise<void> {
  const answer = await fetch(server.address + addClass.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'blade-auth': `bearer ${await tokenOf(sandbox)}` },
    body: JSON.stringify({ ...school, className }),
  });
  expect(answer.status).toBe(200);
}

async function classesOf(sandbox: string, of: Running = server): Promise<string> {
  const answer = await fetch(`${of.address}${listClasses.path}?${new URLSearchParams(school)}`, {
    headers: { 'blade-auth': `bearer ${await tokenOf(sandbox, of)}` },
  });
  return answer.text();
}

/** Opens a page of the console; what it hears live keeps its network from ever being idle. */
async function toConsole(width: number, height: number, path: string): Promise<Watched> {
  const watched = await openPage(browser, width, height, server.address);
  await watched.page.goto(`/console/#${path}`);
  await watched.page.getByRole('button', { name: '存快照' }).waitFor();
  return watched;
}

const toast = (page: Page, text: RegExp) => page.getByRole('alert').filter({ hasText: text }).first().waitFor();

it.each([
  [1280, 800],
  [1920, 1080],
])('takes a snapshot, brings it back after asking, and that back again, %s wide', async (width, height) => {
  const watched = await toConsole(width, height, '/?sandbox=main');
  const { page } = watched;
  const [title, added] = [`批改前 ${width}`, `快照后的班 ${width}`];
  await page.keyboard.press('s');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '快照名称' }).fill(title);
  await accessible(page);
  await dialog.getByRole('button', { name: '存下' }).click();
  await page.getByRole('button', { name: new RegExp(`恢复 .*${title}`) }).waitFor();
  await accessible(page);
  await picture(page, `console-live-snapshots-${width}`);

  await addOne('main', added);
  await page.getByRole('button', { name: new RegExp(`恢复 .*${title}`) }).click();
  await dialog.getByText(/1 个班级.*恢复前会先存一份快照，可以撤回/).waitFor();
  await dialog.getByRole('button', { name: '恢复' }).click();
  await toast(page, /已恢复，用时/);
  expect(await classesOf('main')).not.toContain(added);

  await page.getByRole('link', { name: /全部 \d+ 份/ }).click();
  const before = page.getByRole('row').filter({ hasText: '恢复前' }).first();
  await before.waitFor();
  await accessible(page);
  await picture(page, `console-snapshots-${width}`);
  await before.getByRole('button', { name: /^恢复/ }).click();
  await dialog.getByRole('button', { name: '恢复' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await classesOf('main')).toContain(added);
  expect(watched.troubles).toEqual([]);
  await watched.close();
});

it('saves a snapshot as a file, and makes a sandbox of it; renames and removes', async () => {
  await addOne('class', '带走的班');
  const watched = await toConsole(1280, 800, '/snapshots?sandbox=class');
  const { page } = watched;
  await page.getByRole('button', { name: '存快照' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: '快照名称' }).fill('带走');
  await dialog.getByRole('button', { name: '存下' }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '下载 带走' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('带走.snapshot');
  const file = join(folder, '带走.snapshot');
  await saved.saveAs(file);
  expect(readFileSync(file).subarray(0, 2).toString()).toBe('PK');

  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: '上传建成新沙箱' }).click(),
  ]);
  await chooser.setFiles(file);
  await dialog.getByRole('textbox', { name: '新沙箱' }).fill('class-2');
  await accessible(page);
  await dialog.getByRole('button', { name: '建立' }).click();
  await page.getByRole('button', { name: /带走.*class-2/ }).waitFor();
  expect(await classesOf('class-2')).toContain('带走的班');

  await page.getByRole('button', { name: '更多操作 带走' }).click();
  await page.getByRole('menuitem', { name: '改名' }).click();
  await dialog.getByRole('textbox', { name: '快照名称' }).fill('留下');
  await dialog.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '更多操作 留下' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await dialog.getByRole('button', { name: '删除' }).click();
  await page.getByText('还没有快照。存一份，练完一步就能回来').waitFor();
  expect(watched.troubles).toEqual([]);
  await watched.close();
});

it('does the same by commands, and moves a sandbox to another server with all that was written', async () => {
  const of = ['--sandbox', 'class'];
  const run = (...words: string[]) => runSnapshot(folder, [...words, '--url', server.address]);
  expect(await run('take', '课前', ...of)).toMatchObject({ code: 0, said: expect.stringContaining('已存快照“课前”') });
  await addOne('class', '命令行之后的班');
  expect((await run('list', ...of)).said).toContain('课前');
  expect((await run('restore', '课前', ...of)).said).toMatch(/已恢复到“课前”.*原来的数据存为快照“恢复前/);
  expect(await classesOf('class')).not.toContain('命令行之后的班');
  expect((await run('download', '课前', ...of, '--out', 'a.snapshot')).code).toBe(0);
  expect((await run('download', '课前', ...of, '--out', 'a.snapshot')).said).toContain('已存在');
  expect((await run('upload', 'a.snapshot', '--as', 'class-3')).said).toContain('已建成沙箱 class-3');
  expect((await run('restore', '没有', ...of)).said).toContain('没有快照“没有”');
  expect(await run('list', '--sandbox', 'nowhere')).toEqual({ code: 1, said: '✗ 沙箱 nowhere 不存在\n' });

  await addOne('class', '搬走前的班');
  copySandbox(await seededWorld('small'), join(folder, 'two'), 'main');
  const other = await startServer({ DATA_DIR: join(folder, 'two') });
  try {
    expect((await run('move', ...of, '--to', other.address)).said).toContain('已从');
    expect(await classesOf('class', other)).toContain('搬走前的班');
    expect((await run('list', ...of)).said).toContain('不存在');
    expect((await run('move', '--sandbox', 'class-3', '--to', 'http://127.0.0.1:9')).said).toContain('连不上');
    expect(await classesOf('class-3')).toContain('班');
  } finally {
    await other.stop();
  }
});
