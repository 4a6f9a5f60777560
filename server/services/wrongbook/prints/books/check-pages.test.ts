import { describe, expect, it } from 'vitest';
import { checkPages } from './check-pages.ts';

const b5 = { kinds: ['book', 'clippings', 'slips'], size: 'B5' } as const;

describe('pages of mistakes', () => {
  it('are as many as a class brings about in a month, and for a whole class with all of a year too many', () => {
    for (const kind of b5.kinds) {
      expect(() => checkPages({ kinds: [kind], size: 'A4' }, 45 * 20)).not.toThrow();
      expect(() => checkPages({ kinds: [kind], size: 'A4' }, 45 * 80)).toThrow(
        /^一次最多打印 \d{2,4} 页，请分班或分学生打印$/,
      );
    }
  });

  it('are said to be as many as there may be of the kind on the paper', () => {
    expect(() => checkPages({ kinds: ['book'], size: 'A4' }, 2_500)).not.toThrow();
    expect(() => checkPages({ kinds: ['book'], size: 'A4' }, 2_501)).toThrow('一次最多打印 1175 页');
    expect(() => checkPages({ kinds: ['book'], size: 'B5' }, 2_501)).toThrow('一次最多打印 1500 页');
  });

  it('are fewer of several kinds together than of each', () => {
    const questions = 45 * 30;
    for (const kind of b5.kinds) expect(() => checkPages({ ...b5, kinds: [kind] }, questions)).not.toThrow();
    expect(() => checkPages(b5, questions)).toThrow('请分班或分学生打印');
  });
});
