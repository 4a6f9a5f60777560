import { describe, expect, it } from 'vitest';
import { calls } from './calls.ts';
import { refusalIn, refusedField } from './refusals.ts';

describe('a refusal', () => {
  const { addStudent } = calls;

  it('is known by its name, whatever its text says', () => {
    expect(refusalIn(addStudent, { message: '换了说法', refusal: 'duplicateNumber' })).toBe('duplicateNumber');
    expect(refusedField(addStudent, { message: '换了说法', refusal: 'duplicateNumber' })).toBe('studentNo');
  });

  it('is known by its text where it comes without, or with a name that the call does not declare', () => {
    const message = '学号 0260101 已被 张三 使用';
    expect(refusalIn(addStudent, { message })).toBe('duplicateNumber');
    expect(refusalIn(addStudent, { message, refusal: 'toString' })).toBe('duplicateNumber');
    expect(refusalIn(addStudent, { message: '服务异常', refusal: 'fault' })).toBeUndefined();
  });
});
