import type { CasesOf } from './cases-of.ts';
import type * as account from '../../account/account.ts';
import { given } from '../case.ts';

export const accountCases: CasesOf<typeof account> = {
  listPersonas: {
    success: { state: 'accounts to try the product with', input: {} },
    empty: { state: 'no accounts to try the product with', input: {} },
    refused: {},
  },
  createToken: {
    success: {
      state: 'an account with its password',
      input: { account: given('account'), password: given('password') },
    },
    refused: {
      wrong: {
        state: 'an account with its password',
        input: { account: given('account'), password: 'not the password' },
      },
      limited: {
        state: 'an account that was tried with wrong passwords too often',
        input: { account: given('account'), password: given('password') },
      },
      noSandbox: {
        state: 'an account with its password',
        input: { account: given('account'), password: given('password'), sandbox: 'nowhere' },
      },
    },
  },
  revokeToken: { success: { state: 'a person with roles', input: {} }, refused: {} },
  createTicket: { success: { state: 'a person with roles', input: {} }, refused: {} },
  exchangeTicket: {
    success: { state: 'a login ticket', input: { ticket: given('ticket') } },
    refused: { used: { state: 'a login ticket that has been used', input: { ticket: given('ticket') } } },
  },
};
