import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { roleLabels, type Role } from '../../contracts/roles.ts';
import type { Purpose } from '../session/paths.ts';
import { pathsOf, permittedScreens } from './menu.ts';
import { routes, screens } from './routes.ts';

const client = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(client, file), 'utf8');

/** What reports of learning lead to beside what every reader of them has. */
const ofBooks: readonly Purpose[] = ['classBook', 'studentBook', 'submission'];
const behindReports: readonly Purpose[] = ['assignmentReport', 'classBook', 'homeworkReport', 'studentBook'];
const report = '/learning-situation-report';
const usage = '/student-usage-detail';

/** Where partners alone are led, who look at schools; whoever belongs to one never needs to choose it. */
const ofPartners: Purpose = 'schoolBoard';

/** Where the specification gives a role no screen for a purpose, so that its links are not shown. */
const withoutScreen: Record<string, readonly Purpose[]> = {
  // A printing link from a teacher: home is what is left.
  'admin /printer': ['papers'],
  'mpSchoolAdmin /homeworkManage': ['marking'],
  // Who sets no work is led to none.
  'mpSchoolAdmin /schoolResource': ['assignments'],
  [`mpSchoolAdmin ${report}`]: behindReports,
  [`mpSchoolAdmin ${usage}`]: ofBooks,
  // Printed from a drawer there.
  'mpSubjectLeader /AICorrect/index': ['paperPrint'],
  'mpTeacher /AICorrect/index': ['paperPrint'],
  [`mpSubjectLeader ${report}`]: ['classes'],
  [`mpSubjectLeader ${usage}`]: ['classes'],
  [`mpTeacher ${report}`]: ['classes'],
  [`mpTeacher ${usage}`]: ['classes'],
  [`partner ${report}`]: ['assignmentReport', 'classBook', 'classes', 'homeworkReport', 'studentBook'],
  [`partner ${usage}`]: ['classBook', 'classes', 'studentBook', 'submission'],
  'partner /school-dashboard': ['classes', 'students', 'teachers'],
  'schoolAdmin /academic/class': ['learningReport', 'studentUsage'],
  // Part-timers alone are led there.
  'schoolAdmin /resource/teaching': ['workbooks'],
  'gradeLeader /usageStatistics': ['studentUsage'],
  'schoolMaster /usageStatistics': ['studentUsage'],
  'teacher /classManage': ['studentUsage'],
  'teacher /usageStatistics': ['studentUsage'],
  'teacher /errorNote': ['learningReport', 'practice', 'studentUsage'],
  'teacher /examReport': ['practice'],
  'teaching /resourcePrint': [
    'assignmentReport',
    'assignments',
    'composition',
    'createAssignment',
    'exam',
    'marking',
    'printRecords',
    'submission',
  ],
};

/** The modules of the client that a module loads, itself among them. */
function loadedBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, target] of read(file).matchAll(/(?:from|import)\s*\(?'(\.[^']+\.tsx?)'/g)) {
    const path = relative(client, join(client, dirname(file), target!));
    if (!path.startsWith('..')) loadedBy(path, found);
  }
  return found;
}

const purposesIn = (file: string): Purpose[] =>
  [...read(file).matchAll(/pathTo\(\s*([^,)]+)/g)].flatMap(([, purpose]) =>
    [...purpose!.matchAll(/'(\w+)'/g)].map(([, name]) => name as Purpose),
  );

const sources = ['features', 'filters', 'components', 'screens'].flatMap((folder) =>
  readdirSync(join(client, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => join(folder, file)),
);

/** What of the sources matches a pattern, with the file that it stands in. */
const written = (pattern: RegExp): string[] =>
  sources.flatMap((file) => [...read(file).matchAll(pattern)].map(([text]) => `${file}: ${text}`));

it('writes no path of a role set and compares no role outside of app and session', () => {
  // The way in by ticket belongs to no role.
  const paths = routes.filter(({ roles }) => roles.length > 0).map(({ path }) => path.split('/:')[0]!);
  expect(sources.length).toBeGreaterThan(300);
  expect(written(new RegExp(`['"\`](${paths.join('|')})['"\`?/]`, 'g'))).toEqual([]);
  expect(written(new RegExp(`[!=]== '(${Object.keys(roleLabels).join('|')})'`, 'g'))).toEqual([]);
});

it('has one screen per role for each purpose', () => {
  for (const role of Object.keys(roleLabels) as Role[]) {
    const serving = permittedScreens(routes, { role, level: 1 }).flatMap(({ serves = [], behind = [] }) => [
      ...serves,
      ...behind,
    ]);
    expect(new Set(serving).size).toBe(serving.length);
  }
});

it('has a screen for every purpose that a screen leads to, for each role of that screen', () => {
  const missing: Record<string, string[]> = {};
  let used = 0;
  for (const { path, roles, load } of screens) {
    const page = /screens\/[\w/-]+\.tsx/.exec(String(load))?.[0];
    if (page === undefined) continue;
    const purposes = new Set([...loadedBy(page)].flatMap(purposesIn));
    used += purposes.size;
    for (const role of roles) {
      const served = pathsOf(permittedScreens(screens, { role, level: 1 }));
      const led = [...purposes].filter((purpose) => role === 'partner' || purpose !== ofPartners);
      const unserved = led.filter((purpose) => served[purpose] === undefined);
      if (unserved.length > 0) missing[`${role} ${path}`] = unserved.sort();
    }
  }
  expect(used).toBeGreaterThan(20);
  expect(missing).toEqual(withoutScreen);
});
