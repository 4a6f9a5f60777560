import type { Role } from '../../contracts/roles.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { partOf, type PartName } from '../session/parts.ts';
import { purposeParam, type Paths } from '../session/paths.ts';
import type { Missing } from '../session/permission.ts';
import type { RouteRecord } from './route-record.ts';

/** What decides, beside the role, which routes a person may open. */
export interface Standing {
  role: Role;
  /** Level of a partner. */
  level: number;
  /** Subjects that the person teaches. */
  subjectIds?: readonly string[];
}

/** A menu entry as the app state holds it. */
export interface MenuEntry {
  path: string;
  meta: { title: string; badgeKey?: 'resourcePrint'; home?: boolean };
}

/** Where a role goes that has no home. */
export const fallbackPath = '/404';

/** The routes that a person may open in the active role. */
export function permittedScreens<R extends RouteRecord>(
  screens: readonly R[],
  { role, level, subjectIds }: Standing,
): R[] {
  const teachesOne = (wanted: readonly string[]) => wanted.some((id) => subjectIds?.includes(id));
  return screens.filter(
    (screen) =>
      screen.roles.includes(role) &&
      (role !== 'partner' || !screen.levels || screen.levels.includes(level)) &&
      (role !== 'mpTeacher' || !screen.subjectIds || teachesOne(screen.subjectIds)),
  );
}

/** The routes that can work with the calls that are offered; one that leads on works if what it leads to does. */
export function workingScreens(screens: readonly RouteRecord[], isOffered: (call: Endpoint) => boolean): RouteRecord[] {
  const works = ({ needs = [] }: RouteRecord) => needs.every(isOffered);
  return screens.filter(
    (screen) =>
      works(screen) && (!screen.redirect || screens.some((next) => next.path === screen.redirect && works(next))),
  );
}

/** What is left out of the routes of a role: screens whole, and parts of those that work. */
export function missingOf(
  permitted: readonly RouteRecord[],
  working: readonly RouteRecord[],
  hasPart: (part: PartName) => boolean,
): Missing[] {
  const screens = menuOf(permitted.filter((screen) => !working.includes(screen)));
  const inPart = working.map(({ title, parts = [] }) => {
    const names = parts.filter((part) => !hasPart(part)).map((part) => partOf(part).name);
    return { title, parts: names };
  });
  return [
    ...screens.map(({ meta }) => ({ title: meta.title, parts: [] })),
    ...inPart.filter(({ parts }) => parts.length > 0),
  ];
}

/** The paths of some routes by what they serve. */
export const pathsOf = (screens: readonly RouteRecord[]): Paths =>
  Object.fromEntries(
    screens.flatMap(({ path, serves = [], behind = [] }) => [
      ...serves.map((purpose) => [purpose, path] as const),
      ...behind.map((purpose) => [purpose, `${path}?${purposeParam}=${purpose}`] as const),
    ]),
  );

/** The side menu of some routes: all but those hidden in the menu. Where the home is not among them, the first one is. */
export function menuOf(screens: readonly RouteRecord[]): MenuEntry[] {
  const shown = screens.filter((screen) => !screen.hidden);
  const first = shown.find(({ home }) => home) ?? shown[0];
  return shown.map((screen) => {
    const { path, title, badgeKey, home } = screen;
    return { path, meta: { title, badgeKey, home: home || (screen === first ? true : undefined) } };
  });
}

/** Where `/` leads: the menu entry marked as home. */
export const homeOf = (menu: readonly { path: string; meta: { title: string; home?: boolean } }[]): string =>
  menu.find((entry) => entry.meta.home)?.path ?? fallbackPath;

/** The menu entry that a path belongs to; the empty part before the first slash counts as a segment. */
export function activeMenuPath(path: string): string {
  const segments = path.split('/');
  return segments.length > 2 ? segments.slice(0, -1).join('/') : path;
}
