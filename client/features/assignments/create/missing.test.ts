import { describe, expect, it } from 'vitest';
import { addQuestions, setScore } from '../../paper-builder/paper-building.ts';
import { questionWith } from '../../question-bank/testing.ts';
import { blankRule } from '../../practice/rule.ts';
import { blankDraft, held } from './draft-shape.ts';
import { missingOf, readyText } from './missing.ts';

const circumstances = { lesson: undefined, today: new Date(2026, 8, 14) };
const textsOf = (draft: Parameters<typeof missingOf>[0]) => missingOf(draft, circumstances).map(({ text }) => text);

const written = (id: string) => questionWith(id, { questionType: 3, score: 8 });
const sections = held(addQuestions([], [questionWith('a'), questionWith('b', { answers: [[' ']] }), written('w')]));

describe('what work still needs', () => {
  const exam = blankDraft('', 1);

  it('is of an exam points and keys question by question, then structure and sum as they were set', () => {
    expect(textsOf(exam)).toEqual(['还没有选题']);
    expect(textsOf({ ...exam, sections })).toEqual(['第 2 题没有答案']);
    const target = { total: '20', counts: { 1: '1', 2: '', 3: '2' } };
    const unscored = held(setScore(sections, 'a', 0));
    expect(missingOf({ ...exam, sections: unscored, target }, circumstances)).toEqual([
      { field: 'score-a', text: '第 1 题没有分值' },
      { field: 'key-b', text: '第 2 题没有答案' },
      { field: 'target-1', text: '选择题多 1 题' },
      { field: 'target-3', text: '解答题少 1 题' },
      { field: 'target-total', text: '还差 9 分' },
    ]);
    expect(textsOf({ ...exam, sections, target: { total: '12.5', counts: {} } })).toContain('多出 1.5 分');
  });

  it('is nothing once the paper is as it was set', () => {
    const whole = held(addQuestions([], [questionWith('a'), written('w')]));
    const draft = { ...exam, sections: whole, target: { total: '11', counts: { 1: '1', 3: '1' } } };
    expect(textsOf(draft)).toEqual([]);
    expect(readyText(draft)).toBe('2 题 11 分，可以预览');
  });

  it('is of a composition its question, of practice the numbers it is made by', () => {
    expect(textsOf(blankDraft('', 2))).toEqual(['没有题目']);
    const practice = { ...blankRule, most: '0' };
    expect(missingOf({ ...blankDraft('', 4), practice }, circumstances)).toEqual([
      { field: 'most', text: '须为 1 到 50 的整数' },
    ]);
  });

  it('is of a dictation words and knowledge point, until it is a question', () => {
    const draft = blankDraft('', 5);
    expect(textsOf(draft)).toEqual(['还没有词语，至少 1 个', '没有知识点']);
    const dictation = { ...draft.dictation, text: '春天\n夏天', each: 'x', pointId: '1' };
    expect(missingOf({ ...draft, dictation }, circumstances).map(({ field }) => field)).toEqual(['each']);
    expect(textsOf({ ...draft, sections: held(addQuestions([], [written('w')])) })).toEqual([]);
  });
});
