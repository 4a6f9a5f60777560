import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callEntries, calls } from '../../contracts/calls.ts';
import type { Endpoint } from '../../contracts/endpoint.ts';
import {
  assignmentIds,
  classIds,
  courseIds,
  paperIds,
  pointIds,
  questionGroupIds,
  questionIds,
  schoolIds,
} from '../../seed/landmarks.ts';
import { startTestApp, type TestApp } from '../testing/app.ts';
import { accountIds as accounts, statusByReach, userAs, type Account } from '../testing/reach.ts';
import type { User } from './user.ts';

// Who reaches which question, paper and work, said by hand over all rows of the tables: questions that everybody has and
// those of the school; papers of one's own; work of the classes in which one teaches the subject and of a subject that one
// leads, with its papers. Lists are asked for by requests; who may do what with a row is asked of the reach of the call.

/** What belongs to somebody; `school` and `owner` are null for what came with the product. */
interface Row {
  id: string;
  owner: string | null;
  school: string | null;
  subjectId: string;
  isDeleted: number;
}

interface WorkRow extends Row {
  /** Its classes as a comma list. */
  classes: string;
  paperId: string | null;
}

interface PaperRow extends Row {
  isPersonal: number;
}

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
  const taught = `select t.class_id from teachings t join courses c on c.id = t.course_id
    where t.teacher_id = u.id and c.subject_id = s.value`;
  const statements = [
    `insert into questions (id, owner_id, school_id, subject_id, is_deleted, stage, grade_id, question_type, stem, answers, score, facility, create_time)
      select '71' || u.id || s.value || d.value, u.id, u.school_id, s.value, d.value, 'junior', '7', 3, '变体', '[["答案"]]', 5, 0.5, u.create_time ${each}`,
    `insert into papers (id, owner_id, school_id, subject_id, is_deleted, title, grade_id, sections, create_time)
      select '72' || u.id || s.value || d.value, u.id, u.school_id, s.value, d.value, '变体', '7', '[]', u.create_time ${each}`,
    `insert into assignments (id, teacher_id, school_id, subject_id, is_deleted, task_type, title, course_id, grade_id, term, paper_id, create_time)
      select '73' || u.id || s.value || d.value, u.id, u.school_id, s.value, d.value, 1, '变体', '20' || s.value, '7', '202601',
        '72' || u.id || s.value || d.value, u.create_time ${each}`,
    // To the classes in which its setter teaches the subject, else to the first one of the school.
    `insert into assignment_classes (assignment_id, class_id)
      select '73' || u.id || s.value || d.value, k.id ${each.replace('from users u', `from school_classes k, users u`)}
        and k.school_id = u.school_id and k.is_deleted = 0 and iif(exists (${taught}), k.id in (${taught}),
          k.id = (select min(id) from school_classes where school_id = u.school_id))`,
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

/** Of everybody's questions that differ only in numbers one is listed. */
const listedQuestions = () =>
  all<Row>(
    `select min(id) id, owner_id owner, school_id school, subject_id subjectId, is_deleted isDeleted from questions
      where is_deleted = 0 and group_position <= 1 group by iif(school_id is null, template, id) order by 1`,
  );

const papers = () =>
  all<PaperRow>(
    `select id, owner_id owner, school_id school, subject_id subjectId, is_deleted isDeleted, is_personal isPersonal
      from papers order by id`,
  );

const work = () =>
  all<WorkRow>(
    `select id, teacher_id owner, school_id school, subject_id subjectId, is_deleted isDeleted, paper_id paperId,
      coalesce((select group_concat(class_id) from assignment_classes c where c.assignment_id = a.id), '') classes
      from assignments a order by id`,
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

/** How many classes of the work an account teaches in its subject, of how many. */
function taughtOf(account: Account): (row: WorkRow) => { taught: number; classes: number } {
  const rows = all<{ name: string }>(
    `select t.class_id || '/' || c.subject_id name from teachings t join courses c on c.id = t.course_id
      where t.teacher_id = ?`,
    accounts[account],
  );
  const taught = new Set(rows.map(({ name }) => name));
  return ({ classes, subjectId }) => {
    const ids = classes.split(',').filter(Boolean);
    return { taught: ids.filter((id) => taught.has(`${id}/${subjectId}`)).length, classes: ids.length };
  };
}

/** Work of a class in which the account teaches the subject, or of a subject that it leads. */
function reaches(account: Account): Rule<WorkRow> {
  const countsOf = taughtOf(account);
  return (row) => leads(account)(row) || countsOf(row).taught > 0;
}

/** Work of which that holds for every class. */
function reachesWhole(account: Account): Rule<WorkRow> {
  const countsOf = taughtOf(account);
  return (row) => {
    const { taught, classes } = countsOf(row);
    return leads(account)(row) || (taught > 0 && taught === classes);
  };
}

const users = new Map<Account, User>();

function statusOf(account: Account, endpoint: Endpoint, input: object): number {
  if (!users.has(account)) users.set(account, userAs(server.sandbox, account));
  return statusByReach(server.sandbox, users.get(account)!, endpoint, input);
}

/** Asks for every row whether the call would be refused, and compares that with the rule. */
function compare<R extends Row>(rows: R[], rule: Rule<R>, statusFor: (id: string) => number): void {
  expect(new Set(rows.map(rule)).size).toBe(2);
  const found = rows.map((row) => ({ ...row, allowed: statusFor(row.id) === 200 }));
  expect(found.filter((row) => row.allowed !== rule(row))).toEqual([]);
}

const idsOf = (found: { id: string }[]): string[] => found.map(({ id }) => id).sort();

/** Ids of all pages of a list. */
async function listed(account: Account, endpoint: Endpoint, filters: object = {}): Promise<string[]> {
  const ids: string[] = [];
  for (let current = 1, pages = 1; current <= pages; current++) {
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
    expect(await listed(account, calls.pageQuestions)).toEqual(idsOf(listedQuestions().filter(maySee(account))));
    const first = all<{ id: string }>('select id from questions where group_position <= 1').map(({ id }) => id);
    const own = idsOf(living.filter((row) => isOwn(account)(row) && first.includes(row.id)));
    expect(await listed(account, calls.pageQuestions, { range: 'own' })).toEqual(own);
  });

  it('are handed out as similar to those alone', () =>
    compare(questions(), maySee(account), (questionId) =>
      statusOf(account, calls.listSimilarQuestions, { questionId }),
    ));
});

