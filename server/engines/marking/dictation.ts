import { sureFrom } from '../../../contracts/wrongbook/mark-shapes.ts';
import { align, distanceOf } from './align.ts';
import type { Calibrate } from './calibration.ts';
import { isUnanswered, leftToTeacher, markOf, sumOf, unanswered } from './given.ts';
import type { GivenMark, MarkingAnswer, MarkingQuestion, WordDetail } from './marker.ts';

/** Longer words are cut: nothing that is dictated has so many characters. */
const maxCharacters = 120;

/** Numbers before a word, such as `①`, `1.` or `（2）`. */
const numbering = /^\s*(?:[\u2460-\u2473]|[（(]?\d{1,2}[)）.、．])\s*/;

const tidy = (text: string): string =>
  text.normalize('NFC').replace(/[’‘]/g, "'").replace(/\s+/g, ' ').trim().slice(0, maxCharacters);

/** The words that are dictated, each with every spelling that is right; one text with several lines holds one a line. */
export function wordsOf({ answers }: MarkingQuestion): (readonly string[])[] {
  const only = answers.length === 1 ? (answers[0]![0] ?? '') : '';
  const lines = only.split(/[\n、；;]/).filter((line) => line.trim() !== '');
  return lines.length > 1 ? lines.map((line) => [line]) : [...answers];
}

/** What a word lost or won against another: from 1 for equal ones to −1 for ones without a common character. */
function likeness(expected: string, given: string): number {
  const longest = Math.max(expected.length, given.length, 1);
  return 1 - (2 * distanceOf(expected, given)) / longest;
}

/** The line of each word; where lines are missing or too many, those that are most alike belong together. */
function linesFor(words: readonly string[], text: string): string[] {
  const lines = text.split('\n').map((line) => tidy(line.replace(numbering, '')));
  if (lines.length === words.length) return lines;
  const written = lines.filter((line) => line !== '').slice(0, words.length * 2);
  const pairs = align(words, written, likeness);
  return pairs.flatMap(([word, line]) => (word === undefined ? [] : [line ?? '']));
}

/** A capital too many is no error of a dictation, a missing one is: names and days need theirs. */
const isSpelt = (expected: string, given: string): boolean =>
  given === expected || (expected === expected.toLowerCase() && given.toLowerCase() === expected);

/** Compares what was written for a word with it, character by character. */
export function compareWord(spellings: readonly string[], line: string): WordDetail {
  const given = tidy(line);
  const known = spellings.map(tidy);
  const expected = known.find((word) => isSpelt(word, given)) ?? known[0] ?? '';
  const isRight = given !== '' && isSpelt(expected, given);
  const characters = align([...expected], [...given]).map(([a = '', b = '']) => ({
    expected: a,
    given: b,
    isRight: a === b || (isRight && a.toLowerCase() === b.toLowerCase()),
  }));
  return { expected, given, isRight, characters };
}

/** A word that is nearly right may have been read wrongly. */
function sureness({ expected, given, isRight }: WordDetail): number {
  if (isRight) return given === expected ? 0.97 : 0.75;
  if (given === '') return 0.95;
  return distanceOf(expected, given) === 1 && expected.length > 1 ? 0.8 : 0.92;
}

/** One line about the words that are wrong, the first five named. */
function reasonOf(words: readonly WordDetail[]): string {
  const wrong = words.filter(({ isRight }) => !isRight);
  if (wrong.length === 0) return `${words.length} 个词语全部正确`;
  const named = wrong
    .slice(0, 5)
    .map(({ expected, given }) => `${expected}（${given === '' ? '未写' : `写成“${given}”`}）`);
  const more = wrong.length > named.length ? '等' : '';
  return `${words.length} 个词语对 ${words.length - wrong.length} 个；错：${named.join('、')}${more}`;
}

/** Marks a dictation: each word is worth the same, and counts only when all of it is right. */
export function markDictation(question: MarkingQuestion, answer: MarkingAnswer, calibrate: Calibrate): GivenMark {
  const expected = wordsOf(question);
  if (expected.length === 0) return leftToTeacher(answer, '题目没有答案，请教师批改');
  if (isUnanswered(answer)) return unanswered(answer, expected.length);
  if (answer.text === null) return leftToTeacher(answer, '离线批改不能识别手写内容，请教师批改');
  const lines = linesFor(
    expected.map(([usual = '']) => tidy(usual)),
    answer.text,
  );
  const words = expected
    .map((spellings, index) => compareWord(spellings, lines[index] ?? ''))
    .map((word) => (calibrate('dictation', sureness(word)) < sureFrom ? { ...word, isDoubtful: true } : word));
  const parts = words.map(({ isRight }) => (isRight ? question.score / words.length : 0));
  const confidence = calibrate('dictation', Math.min(...words.map(sureness)));
  const detail = { kind: 'dictation', words } as const;
  return markOf(answer, { score: sumOf(parts), parts, confidence, reason: reasonOf(words), detail });
}
