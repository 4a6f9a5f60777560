import type { ComponentType } from 'react';
import type { Endpoint } from '../../contracts/endpoint.ts';
import type { Role } from '../../contracts/roles.ts';
import type { FilterName } from '../filters/names.ts';
import type { PartName } from '../session/parts.ts';
import type { Purpose } from '../session/paths.ts';

/** Loads the chunk of a page; each page module exports its component as `Page`. */
export type LoadPage = () => Promise<{ Page: ComponentType }>;

/** One route of the specification: who may open it and how the shell around it looks. */
export interface RouteRecord {
  /** Address behind the hash; `:name` stands for a parameter. */
  path: string;
  /** The page's name, also its label in the menu. */
  title: string;
  /** Who may open it. */
  roles: readonly Role[];
  /** What features lead here for; each purpose has one screen per role. */
  serves?: readonly Purpose[];
  /** Further screens behind the same route, by their purposes: the address says which is meant. */
  behind?: readonly Purpose[];
  /** Calls of ours that it cannot do without: where a service lacks one, menu and links leave the screen out. */
  needs?: readonly Endpoint[];
  /** What it shows only where a service has the calls for it. */
  parts?: readonly PartName[];
  /** Partner levels that may open it; without them every level. */
  levels?: readonly number[];
  /** Subjects one of which a new teacher must teach; without them every subject. */
  subjectIds?: readonly string[];
  /** false: the page comes without the sidebar. */
  sidebar?: boolean;
  /** false: the page comes without the header. */
  header?: boolean;
  /** The page's own filters in the header, which win over those of the role. */
  filters?: readonly FilterName[];
  /** The count that the menu entry shows as its badge. */
  badgeKey?: 'resourcePrint';
  /** Where the back button leads when the sidebar is hidden. */
  parent?: string;
  /** Not in the menu. */
  hidden?: boolean;
  /** A record that only leads on to another. */
  redirect?: string;
  /** The menu entry that opens first. */
  home?: boolean;
  /** The screen; without it the route is not built yet, or only leads on. */
  load?: LoadPage;
}

/** A child of a menu entry: reached through its parent, not from the menu. */
export const child = (
  parent: string,
  path: string,
  record: Omit<RouteRecord, 'path' | 'parent' | 'hidden'>,
): RouteRecord => ({
  ...record,
  path: `${parent}/${path}`,
  parent,
  hidden: true,
});

/** A page that stands alone: reached from another page, with a way back instead of the sidebar and without filters. */
export const standalone = (path: string, record: Omit<RouteRecord, 'path' | 'hidden' | 'sidebar'>): RouteRecord => ({
  filters: [],
  ...record,
  path,
  hidden: true,
  sidebar: false,
});

/** Parts of screens that several role sets have. */
export const classParts: readonly PartName[] = ['examRule', 'masteryRule', 'promotion'];
export const studentParts: readonly PartName[] = ['allStudents', 'studentTemplate', 'studentCheck', 'tasks'];
export const teacherParts: readonly PartName[] = ['teacherExport', 'teacherTemplate', 'teacherCheck', 'tasks'];
export const resourceParts: readonly PartName[] = ['chapters', 'sharing', 'reading'];
