import { describe, expect, it } from 'vitest';
import { faultOf, questionsOf, rowsOf, sumOf, withAnswer, type KeyRow } from './key-rows.ts';

const choices = (count: number) => rowsOf({ type: 1, count, options: 4, score: '3' });
const row = (changes: Partial<KeyRow>): KeyRow => ({ ...choices(1)[0]!, ...changes });

describe('answers that are typed in', () => {
  it('go on into the choices that follow, one letter each, and no further', () => {
    const rows = [...choices(6), ...rowsOf({ type: 2, count: 1, options: 0, score: '5' })];
    expect(withAnswer(rows, 1, 'abc d，aBc').map(({ answer }) => answer)).toEqual(['', 'A', 'B', 'C', 'D', 'A', '']);
  });

  it('stay with a question that has several right options', () => {
    expect(withAnswer(choices(3), 0, 'AC').map(({ answer }) => answer)).toEqual(['AC', '', '']);
    expect(withAnswer([row({ type: 3 }), ...choices(2)], 0, 'because of it').map(({ answer }) => answer)).toEqual([
      'because of it',
      '',
      '',
    ]);
  });

  it('are read blank by blank, with what else is right', () => {
    const rows = [row({ answer: 'c a' }), row({ type: 2, answer: '2|二； -1 ' }), row({ type: 3, score: '8.5' })];
    expect(questionsOf(rows)).toEqual([
      { questionType: 1, options: 4, answers: [['C', 'A']], score: 3, demand: '' },
      { questionType: 2, options: 0, answers: [['2', '二'], ['-1']], score: 3, demand: '' },
      { questionType: 3, options: 0, answers: [['见评分标准']], score: 8.5, demand: '' },
    ]);
    expect(sumOf(rows)).toBe(14.5);
  });

  it.each<[Partial<KeyRow>, string]>([
    [{ answer: 'B' }, ''],
    [{ answer: '' }, '请填选项字母'],
    [{ answer: 'E' }, '只能是 A 到 D'],
    [{ answer: 'AA' }, '只能是 A 到 D'],
    [{ answer: 'B', score: '0' }, '请填分值'],
    [{ answer: 'B', score: '三' }, '请填分值'],
    [{ type: 2, answer: '1；' }, '请填答案，各空用分号隔开'],
    [{ type: 3, answer: '' }, ''],
  ])('are told what they lack: %o', (changes, fault) => {
    expect(faultOf(row(changes))).toBe(fault);
  });
});
