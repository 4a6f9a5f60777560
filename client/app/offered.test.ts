import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { roleLabels, type Role } from '../../contracts/roles.ts';
import { getRosterSummary } from '../../contracts/vesta/school.ts';
import { pageExams } from '../../contracts/wrongbook/exams/exams.ts';
import { pageSchoolWork } from '../../contracts/wrongbook/school-work.ts';
import { beginTask } from '../../contracts/wrongbook/tasks.ts';
import { isOurs } from '../api/offers.ts';
import { partNames, partOf } from '../session/parts.ts';
import { homeOf, menuOf, missingOf, permittedScreens, workingScreens } from './menu.ts';
import { screens } from './routes.ts';

const allRoles = Object.keys(roleLabels) as Role[];
const menuFor = (role: Role) => menuOf(permittedScreens(screens, { role, level: 1 }));

describe('services that have only the specification’s calls', () => {
  const left = (role: Role, offered: (path: string) => boolean) =>
    menuOf(workingScreens(permittedScreens(screens, { role, level: 1 }), ({ path }) => offered(path)));
  const none = () => false;

  it('every need is a call that a real server may lack, and no screen needs one twice', () => {
    for (const { needs = [] } of screens) {
      expect(needs.filter((call) => !isOurs(call))).toEqual([]);
      expect(new Set(needs).size).toBe(needs.length);
    }
  });

  it.each([
    [
      'mpSchoolAdmin',
      ['/school-dashboard', '/class', '/studentManage', '/teacherManage', '/schoolResource', '/useGuide'],
    ],
    ['mpTeacher', ['/schoolResource', '/resourcePrint', '/useGuide']],
    ['schoolAdmin', ['/academic', '/resource', '/useGuide']],
    ['partner', ['/useGuide']],
  ] as const)('leave to %s what can work', (role, paths) =>
    expect(left(role, none).map(({ path }) => path)).toEqual(paths),
  );

  it('every role keeps a home: its own where that works, else the first that does', () => {
    for (const role of allRoles) expect(homeOf(left(role, none))).not.toBe('/404');
    expect(homeOf(left('mpSchoolAdmin', none))).toBe('/school-dashboard');
    expect(homeOf(left('mpTeacher', none))).toBe('/resourcePrint');
    expect(homeOf(left('gradeLeader', none))).toBe('/useGuide');
  });

  it('every part needs calls that a real server may lack, is of a screen that can do without, and none is of no screen', () => {
    const named = screens.flatMap(({ parts = [], needs = [] }) =>
      parts.map((part) => {
        expect(partOf(part).needs.filter((call) => !isOurs(call) || needs.includes(call))).toEqual([]);
        return part;
      }),
    );
    expect([...new Set(named)].sort()).toEqual([...partNames].sort());
  });

  it('name what is missing: screens of the menu whole, and the parts of those that work', () => {
    const permitted = permittedScreens(screens, { role: 'mpSchoolAdmin', level: 1 });
    const lacking = (paths: readonly string[]) => {
      const isThere = ({ path }: Endpoint) => !paths.includes(path);
      return missingOf(permitted, workingScreens(permitted, isThere), (part) => partOf(part).needs.every(isThere));
    };
    expect(lacking([])).toEqual([]);
    expect(lacking([getRosterSummary.path, pageSchoolWork.path])).toEqual([
      { title: '作业管理', parts: [] },
      { title: '学校看板', parts: ['任课和班额概况'] },
    ]);
    expect(lacking([beginTask.path])).toEqual([
      { title: '学生管理', parts: ['后台任务'] },
      { title: '教师管理', parts: ['后台任务'] },
    ]);
  });

  it('part-timers have no screen that leads only to what is missing', () => {
    expect(left('parttime', none).map(({ path }) => path)).toEqual(['/useGuide']);
  });

  it('an entry that leads on goes with what it leads to', () => {
    expect(left('mpTeacher', (path) => path !== pageExams.path).map(({ path }) => path)).not.toContain('/exam');
    expect(left('mpTeacher', () => true)).toEqual(menuFor('mpTeacher'));
  });
});
