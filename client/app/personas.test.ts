import { expect, it } from 'vitest';
import { personaGuides } from '../../contracts/constants/personas.ts';
import { clientRoleOf } from '../../contracts/roles.ts';
import { partnerIds } from '../../seed/landmarks.ts';
import { accounts } from '../../seed/modules/persona-list.ts';
import { mapRoles } from '../session/roles.ts';
import { permittedScreens } from './menu.ts';
import { screens } from './routes.ts';

const levels: Record<string, number> = { [partnerIds.level1]: 1, [partnerIds.level2]: 2, [partnerIds.level3]: 3 };

it('the login page says what every persona shows that has a screen, and of no other', () => {
  const withScreens = accounts
    .filter(({ persona }) => persona)
    .filter(({ roles, partnerId }) => {
      const level = partnerId ? levels[partnerId]! : 1;
      const keys = roles.map(({ roleKey }) => roleKey).filter((key) => clientRoleOf(key));
      return mapRoles(keys).some((role) => permittedScreens(screens, { role, level }).some(({ load }) => load));
    });
  expect(withScreens.map(({ account }) => account).sort()).toEqual(Object.keys(personaGuides).sort());
});

it('who has no way to a screen in the menu begins at its address', () => {
  for (const guide of Object.values(personaGuides)) {
    const path = guide?.opens?.split('?')[0];
    if (path !== undefined) expect(screens.map((screen) => screen.path)).toContain(path);
  }
});
