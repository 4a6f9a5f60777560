import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEntries, calls, type CallName } from '../../contracts/calls.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import { isOwned, type OwnedKind } from '../../contracts/kinds.ts';
import { idFields, items, type Part } from '../../contracts/walk.ts';
import { classIds, courseIds, personaIds, pointIds, schoolIds } from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { addOwnThings, idsBeyond, idsOf, type OwnIds } from '../testing/own-ids.ts';
import { accountIds, statusByReach, userAs, type Account } from '../testing/reach.ts';
import { access, scopesOf } from './access.ts';
import type { User } from './user.ts';

// Every call × everybody × ids of every kind that the call declares: own, of another school, gone, and one of these among
// own ones. What ids a call takes is derived from its declaration; where "own" ends is said by hand, here and beside
// (access-work, access-documents, handover). A sample by request shows that requests are judged by the same reach.

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  addOwnThings(server.sandbox);
});

afterAll(() => server.close());

const people = (Object.keys(accountIds) as Account[]).filter((account) => account !== 'admin-large');

/** Open calls know nobody. */
const closed = callEntries.filter(([name]) => access[name] !== 'open');

const claimsOf = ({ input }: Endpoint) =>
  idFields(input).flatMap(({ path, about: { of, refuse } }) => (isOwned(of) ? [{ path, of, refuse }] : []));

/** Puts a value where a path leads; a list gets one item. */
function put(target: Record<string, unknown>, [step, ...rest]: Part['path'], value: string): void {
  const name = step as string;
  if (rest.length === 0) target[name] = value;
  else if (rest[0] === items && rest.length === 1) target[name] = [value];
  else if (rest[0] === items) {
    const list = (target[name] ??= [{}]) as Record<string, unknown>[];
    put(list[0]!, rest.slice(1), value);
  } else put((target[name] ??= {}) as Record<string, unknown>, rest, value);
}

/** All ids that a call may name, and nothing else. */
function naming(endpoint: Endpoint, idFor: (of: OwnedKind, index: number) => string): Record<string, unknown> {
  const input = {};
  claimsOf(endpoint).forEach(({ path, of }, index) => put(input, path, idFor(of, index)));
  return input;
}

/** The platform's administrator belongs to no school, and reaches all of them in the few calls that are open to it. */
const isEverywhere = (account: Account): boolean => account === 'admin';

/** Partners of another branch reach nothing of the first tree. */
const isStranger = (account: Account): boolean => account === 'partner-sibling';

const mayCall = (user: User, name: CallName): boolean =>
  scopesOf(
    access[name],
    user.roles.map(({ role }) => role),
  ).size > 0;

/** Higher than all that count up from one. */
const gone = '770000000077';

describe.each(people)('reach of %s', (account) => {
  let user: User;
  let own: OwnIds;
  let beyond: OwnIds;

  beforeAll(() => {
    user = userAs(server.sandbox, account);
    own = idsOf(server.sandbox, account);
    beyond = idsBeyond(server.sandbox, account);
  });

  const statusOf = (endpoint: Endpoint, input: object) => statusByReach(server.sandbox, user, endpoint, input);

  it('holds what is its own, where its role may', () => {
    const expected = closed.map(([name, endpoint]) => {
      const named = claimsOf(endpoint).length > 0;
      return [name, mayCall(user, name) && !(named && isStranger(account)) ? 200 : 403];
    });
    expect(
      closed.map(([name, endpoint]) => [
        name,
        statusOf(
          endpoint,
          naming(endpoint, (of) => own[of]),
        ),
      ]),
    ).toEqual(expected);
  });

  it.each([
    ['of another school', (of: OwnedKind) => beyond[of]],
    ['that does not exist', () => gone],
  ])('holds nothing %s, not even one among its own', (_, idFor) => {
    for (const [name, endpoint] of closed) {
      const claims = claimsOf(endpoint);
      const reachesAll = isEverywhere(account) || claims.length === 0;
      const whole = statusOf(endpoint, naming(endpoint, idFor));
      expect([name, whole === 200]).toEqual([name, mayCall(user, name) && reachesAll]);
      claims.forEach(({ refuse, path }, at) => {
        const status = statusOf(
          endpoint,
          naming(endpoint, (of, index) => (index === at ? idFor(of) : own[of])),
        );
        const refused = mayCall(user, name) && refuse !== undefined && !isStranger(account) ? 400 : 403;
        const expected = mayCall(user, name) && isEverywhere(account) ? 200 : refused;
        expect([name, path, status]).toEqual([name, path, expected]);
      });
    }
  });
});

