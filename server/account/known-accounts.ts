import { systemNow } from '../database/clock.ts';

/** By address the accounts that have signed in from there lately; where they become too many, the oldest are forgotten. */
export class KnownAccounts {
  /** Accounts with the moment of their last sign-in. Both begin with what has been used longest ago. */
  private readonly addresses = new Map<string, Map<string, number>>();
  private total = 0;

  /**
   * @param lasting Milliseconds after which an account is forgotten that has not signed in again.
   * @param most How many accounts are known, at all addresses together.
   */
  constructor(
    private readonly lasting: number,
    private readonly most: number,
  ) {}

  add(address: string, account: string): void {
    const accounts = this.addresses.get(address) ?? new Map<string, number>();
    if (!accounts.delete(account)) this.total++;
    accounts.set(account, systemNow());
    this.addresses.delete(address);
    this.addresses.set(address, accounts);
    if (this.total > this.most) this.forgetFirst(...this.addresses.entries().next().value!);
  }

  has(address: string, account: string): boolean {
    return this.livingAt(address)?.has(account) ?? false;
  }

  /** How many accounts have signed in from there. */
  count(address: string): number {
    return this.livingAt(address)?.size ?? 0;
  }

  private livingAt(address: string): ReadonlyMap<string, number> | undefined {
    const accounts = this.addresses.get(address);
    if (!accounts) return undefined;
    for (const at of accounts.values()) {
      if (at + this.lasting > systemNow()) break;
      this.forgetFirst(address, accounts);
    }
    return accounts;
  }

  private forgetFirst(address: string, accounts: Map<string, number>): void {
    accounts.delete(accounts.keys().next().value!);
    this.total--;
    if (accounts.size === 0) this.addresses.delete(address);
  }
}
