import { proxy } from 'valtio';
import type { Statistics } from './filter.ts';

/** An entry of the side menu. */
export interface MenuItem {
  path: string;
  meta: { title: string; badgeKey?: keyof Statistics; home?: boolean };
}

/** The side menu of the active role, what the services lack the calls for, and whether the routes of that role have been added. */
export const permission = proxy<{ menuList: MenuItem[]; missing: string[]; dynamicRoutes: boolean }>({
  menuList: [],
  missing: [],
  dynamicRoutes: false,
});
