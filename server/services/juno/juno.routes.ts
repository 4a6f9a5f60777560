import { listMyRoles } from '../../../contracts/juno/personal.ts';
import { roleLabels } from '../../../contracts/roles.ts';
import { readRoute } from '../../http/route.ts';

export const junoRoutes = [
  readRoute(listMyRoles, ({ user }) =>
    user.roles.map(({ roleKey, role }) => ({ roleKey, roleName: roleLabels[role] })),
  ),
];
