import { describe, expect, it } from 'vitest';
import { Dice } from '../dice.ts';
import { answerOf } from './answers.ts';
import { chineseComposition } from './chinese-composition.ts';
import { dictated } from './dictation.ts';
import { englishComposition } from './english-composition.ts';
import { legible } from './plain.ts';
import type { SheetItem } from './question.ts';
import { writtenAnswer } from './written.ts';

const examinee = { worldSeed: 7, studentId: 's1', classId: 'c1', years: 0 };

const written: SheetItem = {
  position: 1,
  subjectId: '8',
  pointId: 'p',
  stem: '',
  solution: '',
  criteria: ['第 1 点', '第 2 点', '第 3 点'],
  field: { kind: 'written', id: 'q', number: 1, score: 6 },
  item: {
    id: 'q',
    questionType: 3,
    isMultiple: 0,
    options: 0,
    rubric: [2, 2, 2],
    errors: [],
    facility: 0.6,
    answers: [['推翻了帝制。传播了共和。革命并不彻底。']],
  },
};

describe('what students write', () => {
  it('is the same for the same student and question, and differs between students', () => {
    expect(answerOf(written, examinee)).toEqual(answerOf(written, examinee));
    const texts = Array.from(
      { length: 30 },
      (_, index) => answerOf(written, { ...examinee, studentId: `s${index}` }).written,
    );
    expect(new Set(texts).size).toBeGreaterThan(3);
  });

  it('has the sentences of the points that were reached, nearly always without a slip', () => {
    const sentences = ['推翻了帝制。', '传播了共和。', '革命并不彻底。'];
    const full = [2, 2, 2];
    const texts = Array.from({ length: 50 }, (_, index) => writtenAnswer(written, [2, 2, 0], full, new Dice(index)));
    const [first, second, third] = sentences.map((one) => texts.filter((text) => text.includes(one)).length);
    expect(first).toBeGreaterThan(40);
    expect(second).toBeGreaterThan(40);
    expect(third).toBe(0);
    const whole = Array.from({ length: 50 }, (_, index) => writtenAnswer(written, full, full, new Dice(index)));
    expect(whole.filter((text) => text === sentences.join('')).length).toBeGreaterThan(35);
  });

  it('makes LaTeX plain', () => {
    expect(legible('$\\frac{1}{2}$')).toBe('½');
    expect(legible('$x^2+\\sqrt{3}$')).toBe('x²+√3');
    expect(legible('$\\mathrm{CO_2}$，$120\\,\\mathrm{km/h}$')).toBe('CO₂，120 km/h');
    expect(legible('$\\frac{a+1}{b}\\leq 30^\\circ$')).toBe('(a+1)/b≤30°');
  });

  it('leaves out or miswrites dictated words that are not known', () => {
    const words = ['静谧', '憔悴', 'library', 'tomorrow'];
    expect(dictated(words, [true, true, true, true], new Dice(1)).split('\n')).toEqual(words);
    const unknown = dictated(words, [], new Dice(2)).split('\n');
    expect(unknown).toHaveLength(words.length);
    unknown.forEach((word, index) => expect(word).not.toBe(words[index]));
  });

  it('writes longer compositions with fewer mistakes the abler the student', () => {
    const able = chineseComposition('请以“校园一角”为题作文', 600, 0.95, new Dice(1));
    const weak = chineseComposition('请以“校园一角”为题作文', 600, 0.05, new Dice(1));
    expect(able.split('\n')[0]).toBe('校园一角');
    expect(able.length).toBeGreaterThan(weak.length);
    expect(able.length).toBeGreaterThan(450);
    expect(able.length).toBeLessThan(750);
    const english = [0.95, 0.05].map(
      (success) => englishComposition('How to Keep Healthy', '', success, new Dice(1)).length,
    );
    expect(english[0]).toBeGreaterThan(english[1]!);
  });
});
