import type * as personal from '../../juno/personal.ts';
import type { CasesOf } from './cases-of.ts';

export const junoCases: CasesOf<typeof personal> = {
  listMyRoles: {
    success: { state: 'a person with roles', input: {} },
    empty: { state: 'a person without roles', input: {} },
    refused: {},
  },
};
