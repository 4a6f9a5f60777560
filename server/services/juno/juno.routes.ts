import { listMyRoles } from '../../../contracts/juno/personal.ts';
import { roleLabels } from '../../../contracts/roles.ts';
import { route } from '../../http/route.ts';

export const junoRoutes = [
  route(listMyRoles, ({ user }) => user.roles.map(({ roleKey, role }) => ({ roleKey, roleName: roleLabels[role] }))),
];
