import { expect, it } from 'vitest';
import { screens } from './routes.ts';
import { guides, guidesFor, searchGuides } from '../session/guides.ts';

it('leads each role only to screens that it may open and that are there', () => {
  for (const { title, roles, steps } of guides)
    for (const role of roles)
      for (const { path } of steps) {
        const screen = screens.find((one) => one.path === path.split('?')[0] && one.roles.includes(role));
        expect(screen?.load, `${title} ${role} ${path}`).toBeDefined();
      }
});

it('there is a guide for each role that has the screen of guides', () => {
  const { roles } = screens.find(({ path }) => path === '/useGuide')!;
  expect(roles.filter((role) => guidesFor(role).length === 0)).toEqual([]);
});

it('finds a guide by words of its title and of its steps, all of which must be there', () => {
  const titles = (words: string) => searchGuides(guidesFor('mpSchoolAdmin'), words).map(({ title }) => title);
  expect(titles('导入')).toEqual(['开学第一天', '导入学生名单']);
  expect(titles('导入 错误名单')).toEqual(['导入学生名单']);
  expect(titles('没有这个词')).toEqual([]);
  expect(titles(' ')).toEqual(guidesFor('mpSchoolAdmin').map(({ title }) => title));
});
