import { describe, expect, it } from 'vitest';
import { addStudent, updateStudent } from '../../../contracts/vesta/student.ts';
import { check, isDirty, isRequired, labelOf } from './form.ts';

const blank = { name: '', studentNo: '', classId: '', guardianPhone: '' };
const fixed = { schoolId: '1' };

describe('a form over a declared call', () => {
  it('takes labels and what must be filled from the declaration', () => {
    expect(labelOf(addStudent, 'guardianPhone')).toBe('监护人电话');
    expect(['name', 'classId', 'guardianPhone'].map((field) => isRequired(addStudent, field))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isRequired(updateStudent, 'name', '张三')).toBe(true);
  });

  it('says under each field what to do', () => {
    expect(check(addStudent, { ...blank, studentNo: '学1', guardianPhone: '123' }, blank, fixed)).toEqual({
      errors: {
        name: '姓名不能为空',
        studentNo: '学号须为 1 到 20 位数字或字母',
        guardianPhone: '监护人电话须为 11 位手机号码',
      },
    });
  });

  it('leaves out what stayed blank and keeps what was cleared', () => {
    expect(check(addStudent, { ...blank, name: ' 张三 ', studentNo: '007' }, blank, fixed)).toEqual({
      input: { schoolId: '1', name: '张三', studentNo: '007', gender: 0, guardianName: '', guardianPhone: '' },
    });
    const student = { name: '张三', guardianPhone: '13800000000' };
    expect(check(updateStudent, { name: '', guardianPhone: '' }, student, { studentId: '9' })).toEqual({
      errors: { name: '姓名不能为空' },
    });
    expect(check(updateStudent, { name: '张三', guardianPhone: '' }, student, { studentId: '9' })).toEqual({
      input: { studentId: '9', name: '张三', guardianPhone: '' },
    });
  });

  it('knows whether something would be lost', () => {
    expect(isDirty({ name: '' }, {})).toBe(false);
    expect(isDirty({ name: '张' }, {})).toBe(true);
  });
});
