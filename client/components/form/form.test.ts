import { describe, expect, it } from 'vitest';
import { addStudent, updateStudent } from '../../../contracts/vesta/student.ts';
import { addQuestion } from '../../../contracts/wrongbook/questions.ts';
import { faultsOf, inputOfTexts, isRequired, labelOf, limitsOf } from './form.ts';

const blank = { name: '', studentNo: '', classId: '', guardianPhone: '' };
const fixed = { schoolId: '1' };

describe('a form over a declared call', () => {
  it('takes labels, bounds and what must be filled from the declaration, of parts of lists too', () => {
    expect(labelOf(addStudent, 'guardianPhone')).toBe('监护人电话');
    expect(labelOf(addQuestion, 'rubric.1.score')).toBe('分值');
    expect(limitsOf(addStudent, 'name')).toMatchObject({ maxLength: 30 });
    expect(limitsOf(addQuestion, 'rubric.0.text')).toMatchObject({ maxLength: 200 });
    expect(['name', 'classId', 'guardianPhone'].map((field) => isRequired(addStudent, field, ''))).toEqual([
      true,
      false,
      false,
    ]);
    expect(isRequired(updateStudent, 'name', '张三')).toBe(true);
    expect(isRequired(updateStudent, 'name', '')).toBe(false);
  });

  it('says under each field what to do', () => {
    const values = { ...blank, studentNo: '学1', guardianPhone: '123' };
    expect(faultsOf(addStudent, { ...fixed, ...inputOfTexts(addStudent, values, blank) })).toEqual({
      name: '姓名不能为空',
      studentNo: '学号须为 1 到 20 位数字或字母',
      guardianPhone: '监护人电话须为 11 位手机号码',
    });
  });

  it('leaves out what stayed blank and keeps what was cleared', () => {
    const added = inputOfTexts(addStudent, { ...blank, name: ' 张三 ', studentNo: '007' }, blank);
    expect(added).toEqual({ name: ' 张三 ', studentNo: '007', guardianPhone: '' });
    const student = { name: '张三', guardianPhone: '13800000000' };
    expect(inputOfTexts(updateStudent, { name: '', guardianPhone: '' }, student)).toEqual({
      name: '',
      guardianPhone: '',
    });
  });

  it('drops what the call does not know', () => {
    expect(inputOfTexts(addStudent, { ...blank, note: '借读' }, blank)).not.toHaveProperty('note');
  });
});
