import { describe, expect, it } from 'vitest';
import { clientRoleOf, roleLabels, type Role } from '../../contracts/roles.ts';
import { filtersFor } from '../filters/names.ts';
import { partnerLevel } from '../session/personal.ts';
import * as classic from './icons/classic.ts';
import * as further from './icons/further.ts';
import * as fresh from './icons/new.ts';
import * as partner from './icons/partner.ts';
import { activeMenuPath, homeOf, menuOf, permittedScreens } from './menu.ts';
import type { RouteRecord } from './route-record.ts';
import { routeOf, routes, screens } from './routes.ts';

const allRoles = Object.keys(roleLabels) as Role[];
const of = (path: string, role: Role): RouteRecord => {
  const record = routeOf(path, role);
  if (!record) throw new Error(`${role} may not open ${path}`);
  return record;
};
const rolesOf = (path: string): Role[] =>
  routes
    .filter((route) => route.path === path)
    .flatMap(({ roles }) => roles)
    .sort();
const pathsOf = (role: Role, level = 1): string[] => permittedScreens(routes, { role, level }).map(({ path }) => path);
const menuFor = (role: Role, level = 1) => menuOf(permittedScreens(routes, { role, level }));
const teachers: Role[] = ['mpSubjectLeader', 'mpTeacher'];

describe('menu and home', () => {
  it.each([
    ['mpSchoolAdmin', '/school-dashboard'],
    ['mpTeacher', '/AICorrect'],
    ['mpSubjectLeader', '/AICorrect'],
    ['partner', '/overview-dashboard'],
    ['psychologyteacher', '/heart-sounds'],
    ['teacher', '/homework'],
    ['subjectleader', '/analysis'],
    ['regionResearcher', '/analysis'],
    ['schoolAdmin', '/academic'],
    ['parttime', '/workbook'],
    ['gradeLeader', '/usageStatistics'],
    ['schoolMaster', '/usageStatistics'],
    ['admin', '/workbook'],
    ['parttimer', '/workbook'],
  ] as const)('R2.2 the home of %s is %s', (role, home) => {
    expect(homeOf(menuFor(role))).toBe(home);
  });

  it('R2.2 home is the entry that is marked, and /404 without one', () => {
    expect(
      homeOf([
        { path: '/a', meta: { title: '' } },
        { path: '/b', meta: { title: '', home: true } },
      ]),
    ).toBe('/b');
    expect(homeOf([{ path: '/a', meta: { title: '' } }])).toBe('/404');
    expect(homeOf([])).toBe('/404');
  });

  it('R2.4 the menu is the records without the hidden ones', () => {
    for (const role of allRoles) {
      const shown = menuFor(role, 2).map(({ path }) => path);
      expect(shown).toEqual(pathsOf(role, 2).filter((path) => of(path, role).hidden !== true));
      expect(new Set(shown).size).toBe(shown.length);
    }
  });

  it('R2.35 drops the last of more than two segments, the empty first one counted', () => {
    expect(activeMenuPath('/AICorrect/index')).toBe('/AICorrect');
    expect(activeMenuPath('/class')).toBe('/class');
    expect(activeMenuPath('/workbook/12/pages')).toBe('/workbook/12');
    expect(activeMenuPath('/')).toBe('/');
  });

  it('R2.35 every entry that redirects is the active one on the page behind it', () => {
    const redirects = routes.filter(({ redirect }) => redirect);
    expect(redirects.map(({ path, redirect }) => [path, activeMenuPath(redirect ?? '')])).toEqual(
      redirects.map(({ path }) => [path, path]),
    );
  });

  it('R2.37 every menu entry and every named icon has a normal and a selected icon', () => {
    const all = { ...classic.icons, ...fresh.icons, ...partner.icons, ...further.icons };
    expect(Object.keys(all)).toHaveLength(40);
    const sets: [Role, object][] = [
      ['mpTeacher', fresh.icons],
      ['mpSchoolAdmin', fresh.icons],
      ['psychologyteacher', fresh.icons],
      ['teaching', fresh.icons],
      ['partner', partner.icons],
      ['teacher', classic.icons],
      ['schoolAdmin', classic.icons],
      ['parttime', { ...classic.icons, ...further.icons }],
      ['admin', classic.icons],
      ['schoolMaster', classic.icons],
    ];
    for (const [role, icons] of sets)
      expect(Object.keys(icons)).toEqual(expect.arrayContaining(menuFor(role).map(({ path }) => path.slice(1))));
  });
});

