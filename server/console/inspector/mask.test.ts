import { describe, expect, it } from 'vitest';
import { hidden, keptOf, masked } from './mask.ts';

describe('what is kept of a body', () => {
  it('hides what opens something, wherever it lies, and nothing else', () => {
    const text = JSON.stringify({
      account: 'a',
      password: 'p"q\\',
      rows: [{ initialPassword: 'x', accessToken: 'y', tokenType: 'bearer', note: 'seen' }],
      attemptKey: 'k',
    });
    expect(JSON.parse(masked(text, false))).toEqual({
      account: 'a',
      password: hidden,
      rows: [{ initialPassword: hidden, accessToken: hidden, tokenType: 'bearer', note: 'seen' }],
      attemptKey: 'k',
    });
  });

  it('hides what is private where the call is', () => {
    expect(JSON.parse(masked('{"text":"a","note":"b","level":1}', true))).toEqual({
      text: hidden,
      note: hidden,
      level: 1,
    });
  });

  it('shows no part of a secret in the middle of which it was cut', () => {
    expect(masked('{"password":"half of it', false)).toBe(`{"password":"${hidden}"`);
    expect(masked('{"password": "half\\', false)).not.toContain('half');
  });

  it('is whole where it is short', () => {
    expect(keptOf('{"a":1}', false)).toEqual({ text: '{"a":1}', isCut: false });
  });

  it('stays JSON where only its lists and texts are long', () => {
    const rows = Array.from({ length: 2_000 }, (_, index) => ({ id: String(index), name: 'n'.repeat(20) }));
    const { text, isCut } = keptOf(JSON.stringify({ code: 200, data: { records: rows, total: 2_000 } }), false);
    expect(isCut).toBe(true);
    const { data } = JSON.parse(text) as { data: { records: unknown[]; total: number } };
    expect(data.total).toBe(2_000);
    expect(data.records).toEqual(rows.slice(0, 5));
  });

  it('is its beginning where nothing makes it short', () => {
    const wide = Object.fromEntries(Array.from({ length: 9_000 }, (_, index) => [`field${index}`, index]));
    const { text, isCut } = keptOf(JSON.stringify(wide), false);
    expect([text.length, isCut]).toEqual([32_768, true]);
    expect(keptOf('x'.repeat(2_000_000), false).text).toHaveLength(32_768);
  });
});
