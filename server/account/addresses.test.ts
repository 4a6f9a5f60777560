import { expect, it } from 'vitest';
import { callerOf } from './addresses.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2::9', '2001:db8:1:2::'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::'],
  ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
  ['::1', '0:0:0:0::'],
  ['whatever a proxy writes', 'whatever a proxy writes'],
])('%s belongs to %s', (address, caller) => expect(callerOf(address)).toBe(caller));
