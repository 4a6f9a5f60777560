import type { CasesOf } from './cases-of.ts';
import type * as account from '../../account/account.ts';
import type * as restoring from '../../account/restoring.ts';
import type * as standIn from '../../account/stand-in.ts';
import { given } from '../case.ts';

const password = 'an account with its password';
const roles = 'a person with roles';

export const accountCases: CasesOf<typeof account> = {
  listPersonas: { success: { state: 'accounts to try the product with', input: {} } },
  createToken: { success: { state: password, input: { account: given('account'), password: given('password') } } },
  revokeToken: { success: { state: roles, input: {} } },
  createTicket: { success: { state: roles, input: {} } },
  exchangeTicket: { success: { state: 'a login ticket', input: { ticket: given('ticket') } } },
};

const kept = 'a demonstration that can go back to its beginning';

export const restoringCases: CasesOf<typeof restoring> = {
  getRestorePlan: { success: { state: kept, input: {} } },
  getSampleStudents: { success: { state: 'accounts to try the product with', input: {} } },
  restoreSandbox: { success: { state: kept, input: {} } },
};

export const standInCases: CasesOf<typeof standIn> = {
  getStandIn: { success: { state: 'accounts to try the product with', input: {} } },
};
