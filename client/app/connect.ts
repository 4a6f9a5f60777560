import { onFailure } from '../api/failures.ts';
import { followOtherTabs } from '../api/refetch.ts';
import { preferencesOf } from '../components/preferences.ts';
import { showError } from '../components/toast.ts';
import { personal } from '../session/personal.ts';

/** Joins what may not import one another: failed calls are told by toasts, preferences are those of who is signed in, other tabs are heard. */
export function connect(): void {
  onFailure(showError);
  preferencesOf(() => personal.userId);
  followOtherTabs();
}
