import type { Role } from '../../../contracts/roles.ts';
import type { PartName } from '../parts.ts';

/** One step: where it is done, what is pointed at there (its name, as it is read on screen), and what to do. */
export interface GuideStep {
  path: string;
  point: string;
  text: string;
  /** The part of the screen that it is about, where that can be left out. */
  part?: PartName | undefined;
}

/** How one thing is done, for whom; the first of a role is its tour, which begins at the home of the role. */
export interface Guide {
  /** Its name in addresses. */
  id: string;
  title: string;
  summary: string;
  /** Who reads it; the pictures are taken as the first of them. */
  roles: readonly Role[];
  /** The day since which this is possible, where that is told as news. */
  since?: string;
  steps: readonly GuideStep[];
}

type Line = readonly [path: string, point: string, text: string, part?: PartName];

/** A guide from the lines of its steps. */
export const guide = (about: Omit<Guide, 'steps'>, ...lines: readonly Line[]): Guide => ({
  ...about,
  steps: lines.map(([path, point, text, part]) => ({ path, point, text, part })),
});
