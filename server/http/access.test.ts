import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEntries, calls } from '../../contracts/calls.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { serverRoleOf } from '../../contracts/roles.ts';
import {
  classIds,
  courseIds,
  documentIds,
  helperIds,
  personaIds,
  pointIds,
  questionIds,
  schoolIds,
  type HelperAccount,
  type PersonaAccount,
} from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { access, scopesOf, type Scope } from './access.ts';

// Every call × every persona × own and foreign ids. The table says who may; where "own" ends is said here once more, by
// hand, so that the test does not take its word from what it tests.

type Account = PersonaAccount | HelperAccount;
type Ids = Record<(typeof ownerFields)[number], string>;

const ownerFields = [
  'schoolId',
  'classId',
  'studentId',
  'teacherId',
  'documentId',
  'questionId',
  'paperId',
  'assignmentId',
  'submissionId',
  'pageId',
] as const;

const accounts = { ...personaIds, ...helperIds } as Record<Account, string>;

let server: TestApp;
let foreignStudent: string;
let classmates: Map<string, string>;
let shelves: Record<'cloud' | 'print', Map<string, string>>;

beforeAll(async () => {
  server = await startTestApp();
  foreignStudent = server.sandbox.sqlite
    .prepare('select id from students where school_id = ?')
    .pluck()
    .get(schoolIds.foreign) as string;
  const rows = server.sandbox.sqlite
    .prepare('select class_id c, min(id) s from students where is_deleted = 0 and class_id is not null group by 1')
    .all() as { c: string; s: string }[];
  classmates = new Map(rows.map(({ c, s }) => [c, s]));
  addMissingDocuments();
  addOwnWork();
  shelves = { cloud: documentsOn('cloud'), print: documentsOn('print') };
});

/** So that everybody has a document of its own on either shelf, also those whose role may do nothing with it. */
function addMissingDocuments(): void {
  server.sandbox.sqlite
    .prepare(
      `insert into documents (id, teacher_id, school_id, shelf, title, state, create_time)
        select '55' || u.id || s.value, u.id, u.school_id, iif(s.value, 'print', 'cloud'), '测试文档', 3, u.create_time
        from users u, json_each('[0,1]') s
        where u.id in (select value from json_each(?)) and not exists
          (select 1 from documents d where d.teacher_id = u.id and d.shelf = iif(s.value, 'print', 'cloud'))`,
    )
    .run(JSON.stringify(Object.values(accounts)));
}

/** A question, a paper, work with a sheet, and a scanned page of everybody's own, by an id that ends in that of its owner, also of those who may set none. */
function addOwnWork(): void {
  const owners = 'from users u where school_id is not null and u.id in (select value from json_each(?))';
  const members = `from users u join students s on s.id = (select min(id) from students o
    where o.school_id = u.school_id and o.class_id is not null) where u.id in (select value from json_each(?))`;
  const statements = [
    `insert into questions (id, school_id, owner_id, subject_id, stage, grade_id, question_type, stem, answers, score, facility, create_time)
      select '71' || u.id, u.school_id, u.id, '2', 'junior', '7', 3, '测试题目', '[["答案"]]', 5, 0.5, u.create_time ${owners}`,
    `insert into papers (id, school_id, owner_id, title, subject_id, grade_id, sections, create_time)
      select '72' || u.id, u.school_id, u.id, '测试试卷', '2', '7', '[]', u.create_time ${owners}`,
    `insert into assignments (id, school_id, teacher_id, task_type, title, subject_id, course_id, grade_id, term, create_time)
      select '73' || u.id, u.school_id, u.id, 1, '测试作业', '2', '202', '7', '202601', u.create_time ${owners}`,
    `insert into submissions (id, assignment_id, student_id, class_id, paper_id)
      select '740' || u.id, '73' || u.id, s.id, s.class_id, '72' || u.id ${members}`,
    `insert into documents (id, teacher_id, school_id, shelf, title, state, create_time)
      select '75' || u.id, u.id, u.school_id, 'scan', '测试扫描', 3, u.create_time ${owners}`,
    `insert into scan_pages (id, document_id, page_no, state, read_state, picture, reading)
      select '760' || u.id, '75' || u.id, 1, 'unknown', 'unknown', '', '' ${owners}`,
  ];
  for (const statement of statements)
    server.sandbox.sqlite.prepare(statement).run(JSON.stringify(Object.values(accounts)));
}

const workOf = (account: Account) => ({
  questionId: `71${accounts[account]}`,
  paperId: `72${accounts[account]}`,
  assignmentId: `73${accounts[account]}`,
  submissionId: `740${accounts[account]}`,
  pageId: `760${accounts[account]}`,
});

