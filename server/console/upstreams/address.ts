import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP, type AddressInfo, type LookupFunction } from 'node:net';
import { networkInterfaces } from 'node:os';

/** Addresses behind which machines tell their keys to whoever asks from them, and those that are no machine's. */
const closed = new BlockList();
closed.addSubnet('169.254.0.0', 16);
closed.addSubnet('0.0.0.0', 8);
closed.addSubnet('224.0.0.0', 3);
closed.addAddress('100.100.100.200');
closed.addSubnet('fe80::', 10, 'ipv6');
closed.addSubnet('ff00::', 8, 'ipv6');
closed.addAddress('::', 'ipv6');
closed.addAddress('fd00:ec2::254', 'ipv6');

/** Whether an address is none that calls are sent to. IPv4 addresses that are written as IPv6 are what they stand for. */
export const isClosed = (address: string): boolean => closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** The address in the host of a URL; undefined of a name. */
export function literalOf(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) > 0 ? bare : undefined;
}

/** A name that leads to an address which is none that calls are sent to. */
export class ClosedAddress extends Error {
  override name = 'ClosedAddress';
}

/** Resolves names as always, and refuses those that lead to where no call is sent: a name may lead elsewhere each time. */
export const guardedLookup: LookupFunction = (hostname, options: LookupOptions, callback) => {
  resolve(hostname, options, (error, address: string | LookupAddress[], family?: number) => {
    if (error) return callback(error, address, family);
    const found = typeof address === 'string' ? [address] : address.map((one) => one.address);
    callback(found.some(isClosed) ? new ClosedAddress(hostname) : null, address, family);
  });
};

const loopback = /^(127\.|::1$|0\.0\.0\.0$|::$)/;

const ownAddresses = (): Set<string> =>
  new Set(Object.values(networkInterfaces()).flatMap((each) => each?.map(({ address }) => address) ?? []));

/** Whether an origin is where this server listens itself: its calls would never end. */
export function isOwnOrigin(origin: string, listening: AddressInfo | string | null): boolean {
  const { hostname, port, protocol } = new URL(origin);
  if (listening === null || typeof listening === 'string') return false;
  if (Number(port || (protocol === 'https:' ? 443 : 80)) !== listening.port) return false;
  const literal = literalOf(hostname);
  if (literal === undefined) return hostname === 'localhost' || hostname.endsWith('.localhost');
  return loopback.test(literal) || ownAddresses().has(literal);
}

/** Whether a text is an origin, without path, query or name of a user. */
export const isOrigin = (text: string): boolean =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
