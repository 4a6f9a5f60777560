import { describe, expect, it } from 'vitest';
import { segmentsOf, shifted, type Sentence } from './anchors.ts';

const comment = (start: number, end: number): Sentence => ({
  start,
  end,
  kind: 'problem',
  comment: '',
  suggestion: '',
});
const quotes = (text: string, sentences: readonly Sentence[]) =>
  sentences.map(({ start, end }) => text.slice(start, end));

describe('comments in a text', () => {
  it('cut it where they begin and end, also where they overlap', () => {
    const segments = segmentsOf('春天来了，花开了。', [comment(0, 5), comment(2, 9)]);
    expect(segments.map(({ text, comments }) => [text, comments])).toEqual([
      ['春天', [0]],
      ['来了，', [0, 1]],
      ['花开了。', [1]],
    ]);
    expect(segmentsOf('花', [])).toEqual([{ start: 0, text: '花', comments: [] }]);
  });

  it('stay at their words when the text is changed elsewhere', () => {
    const before = '春天来了，花开了。';
    const marked = [comment(0, 4), comment(5, 8)];
    for (const after of ['今年春天来了，花开了。', '春天来了，红红的花开了。', '春天来了，花开了。真好']) {
      expect(quotes(after, shifted(marked, before, after))).toEqual(expect.arrayContaining(['春天来了']));
      expect(quotes(after, shifted(marked, before, after)).at(-1)).toMatch(/花开了$/);
    }
  });

  it('go with their words', () => {
    expect(shifted([comment(0, 4), comment(5, 8)], '春天来了，花开了。', '春天来了，。')).toEqual([comment(0, 4)]);
    expect(shifted([comment(1, 3)], 'abcd', '')).toEqual([]);
  });
});
