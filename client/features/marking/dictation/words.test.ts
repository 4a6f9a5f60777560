import { expect, it } from 'vitest';
import type { Mark } from '../marks.ts';
import { judgedWords, nextOpen, scoredWords, wordsIn } from './words.ts';

const word = (expected: string, isRight: boolean, more: object = {}) => ({
  expected,
  given: expected,
  isRight,
  characters: [],
  ...more,
});

const marked = (words: object[]) => ({ detail: { kind: 'dictation', words } }) as unknown as Mark;
const answer = { pictures: [{ kind: 'blank' as const, index: 2, version: 'v', width: 1, height: 1 }] };

it('takes the words from lists and from lines', () => {
  expect(wordsIn([['静谧'], ['嘹亮', '嘹喨']])).toEqual(['静谧', '嘹亮']);
  expect(wordsIn([['静谧\n嘹亮、憔悴']])).toEqual(['静谧', '嘹亮', '憔悴']);
});

it('leaves open what a machine doubts and what nobody has marked, until somebody decides', () => {
  const mark = marked([word('静谧', true), word('嘹亮', false, { isDoubtful: true })]);
  const verdicts = (decisions?: Record<number, boolean>, known: Mark | null = mark) =>
    judgedWords(['静谧', '嘹亮'], answer, known, decisions).map(({ verdict }) => verdict);
  expect(verdicts()).toEqual(['right', 'open']);
  expect(verdicts({ 0: false, 1: true })).toEqual(['wrong', 'right']);
  expect(verdicts({}, null)).toEqual(['open', 'open']);
  expect(judgedWords(['静谧', '嘹亮'], answer, mark).map(({ picture }) => picture?.index)).toEqual([undefined, 2]);
});

it('goes to the next open word, and round again', () => {
  const words = judgedWords(['a', 'b', 'c'], answer, null, { 1: true });
  expect([nextOpen(words, 1), nextOpen(words, 3), nextOpen(words, 0)]).toEqual([2, 0, 0]);
  expect(nextOpen(judgedWords(['a'], answer, null, { 0: true }), 0)).toBe(-1);
});

it('gives each word the same, adding up to the full score', () => {
  const words = judgedWords(['a', 'b', 'c'], answer, null, { 0: true, 1: true, 2: true });
  expect(scoredWords(words, 10, null)).toMatchObject({ score: 10, detail: { words: [{ isRight: true }, {}, {}] } });
  expect(scoredWords(judgedWords(['a', 'b'], answer, null, { 0: true, 1: false }), 5, null)).toMatchObject({
    score: 2.5,
    parts: [2.5, 0],
  });
});
