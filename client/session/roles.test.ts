import { describe, expect, it } from 'vitest';
import { chooseRole, mapRoles, roleNameAmong, switchableRoles } from './roles.ts';

describe('roles', () => {
  it('R4.7 maps subject leader, teacher and school admin to the new set; partner, psychology teacher and teaching stay', () => {
    const keys = ['subjectleader', 'teacher', 'schoolAdmin', 'partner', 'psychologyteacher', 'teaching'];
    expect(mapRoles(keys.map((key) => `school:${key}`))).toEqual([
      'mpSubjectLeader',
      'mpTeacher',
      'mpSchoolAdmin',
      'partner',
      'psychologyteacher',
      'teaching',
    ]);
  });

  it('R3.9 reads prefix:role, each role once, and drops what it does not know', () => {
    expect(mapRoles(['school:teacher', 'other:teacher', 'school:janitor', 'teacher', ''])).toEqual(['mpTeacher']);
    expect(mapRoles(['classic:teacher', 'school:teacher'])).toEqual(['teacher', 'mpTeacher']);
  });

  it('R4.7 chooses the stored role if the user has it, else the first', () => {
    expect(chooseRole(['mpTeacher', 'mpSubjectLeader'], 'mpSubjectLeader')).toBe('mpSubjectLeader');
    expect(chooseRole(['teaching', 'mpTeacher'], 'teaching')).toBe('teaching');
    expect(chooseRole(['mpTeacher', 'mpSubjectLeader'], 'partner')).toBe('mpTeacher');
    expect(chooseRole(['mpTeacher'], undefined)).toBe('mpTeacher');
    expect(chooseRole([], 'mpTeacher')).toBe('');
  });

  it('R4.7 chooses the second of two roles when the first is teaching', () => {
    expect(chooseRole(['teaching', 'mpTeacher'], undefined)).toBe('mpTeacher');
    expect(chooseRole(['teaching', 'mpTeacher'], 'partner')).toBe('mpTeacher');
    expect(chooseRole(['mpTeacher', 'teaching'], undefined)).toBe('mpTeacher');
    expect(chooseRole(['teaching'], undefined)).toBe('teaching');
    expect(chooseRole(['teaching', 'mpTeacher', 'partner'], undefined)).toBe('teaching');
  });

  it('R2.44 offers all roles but the active one and teaching, and the new teacher only to those who teach', () => {
    expect(switchableRoles(['teaching', 'mpTeacher', 'mpSubjectLeader'], 'mpSubjectLeader')).toEqual(['mpTeacher']);
    expect(switchableRoles(['mpTeacher', 'mpSubjectLeader', 'partner'], 'mpSubjectLeader')).toEqual(['partner']);
    expect(switchableRoles(['teaching', 'mpTeacher'], 'mpTeacher')).toEqual([]);
  });

  it('are called by their set only where the user has two of one name', () => {
    const roles = ['teacher', 'mpTeacher', 'mpSubjectLeader'] as const;
    expect(roles.map((role) => roleNameAmong(role, roles))).toEqual(['教师（经典版）', '教师（新版）', '学科组长']);
    expect(roleNameAmong('mpTeacher', ['mpTeacher'])).toBe('教师');
  });
});
