import { describe, expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('passwords', () => {
  it('are verified against a salted hash', async () => {
    const stored = hashPassword('understudy');
    expect(stored).toMatch(/^[\w+/]+={0,2}:[\w+/]+={0,2}$/);
    expect(stored).not.toBe(hashPassword('understudy'));
    expect(await verifyPassword('understudy', stored)).toBe(true);
    expect(await verifyPassword('understudY', stored)).toBe(false);
  });

  it('never open an account without one, or with a damaged hash', async () => {
    const [salt] = hashPassword('x').split(':');
    for (const stored of ['', ':', `${salt}:`, 'a:b', `${salt}:AAAA`])
      expect(await verifyPassword('', stored)).toBe(false);
  });

  it('take as long where there is none', async () => {
    // The time of the processor, which other work does not lengthen.
    const times = async (stored: string) => {
      const start = process.cpuUsage();
      for (let round = 0; round < 4; round++) await verifyPassword('x', stored);
      return process.cpuUsage(start).user;
    };
    const real = await times(hashPassword('y'));
    expect(await times('')).toBeGreaterThan(real / 4);
  });
});