const samples: Record<string, unknown> = {
  gradeId: '7',
  courseId: courseIds.maths,
  className: '测试班',
  name: '测试员',
  studentNo: 'T0001',
  roleKeys: 'school:teacher',
  leaderType: '1',
  term: '202601',
  learningTerm: '202601',
  share: 0.1,
  count: 2,
  learningYear: '202601',
  source: '1',
  password: 'not-the-password',
  ticket: 'main.none',
  title: '测试文档',
  scope: '0',
  printMode: '1',
  copies: '1',
  subjectId: '2',
  stage: 'junior',
  bookId: '77',
  taskId: '77',
  workbookPageId: '77',
  workbookQuestionId: '77',
  picture: '',
  isRight: true,
  questionType: '1',
  stem: '测试题目',
  options: ['1', '2'],
  answers: [['A']],
  pointId: pointIds.maths,
  score: 5,
  taskType: '1',
  practice: { practiceMode: 41, days: 30, most: 5 },
  from: '2026-09-01',
  to: '2026-10-15',
  passage: '测试短文',
  questions: [1, 2].map((number) => ({ questionType: 3, stem: `测试题目${number}`, answers: [['答案']], score: 5 })),
  kinds: ['paper'],
  action: 'save',
  pages: 1,
  version: 1,
  as: 'absent',
  act: 'enable',
  position: 1,
  isMastered: true,
  isDiscussed: true,
  cause: 'reading',
  times: 2,
  days: 7,
  attemptKey: 'access-test',
  parts: ['subjects'],
  kind: 'monthly',
  startDate: '2026-11-05',
  thresholds: { excellent: 0.9, pass: 0.6, low: 0.4 },
  examNoPattern: '{学号}',
  code: '1',
  showsRanks: false,
  way: 'class',
  lines: [{ name: 'A 线', score: 80 }],
  margin: 5,
  demands: [{ position: 1, demand: 'know' }],
  full: 10,
  flag: 'unclear',
  reason: 'first',
  writtenOn: '2026-10-14',
  text: '今天很平静。',
  keepDays: 365,
  note: '测试',
  happenedAt: '2026-10-14 12:30',
  level: 2,
  contact: '测试联系人',
  phone: '',
  rate: 100,
  isSuspended: false,
  cents: 100,
  month: '2026-09',
  format: 'xls',
  serials: ['ACCESS-1'],
  devices: [{ serial: 'ACCESS-2', kind: 'printer', model: '测试' }],
};

/** What stands beside the ids of what is printed. */
const printed = {
  book: { courseId: courseIds.maths },
  practice: { courseId: courseIds.maths, practice: { practiceMode: 41, most: 5 } },
};

/** What a field means in one call alone; what stands beside ids in lists. */
const ownSamples = new Map<Endpoint, Record<string, unknown>>([
  [calls.mendScanPage, { action: 'discard' }],
  [calls.actOnTask, { act: 'retry' }],
  [calls.beginTask, { call: 'exportTeachers', asked: '[]' }],
  [calls.renderPrint, printed],
  [calls.addPrintRecord, printed],
  [calls.moveExam, { act: 'print' }],
  [calls.addWellbeingText, { source: '周记' }],
  [calls.addWellbeingRecord, { kind: 'talk' }],
  [calls.addOrder, { lines: [{ item: 'toner', quantity: 1 }] }],
  [calls.moveOrder, { act: 'pay' }],
  [calls.moveRefund, { act: 'approve' }],
  [calls.moveSettlement, { act: 'object' }],
  [calls.noteDevice, { kind: 'repair' }],
  [calls.setMarkerState, { state: 'paused' }],
  [calls.printExam, { kinds: ['tickets'] }],
  [calls.publishExam, { act: 'publish' }],
  [calls.getScriptPicture, { kind: 'answer', index: 1, version: 'access-test' }],
  [calls.getAnswerPicture, { kind: 'answer', index: 1, version: 'access-test' }],
]);
const besideIds: Record<string, (ids: OwnIds) => unknown> = {
  subjects: ({ paper }) => [{ ...subject, subjectId: '2', paperId: paper }],
  rooms: ({ teacher }) => [{ name: '一考场', capacity: 30, columns: 5, invigilators: [{ teacherId: teacher }] }],
  sections: ({ question }) => [{ title: '题目', questions: [{ questionId: question, score: 5 }] }],
  results: ({ student }) => [{ studentId: student, state: 0, score: 1, was: { state: 0, score: null } }],
  groups: ({ student }) => [{ key: 1, name: '测试组', studentIds: [student] }],
  marks: ({ submission }) => [{ submissionId: submission, position: 1, score: 0, key: 'access-test' }],
};

