import { proxy } from 'valtio';
import type { Statistics } from './filter.ts';

/** An entry of the side menu. */
export interface MenuItem {
  path: string;
  meta: { title: string; badgeKey?: keyof Statistics; home?: boolean };
}

/** What the services lack the calls for: a screen, or where it names any, only parts of one. */
export interface Missing {
  title: string;
  parts: string[];
}

/** The side menu of the active role, the paths of its screens that work, what is left out, and whether the routes of that role have been added. */
export const permission = proxy<{
  menuList: MenuItem[];
  working: string[];
  missing: Missing[];
  dynamicRoutes: boolean;
}>({
  menuList: [],
  working: [],
  missing: [],
  dynamicRoutes: false,
});
