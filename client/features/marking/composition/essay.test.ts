import { describe, expect, it } from 'vitest';
import type { Sentence } from './anchors.ts';
import { isEnglish, lengthText, pairsOf, paragraphsOf } from './essay.ts';
import { numbersOn, pushedApart, remarkCounts, remarkTitle } from './remarks.ts';

const comment = (start: number, end: number, more: Partial<Sentence> = {}): Sentence => ({
  start,
  end,
  kind: 'problem',
  comment: '',
  suggestion: '',
  ...more,
});

/** What a paragraph shows, without the blanks before it. */
const shown = (text: string, sentences: readonly Sentence[] = []) =>
  paragraphsOf({ text, sentences: [...sentences] }).map(({ kind, segments }) => [
    kind,
    segments.map((segment) => segment.text).join('|'),
  ]);

describe('a composition', () => {
  it('has a title where its first line is short and no sentence, and paragraphs without blanks of their own', () => {
    expect(shown('那一次\n　　雨下得很急。\n\n  我等着。')).toEqual([
      ['title', '那一次'],
      ['text', '雨下得很急。'],
      ['text', '我等着。'],
    ]);
    expect(shown('雨下得很急。\n我等着。')[0]![0]).toBe('text');
    expect(shown('雨下得很急')).toEqual([['text', '雨下得很急']]);
  });

  it('keeps the places of the text, whatever is left out, and has each number where its comment ends', () => {
    const text = '题\n　　雨下得急。\n　　我等着。';
    const over = comment(text.indexOf('得'), text.indexOf('等') + 1);
    const all = paragraphsOf({ text, sentences: [over, comment(text.indexOf('雨'), text.indexOf('　　我'))] });
    const segments = all.flatMap((paragraph) => paragraph.segments);
    for (const { start, text: part } of segments) expect(text.slice(start, start + part.length)).toBe(part);
    expect(segments.filter(({ ending }) => ending.length > 0).map(({ text: part, ending }) => [part, ending])).toEqual([
      ['得急。', [1]],
      ['我等', [0]],
    ]);
  });

  it('is as long as its language counts', () => {
    expect(lengthText('那一次，\n雨')).toBe('5 字');
    expect(lengthText("I don't know. 王 said so")).toBe('5 词');
    expect([isEnglish('I like my friend 王明.'), isEnglish('他说 OK，走吧')]).toEqual([true, false]);
  });
});

describe('sentences of an English composition', () => {
  const text = 'I goes home at 3.5 o’clock. “He dont know!” We was happy';
  const at = (words: string, suggestion: string, kind: Sentence['kind'] = 'problem') =>
    comment(text.indexOf(words), text.indexOf(words) + words.length, { suggestion, kind });

  it('stand beside what is suggested for their words; advice in Chinese and praise change none', () => {
    const pairs = pairsOf(
      text,
      [at('goes', 'go'), at('was', '用 were'), at('happy', 'glad', 'praise'), at('dont', "doesn't", 'typo')],
      0,
      text.length,
    );
    expect(pairs.map(({ start, end }) => text.slice(start, end))).toEqual([
      'I goes home at 3.5 o’clock.',
      '“He dont know!”',
      'We was happy',
    ]);
    expect(pairs.map(({ mended }) => mended.map((part) => part.text).join(''))).toEqual([
      'I go home at 3.5 o’clock.',
      "“He doesn't know!”",
      '',
    ]);
    expect(pairs[0]!.mended.filter(({ isNew }) => isNew)).toEqual([{ text: 'go', isNew: true }]);
  });

  it('take the first of two suggestions for the same words', () => {
    const [pair] = pairsOf(text, [at('goes home', 'go home'), at('home', 'back')], 0, 28);
    expect(pair!.mended.map((part) => part.text).join('')).toBe('I go home at 3.5 o’clock.');
  });
});

describe('comments beside their lines', () => {
  it('stand where their lines are while there is room, and never over one another', () => {
    expect(pushedApart([0, 100, 110, 120, 400], [50, 40, 30, 20, 10], 8)).toEqual([0, 100, 148, 186, 400]);
  });

  it('are tied by numbers to what they count for', () => {
    const sentences = [
      comment(0, 1, { kind: 'praise' }),
      comment(1, 2, { kind: 'typo' }),
      comment(2, 3, { dimension: 'content' }),
    ];
    expect([
      numbersOn({ sentences }, 'language'),
      numbersOn({ sentences }, 'writing'),
      numbersOn({ sentences }, 'content'),
    ]).toEqual(['批注 1', '批注 2', '批注 3']);
    expect(numbersOn({ sentences }, 'structure')).toBe('');
    expect(sentences.map(remarkTitle)).toEqual(['好 · 语言', '改 · 错别字', '改 · 内容']);
    expect(remarkCounts({ sentences }).map(({ label, count }) => `${label}${count}`)).toEqual(['好1', '改2', '议0']);
  });
});
