import { describe, expect, it } from 'vitest';
import { questionWith } from '../../question-bank/testing.ts';
import {
  causeRows,
  choiceBars,
  countText,
  groupedAnswers,
  namesText,
  type Answerer,
  type MistakeDetail,
  type WrongAnswers,
} from './answers.ts';

const answerer = (studentId: string, changes: Partial<Answerer> = {}): Answerer => ({
  studentId,
  studentName: `学生${studentId}`,
  submissionId: `s${studentId}`,
  position: 1,
  pictures: [],
  cause: 'calculation',
  isConfirmed: false,
  ...changes,
});

const group = (answer: string, ids: string[], changes: Partial<WrongAnswers> = {}): WrongAnswers => ({
  answer,
  kind: 'text',
  error: '',
  count: ids.length,
  students: ids.map((id) => answerer(id)),
  ...changes,
});

const total = (groups: readonly { count: number }[]) => groups.reduce((sum, { count }) => sum + count, 0);

describe('wrong answers of a class', () => {
  const most = group('4x-11', ['1', '2', '3']);
  const blank = group('', ['4', '5', '6', '7'], { kind: 'blank' });
  const second = group('4x+1', ['8', '9']);
  const third = group('4x+7', ['10', '11'], { error: '首个括号漏乘' });
  const single = [group('4x', ['12']), group('-11', ['13'])];
  const answers = [blank, most, second, third, ...single];

  it('stand side by side where several gave them, and all add up', () => {
    const { typical, rest } = groupedAnswers(answers, 2);
    expect(typical).toEqual([most, second]);
    expect(rest).toEqual([
      { label: '未作答', error: '', count: 4 },
      { label: '4x+7', error: '首个括号漏乘', count: 2 },
      { label: '零散错答', error: '各 1 人', count: 2 },
    ]);
    expect(total(typical) + total(rest)).toBe(total(answers));
  });

  it('of single students are shown where no two are alike, and what is not recorded never is', () => {
    const lost = group('', ['1', '2', '3'], { kind: 'unknown' });
    const { typical, rest } = groupedAnswers([lost, ...single], 3);
    expect(typical).toEqual(single);
    expect(rest).toEqual([{ label: '作答内容没有记录', error: '', count: 3 }]);
  });

  it('are counted as people, and as answers where somebody gave one twice', () => {
    expect(countText(most)).toBe('3 人');
    expect(countText(group('4x-11', ['1', '2', '1']))).toBe('3 人次');
    expect(namesText(group('4x-11', ['1', '2', '1']))).toBe('学生1、学生2');
    expect(namesText(group('4x-11', ['1', '2', '3', '4', '5']))).toBe('学生1、学生2、学生3、学生4 等 5 人');
  });
});

it('shows a choice by bars that add up to all answers, the right one first', () => {
  const question = questionWith('1', { options: ['$2x$', '3', '4', '5'], answers: [['B']] });
  const answers = [group('A', ['1', '2']), group('', ['3'], { kind: 'blank' }), group('AC', ['4'])];
  const detail = { question, answered: 10, wrong: 4, answers } as unknown as MistakeDetail;
  const bars = choiceBars(detail);
  expect(bars.map(({ label, count, isRight }) => [label, count, isRight])).toEqual([
    ['B. 3', 6, true],
    ['A. $2x$', 2, false],
    ['未作答', 1, false],
    ['AC', 1, false],
  ]);
  expect(total(bars)).toBe(10);
});

it('asks for the cause of each student once, those that nobody has confirmed first', () => {
  const done = answerer('1', { isConfirmed: true, cause: 'reading' });
  const rows = causeRows([
    { ...group('8', []), students: [done, answerer('2')] },
    { ...group('9', []), students: [answerer('2'), answerer('3')] },
  ]);
  expect(rows.map(({ studentId, answer, cause }) => [studentId, answer, cause])).toEqual([
    ['2', '8', 'calculation'],
    ['3', '9', 'calculation'],
    ['1', '8', 'reading'],
  ]);
});
