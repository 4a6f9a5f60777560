import { isIPv4, isIPv6 } from 'node:net';

/** Of an address of IPv6, the part that a household or a school has for itself: it may use any address in there. */
const networkGroups = 4;

/** Some proxies tell the port as well, which is another one for each connection. */
const withoutPort = (address: string): string =>
  (/^\[(.+)\](:\d+)?$/.exec(address) ?? /^([\d.]+):\d+$/.exec(address))?.[1] ?? address;

/** Whom an address belongs to, as limits count: the address itself, or its network of IPv6. */
export function callerOf(address: string): string {
  const bare = withoutPort(address);
  if (bare !== address) return callerOf(bare);
  const mapped = /^::ffff:(.+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return address.slice(0, 45);
  const [before = '', after] = address.split('%')[0]!.split('::');
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...(after === undefined ? [] : zeros), ...tail].slice(0, networkGroups);
  return `${groups.map((group) => parseInt(group, 16).toString(16)).join(':')}::`;
}
