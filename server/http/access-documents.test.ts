import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEntries, calls } from '../../contracts/calls.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { documentState } from '../../contracts/states.ts';
import { classIds, documentIds } from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { accountIds as accounts, statusByReach, userAs, type Account } from '../testing/reach.ts';

// Who reaches which document, said by hand over all rows of the table: one's own; what a colleague shares with the school
// or with who teaches a class; and for who keeps the school's resources all that is shared in the school.

type Row = Record<'id' | 'teacherId' | 'schoolId' | 'shelf' | 'classId', string> & Record<'state' | 'scope', number>;

const teachers: Account[] = ['teacher', 'teaching', 'subject-leader', 'classic-teacher', 'classic-subject-leader'];
const keepers: Account[] = ['school-admin', 'classic-school-admin', 'many', 'admin-primary', 'admin-senior'];
const strangers: Account[] = ['teacher-foreign', 'admin-foreign'];
const readers = [...teachers, ...keepers, ...strangers];
const everybodyElse = (Object.keys(accounts) as Account[]).filter(
  (account) => !readers.includes(account) && account !== 'admin-large',
);

const { deleted, done } = documentState;
const { ownCloud, ownFailed, ownPrint, sharedSchool, sharedClass, privateOther, foreign } = documentIds;
/** Of a colleague, for a class of the ninth grade, where the teacher teaches nothing. */
const sharedElsewhere = '10028041002';
const colleague = '10020010';
const file = Buffer.from('%PDF-1.4');

let server: TestApp;
let documents: Row[];

beforeAll(async () => {
  server = await startTestApp();
  addVariants();
  documents = rows<Row>(
    'select id, teacher_id teacherId, school_id schoolId, shelf, class_id classId, state, scope from documents',
  );
});

afterAll(() => server.close());

const rows = <T>(query: string, ...values: string[]): T[] => server.sandbox.sqlite.prepare(query).all(...values) as T[];

/** Documents in every scope that are new, finished, failed or deleted, for classes near and far. */
function addVariants(): void {
  server.sandbox.sqlite
    .prepare(
      `insert into documents (id, teacher_id, school_id, shelf, title, state, scope, class_id, create_time)
        select '66' || row_number() over (), u.id, u.school_id, 'cloud', '变体' || row_number() over (), t.value, s.value,
          iif(s.value = 2, c.id, null), u.create_time
        from users u, json_each('[0,1,2]') s, json_each('[0,3,4,5]') t
          join school_classes c on c.school_id = u.school_id and c.id in (select value from json_each($classes))
        where u.id in (select value from json_each($owners)) and (s.value = 2 or c.id in ($near, $far))`,
    )
    .run({
      near: classIds.junior,
      far: classIds.foreign,
      classes: JSON.stringify([classIds.junior, classIds.juniorUpper, '100209003', classIds.foreign]),
      owners: JSON.stringify([accounts.teacher, accounts['school-admin'], colleague, accounts['teacher-foreign']]),
    });
}

const schoolOf = (account: Account): string =>
  rows<{ id: string }>('select school_id id from users where id = ?', accounts[account])[0]!.id;

const leads = (account: Account) =>
  rows<{ role: string; subjectId: string; gradeId: string }>(
    `select substr(role_key, instr(role_key, ':') + 1) role, subject_id subjectId, grade_id gradeId
      from user_roles where user_id = ?`,
    accounts[account],
  );

/** The classes that somebody teaches; a subject leader also reaches those in whose grade the subject is taught. */
function classesOf(account: Account): Set<string> {
  const taught = rows<{ id: string }>('select class_id id from teachings where teacher_id = ?', accounts[account]);
  const subjects = leads(account).filter(({ role }) => role === 'subjectleader');
  const offered = rows<{ id: string; subjectId: string }>(
    `select k.id, c.subject_id subjectId from school_classes k join offered_courses o on o.school_id = k.school_id
      and o.grade_id = k.grade_id join courses c on c.id = o.course_id where k.school_id = ?`,
    schoolOf(account),
  );
  const led = offered.filter((one) => subjects.some(({ subjectId }) => subjectId === one.subjectId));
  return new Set([...taught, ...led].map(({ id }) => id));
}

type Rule = (row: Row) => boolean;