describe('standalone pages', () => {
  it('R2.5 /proxy-login has no sidebar and no role', () => {
    expect(routes.find(({ path }) => path === '/proxy-login')).toMatchObject({ sidebar: false, roles: [] });
  });

  it('R2.6 /printer is for admin and the classic teacher', () =>
    expect(rolesOf('/printer')).toEqual(['admin', 'teacher']));

  it('R2.7 /school-dashboard of partners has neither header nor sidebar', () => {
    expect(of('/school-dashboard', 'partner')).toMatchObject({ header: false, sidebar: false, hidden: true });
  });

  it('R2.8 /school-dashboard of the new school admin is in the main layout', () => {
    const record = of('/school-dashboard', 'mpSchoolAdmin');
    expect([record.header ?? true, record.sidebar ?? true, record.home]).toEqual([true, true, true]);
    expect(rolesOf('/school-dashboard')).toEqual(['mpSchoolAdmin', 'partner']);
  });

  it.each(['/student-usage-detail', '/learning-situation-report'])(
    'R2.9 R2.10 %s: partner and new set, header and sidebar hidden',
    (path) => {
      expect(rolesOf(path)).toEqual(['mpSchoolAdmin', 'mpSubjectLeader', 'mpTeacher', 'partner']);
      expect(of(path, 'partner')).toMatchObject({ header: false, sidebar: false });
    },
  );

  it.each(['/print-records-detail', '/compositionCorrectDetail', '/examProcessCorrectDetail'])(
    'R2.11 R2.12 R2.13 %s: new teacher and subject leader',
    (path) => expect(rolesOf(path)).toEqual(teachers),
  );

  it('R2.14 /HomeworkCorrectionResults: school admin only', () => {
    expect(rolesOf('/HomeworkCorrectionResults')).toEqual(['mpSchoolAdmin']);
  });
});

describe('main layout, new set', () => {
  const partnerPaths = ['/overview-dashboard', '/direct-marketing-school', '/devices', '/orders', '/task-center'];

  it('R2.15 partner routes by level; /channel-info on levels 1 and 2 only', () => {
    for (const level of [1, 2, 3]) expect(pathsOf('partner', level)).toEqual(expect.arrayContaining(partnerPaths));
    expect([1, 2, 3].map((level) => pathsOf('partner', level).includes('/channel-info'))).toEqual([true, true, false]);
    for (const path of [...partnerPaths, '/channel-info']) expect(rolesOf(path)).toEqual(['partner']);
  });

  it('R2.15 a level beyond 3 opens what names no level, and no more', () => {
    expect(menuFor('partner', 4).map(({ path }) => path)).toEqual([...partnerPaths.slice(0, 2), '/useGuide']);
  });

  it('R2.16 the level is the number of ancestors, at least 1', () => {
    expect(['', '7', '7,8', '7,8,9'].map(partnerLevel)).toEqual([1, 1, 2, 3]);
  });

  it('R2.17 the new school admin has these five', () => {
    for (const path of ['/school-dashboard', '/class', '/studentManage', '/teacherManage', '/homeworkManage']) {
      expect(of(path, 'mpSchoolAdmin').hidden).toBeUndefined();
    }
    expect(rolesOf('/class')).toEqual(['mpSchoolAdmin']);
  });

  it('R2.18 /heart-sounds: psychology teacher, school grade and class', () => {
    expect(rolesOf('/heart-sounds')).toEqual(['psychologyteacher']);
    expect(of('/heart-sounds', 'psychologyteacher').filters).toEqual(['schoolGrade', 'schoolClass']);
  });

  it('R2.19 /AICorrect redirects to index and has five children', () => {
    expect(of('/AICorrect', 'mpTeacher').redirect).toBe('/AICorrect/index');
    expect(of('/AICorrect/index', 'mpTeacher').filters).toEqual(['learningYear']);
    for (const child of ['index', 'createCorrectTask', 'report', 'homework-report', 'question-correction']) {
      expect(rolesOf(`/AICorrect/${child}`)).toEqual(teachers);
      expect(of(`/AICorrect/${child}`, 'mpTeacher')).toMatchObject({ hidden: true, parent: '/AICorrect' });
    }
  });

  it('R2.20 /exam of the new set redirects to list', () => {
    expect(of('/exam', 'mpSubjectLeader').redirect).toBe('/exam/list');
    for (const child of ['list', 'create', 'report']) expect(rolesOf(`/exam/${child}`)).toEqual(teachers);
    expect(of('/exam', 'teacher').redirect).toBeUndefined();
  });

  it('R2.21 R2.22 both notebooks have the same filters; /wrongbook/volumnPaper has no header', () => {
    const filters = ['classGrade', 'course', 'learningYear'];
    for (const path of ['/studentTracking', '/wrongbook', '/wrongbook/index', '/wrongbook/volumnPaper']) {
      expect(of(path, 'mpTeacher').filters).toEqual(filters);
    }
    expect(of('/wrongbook', 'mpTeacher').redirect).toBe('/wrongbook/index');
    expect(of('/wrongbook/volumnPaper', 'mpTeacher').header).toBe(false);
  });

  it('R2.23 /schoolResource takes the filters of the role', () => {
    const filters = (role: Role) => filtersFor(role, of('/schoolResource', role).filters);
    expect([filters('mpTeacher'), filters('mpSubjectLeader'), filters('mpSchoolAdmin')]).toEqual([
      ['course'],
      ['course'],
      [],
    ]);
  });

  it('R2.24 R2.25 R2.26 /resourcePrint has the badge, /usageStatistics its filters, /useGuide is there', () => {
    expect(of('/resourcePrint', 'mpTeacher').badgeKey).toBe('resourcePrint');
    expect(menuFor('mpTeacher').filter(({ meta }) => meta.badgeKey)).toHaveLength(1);
    expect(of('/usageStatistics', 'mpTeacher').filters).toEqual(['classGrade', 'course']);
    for (const role of allRoles) expect(of('/useGuide', role).hidden).toBeUndefined();
  });
});

