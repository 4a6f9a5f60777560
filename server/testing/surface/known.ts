import { classIds, documentIds, helperIds, password, personaIds, schoolIds } from '../../../seed/landmarks.ts';
import { insertToken } from '../../account/account.queries.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import type { Caller } from './callers.ts';

/** Values by field that mean something to a caller. */
export interface Known {
  /** Ids that the caller may name. */
  own: Record<string, string[]>;
  /** Ids of somebody else. */
  foreign: Record<string, string[]>;
  words: Record<string, string[]>;
  /** Ids of several fields that belong together, such as those of students and their classes; one list per kind. */
  together: Record<string, string>[][];
}

const school = schoolIds.junior;

const rowsTogether: Record<Exclude<Caller, 'nobody'>, string[]> = {
  'school-admin': [
    `select class_id classId, id studentId from students where school_id = ${school} and class_id is not null`,
    `select class_id classId, course_id courseId, teacher_id teacherId from teachings
      where class_id in (select id from school_classes where school_id = ${school})`,
    `select c.id classId, o.course_id courseId, '${personaIds['school-admin']}' teacherId from school_classes c
      join offered_courses o on o.school_id = c.school_id and o.grade_id = c.grade_id
      where c.school_id = ${school} and c.status = 0 and not exists
        (select 1 from teachings t where t.class_id = c.id and t.course_id = o.course_id)`,
    `select '${personaIds['school-admin']}' teacherId, id documentId from documents where scope > 0 and state = 3 and school_id = ${school}`,
  ],
  teacher: [
    `select class_id classId, course_id courseId, teacher_id teacherId from teachings where teacher_id = ${personaIds.teacher}`,
    `select teacher_id teacherId, id documentId from documents where teacher_id = ${personaIds.teacher} and shelf = 'cloud' and state = 3`,
    `select teacher_id teacherId, id documentId from documents where teacher_id = ${personaIds.teacher} and state = 4`,
  ],
  'partner-3': [`select school_id schoolId, id studentId from students where school_id = ${schoolIds.primary}`],
};

const words = {
  roleKeys: ['school:teacher', 'school:teacher,school:subjectleader', 'classic:gradeLeader'],
  roleKey: ['school:teacher', 'schoolAdmin'],
  term: ['202601', '202502'],
  account: ['teacher', 'school-admin'],
  password: [password],
  sandbox: ['main', ''],
  importId: ['import-1'],
};

const foreign = {
  schoolId: [schoolIds.foreign, schoolIds.senior],
  classId: [classIds.foreign, classIds.senior],
  teacherId: [helperIds['teacher-foreign'], helperIds['admin-foreign']],
  documentId: [documentIds.foreign, documentIds.privateOther],
};

const tickets = 60;

/** What a caller knows of the world as it is now. */
export function knownTo(sandbox: Sandbox, caller: Caller): Known {
  const rows = (query: string) => sandbox.sqlite.prepare(query).all() as Record<string, string>[];
  const ids = (query: string): string[] => rows(query).map(({ id }) => id!);
  const id = caller === 'nobody' ? '77' : personaIds[caller];
  return {
    own: {
      schoolId: [school],
      classId: ids(`select id from school_classes where school_id = ${school} and status = 0`),
      studentId: ids(`select id from students where school_id = ${school}`),
      // Of a school administrator, calls of the roster take any teacher and calls of documents the caller alone.
      teacherId:
        caller === 'school-admin'
          ? [id, id, id, ...ids(`select id from users where school_id = ${school} and persona = '' limit 3`)]
          : [id],
      documentId: ids(`select id from documents where teacher_id = ${id}`),
      gradeId: ids(`select distinct grade_id id from offered_courses where school_id = ${school}`),
      courseId: ids(`select distinct course_id id from offered_courses where school_id = ${school}`),
      subjectId: ids("select distinct subject_id id from courses where stage = 'junior'"),
    },
    foreign: { ...foreign, studentId: ids(`select id from students where school_id = ${schoolIds.foreign} limit 5`) },
    words: {
      ...words,
      ticket: Array.from({ length: tickets }, () => insertToken(sandbox, personaIds.teacher, 'ticket')),
    },
    together: caller === 'nobody' ? [] : rowsTogether[caller].map(rows),
  };
}