/** One living document of each teacher on a shelf, by teacher. */
function documentsOn(shelf: string): Map<string, string> {
  const rows = server.sandbox.sqlite
    .prepare('select teacher_id t, min(id) d from documents where shelf = ? and state = 3 group by 1')
    .all(shelf) as { t: string; d: string }[];
  return new Map(rows.map(({ t, d }) => [t, d]));
}

afterAll(() => server.close());

const foreignIds = (): Ids => ({
  schoolId: schoolIds.foreign,
  classId: classIds.foreign,
  studentId: foreignStudent,
  teacherId: helperIds['teacher-foreign'],
  documentId: documentIds.foreign,
  ...workOf('teacher-foreign'),
});

const rowOf = (account: Account) =>
  server.sandbox.sqlite.prepare('select * from users where id = ?').get(accounts[account]) as
    | {
        school_id: string | null;
        partner_id: string | null;
      }
    | undefined;

const rolesOf = (account: Account) =>
  (
    server.sandbox.sqlite.prepare('select role_key k from user_roles where user_id = ?').all(accounts[account]) as {
      k: string;
    }[]
  )
    .map(({ k }) => serverRoleOf(k))
    .filter((role) => role !== undefined);

/** Ids within everything that the persona may reach: its school, a class that it teaches or leads, itself and its document. */
function ownIds(account: Account): Ids {
  const schoolId = rowOf(account)?.school_id ?? (account.includes('foreign') ? schoolIds.foreign : schoolIds.junior);
  const taught = server.sandbox.sqlite
    .prepare('select class_id from teachings where teacher_id = ?')
    .pluck()
    .get(accounts[account]);
  const anyClass = server.sandbox.sqlite
    .prepare('select class_id from students where school_id = ? and status = 0 and class_id is not null')
    .pluck()
    .get(schoolId);
  const led = account === 'grade-leader' ? ledClass(account) : undefined;
  const classId = String(led ?? taught ?? anyClass);
  const teacherId = accounts[account];
  return {
    schoolId,
    classId,
    studentId: classmates.get(classId)!,
    teacherId,
    documentId: shelves.cloud.get(teacherId)!,
    ...workOf(account),
  };
}

const ledClass = (account: Account) =>
  server.sandbox.sqlite
    .prepare(
      `select c.id from user_roles r join school_classes c on c.grade_id = r.grade_id and c.status = 0
        join students s on s.class_id = c.id where r.user_id = ? and c.school_id = '${schoolIds.junior}'`,
    )
    .pluck()
    .get(accounts[account]);

const samples: Record<string, unknown> = {
  gradeId: '7',
  courseId: courseIds.maths,
  className: '测试班',
  name: '测试员',
  studentNo: 'T0001',
  roleKeys: 'school:teacher',
  leaderType: '1',
  term: '202601',
  importKey: 'access-test',
  password: 'not-the-password',
  ticket: 'main.none',
  title: '测试文档',
  scope: '0',
  printMode: '1',
  copies: '1',
  subjectId: '2',
  stage: 'junior',
  bookId: '77',
  questionType: '1',
  stem: '测试题目',
  options: ['1', '2'],
  answers: [['A']],
  pointId: pointIds.maths,
  score: 5,
  sections: [{ title: '题目', questions: [{ questionId: questionIds.everybodys, score: 5 }] }],
  taskType: '1',
  practiceMode: '41',
  days: '30',
  perStudent: '5',
  from: '2026-09-01',
  to: '2026-10-15',
  kinds: ['paper'],
  action: 'save',
  pages: 1,
  as: 'absent',
  position: 1,
  markId: '77',
  marks: [{ submissionId: '77', position: 1, score: 0, key: 'access-test' }],
};

/** What a field means in one call alone. */
const ownSamples = new Map<Endpoint, Record<string, unknown>>([[calls.mendScanPage, { action: 'discard' }]]);

/** The required fields of a call, and every field that names an owner. */
function sampleInput(endpoint: Endpoint, ids: Ids): Record<string, unknown> {
  const account = `access${Math.abs(hash(endpoint.path))}`;
  const known: Record<string, unknown> = { ...samples, ...ownSamples.get(endpoint), ...ids, account };
  const fields = Object.entries(endpoint.input.shape);
  const wanted = fields.filter(([name, schema]) => name in ids || !schema.safeParse(undefined).success);
  return Object.fromEntries(
    wanted.map(([name]) => [name, known[name] ?? fail(`no sample for ${name} of ${endpoint.path}`)]),
  );
}

const fail = (message: string): never => {
  throw new Error(message);
};

const hash = (text: string): number =>
  [...text].reduce((sum, character) => (sum * 31 + character.codePointAt(0)!) | 0, 7);

