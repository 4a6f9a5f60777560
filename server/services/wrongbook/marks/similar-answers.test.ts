import { describe, expect, it } from 'vitest';
import { inGroups, type Groupable } from './similar-answers.ts';

const answer = (likeness: string, more: Partial<Groupable> = {}): Groupable => ({
  isBlank: false,
  answer: '',
  likenesses: likeness === '' ? [] : [likeness],
  confidence: 0.9,
  ...more,
});

const groupsOf = (answers: Groupable[]): [number, number][] =>
  inGroups(answers).map((one) => [answers.indexOf(one.answer), one.group]);

describe('answers in groups', () => {
  it('belong together when they look alike, also by way of a third', () => {
    const chain = [
      answer('0000000000000fff'),
      answer('000000000000ffff'),
      answer('00000000000fffff'),
      answer('0000000000ffffff'),
    ];
    expect(groupsOf([...chain, answer('ffff000000000000')])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [4, 2],
    ]);
    expect(groupsOf([chain[0]!, chain[2]!])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });

  it('belong together when the same was read, whatever they look like', () => {
    const texts = [
      answer('', { answer: '３ m' }),
      answer('ffffffff00000000', { answer: '3m' }),
      answer('', { answer: '' }),
    ];
    expect(groupsOf(texts).map(([, group]) => group)).toEqual([1, 1, 2]);
  });

  it('come blank ones first, then the least sure, and keep their order otherwise', () => {
    const answers = [
      answer('', { answer: '1', confidence: 0.9 }),
      answer('', { answer: '2', confidence: 0.7 }),
      answer('', { isBlank: true, confidence: 0.95 }),
      answer('', { answer: '1', confidence: 0.8 }),
      answer('', { answer: '2', confidence: 0.9 }),
      answer('', { isBlank: true, confidence: 0.95 }),
    ];
    expect(groupsOf(answers)).toEqual([
      [2, 0],
      [5, 0],
      [1, 1],
      [4, 1],
      [3, 2],
      [0, 2],
    ]);
  });
});
