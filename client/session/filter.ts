import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import type { DataOf } from '../../contracts/endpoint.ts';
import type { Role } from '../../contracts/roles.ts';
import { getMenuBadge } from '../../contracts/wrongbook/navigation.ts';
import { call } from '../api/call.ts';
import { onStale } from '../api/refetch.ts';
import { personal } from './personal.ts';
import { teacher } from './teacher.ts';

/** Counts by the key of the menu badge that shows them. */
export type Statistics = DataOf<typeof getMenuBadge>;

/** Choices that hold across screens, and the counts of the menu's badges. */
export const globalFilter = proxy({ gradeId: '', classId: '', statistics: { resourcePrint: 0 } });

const badgeRoles: readonly (Role | '')[] = ['teaching', 'teacher', 'mpTeacher'];

/** Reads the menu's badges for the roles that have them; a failure leaves the counts. */
export async function refreshBadge(): Promise<void> {
  if (!badgeRoles.includes(personal.activeRole)) return;
  try {
    Object.assign(globalFilter.statistics, await call(getMenuBadge, {}, { quiet: true }));
  } catch {
    // A badge that can't be read is not worth a word.
  }
}

onStale(getMenuBadge, refreshBadge);

/** Keeps the menu's badges fresh: at once and whenever role or learning year changes. */
export function useBadgeRefresh(): void {
  const { activeRole } = useSnapshot(personal);
  const { learningYear } = useSnapshot(teacher);
  useEffect(() => {
    void refreshBadge();
  }, [activeRole, learningYear]);
}