function mayRead(account: Account): Rule {
  const [schoolId, classes] = [schoolOf(account), classesOf(account)];
  return ({ teacherId, scope, classId, ...row }) => {
    if (teacherId === accounts[account]) return true;
    if (row.schoolId !== schoolId || scope === 0) return false;
    return isKeeper(account) || scope === 1 || classes.has(classId);
  };
}

const isKeeper = (account: Account) => keepers.includes(account) || account === 'admin-foreign';

function mayKeep(account: Account): Rule {
  const schoolId = schoolOf(account);
  return (row) =>
    row.teacherId === accounts[account] || (isKeeper(account) && row.schoolId === schoolId && row.scope > 0);
}

const idsOf = (found: { id: string }[]): string[] => found.map(({ id }) => id).sort();

const statusOf = async (account: Account, endpoint: Endpoint, input: object): Promise<number> =>
  (await server.call(account, endpoint, { teacherId: accounts[account], ...input })).status;

async function listed(account: Account, range: 'own' | 'shared'): Promise<string[]> {
  const input = { teacherId: accounts[account], range, size: 500 };
  const { body } = await server.call(account, calls.pageCloudDocuments, input);
  expect([body.code, body.data.total]).toEqual([200, body.data.records.length]);
  return idsOf(body.data.records);
}

/** Asks the reach of a call for every document whether it would be refused, and compares that with the rule. */
function compare(account: Account, rule: Rule, endpoint: Endpoint): void {
  const user = userAs(server.sandbox, account);
  const isAllowed = ({ id }: Row): boolean =>
    statusByReach(server.sandbox, user, endpoint, { teacherId: user.id, documentId: id }) === 200;
  expect(documents.every(rule)).toBe(false);
  expect(documents.filter((row) => isAllowed(row) !== rule(row))).toEqual([]);
}

describe.each(readers)('documents of %s', (account) => {
  it('are listed where they are its own, and no others', async () => {
    const own = documents.filter((row) => row.teacherId === accounts[account] && row.state !== deleted);
    expect(await listed(account, 'own')).toEqual(idsOf(own.filter(({ shelf }) => shelf === 'cloud')));
    const { body } = await server.call(account, calls.pagePrintItems, { teacherId: accounts[account], size: 500 });
    expect(idsOf(body.data.records)).toEqual(idsOf(own.filter(({ shelf }) => shelf === 'print')));
  });

  it('are listed where they are finished and shared with it, and no others', async () => {
    const shared = documents.filter(({ scope, state }) => scope > 0 && state === done);
    expect(await listed(account, 'shared')).toEqual(idsOf(shared.filter(mayRead(account))));
  });

  it('are handed out where they are its own or shared with it, and no others', () =>
    compare(account, mayRead(account), calls.exportDocument));
});

describe.each(['teacher', 'subject-leader', 'school-admin', 'many', 'admin-foreign'] as const)(
  'documents that %s changes',
  (account) => {
    it('are its own, and shared ones of its school where it keeps them', () =>
      compare(account, mayKeep(account), calls.renameCloudDocument));

    it('are its own where it retries', () =>
      compare(account, ({ teacherId }) => teacherId === accounts[account], calls.retryDocument));
  },
);

describe('documents', () => {
  const named = callEntries.filter(([, { path }]) => path.includes('/teacher/doc/'));
  const whole = { documentId: ownCloud, title: '标题', scope: 0, printMode: 1, copies: 1, version: 1 };

  it('are closed to everybody whose role has none', async () => {
    for (const account of everybodyElse) {
      for (const [name, endpoint] of named)
        expect([account, name, await statusOf(account, endpoint, whole)]).toEqual([account, name, 403]);
    }
  });

  it.each(['teacher', 'school-admin'] as const)(
    'R7.7 are asked for with the teacherId of who asks and of nobody else: %s',
    async (account) => {
      for (const [name, endpoint] of named) {
        if (!endpoint.input.shape['teacherId']!.isOptional()) {
          const missing = await server.call(account, endpoint, whole);
          expect([name, missing.body.code, missing.body.msg]).toEqual([
            name,
            400,
            expect.stringContaining('teacherId'),
          ]);
        }
        for (const teacherId of [colleague, accounts.many, accounts['teacher-foreign'], '77'])
          expect([name, teacherId, await statusOf(account, endpoint, { ...whole, teacherId })]).toEqual([
            name,
            teacherId,
            403,
          ]);
      }
    },
  );
});

const rename = (account: Account, documentId: string) =>
  statusOf(account, calls.renameCloudDocument, { documentId, title: `名称 ${documentId}` });