const ownersIn = (endpoint: Endpoint) => ownerFields.filter((name) => name in endpoint.input.shape);

const namesOwner = (endpoint: Endpoint): boolean => ownersIn(endpoint).length > 0;

/** The platform's administrator belongs to no school, and reaches all of them in the few calls that are open to it. */
const isEverywhere = (account: Account): boolean => account === 'admin';

/** Partners of another branch reach nothing of the first tree. */
const isStranger = (account: Account): boolean => account === 'partner-sibling';

const foreignTo = (account: Account): Ids =>
  account.includes('foreign') ? { ...ownIds('school-admin'), documentId: documentIds.sharedSchool } : foreignIds();

/** Where a call works on the print list, the document is one of that. */
const forCall = (endpoint: Endpoint, ids: Ids): Ids =>
  endpoint === calls.removePrintItems
    ? { ...ids, documentId: shelves.print.get(ids.teacherId) ?? ids.documentId }
    : ids;

/** The calls whose answer is not the expected one, as `call: status`. */
async function surprises(
  account: Account,
  ids: Ids,
  mayCall: (endpoint: Endpoint, scopes: Set<Scope>) => boolean,
): Promise<string[]> {
  const found: string[] = [];
  // Open calls know no persona; the last test makes them.
  for (const [name, endpoint] of callEntries.filter(([called]) => access[called] !== 'open')) {
    const scopes = scopesOf(access[name], rolesOf(account));
    const expected = scopes.size > 0 && mayCall(endpoint, scopes);
    const { status } = await server.call(account, endpoint, sampleInput(endpoint, forCall(endpoint, ids)));
    const allowed = status !== 401 && status !== 403;
    if (allowed !== expected || status >= 500) found.push(`${name}: ${status}`);
  }
  return found;
}

const people = (Object.keys(accounts) as Account[]).filter((account) => account !== 'admin-large');

describe.each(people)('access of %s', (account) => {
  it('reaches what is its own, where its role may', async () => {
    expect(
      await surprises(account, ownIds(account), (endpoint) => !namesOwner(endpoint) || !isStranger(account)),
    ).toEqual([]);
  });

  it('reaches nothing of another school, class or partner', async () => {
    const mayCall = (endpoint: Endpoint) => !namesOwner(endpoint) || isEverywhere(account);
    expect(await surprises(account, foreignTo(account), mayCall)).toEqual([]);
  });

  it('is refused where a single id of several is foreign', async () => {
    const own = ownIds(account);
    const foreign = foreignTo(account);
    for (const [name, endpoint] of callEntries.filter(([, called]) => ownersIn(called).length > 1)) {
      if (isEverywhere(account) && scopesOf(access[name], rolesOf(account)).size > 0) continue;
      for (const owner of ownersIn(endpoint)) {
        const ids = { ...forCall(endpoint, own), [owner]: foreign[owner] };
        const { status } = await server.call(account, endpoint, sampleInput(endpoint, ids));
        expect([name, owner, status]).toEqual([name, owner, 403]);
      }
    }
  });

  it('cannot tell an id that does not exist from a foreign one', async () => {
    const nowhere = Object.fromEntries(ownerFields.map((name) => [name, '77'])) as Ids;
    const mayCall = (endpoint: Endpoint) => !namesOwner(endpoint) || isEverywhere(account);
    expect(await surprises(account, nowhere, mayCall)).toEqual([]);
  });
});

describe('access without a token', () => {
  it('is refused by every call that is not open', async () => {
    for (const [name, endpoint] of callEntries) {
      const { status, body } = await server.call(undefined, endpoint, sampleInput(endpoint, foreignIds()));
      if (access[name] === 'open') expect(status, name).not.toBe(401);
      else expect({ name, ...body }).toEqual({ name, code: 401, success: false, data: {}, msg: '缺失令牌,鉴权失败' });
    }
  });
});

describe('access of a teacher to classes', () => {
  it('does not reach students of a class in the own school that it neither teaches nor leads', async () => {
    const taught = server.sandbox.sqlite
      .prepare('select class_id from teachings where teacher_id = ?')
      .pluck()
      .all(personaIds.teacher);
    const other = [...classmates.keys()].find(
      (classId) => classId.startsWith(schoolIds.junior) && !taught.includes(classId),
    )!;
    const { status } = await server.call('teacher', calls.pageStudents, { schoolId: schoolIds.junior, classId: other });
    expect(status).toBe(403);
  });

  it('must name a class', async () => {
    const { body } = await server.call('teacher', calls.pageStudents, { schoolId: schoolIds.junior });
    expect(body.msg).toBe('缺少必要的请求参数: classId');
  });
});
