import { describe, expect, it } from 'vitest';
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

  it('take as long where there is none', () => {
    // The time of the processor, which other work does not lengthen.
    const times = (stored: string) => {
      const start = process.cpuUsage();
      for (let round = 0; round < 4; round++) verifyPassword('x', stored);
      return process.cpuUsage(start).user;
    };
    const real = times(hashPassword('y'));
    expect(times('')).toBeGreaterThan(real / 4);
  });
});
