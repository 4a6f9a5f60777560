import { describe, expect, it } from 'vitest';
import { difficultyText, gradeOptions, nameOf } from './question.ts';

describe('what is said of a question', () => {
  it('names the difficulty by the share of a class that gets it right', () => {
    expect([0.95, 0.7, 0.69, 0.5, 0.49, 0.2].map(difficultyText)).toEqual([
      '容易',
      '容易',
      '中等',
      '中等',
      '较难',
      '较难',
    ]);
  });

  it('lists the grades of a stage with the ids that all schools share', () => {
    expect(gradeOptions('junior')).toEqual([
      { value: '7', label: '七年级' },
      { value: '8', label: '八年级' },
      { value: '9', label: '九年级' },
    ]);
    expect(gradeOptions('senior')[0]).toEqual({ value: '10', label: '高一' });
  });

  it('calls a question by its beginning in one line', () => {
    expect(nameOf({ stem: '若 $x=1$，\n则', group: null })).toBe('若 x=1， 则');
    expect(nameOf({ stem: '题'.repeat(30), group: null })).toBe(`${'题'.repeat(24)}…`);
  });
});
