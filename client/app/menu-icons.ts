import { IconApps, IconAppsFilled } from '@tabler/icons-react';
import type { Role } from '../../contracts/roles.ts';
import type { IconPair } from './icons/icon-pair.ts';

type Icons = Readonly<Record<string, IconPair>>;

// A role sees a few of the many icons, so each set of roles has a chunk of its own.
const loadNew = () => import('./icons/new.ts');
const loadPartner = () => import('./icons/partner.ts');
const loadClassic = () => import('./icons/classic.ts');

const setOf: Partial<Record<Role, () => Promise<{ icons: Icons }>>> = {
  mpTeacher: loadNew,
  mpSubjectLeader: loadNew,
  mpSchoolAdmin: loadNew,
  psychologyteacher: loadNew,
  teaching: loadNew,
  partner: loadPartner,
};

let loaded: Icons = {};

/** Loads the menu icons of a role; without them the menu shows the same plain icon everywhere. */
export async function loadIcons(role: Role): Promise<void> {
  try {
    loaded = (await (setOf[role] ?? loadClassic)()).icons;
  } catch {
    // The labels stand beside the icons, so the menu works without.
  }
}

const fallback: IconPair = [IconApps, IconAppsFilled];

/** The icons of a menu entry, named after its path. */
export const iconsOf = (path: string): IconPair => loaded[path.slice(1)] ?? fallback;