const versionOf = (id: string) =>
  rows<{ version: number }>('select version from documents where id = ?', id)[0]?.version ?? 1;
const share = (account: Account, documentId: string, scope = 1) =>
  statusOf(account, calls.shareDocument, { documentId, scope, version: versionOf(documentId) });
const remove = (account: Account, documentId: string) => statusOf(account, calls.removeCloudDocuments, { documentId });
const download = (account: Account, documentId: string) => statusOf(account, calls.exportDocument, { documentId });
const print = (account: Account, documentId: string) =>
  statusOf(account, calls.printDocuments, { documentId, printMode: 1, copies: 2 });

const stateOf = (id: string) => rows<{ state: number }>('select state from documents where id = ?', id)[0]!.state;

describe('a teacher', () => {
  it.each([
    ['downloads', download],
    ['prints', print],
  ])('%s its own and what is shared with it, nothing else', async (_, call) => {
    for (const id of [ownCloud, sharedSchool, sharedClass]) expect([id, await call('teacher', id)]).toEqual([id, 200]);
    for (const id of [privateOther, sharedElsewhere, foreign, '77'])
      expect([id, await call('teacher', id)]).toEqual([id, 403]);
  });

  it('prints into its own list', async () => {
    const before = rows<{ id: string }>('select id from documents where shelf = ?', 'print').length;
    expect(await print('teacher', `${sharedSchool},${sharedClass}`)).toBe(200);
    const added = rows<{ teacher_id: string; scope: number }>(
      `select teacher_id, scope from documents where shelf = ? order by rowid`,
      'print',
    ).slice(before);
    expect(added).toEqual([1, 2].map(() => ({ teacher_id: accounts.teacher, scope: 0 })));
  });

  it.each([
    ['renames', rename],
    ['shares', share],
    ['removes', remove],
  ])('%s none of a colleague, shared or not', async (_, call) => {
    for (const id of [sharedSchool, sharedClass, privateOther, foreign])
      expect([id, await call('teacher', id)]).toEqual([id, 403]);
  });

  it('removes nothing where one of several is not its own', async () => {
    expect(await remove('teacher', `${ownCloud},${sharedSchool}`)).toBe(403);
    expect(await print('teacher', `${ownCloud},${privateOther}`)).toBe(403);
    expect([stateOf(ownCloud), stateOf(sharedSchool)]).toEqual([done, done]);
  });

  it('renames, shares, tries again and removes its own', async () => {
    expect([await rename('teacher', ownCloud), await share('teacher', ownCloud)]).toEqual([200, 200]);
    expect(await statusOf('teacher', calls.retryDocument, { documentId: ownFailed })).toBe(200);
    expect(await statusOf('teacher', calls.removePrintItems, { documentId: ownPrint })).toBe(200);
    expect(await remove('teacher', ownCloud)).toBe(200);
    expect([stateOf(ownCloud), stateOf(ownPrint)]).toEqual([deleted, deleted]);
  });

  it('sends no file for a document that a colleague has registered', async () => {
    const { body } = await server.call('many', calls.uploadResource, { teacherId: accounts.many, title: '待上传' });
    const { documentId } = body.data;
    const answer = await server.call(
      'teacher',
      calls.uploadResource,
      { teacherId: accounts.teacher, documentId },
      file,
    );
    expect([body.code, answer.status, stateOf(documentId)]).toEqual([200, 403, documentState.new]);
  });
});

describe('a school administrator', () => {
  it.each([
    ['renames', rename],
    ['shares', share],
    ['removes', remove],
  ])('%s what is shared in its school, nothing private and nothing of another school', async (_, call) => {
    for (const id of [sharedElsewhere, sharedClass, sharedSchool])
      expect([id, await call('school-admin', id)]).toEqual([id, 200]);
    for (const id of [privateOther, foreign, '77']) expect([id, await call('school-admin', id)]).toEqual([id, 403]);
  });

  it('no longer reaches what it has taken back from the school', async () => {
    const [{ id } = { id: '' }] = documents.filter(
      (row) => row.teacherId === colleague && row.scope === 1 && row.state === done && row.id !== sharedSchool,
    );
    expect(await share('school-admin', id, 0)).toBe(200);
    expect([await rename('school-admin', id), await download('school-admin', id)]).toEqual([403, 403]);
  });
});
