import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEntries, calls } from '../../contracts/calls.ts';
import type { Endpoint, InputOf } from '../../contracts/endpoint.ts';
import { documentState } from '../../contracts/states.ts';
import {
  classIds,
  documentIds,
  helperIds,
  personaIds,
  schoolIds,
  type HelperAccount,
  type PersonaAccount,
} from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

// Who reaches which document, said by hand over all rows of the table: own ones, those that colleagues share with the
// school or with the teachers of a class, and for who keeps the school's resources everything that is shared in it.

type Account = PersonaAccount | HelperAccount;
type Row = Record<'id' | 'teacherId' | 'schoolId' | 'shelf' | 'classId', string> & Record<'state' | 'scope', number>;
type DocumentCall = Endpoint & { input: { shape: { teacherId: unknown; documentId: unknown } } };

const accounts = { ...personaIds, ...helperIds } as Record<Account, string>;
const people = (Object.keys(accounts) as Account[]).filter((account) => account !== 'admin-large');
const teacherId = personaIds.teacher;
const { deleted, done } = documentState;

/** Shared with the teachers of a class of the ninth grade, where the teacher teaches nothing. */
const otherClass = '100209003';
const sharedOtherClass = '10028041002';
const { ownCloud, ownPrint, sharedSchool, sharedClass, privateOther, foreign } = documentIds;

const documentCalls = callEntries.filter(([, { path }]) => path.includes('/teacher/doc/'));

let server: TestApp;
let documents: Row[];

beforeAll(async () => {
  server = await startTestApp();
  addVariants();
  documents = rows<Row>(
    `select id, teacher_id teacherId, school_id schoolId, shelf, class_id classId, state, scope from documents`,
  );
});

afterAll(() => server.close());

const rows = <T>(query: string, ...values: string[]): T[] => server.sandbox.sqlite.prepare(query).all(...values) as T[];

/** Documents of every state and scope, of somebody in every school and for classes near and far. */
function addVariants(): void {
  server.sandbox.sqlite
    .prepare(
      `insert into documents (id, teacher_id, school_id, shelf, title, kind, extension, state, scope, class_id, create_time)
        select '66' || row_number() over (), u.id, u.school_id, 'cloud', '变体', 'pdf', 'pdf', t.value, s.value,
          iif(s.value = 2, c.value, null), u.create_time
        from users u, json_each('[0,1,2]') s, json_each('[0,1,2,3,4,5]') t, json_each($classes) c
        where u.id in (select value from json_each($teachers)) and (s.value = 2 or c.key = 0)`,
    )
    .run({
      classes: JSON.stringify([classIds.junior, classIds.juniorUpper, otherClass, classIds.foreign, classIds.senior]),
      teachers: JSON.stringify([
        ...[teacherId, personaIds['school-admin'], personaIds.psychology, '10020010'],
        ...[helperIds['teacher-foreign'], helperIds['admin-senior']],
      ]),
    });
}

const schoolOf = (account: Account) =>
  rows<{ schoolId: string | null }>('select school_id schoolId from users where id = ?', accounts[account])[0]?.schoolId;

const rolesOf = (account: Account) =>
  rows<{ role: string; subjectId: string; gradeId: string }>(
    `select substr(role_key, instr(role_key, ':') + 1) role, subject_id subjectId, grade_id gradeId
      from user_roles where user_id = ?`,
    accounts[account],
  );

const hasRole = (account: Account, ...roles: string[]): boolean =>
  rolesOf(account).some(({ role }) => roles.includes(role));

/** The classes that somebody teaches, and as a leader those of the grade or those where the subject is taught. */
function classesOf(account: Account): Set<string> {
  const schoolId = schoolOf(account);
  const taught = rows<{ id: string }>('select class_id id from teachings where teacher_id = ?', accounts[account]);
  const classes = rows<{ id: string; gradeId: string; schoolId: string }>(
    'select id, grade_id gradeId, school_id schoolId from school_classes',
  ).filter((one) => one.schoolId === schoolId);
  const offers = rows<{ gradeId: string; subjectId: string; schoolId: string }>(
    `select o.grade_id gradeId, o.school_id schoolId, c.subject_id subjectId
      from offered_courses o join courses c on c.id = o.course_id`,
  ).filter((one) => one.schoolId === schoolId);
  const led = rolesOf(account).flatMap(({ role, subjectId, gradeId }) => {
    if (role === 'gradeLeader') return classes.filter((one) => one.gradeId === gradeId);
    if (role !== 'subjectleader') return [];
    const grades = offers.filter((one) => one.subjectId === subjectId).map((one) => one.gradeId);
    return classes.filter((one) => grades.includes(one.gradeId));
  });
  return new Set([...taught, ...led].map(({ id }) => id));
}

/** Whether somebody whose role knows documents may read one. */
function readerOf(account: Account): (row: Row) => boolean {
  const schoolId = schoolOf(account);
  const classes = classesOf(account);
  const keeps = hasRole(account, 'schoolAdmin');
  return (row) => {
    if (row.teacherId === accounts[account]) return true;
    if (row.schoolId !== schoolId || row.scope === 0) return false;
    return keeps || row.scope === 1 || classes.has(row.classId);
  };
}

