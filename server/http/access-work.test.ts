import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEntries, calls } from '../../contracts/calls.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import {
  assignmentIds,
  classIds,
  courseIds,
  helperIds,
  paperIds,
  personaIds,
  pointIds,
  questionIds,
  schoolIds,
  type HelperAccount,
  type PersonaAccount,
} from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';

// Who reaches which question, paper and work, said by hand over all rows of the tables: questions that everybody has and
// those of the school; papers and work of one's own, of a subject that one leads, and papers that one has set.

type Account = PersonaAccount | HelperAccount;

/** What belongs to somebody; `school` and `owner` are null for what came with the product. */
interface Row {
  id: string;
  owner: string | null;
  school: string | null;
  subjectId: string;
  isDeleted: number;
}

interface PaperRow extends Row {
  isPersonal: number;
  /** Who has set it, as a comma list. */
  setBy: string | null;
}

const accounts = { ...personaIds, ...helperIds } as Record<Account, string>;

/** Who sets work, with the subjects that they lead. */
const teachers: Partial<Record<Account, string[]>> = {
  teacher: [],
  teaching: [],
  'classic-teacher': [],
  'teacher-foreign': [],
  'subject-leader': ['1'],
  'classic-subject-leader': ['2'],
  many: ['3'],
};
const setters = Object.keys(teachers) as Account[];
const readers: Account[] = [...setters, 'school-admin', 'classic-school-admin', 'admin-primary', 'admin-foreign'];
const everybodyElse = (Object.keys(accounts) as Account[]).filter(
  (account) => !readers.includes(account) && account !== 'admin-large' && account !== 'admin-senior',
);

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
  addVariants();
});

afterAll(() => server.close());

const all = <T>(sql: string, ...values: unknown[]): T[] => server.sandbox.sqlite.prepare(sql).all(...values) as T[];

const schoolOf = (account: Account) =>
  all<{ id: string | null }>('select school_id id from users where id = ?', accounts[account])[0]!.id;

/** Questions, papers and work of everybody who sets any, and of a colleague, in three subjects, deleted and not. */
function addVariants(): void {
  const owners = setters.map((account) => accounts[account]);
  const colleague = all<{ id: string }>(
    `select u.id from users u join user_roles r on r.user_id = u.id where u.school_id = ? and u.persona = ''
      and r.role_key like '%:teacher' order by u.id limit 1`,
    schoolIds.junior,
  )[0]!.id;
  const each = `from users u, json_each('["1","2","3"]') s, json_each('[0,1]') d
    where u.id in (select value from json_each(?))`;
  const statements = [
    `insert into questions (id, owner_id, school_id, subject_id, is_deleted, stage, grade_id, question_type, stem, answers, score, facility, create_time)
      select '71' || u.id || s.value || d.value, u.id, u.school_id, s.value, d.value, 'junior', '7', 3, '变体', '[["答案"]]', 5, 0.5, u.create_time ${each}`,
    `insert into papers (id, owner_id, school_id, subject_id, is_deleted, title, grade_id, sections, create_time)
      select '72' || u.id || s.value || d.value, u.id, u.school_id, s.value, d.value, '变体', '7', '[]', u.create_time ${each}`,
    `insert into assignments (id, teacher_id, school_id, subject_id, is_deleted, task_type, title, course_id, grade_id, term, paper_id, create_time)
      select '73' || u.id || s.value || d.value, u.id, u.school_id, s.value, d.value, 1, '变体', '20' || s.value, '7', '202601',
        '72' || u.id || s.value || d.value, u.create_time ${each}`,
  ];
  for (const statement of statements)
    server.sandbox.sqlite.prepare(statement).run(JSON.stringify([...owners, colleague]));
  // Work of the teacher that is made of a colleague's paper.
  const borrow = 'update assignments set paper_id = ? where id = ?';
  server.sandbox.sqlite.prepare(borrow).run(`72${colleague}20`, `73${accounts.teacher}20`);
  server.sandbox.sqlite.prepare(borrow).run(`72${colleague}10`, `73${accounts['classic-subject-leader']}10`);
}

const questions = () =>
  all<Row>(
    'select id, owner_id owner, school_id school, subject_id subjectId, is_deleted isDeleted from questions order by id',
  );

const papers = () =>
  all<PaperRow>(
    `select id, owner_id owner, school_id school, subject_id subjectId, is_deleted isDeleted, is_personal isPersonal,
      (select group_concat(distinct teacher_id) from assignments a where a.paper_id = p.id) setBy from papers p order by id`,
  );

const work = () =>
  all<Row>(
    'select id, teacher_id owner, school_id school, subject_id subjectId, is_deleted isDeleted from assignments order by id',
  );

type Rule<R extends Row = Row> = (row: R) => boolean;

