import { expect, it } from 'vitest';
import { behaviourText } from './behaviour-text.ts';
import { calls } from './calls.ts';

it('says in a line what the input of a read does to its rows, and nothing of a write', () => {
  expect(behaviourText(calls.pagePrintItems)).toBe(
    'teacherId 等于 teacherId；state 等于 state；kind 等于 kind；keyword 含于 title。',
  );
  expect(behaviourText(calls.pageStudentActivity)).toContain('from 不晚于 time；to 不早于 time');
  expect(behaviourText(calls.listWorkbooks)).toBe('term （供选择的练习册只有编号和名称）。');
  expect(behaviourText(calls.addStudent)).toBe('');
});