const sorted = (ids: string[]): string[] => [...ids].sort();

const idsOf = (found: Row[]): string[] => sorted(found.map(({ id }) => id));

const listedTo = async (account: Account, range: 'own' | 'shared'): Promise<string[]> => {
  const input = { teacherId: accounts[account], range, size: 500 };
  const { body } = await server.call(account, calls.pageCloudDocuments, input);
  expect([body.code, body.data.total]).toEqual([200, body.data.records.length]);
  return sorted(body.data.records.map(({ id }) => id));
};

describe.each(readers)('documents of %s', (account) => {
  it('are listed where they are its own', async () => {
    const own = documents.filter((row) => row.teacherId === accounts[account] && row.state !== deleted);
    expect(await listedTo(account, 'own')).toEqual(idsOf(own.filter(({ shelf }) => shelf === 'cloud')));
    const { body } = await server.call(account, calls.pagePrintItems, { teacherId: accounts[account], size: 500 });
    const listed = body.data.records.map(({ id }) => id);
    expect(sorted(listed)).toEqual(idsOf(own.filter(({ shelf }) => shelf === 'print')));
  });

  it('are listed where they are finished and shared with it', async () => {
    const mayRead = readerOf(account);
    const shared = documents.filter(({ scope, state }) => scope > 0 && state === done).filter(mayRead);
    expect(await listedTo(account, 'shared')).toEqual(idsOf(shared));
  });

  it('are handed out where they are its own or shared with it, and nowhere else', async () => {
    const mayRead = readerOf(account);
    for (const row of documents) {
      const input = { teacherId: accounts[account], documentId: row.id };
      const { status } = await server.call(account, calls.exportDocument, input);
      expect({ ...row, refused: status === 403 }).toEqual({ ...row, refused: !mayRead(row) });
    }
  });
});

describe('documents of everybody', () => {
  it('are closed to roles that have none', async () => {
    for (const account of others) {
      const input = { teacherId: accounts[account], documentId: sharedSchool };
      expect([account, (await server.call(account, calls.exportDocument, input)).status]).toEqual([account, 403]);
      expect([account, (await server.call(account, calls.pageCloudDocuments, input)).status]).toEqual([account, 403]);
    }
  });

  it('R7.7 are asked for with the id of who asks, never with that of somebody else', async () => {
    for (const account of ['teacher', 'school-admin'] as const) {
      for (const [name, endpoint] of documentCalls) {
        const input = { ...whole, teacherId: accounts[account], documentId: documentIds.ownCloud };
        const missing = await server.call(account, endpoint, { ...input, teacherId: undefined });
        expect([name, missing.status, missing.body.msg]).toEqual([name, 400, expect.stringContaining('teacherId')]);
        for (const other of ['10020010', personaIds.many, helperIds['teacher-foreign'], '77']) {
          const { status } = await server.call(account, endpoint, { ...input, teacherId: other });
          expect([account, name, status]).toEqual([account, name, 403]);
        }
      }
    }
  });
});

type OneDocument = (account: Account, documentId: string) => Promise<number>;

const on =
  (endpoint: Endpoint, fields: object = {}): OneDocument =>
  async (account, documentId) =>
    (await server.call(account, endpoint, { teacherId: accounts[account], documentId, ...fields })).status;

const reading: Record<string, OneDocument> = {
  exportDocument: on(calls.exportDocument),
  printDocuments: on(calls.printDocuments, { printMode: 1, copies: 1 }),
};

const keeping: Record<string, OneDocument> = {
  renameCloudDocument: (account, documentId) =>
    on(calls.renameCloudDocument, { title: `改名 ${documentId}` })(account, documentId),
  shareDocument: on(calls.shareDocument, { scope: 1 }),
  removeCloudDocuments: on(calls.removeCloudDocuments),
};

/** What becomes of documents in the order given, one copy of the world for each call. */
const statuses = async (call: OneDocument, account: Account, ids: string[]): Promise<number[]> => {
  const found: number[] = [];
  for (const id of ids) found.push(await call(account, id));
  return found;
};

describe.each(Object.entries(reading))('a teacher with %s', (_, call) => {
  it('reaches its own, and what the school or the teachers of its class share', async () => {
    expect(await statuses(call, 'teacher', [ownCloud, sharedSchool, sharedClass])).toEqual([200, 200, 200]);
  });

  it('reaches none of a colleague, of a class that it does not teach or of another school', async () => {
    expect(await statuses(call, 'teacher', [privateOther, sharedOtherClass, foreign])).toEqual([403, 403, 403]);
    expect(await call('teacher', `${ownCloud},${privateOther}`)).not.toBe(200);
  });

  it('reaches none that were shared with the class in the time before it came to it', async () => {
    expect(await call('classic-teacher', sharedClass)).toBe(403);
  });
});