const isOwn =
  (account: Account): Rule =>
  ({ owner }) =>
    owner === accounts[account];

/** Questions that everybody has, and those of the own school. */
function maySee(account: Account): Rule {
  const own = schoolOf(account);
  return ({ school }) => school === null || school === own;
}

function leads(account: Account): Rule {
  const own = schoolOf(account);
  return ({ school, subjectId }) => school === own && (teachers[account] ?? []).includes(subjectId);
}

const hasSet =
  (account: Account): Rule<PaperRow> =>
  ({ setBy }) =>
    (setBy ?? '').split(',').includes(accounts[account]);

/** One row of each kind that is treated alike. */
const representatives = <R extends Row>(rows: R[]): R[] => [
  ...new Map(rows.map((row) => [JSON.stringify({ ...row, id: '' }), row])).values(),
];

async function statusOf(account: Account, endpoint: Endpoint, input: object): Promise<number> {
  // Without it, no timer would ever run between requests, and the server would take itself for overloaded.
  await turn();
  return (await server.call(account, endpoint, input as Record<string, unknown>)).status;
}

/** Makes the call for one row of each kind and compares who is refused with the rule. */
async function compare<R extends Row>(rows: R[], rule: Rule<R>, call: (id: string) => Promise<number>): Promise<void> {
  const kinds = representatives(rows);
  expect(new Set(kinds.map(rule)).size).toBe(2);
  for (const row of kinds) {
    const status = await call(row.id);
    expect({ ...row, status, allowed: status !== 403 }).toEqual({ ...row, status, allowed: rule(row) });
    expect(status).toBeLessThan(500);
  }
}

const idsOf = (found: { id: string }[]): string[] => found.map(({ id }) => id).sort();

/** Ids of all pages of a list. */
async function listed(account: Account, endpoint: Endpoint, filters: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let current = 1, pages = 1; current <= pages; current++) {
    await turn();
    const { body } = await server.call(account, endpoint, { ...filters, current, size: 500 });
    expect(body.code).toBe(200);
    const found = body.data as { records: { id: string }[]; pages: number };
    ids.push(...idsOf(found.records));
    pages = found.pages;
  }
  return ids.sort();
}

const faulty = {
  subjectId: '2',
  gradeId: '7',
  pointId: pointIds.maths,
  questionType: 1,
  stem: '题',
  answers: [['A']],
  score: 3,
};
const empty = { title: '试卷', subjectId: '2', gradeId: '7', sections: [] };

describe.each(readers)('questions of %s', (account) => {
  it("are listed where they are everybody's or the school's, and no others", async () => {
    const living = questions().filter(({ isDeleted }) => !isDeleted);
    expect(await listed(account, calls.pageQuestions)).toEqual(idsOf(living.filter(maySee(account))));
    const own = idsOf(living.filter(isOwn(account)));
    expect(await listed(account, calls.pageQuestions, { range: 'own' })).toEqual(own);
  });

  it('are handed out as similar to those alone', () =>
    compare(questions(), maySee(account), (questionId) =>
      statusOf(account, calls.listSimilarQuestions, { questionId }),
    ));
});

describe.each(setters)('questions that %s works with', (account) => {
  it('go into the basket where it sees them', async () => {
    await compare(questions(), maySee(account), (questionId) => statusOf(account, calls.putInBasket, { questionId }));
    await compare(questions(), maySee(account), (questionId) =>
      statusOf(account, calls.takeFromBasket, { questionId }),
    );
  });

  it('are changed and removed where they are its own', async () => {
    await compare(questions(), isOwn(account), (questionId) =>
      statusOf(account, calls.updateQuestion, { questionId, ...faulty }),
    );
    await compare(questions(), isOwn(account), (questionId) =>
      statusOf(account, calls.removeQuestions, { questionId }),
    );
  });

  it('are put into papers where it sees them', async () => {
    const rule = maySee(account);
    for (const row of representatives(questions().filter(({ isDeleted }) => !isDeleted))) {
      const sections = [{ title: '题目', questions: [{ questionId: row.id, score: 3 }] }];
      const { body } = await server.call(account, calls.addPaper, { ...empty, subjectId: row.subjectId, sections });
      expect({ ...row, code: body.code }).toEqual({ ...row, code: rule(row) ? 200 : 400 });
    }
  });
});