describe.each(setters)('questions that %s works with', (account) => {
  it('go into the basket where it sees them', () => {
    compare(questions(), maySee(account), (questionId) => statusOf(account, calls.putInBasket, { questionId }));
    compare(questions(), maySee(account), (questionId) => statusOf(account, calls.takeFromBasket, { questionId }));
  });

  it('are changed and removed where they are its own', () => {
    compare(questions(), isOwn(account), (questionId) =>
      statusOf(account, calls.updateQuestion, { questionId, ...faulty }),
    );
    compare(questions(), isOwn(account), (questionId) => statusOf(account, calls.removeQuestions, { questionId }));
  });

  it('are put into papers where it sees them, and refused by name where it does not', () => {
    const inPaper = (questionId: string) => ({
      ...empty,
      sections: [{ title: '题目', questions: [{ questionId, score: 3 }] }],
    });
    compare(questions(), maySee(account), (id) => statusOf(account, calls.addPaper, inPaper(id)));
    const hidden = questions().find((row) => !maySee(account)(row))!;
    expect(statusOf(account, calls.addPaper, inPaper(hidden.id))).toBe(400);
  });
});

describe.each(setters)('papers of %s', (account) => {
  it('are listed where they are its own, and no others', async () => {
    const own = papers().filter((row) => isOwn(account)(row) && !row.isDeleted && !row.isPersonal);
    expect(await listed(account, calls.pagePapers)).toEqual(idsOf(own));
  });

  it('are read where they are its own, of a subject that it leads, or of work that it reaches', () => {
    const inReach = new Set(work().flatMap((row) => (reaches(account)(row) ? [row.paperId] : [])));
    const common = papers().filter(({ isPersonal }) => !isPersonal);
    const mayRead: Rule<PaperRow> = (row) => isOwn(account)(row) || leads(account)(row) || inReach.has(row.id);
    compare(common, mayRead, (paperId) => statusOf(account, calls.getPaper, { paperId }));
  });

  it('are read where they were made for a student in its reach', () => {
    const sheets = all<Row & { classId: string }>(
      `select p.id, p.owner_id owner, p.school_id school, p.subject_id subjectId, 0 isDeleted, s.class_id classId
        from papers p join submissions s on s.paper_id = p.id where p.is_personal = 1`,
    );
    const countsOf = taughtOf(account);
    const mayRead = (row: (typeof sheets)[number]) =>
      leads(account)(row) || countsOf({ ...row, classes: row.classId, paperId: null }).taught > 0;
    const found = sheets.map((row) => [row.id, statusOf(account, calls.getPaper, { paperId: row.id }) === 200]);
    expect(found).toEqual(sheets.map((row) => [row.id, mayRead(row)]));
  });

  it('are changed, set and removed where they are its own', () => {
    const lessons = { courseId: '77', classId: account === 'teacher-foreign' ? classIds.foreign : classIds.junior };
    const set = { taskType: 1, title: '作业', ...lessons };
    compare(papers(), isOwn(account), (paperId) => statusOf(account, calls.addAssignment, { ...set, paperId }));
    compare(papers(), isOwn(account), (paperId) => statusOf(account, calls.updatePaper, { ...empty, paperId }));
    compare(papers(), isOwn(account), (paperId) => statusOf(account, calls.removePapers, { paperId }));
  });
});

