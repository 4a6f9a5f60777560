import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { roleLabels, type Role } from '../../contracts/roles.ts';
import { setConfig } from '../api/config.ts';
import { guides, guidesFor, newsOf, searchGuides, workingGuides } from '../session/guides/index.ts';
import { pictureFile, pictureOf, pictured } from '../features/guide/pictures.ts';
import { activeMenuPath, homeOf, menuOf, permittedScreens } from './menu.ts';
import { screens } from './routes.ts';

const roles = Object.keys(roleLabels) as Role[];
const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));

it('leads each role only to screens that it may open and that are there', () => {
  for (const { title, roles: readers, steps } of guides)
    for (const role of readers)
      for (const { path } of steps) {
        const screen = screens.find((one) => one.path === path.split('?')[0] && one.roles.includes(role));
        expect(screen?.load, `${title} ${role} ${path}`).toBeDefined();
      }
});

it('leads partners of the lowest level only to what that may open', () => {
  const open = permittedScreens(screens, { role: 'partner', level: 3 }).map(({ path }) => path);
  const paths = guidesFor('partner').flatMap(({ steps }) => steps.map(({ path }) => path.split('?')[0]!));
  expect(paths.filter((path) => !open.includes(path))).toEqual([]);
});

it('R2.26 every role has two guides or more of its own work, the first of which begins at its home', () => {
  for (const role of roles) {
    const [tour, ...others] = guidesFor(role);
    expect(others.length, role).toBeGreaterThanOrEqual(2);
    const home = homeOf(menuOf(permittedScreens(screens, { role, level: 1 })));
    expect(activeMenuPath(tour!.steps[0]!.path), role).toBe(home);
  }
});

it('every guide has a name of its own, and every step a picture in which its place is marked', () => {
  expect(new Set(guides.map(({ id }) => id)).size).toBe(guides.length);
  const without = guides.flatMap((guide) => guide.steps.filter((step) => !pictureOf(guide, step)));
  expect(without, 'npm run guide-pictures').toEqual([]);
});

it('the pictures are those that guides show, and weigh less than 2 MB together', () => {
  const shown = guides.flatMap((guide) => guide.steps.map(({ path }) => pictureFile(pictured(guide), path)));
  const files = readdirSync(`${publicFolder}guides`).map((name) => `guides/${name}`);
  expect(files.sort()).toEqual([...new Set(shown)].sort());
  const weight = files.reduce((sum, file) => sum + statSync(publicFolder + file).size, 0);
  expect(weight).toBeLessThan(2_000_000);
});

it('leaves out steps to screens and parts that do not work, and guides without any step left', () => {
  const steps = (paths: readonly string[]) =>
    workingGuides(guidesFor('mpSchoolAdmin'), paths).map(({ id, steps: left }) => [id, left.map(({ point }) => point)]);
  expect(
    workingGuides(
      guides,
      screens.map(({ path }) => path),
    ),
  ).toEqual(guides);
  const roster = ['/school-dashboard', '/class', '/studentManage', '/useGuide'];
  expect(steps(roster)).toEqual([
    ['first-day', ['缺教师的课程', '新增班级', '导入']],
    ['import-students', ['导入', '分班状态']],
    ['guides', ['使用指南']],
  ]);
  setConfig({ offers: { vesta: 'none' } });
  expect(steps(roster)[0]).toEqual(['first-day', ['新增班级', '导入']]);
  setConfig({});
});

it('finds a guide by words of its title and of its steps, all of which must be there', () => {
  const titles = (words: string) => searchGuides(guidesFor('mpSchoolAdmin'), words).map(({ title }) => title);
  expect(titles('导入')).toEqual(['开学第一天', '导入学生名单']);
  expect(titles('导入 错误名单')).toEqual(['导入学生名单']);
  expect(titles('没有这个词')).toEqual([]);
  expect(titles(' ')).toEqual(guidesFor('mpSchoolAdmin').map(({ title }) => title));
});

it('tells the newest first, and only what is new', () => {
  const days = newsOf(guidesFor('mpTeacher')).map(({ since }) => since);
  expect(days).toEqual(['2026-11-23', '2026-11-23', '2026-11-10']);
});
