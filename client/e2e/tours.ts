import { clientRoleOf } from '../../contracts/roles.ts';
import { accounts } from '../../seed/modules/persona-list.ts';
import { preferenceKey, tourPreference } from '../components/preferences.ts';

/** Under which names browsers keep that each person has been shown the tour of each role. */
export const toursShown: string[] = accounts.flatMap(({ id, roles }) =>
  roles.flatMap(({ roleKey }) => {
    const role = clientRoleOf(roleKey);
    return role ? [preferenceKey(id, tourPreference(role))] : [];
  }),
);
