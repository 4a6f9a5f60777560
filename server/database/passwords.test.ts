import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it('are verified against a salted hash', () => {
    const stored = hashPassword('understudy');
    expect(stored).toMatch(/^[\w+/]+={0,2}:[\w+/]+={0,2}$/);
    expect(stored).not.toBe(hashPassword('understudy'));
    expect(verifyPassword('understudy', stored)).toBe(true);
    expect(verifyPassword('understudY', stored)).toBe(false);
  });

  it('never open an account without one, or with a damaged hash', () => {
    const [salt] = hashPassword('x').split(':');
    for (const stored of ['', ':', `${salt}:`, 'a:b', `${salt}:AAAA`]) expect(verifyPassword('', stored)).toBe(false);
  });

  it('are derived alike, right or wrong, and where there is none', () => {
    const stored = hashPassword('y');
    const derive = vi.spyOn(crypto, 'scryptSync');
    syncBuiltinESMExports();
    try {
      for (const [password, against] of [
        ['y', stored],
        ['x', stored],
        ['x', ''],
        ['x', 'a:b'],
      ] as const)
        verifyPassword(password, against);
      const work = derive.mock.calls.map(([, salt, length, cost]) => [(salt as Buffer).length, length, cost]);
      expect(work).toHaveLength(4);
      for (const one of work) expect(one).toEqual(work[0]);
    } finally {
      derive.mockRestore();
      syncBuiltinESMExports();
    }
  });
});
