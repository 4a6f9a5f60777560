import { KnownAccounts } from './known-accounts.ts';
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

/**
 * Wrong passwords from an address for all accounts; a whole school may come from one, so each account that has signed in
 * from there lately adds as many as it may have itself.
 */
const mostOfAddress = 200;

/** Milliseconds for which it is known from where an account has signed in: the school comes back after a weekend. */
const knownFor = 7 * 24 * 3_600_000;

/** More than can be checked in that time: nobody can make the server forget by trying others. */
const mostCounted = 100_000;

/** Milliseconds that the answer to a wrong password waits: doubled each time, up to four seconds. */
const firstDelay = 250;
const longestDelay = 4_000;

const pairs = new RecentCounts(countedFor, mostCounted);
const accounts = new RecentCounts(countedFor, mostCounted);
const addresses = new RecentCounts(countedFor, mostCounted);

/** All that was asked from an address, right passwords as well. */
const asked = new RecentCounts(countedFor, mostCounted);
const known = new KnownAccounts(knownFor, mostCounted);

const accountOf = ({ sandbox, account }: Try): string => `${sandbox} ${account}`;
const pairOf = (one: Try): string => `${accountOf(one)} ${one.address}`;

/** As many tries as the accounts that are known at an address may have there. */
const roomAt = (address: string): number => mostFailures * known.count(address);

/** Minutes until an account may be tried again from an address; 0 when it may be now. */
export function minutesClosed(one: Try): number {
  const most = accounts.of(accountOf(one)) >= mostOfAccount ? mostUnderAttack : mostFailures;
  const pairLeft = pairs.of(pairOf(one)) >= most ? pairs.left(pairOf(one)) : 0;
  return Math.ceil(Math.max(pairLeft, addressLeft(one)) / 60_000);
}

/** Milliseconds for which an address is closed to an account: never to one that has signed in from there, or a classmate could. */
function addressLeft(one: Try): number {
  const isOpen = addresses.of(one.address) < mostOfAddress + roomAt(one.address);
  return isOpen || known.has(one.address, accountOf(one)) ? 0 : addresses.left(one.address);
}

/** What a try that was counted has to wait for. */
interface Counted {
  /** Milliseconds that its answer waits if the password turns out wrong. */
  delay: number;
  /** Whether it comes after the tries of others: its address has made more than those who are known there would. */
  yields: boolean;
}

/** Counts a try before its password is checked, so that tries made at once count as well. */
export function countTry(one: Try): Counted {
  const delay = Math.min(firstDelay * 2 ** pairs.of(pairOf(one)), longestDelay);
  const yields = asked.of(one.address) > roomAt(one.address);
  pairs.add(pairOf(one));
  accounts.add(accountOf(one));
  addresses.add(one.address);
  asked.add(one.address);
  return { delay, yields };
}

/** Takes back a try whose password nobody has checked. */
export function takeBackTry(one: Try): void {
  asked.takeBack(one.address);
  takeBack(one, Math.min(1, pairs.of(pairOf(one))));
}

/** After a right password forgets the wrong ones for the account from there, which were slips; those from elsewhere stay. */
export function rememberRight(one: Try): void {
  takeBack(one, pairs.of(pairOf(one)));
  known.add(one.address, accountOf(one));
}

function takeBack(one: Try, count: number): void {
  pairs.takeBack(pairOf(one), count);
  accounts.takeBack(accountOf(one), count);
  addresses.takeBack(one.address, count);
}