/** These, and of the parts of marking, which elsewhere are what is printed. */
const listsOf = (endpoint: Endpoint): typeof besideIds => ({
  ...besideIds,
  ...(endpoint === calls.setMarkingParts && {
    parts: ({ teacher, class: classId }) => [
      { name: '题组', positions: [1], leaderId: teacher, markers: [{ teacherId: teacher, classIds: [classId] }] },
    ],
  }),
});

/** A subject of an exam as it is planned. */
const subject = { courseId: courseIds.maths, date: '2026-11-05', from: '08:00', to: '10:00', full: 100, way: 'upload' };

const fail = (message: string): never => {
  throw new Error(message);
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Samples with the ids that are named put among them, however deep. */
const merged = (sample: unknown, named: unknown): unknown =>
  isRecord(sample) && isRecord(named)
    ? {
        ...sample,
        ...Object.fromEntries(Object.entries(named).map(([name, value]) => [name, merged(sample[name], value)])),
      }
    : named;

/** The required fields of a call, and every field that names what somebody owns. */
function sampleInput(endpoint: Endpoint, ids: OwnIds): Record<string, unknown> {
  const named = naming(endpoint, (of) => ids[of]);
  const account = `access${callEntries.findIndex(([, one]) => one === endpoint)}`;
  const known: Record<string, unknown> = {
    ...(merged({ ...samples, ...ownSamples.get(endpoint) }, named) as Record<string, unknown>),
    account,
  };
  const wanted = Object.entries(endpoint.input.shape).filter(
    ([name, schema]) => name in named || !schema.safeParse(undefined).success,
  );
  return Object.fromEntries(
    wanted.map(([name]) => [
      name,
      listsOf(endpoint)[name]?.(ids) ?? known[name] ?? fail(`no sample for ${name} of ${endpoint.path}`),
    ]),
  );
}

describe.each(['teacher', 'school-admin', 'partner-3', 'grade-leader', 'admin'] as const)(
  'requests of %s',
  (account) => {
    it.each([
      ['own', idsOf],
      ['foreign', idsBeyond],
    ])('are judged by that reach: %s ids', async (_, idsFor) => {
      const user = userAs(server.sandbox, account);
      for (const [name, endpoint] of closed) {
        const input = sampleInput(endpoint, idsFor(server.sandbox, account));
        // Asked before: the request may change what is asked about.
        const byReach = statusByReach(server.sandbox, user, endpoint, input);
        const { status } = await server.call(account, endpoint, input);
        expect([name, status === 403]).toEqual([name, byReach === 403]);
        expect(status, name).toBeLessThan(500);
      }
    });
  },
);

describe('access without a token', () => {
  it('is refused by every call that is not open', async () => {
    for (const [name, endpoint] of callEntries) {
      const input = sampleInput(endpoint, idsOf(server.sandbox, 'teacher'));
      const { status, body } = await server.call(undefined, endpoint, input);
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
    const classId = classIds.juniorUpper;
    expect(taught).not.toContain(classId);
    const { status } = await server.call('teacher', calls.pageStudents, { schoolId: schoolIds.junior, classId });
    expect(status).toBe(403);
  });

  it('must name a class', async () => {
    const { body } = await server.call('teacher', calls.pageStudents, { schoolId: schoolIds.junior });
    expect(body.msg).toBe('缺少必要的请求参数: classId');
  });
});

it('who looks over a region writes nothing but the own tokens and tasks', () => {
  const written = closed.filter(
    ([name, { effects }]) => effects && scopesOf(access[name], ['regionResearcher']).size > 0,
  );
  expect(written.map(([name]) => name)).toEqual(['revokeToken', 'createTicket', 'beginTask', 'actOnTask']);
});
