import { RecentCounts } from './recent-counts.ts';

/** Who tries to sign in: to which account of which sandbox, and from where. */
export interface Try {
  sandbox: string;
  account: string;
  address: string;
}

/** Milliseconds for which wrong passwords are counted. */
const countedFor = 15 * 60_000;

/** Wrong passwords after which an account is closed to an address. */
const mostFailures = 10;

/**
 * Wrong passwords for an account from everywhere, after which each address has fewer. It is closed to none that has
 * tried no wrong one: else anybody could keep its owner out.
 */
const mostOfAccount = 50;
const mostUnderAttack = 3;

/** Wrong passwords from an address for all accounts: a whole school may come from one. */
const mostOfAddress = 200;

/** More than can be checked in that time: nobody can make the server forget by trying others. */
const mostCounted = 100_000;

/** Milliseconds that the answer to a wrong password waits: doubled each time, up to four seconds. */
const firstDelay = 250;
const longestDelay = 4_000;

const pairs = new RecentCounts(countedFor, mostCounted);
const accounts = new RecentCounts(countedFor, mostCounted);
const addresses = new RecentCounts(countedFor, mostCounted);

const accountOf = ({ sandbox, account }: Try): string => `${sandbox} ${account}`;
const pairOf = (one: Try): string => `${accountOf(one)} ${one.address}`;

/** Minutes until an account may be tried again from an address; 0 when it may be now. */
export function minutesClosed(one: Try): number {
  const most = accounts.of(accountOf(one)) >= mostOfAccount ? mostUnderAttack : mostFailures;
  const pairLeft = pairs.of(pairOf(one)) >= most ? pairs.left(pairOf(one)) : 0;
  const addressLeft = addresses.of(one.address) >= mostOfAddress ? addresses.left(one.address) : 0;
  return Math.ceil(Math.max(pairLeft, addressLeft) / 60_000);
}

/**
 * Counts a try before its password is checked, so that tries made at once count as well; returns how long to wait if it
 * turns out wrong, in milliseconds.
 */
export function countTry(one: Try): number {
  const before = pairs.of(pairOf(one));
  pairs.add(pairOf(one));
  accounts.add(accountOf(one));
  addresses.add(one.address);
  return Math.min(firstDelay * 2 ** before, longestDelay);
}

/** Takes back a try whose password nobody has checked. */
export function takeBackTry(one: Try): void {
  pairs.takeBack(pairOf(one));
  accounts.takeBack(accountOf(one));
  addresses.takeBack(one.address);
}

/** Forgets the tries after a right password; those for other accounts, and from elsewhere, stay. */
export function forgetTries(one: Try): void {
  takeBackTry(one);
  pairs.forget(pairOf(one));
}