describe('classic set', () => {
  it('R2.27 /without/common: admin and teacher, no sidebar', () => {
    expect(rolesOf('/without/common')).toEqual(['admin', 'teacher']);
    expect(of('/without/common', 'admin').sidebar).toBe(false);
  });

  it('R2.28 R2.29 /academic and /resource redirect', () => {
    expect(of('/academic', 'schoolAdmin').redirect).toBe('/academic/class');
    for (const child of ['class', 'teacher', 'student']) expect(rolesOf(`/academic/${child}`)).toEqual(['schoolAdmin']);
    expect(of('/resource', 'parttime').redirect).toBe('/resource/teaching');
    expect(rolesOf('/resource')).toEqual(['parttime', 'schoolAdmin']);
  });

  it('R2.30 the classic teacher has these, with these filters', () => {
    const filters = (path: string) => of(path, 'teacher').filters;
    expect(filters('/homework')).toEqual(['classGrade', 'course', 'time']);
    expect(filters('/exam')).toEqual(['classGrade', 'course']);
    expect(filters('/paper')).toEqual(['grade', 'courseInGrade']);
    expect(of('/examReport', 'teacher')).toMatchObject({ hidden: true, parent: '/exam' });
    expect(of('/paperPrinter', 'teacher')).toMatchObject({ sidebar: false, header: false });
    expect(rolesOf('/classManage')).toEqual(['teacher']);
    expect(rolesOf('/errorNote')).toEqual(['teacher']);
    // Those of the role, and the type of mistakes.
    expect(filters('/errorNote')).toEqual([...filtersFor('teacher'), 'mistakeType']);
  });

  it('R2.31 /analysis also for subject leader and regional researcher', () => {
    expect(rolesOf('/analysis')).toEqual(['regionResearcher', 'subjectleader', 'teacher']);
  });

  it('R2.32 /workbook/{bookId}: admin and parttimer, no sidebar', () => {
    expect(rolesOf('/workbook/:bookId')).toEqual(['admin', 'parttime', 'parttimer']);
    expect(of('/workbook/:bookId', 'parttimer')).toMatchObject({ sidebar: false, hidden: true });
  });

  it('R2.33 R2.34 /learningGroup and /homeworkDetails are hidden and have a parent', () => {
    expect(of('/learningGroup', 'teacher')).toMatchObject({
      hidden: true,
      parent: '/paper',
      filters: ['classGrade', 'course', 'term', 'mistakeType'],
    });
    expect(of('/homeworkDetails', 'teacher')).toMatchObject({ hidden: true, parent: '/homework' });
  });
});

describe('permission', () => {
  it('R6.3 menu and routes are those of the active role, and no path is there twice for one role', () => {
    for (const role of allRoles) {
      const permitted = permittedScreens(routes, { role, level: 1 });
      expect(permitted.every(({ roles }) => roles.includes(role))).toBe(true);
      expect(new Set(permitted.map(({ path }) => path)).size).toBe(permitted.length);
    }
    expect(pathsOf('mpTeacher')).not.toContain('/class');
  });

  it('R6.4 a route may require a subject of the new teacher, of nobody else', () => {
    const dictation: RouteRecord = {
      path: '/x',
      title: '听写',
      roles: ['mpTeacher', 'mpSubjectLeader'],
      subjectIds: ['1', '3'],
    };
    const opens = (role: Role, subjectIds: string[]) =>
      permittedScreens([dictation], { role, level: 1, subjectIds }).length;
    expect([opens('mpTeacher', ['2']), opens('mpTeacher', ['2', '3']), opens('mpSubjectLeader', [])]).toEqual([
      0, 1, 1,
    ]);
  });

  it('gives every role that a server key leads to a label, and every record a title', () => {
    expect(roleLabels[clientRoleOf('school:teacher') ?? 'admin']).toBe('教师');
    expect(routes.every(({ title }) => title.length >= 2)).toBe(true);
  });

  it('has in the table of screens only routes, each with a page or a redirect', () => {
    for (const { path, roles, load, redirect } of screens) {
      expect(routeOf(path, roles[0] ?? 'admin')?.roles).toEqual(roles);
      expect(load ?? redirect).toBeDefined();
    }
  });
});
