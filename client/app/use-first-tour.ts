import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { keepPreference, readPreference, tourPreference } from '../components/preferences.ts';
import { follow } from '../components/walk.ts';
import { floatingScript } from '../session/floating-script.ts';
import { permission } from '../session/permission.ts';
import { personal } from '../session/personal.ts';

/**
 * Begins the tour of a role, its first guide, when somebody stands at its first screen for the first time. It can be left at
 * once, and is not shown again; who follows a trainer's script is led by that.
 */
export function useFirstTour(): void {
  const { activeRole } = useSnapshot(personal);
  const { pathname } = useLocation();
  useEffect(() => {
    if (floatingScript() !== '' || readPreference(tourPreference(activeRole)) !== undefined) return;
    void import('../session/guides/index.ts').then(({ guidesFor, workingGuides }) => {
      const [tour] = workingGuides(guidesFor(activeRole).slice(0, 1), permission.working);
      if (tour?.steps[0]?.path !== pathname) return;
      keepPreference(tourPreference(activeRole), 'shown');
      follow(tour);
    });
  }, [activeRole, pathname]);
}
