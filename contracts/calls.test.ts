import { describe, expect, it } from 'vitest';
import { callEntries, calls, type CallName } from './calls.ts';
import { clientRoleOf, leaderTypes, roleLabels } from './roles.ts';
import { specifiedCalls } from './specification.ts';
import { distribution, documentState, enrolment, refundState } from './states.ts';
import { subjects } from './subjects.ts';

describe('declared calls', () => {
  it('R7.3 take nothing but what the specification names where it names the payload', () => {
    for (const [name, { payload, takes }] of Object.entries(specifiedCalls)) {
      const more = name === 'listCoursesInGrade' ? ['leaderType'] : [];
      if (payload !== 'named') continue;
      expect(Object.keys(calls[name as CallName].input.shape), name).toEqual([...takes, ...more]);
    }
  });

  it('R7.4 importing and exporting students answers with files', () => {
    expect(calls.importStudents.answers).toBe('file-or-envelope');
    expect(calls.exportStudents.answers).toBe('file');
  });

  it('R7.5 myRoles answers with a list of roleKey', () => {
    expect(calls.listMyRoles.data.parse([{ roleKey: 'school:teacher', roleName: '教师' }])).toHaveLength(1);
    expect(calls.listMyRoles.data.safeParse([{ roleName: '教师' }]).success).toBe(false);
  });

  it('R7.7 every call of documents takes the teacher', () => {
    const documents = callEntries.filter(([, { path }]) => path.includes('/teacher/doc/'));
    expect(documents).toHaveLength(11);
    for (const [name, { input }] of documents) expect(input.shape, name).toHaveProperty('teacherId');
    expect(calls.clearUnreadPrintCount).toMatchObject({ method: 'GET', effects: { changes: ['document'] } });
  });

  it('R7.8 the class list takes the leader type and answers with gradeId, gradeName and id', () => {
    expect(Object.keys(calls.listClassesByLeaderType.input.shape)).toEqual(['leaderType']);
    const item = { id: '1', className: '1班', gradeId: '7', gradeName: '七年级' };
    expect(calls.listClassesByLeaderType.data.parse([item])).toEqual([item]);
    expect(calls.listClassesByLeaderType.data.safeParse([{ ...item, id: 1 }]).success).toBe(false);
  });

  it('have paths of their own, and answers that are strict', () => {
    expect(new Set(callEntries.map(([, { path }]) => path)).size).toBe(callEntries.length);
    expect(calls.getMenuBadge.data.safeParse({ resourcePrint: 1, more: 2 }).success).toBe(false);
  });
});

describe('states', () => {
  it('R4.18 of a document run from 0 to 5', () =>
    expect(documentState).toEqual({ new: 0, uploading: 1, recognising: 2, done: 3, failed: 4, deleted: 5 }));

  it('R4.19 of enrolment are 0 and 1', () => expect(enrolment).toEqual({ inSchool: 0, graduated: 1 }));

  it('R4.20 of a refund run from 0 to 2', () => expect(refundState).toEqual({ none: 0, refunding: 1, succeeded: 2 }));

  it('R4.21 of distribution are 2, 1 and 0', () =>
    expect(distribution).toEqual({ notAssigned: 2, assigned: 1, all: 0 }));
});

describe('roles', () => {
  it('R6.1 have these labels', () =>
    expect(roleLabels).toMatchObject({
      teacher: '教师',
      schoolAdmin: '学校管理员',
      subjectleader: '学科组长',
      gradeLeader: '年级组长',
      schoolMaster: '校长',
      regionResearcher: '区域教研员',
      mpTeacher: '教师',
      mpSchoolAdmin: '学校管理员',
      partner: '合作伙伴',
      psychologyteacher: '心理教师',
      teaching: '授课教师',
      mpSubjectLeader: '学科组长',
    }));

  it('R6.2 send these leader types', () =>
    expect(leaderTypes).toEqual({
      teacher: 1,
      subjectleader: 2,
      gradeLeader: 3,
      regionResearcher: 9,
      mpTeacher: 1,
      mpSubjectLeader: 1,
      psychologyteacher: 7,
    }));

  it('R4.7 R3.9 come from role keys: the new set by default, the classic set by its prefix', () => {
    expect(['teacher', 'subjectleader', 'schoolAdmin'].map((role) => clientRoleOf(`school:${role}`))).toEqual([
      'mpTeacher',
      'mpSubjectLeader',
      'mpSchoolAdmin',
    ]);
    expect(['partner', 'psychologyteacher', 'teaching'].map((role) => clientRoleOf(`x:${role}`))).toEqual([
      'partner',
      'psychologyteacher',
      'teaching',
    ]);
    expect(clientRoleOf('classic:teacher')).toBe('teacher');
    expect(clientRoleOf('classic:gradeLeader')).toBe('gradeLeader');
    expect(clientRoleOf('school:gradeLeader')).toBeUndefined();
    expect(clientRoleOf('teacher')).toBeUndefined();
  });
});

describe('subjects', () => {
  it('R9.12 have these ids', () =>
    expect(subjects.map(({ subjectId, subjectName }) => `${subjectName} ${subjectId}`)).toEqual([
      '语文 1',
      '数学 2',
      '英语 3',
      '物理 4',
      '化学 5',
      '生物 6',
      '道德与法治 7',
      '历史 8',
      '地理 9',
      '政治 23',
    ]));
});
