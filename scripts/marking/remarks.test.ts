import { describe, expect, it } from 'vitest';
import { bankCourses } from '../../seed/bank/courses.ts';
import { languages, remarksIn, remarksOn, sentencesOf } from './remarks.ts';

describe.each(languages)('remarks on %s compositions', (language) => {
  const sentences = sentencesOf(language);

  it('are on faults, nineteen of twenty and more', () => {
    expect(sentences.length).toBeGreaterThan(language === 'chinese' ? 300 : 100);
    expect(sentences.filter(({ fault }) => fault === undefined).length).toBeGreaterThan(sentences.length / 2);
    const { precision, recall, unfounded } = remarksIn(language);
    expect(precision, unfounded.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(recall).toBeGreaterThan(0.85);
  });

  it('name the place and how to mend it', () => {
    const remarks = sentences.flatMap(({ text }) => remarksOn(language, text).map((remark) => ({ text, ...remark })));
    expect(remarks.length).toBeGreaterThan(30);
    for (const { text, start, end, comment, suggestion } of remarks) {
      expect(text.slice(start, end), text).not.toBe('');
      expect(end).toBeLessThanOrEqual(text.length);
      expect(comment).not.toBe('');
      expect(suggestion, comment).not.toBe('');
    }
  });
});

describe('remarks on wrong characters', () => {
  it('give what is meant in their place', () => {
    const typos = sentencesOf('chinese').filter(({ kind }) => kind === 'typo');
    const mended = typos.map(({ text, fault }) => {
      const remark = remarksOn('chinese', text).find(({ kind }) => kind === 'typo');
      const right = text.slice(0, fault!.start) + fault!.mended + text.slice(fault!.end);
      return remark && text.slice(0, remark.start) + remark.suggestion + text.slice(remark.end) === right;
    });
    expect(mended.filter(Boolean).length / mended.length).toBeGreaterThan(0.9);
  });
});

describe('what is printed in the question bank', () => {
  const solutions = bankCourses
    .filter(({ subjectId }) => ['1', '6', '7', '8', '9', '23'].includes(subjectId))
    .flatMap(({ chapters }) => chapters.flatMap(({ points }) => points.flatMap(({ questions }) => questions)))
    .map(({ solution }) => solution);

  it('has no faults, except those that it cites', () => {
    expect(solutions.join('').length).toBeGreaterThan(20_000);
    const remarks = solutions.flatMap((text) =>
      remarksOn('chinese', text).map(({ start, end }) => text.slice(start, end)),
    );
    const cited = ['神彩', '精萃', '一愁莫展', '汗流夹背'];
    expect(remarks.filter((remark) => !cited.includes(remark))).toEqual([]);
  });
});
