import { helperIds, personaIds } from '../../seed/landmarks.ts';
import { insertToken } from '../../server/account/account.queries.ts';
import type { StateValues } from './state-values.ts';
import { states, wrongRole, type StateName } from './states/states.ts';
import type { Account, World } from './states/world.ts';

/** What one state gives, and the token that requests in it carry. */
export type BegunValues = StateValues & { token?: string };

const userIds: Record<Account, string> = { ...personaIds, ...helperIds };

/** Brings states about in a world, one after the other, and signs in whoever they speak of. */
export class Stage {
  /** Who is signed in. */
  caller: Account | undefined;
  private readonly tokens = new Map<Account, string>();

  constructor(readonly world: World) {}

  /** Brings a state about, from the beginning unless it comes on top of another, and tells its values. */
  enter(name: StateName): StateValues {
    const { as, prepare, usesFile, values } = states[name];
    this.caller = as;
    if (name === wrongRole) return {};
    this.world.reset();
    this.tokens.clear();
    if (usesFile) prepare?.(this.world);
    else if (prepare) this.world.change(() => prepare(this.world));
    return values?.(this.world) ?? {};
  }

  /** Brings a state about and tells its values, with a token of whoever is signed in in it. */
  begin(name: StateName): BegunValues {
    const values = this.enter(name);
    return this.caller === undefined ? values : { ...values, token: this.token() };
  }

  /** A new token of whoever the last state says is signed in. */
  token(): string {
    if (!this.caller) throw new Error('Nobody is signed in in this state');
    return this.newToken(this.caller);
  }

  /** A token of somebody, the same one until the next state. */
  tokenOf(account: Account): string {
    const known = this.tokens.get(account) ?? this.newToken(account);
    this.tokens.set(account, known);
    return known;
  }

  private readonly newToken = (account: Account): string => insertToken(this.world.sandbox, userIds[account], 'access');
}