describe.each(setters)('papers of %s', (account) => {
  it('are listed where they are its own, and no others', async () => {
    const own = papers().filter((row) => isOwn(account)(row) && !row.isDeleted && !row.isPersonal);
    expect(await listed(account, calls.pagePapers)).toEqual(idsOf(own));
  });

  it('are read where they are its own, of a subject that it leads, or set by itself', () =>
    compare(
      papers(),
      (row) => isOwn(account)(row) || leads(account)(row) || hasSet(account)(row),
      (paperId) => statusOf(account, calls.getPaper, { paperId }),
    ));

  it('are changed, set and removed where they are its own', async () => {
    const lessons = { courseId: '77', classId: account === 'teacher-foreign' ? classIds.foreign : classIds.junior };
    const set = { taskType: 1, title: '作业', ...lessons };
    await compare(papers(), isOwn(account), (paperId) => statusOf(account, calls.addAssignment, { ...set, paperId }));
    await compare(papers(), isOwn(account), (paperId) => statusOf(account, calls.updatePaper, { ...empty, paperId }));
    await compare(papers(), isOwn(account), (paperId) => statusOf(account, calls.removePapers, { paperId }));
  });
});

describe.each(setters)('work of %s', (account) => {
  const mayRead: Rule = (row) => isOwn(account)(row) || leads(account)(row);

  it('is listed where it is its own or of a subject that it leads, and no other', async () => {
    const seen = work().filter((row) => !row.isDeleted && mayRead(row));
    expect(await listed(account, calls.pageAssignments)).toEqual(idsOf(seen));
  });

  it('is read where it is listed', async () => {
    const { getAssignment, listSubmissions, getAssignmentReport, exportAssignmentReport } = calls;
    for (const call of [getAssignment, listSubmissions, getAssignmentReport, exportAssignmentReport])
      await compare(work(), mayRead, (assignmentId) => statusOf(account, call, { assignmentId }));
  });

  it('is withdrawn and removed where it is its own', async () => {
    for (const call of [calls.withdrawAssignment, calls.removeAssignments])
      await compare(work(), isOwn(account), (assignmentId) => statusOf(account, call, { assignmentId }));
  });
});

const runners: Account[] = ['school-admin', 'classic-school-admin', 'school-master', 'admin-foreign', 'admin-primary'];

describe.each(runners)('all work of the school of %s', (account) => {
  const inOwnSchool: Rule = ({ school }) => school === schoolOf(account);

  it('is listed, whoever has set it, and no other', async () => {
    const seen = work().filter((row) => !row.isDeleted && inOwnSchool(row));
    expect(await listed(account, calls.pageSchoolWork, { schoolId: schoolOf(account) })).toEqual(idsOf(seen));
    for (const schoolId of Object.values(schoolIds).filter((id) => id !== schoolOf(account)))
      expect(await statusOf(account, calls.pageSchoolWork, { schoolId })).toBe(403);
  });

  it('is read where it is listed', () =>
    compare(work(), inOwnSchool, (assignmentId) => statusOf(account, calls.getSchoolWork, { assignmentId })));
});

it.each(setters.filter((account) => account !== 'many'))('all work of a school is closed to %s', async (account) => {
  const assignmentId = assignmentIds.published;
  expect(await statusOf(account, calls.pageSchoolWork, { schoolId: schoolOf(account) })).toBe(403);
  expect(await statusOf(account, calls.getSchoolWork, { assignmentId })).toBe(403);
});

describe('questions, papers and work', () => {
  const named = callEntries.filter(([, { path }]) => /\/web\/(question|paper|assignment|report)\//.test(path));
  const lessons = { courseId: courseIds.maths, classId: classIds.junior };
  const whole = {
    ...faulty,
    ...empty,
    ...lessons,
    stage: 'junior',
    taskType: 1,
    practiceMode: 41,
    days: 30,
    perStudent: 5,
    questionId: questionIds.everybodys,
    paperId: paperIds.draft,
    assignmentId: assignmentIds.collecting,
  };

  it('are closed to everybody whose role has none', async () => {
    expect(named).toHaveLength(26);
    expect(everybodyElse.length).toBeGreaterThan(10);
    for (const account of everybodyElse) {
      for (const [name, endpoint] of named)
        expect([account, name, await statusOf(account, endpoint, whole)]).toEqual([account, name, 403]);
    }
  });

  it('are read by a school administrator in the bank alone', async () => {
    const open = ['getKnowledgeTree', 'pageQuestions', 'listSimilarQuestions'];
    for (const [name, endpoint] of named) {
      const status = await statusOf('school-admin', endpoint, whole);
      expect([name, status]).toEqual([name, open.includes(name) ? 200 : 403]);
    }
  });

  it('are reached only all together, where several are named', async () => {
    const foreign = `71${accounts['teacher-foreign']}20`;
    for (const call of [calls.putInBasket, calls.takeFromBasket])
      expect(await statusOf('teacher', call, { questionId: `${questionIds.everybodys},${foreign}` })).toBe(403);
    const classId = `${classIds.junior},${classIds.foreign}`;
    expect(await statusOf('teacher', calls.previewPractice, { ...whole, classId })).toBe(403);
    expect(await statusOf('teacher', calls.addAssignment, { ...whole, classId })).toBe(403);
  });
});
