import { describe, expect, it } from 'vitest';
import { Redactor } from './redactor.ts';

describe('a secret', () => {
  it('is hidden wherever it stands, encoded too', () => {
    const redactor = new Redactor();
    redactor.add('a"b&c/d');
    const texts = [
      'x a"b&c/d y',
      JSON.stringify({ echo: 'a"b&c/d' }),
      new URLSearchParams({ t: 'a"b&c/d' }).toString(),
    ];
    for (const text of texts) {
      expect(redactor.hide(text)).toContain('[已隐去]');
      expect(redactor.hide(text)).not.toMatch(/b(&|%26)c/);
    }
  });

  it('is hidden whole when another one is a part of it', () => {
    const redactor = new Redactor();
    redactor.add('abc');
    redactor.add('abcdef');
    expect(redactor.hide('abcdef abc')).toBe('[已隐去] [已隐去]');
  });
});
