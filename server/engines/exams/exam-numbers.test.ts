import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultExamNoPattern } from '../../../contracts/constants/exams.ts';
import { isExamNo, numbering, patternFault } from './exam-numbers.ts';

const values = { 年: 2026, 年级: 7, 班: 3, 考场: 12, 座位: 5, 序号: 341, 学号: '0260101' };

it.each([
  [defaultExamNoPattern, '2026071205'],
  ['{学号}', '0260101'],
  ['Q{年级}{序号:5}', 'Q700341'],
  ['{班:2}{座位}{考场}', '03512'],
])('%s gives %s', (pattern, number) => {
  expect(patternFault(pattern)).toBeUndefined();
  expect(numbering(pattern)(values)).toBe(number);
  expect(isExamNo(number)).toBe(true);
});

it.each([
  ['{年}{班:2}', '须有'],
  ['{年}-{序号}', '不能有“-”'],
  ['{姓名}{序号}', '没有“{姓名}”'],
  ['{序号:9}', '不能有“{”'],
  ['', '须有'],
])('%s is refused: %s', (pattern, fault) => expect(patternFault(pattern)).toContain(fault));

it('a pattern that is taken tells seats apart where its parts have fixed widths', () => {
  const seats = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 })), {
    selector: String,
    minLength: 2,
    maxLength: 60,
  });
  fc.assert(
    fc.property(seats, (all) => {
      const number = numbering(defaultExamNoPattern);
      const numbers = all.map(([考场, 座位]) => number({ ...values, 考场, 座位 }));
      expect(new Set(numbers).size).toBe(all.length);
    }),
  );
});