describe.each(setters)('work of %s', (account) => {
  it('is listed where a class of it is its own or it leads the subject, and no other', async () => {
    const seen = work().filter((row) => !row.isDeleted && reaches(account)(row));
    expect(await listed(account, calls.pageAssignments)).toEqual(idsOf(seen));
  });

  it('is read where it is listed', () => {
    const { getAssignment, listSubmissions, getAssignmentReport, exportAssignmentReport } = calls;
    for (const call of [getAssignment, listSubmissions, getAssignmentReport, exportAssignmentReport])
      compare(work(), reaches(account), (assignmentId) => statusOf(account, call, { assignmentId }));
  });

  it('is removed, marked by machine and given other keys where all of its classes are its own or it leads the subject', () => {
    for (const call of [calls.removeAssignments, calls.startMarking])
      compare(work(), reachesWhole(account), (assignmentId) => statusOf(account, call, { assignmentId }));
    const key = { questionId: questionIds.everybodys, answers: [['A']] };
    for (const call of [calls.previewKey, calls.changeKey])
      compare(work(), reachesWhole(account), (assignmentId) => statusOf(account, call, { assignmentId, ...key }));
  });

  it('is withdrawn, published and taken back there, and in all of its school where it administers that', () => {
    const inOwnSchool: Rule = ({ school }) => school === schoolOf(account);
    const mayPublish: Rule<WorkRow> = (row) => reachesWhole(account)(row) || (account === 'many' && inOwnSchool(row));
    for (const call of [calls.withdrawAssignment, calls.publishAssignment, calls.unpublishAssignment])
      compare(work(), mayPublish, (assignmentId) => statusOf(account, call, { assignmentId }));
  });
});

const runners: Account[] = ['school-admin', 'classic-school-admin', 'school-master', 'admin-foreign', 'admin-primary'];

describe.each(runners)('all work of the school of %s', (account) => {
  const inOwnSchool: Rule = ({ school }) => school === schoolOf(account);

  it('is listed, whoever has set it, and no other', async () => {
    const seen = work().filter((row) => !row.isDeleted && inOwnSchool(row));
    expect(await listed(account, calls.pageSchoolWork, { schoolId: schoolOf(account) })).toEqual(idsOf(seen));
    for (const schoolId of Object.values(schoolIds).filter((id) => id !== schoolOf(account)))
      expect(statusOf(account, calls.pageSchoolWork, { schoolId })).toBe(403);
  });

  it('is read where it is listed', () =>
    compare(work(), inOwnSchool, (assignmentId) => statusOf(account, calls.getSchoolWork, { assignmentId })));
});

it.each(setters.filter((account) => account !== 'many'))('all work of a school is closed to %s', async (account) => {
  const assignmentId = assignmentIds.published;
  expect(statusOf(account, calls.pageSchoolWork, { schoolId: schoolOf(account) })).toBe(403);
  expect(statusOf(account, calls.getSchoolWork, { assignmentId })).toBe(403);
});

describe('questions, papers and work', () => {
  const named = callEntries.filter(([, { path }]) =>
    /\/web\/(question|questionGroup|paper|assignment|practice|report)\//.test(path),
  );
  const lessons = { courseId: courseIds.maths, classId: classIds.junior };
  const whole = {
    ...faulty,
    ...empty,
    ...lessons,
    stage: 'junior',
    taskType: 1,
    practice: { practiceMode: 41, days: 30, most: 5 },
    questionId: questionIds.everybodys,
    groupId: questionGroupIds.everybodys,
    paperId: paperIds.draft,
    assignmentId: assignmentIds.collecting,
  };

  it('are closed to everybody whose role has none', () => {
    expect(named).toHaveLength(34);
    expect(everybodyElse.length).toBeGreaterThan(10);
    // Who enters workbooks chooses knowledge points.
    const mayRead = (account: string, name: string): boolean =>
      name === 'getKnowledgeTree' && ['admin', 'parttime'].includes(account);
    for (const account of everybodyElse) {
      for (const [name, endpoint] of named) {
        const due = mayRead(account, name) ? 200 : 403;
        expect([account, name, statusOf(account, endpoint, whole)]).toEqual([account, name, due]);
      }
    }
  });

  it("are a school administrator's in the bank alone, but to withdraw work", () => {
    const read = ['getKnowledgeTree', 'pageQuestions', 'getQuestion', 'listSimilarQuestions', 'getQuestionGroup'];
    const open = [...read, 'withdrawAssignment'];
    for (const [name, endpoint] of named) {
      const status = statusOf('school-admin', endpoint, whole);
      expect([name, status]).toEqual([name, open.includes(name) ? 200 : 403]);
    }
  });

  it('are reached only all together, where several are named', () => {
    const foreign = `71${accounts['teacher-foreign']}20`;
    for (const call of [calls.putInBasket, calls.takeFromBasket])
      expect(statusOf('teacher', call, { questionId: `${questionIds.everybodys},${foreign}` })).toBe(403);
    const classId = `${classIds.junior},${classIds.foreign}`;
    expect(statusOf('teacher', calls.previewPractice, { ...whole, classId })).toBe(403);
    expect(statusOf('teacher', calls.addAssignment, { ...whole, classId })).toBe(403);
  });
});
