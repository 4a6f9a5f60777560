import { createHash } from 'node:crypto';
import type Database from 'better-sqlite3';
import { Sqlite } from '../server/database/sqlite.mjs';
import { describe, expect, it } from 'vitest';
import { offerTemplates } from '../server/database/question-template.ts';
import { migrateDatabase } from '../server/database/migrate.ts';
import { verifyPassword } from '../server/database/passwords.ts';
import {
  assignmentIds,
  classIds,
  courseIds,
  helperIds,
  idleTeacherId,
  paperIds,
  partnerIds,
  password,
  personaIds,
  pointIds,
  questionIds,
  schoolIds,
  studentIds,
} from './landmarks.ts';
import { SeedRefused, seedWorld, type SeedStep } from './seed.ts';

const now = '2026-03-09 10:00:00';

function world(seed: number, size: 'small' | 'demo' = 'small', at = now) {
  const sqlite = new Sqlite(':memory:');
  sqlite.pragma('foreign_keys = ON');
  migrateDatabase(sqlite);
  const steps: SeedStep[] = [];
  const summary = seedWorld(sqlite, { size, seed, now: at, onProgress: (step) => steps.push(step) });
  const values = (query: string, ...bound: string[]): unknown[] => sqlite.prepare(query).pluck().all(bound);
  return { sqlite, summary, steps, values };
}

function fingerprint(sqlite: Database.Database): string {
  const hash = createHash('sha256');
  for (const name of sqlite
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .pluck()
    .all()) {
    const rows = sqlite
      .prepare(`select * from "${String(name)}"`)
      .raw()
      .all();
    for (const row of rows.map((one) => JSON.stringify(one)).sort()) hash.update(row);
  }
  return hash.digest('hex');
}

const small = world(7);
const demo = world(7, 'demo');

describe('the seeded world', () => {
  it('is the same for one seed number and another for another', () => {
    expect(fingerprint(world(7).sqlite)).toBe(fingerprint(small.sqlite));
    expect(fingerprint(world(8).sqlite)).not.toBe(fingerprint(small.sqlite));
  });

  it.each([
    ['small', small],
    ['demo', demo],
  ])('keeps every constraint and reports its parts (%s)', (size, { sqlite, summary, steps }) => {
    expect(sqlite.pragma('foreign_key_check')).toEqual([]);
    expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok');
    expect(summary).toMatchObject({ size, seed: 7, schools: size === 'small' ? 4 : 14 });
    expect(steps.map(({ done }) => done)).toEqual(steps.map((_, index) => index + 1));
    expect(steps.every(({ rows, total }) => rows > 0 && total === steps.length)).toBe(true);
  });

  it('refuses a database with a school and leaves it as it is', () => {
    const before = fingerprint(small.sqlite);
    expect(() => seedWorld(small.sqlite, { size: 'small', seed: 1, now })).toThrow(SeedRefused);
    expect(fingerprint(small.sqlite)).toBe(before);
  });

  it.each(['2026-08-01 00:00:00', '2026-01-15 12:00:00', '2026-09-01 07:00:00'])('has no future at %s', (at) => {
    const { values } = world(3, 'small', at);
    const tables = ['school_classes', 'students', 'users', 'teachings', 'documents', 'schools', 'partners'];
    for (const table of [...tables, 'questions', 'papers', 'assignments']) {
      expect(values(`select max(create_time) from ${table}`)[0]).toSatisfy((time: string) => time <= at);
    }
  });

  it('has partners whose ancestors are as many as their level', () => {
    const levels = [partnerIds.level1, partnerIds.level2, partnerIds.level3, partnerIds.foreignLevel3].map((id) =>
      String(small.values('select ancestors from partners where id = ?', id)[0]),
    );
    expect(levels).toEqual(['0', '0,501', '0,501,502', '0,511,512']);
  });

  it('knows which questions differ only in numbers, as a migration would, and has no two of them in a paper', () => {
    offerTemplates(demo.sqlite);
    const points = '(select group_concat(p.point_id) from question_points p where p.question_id = q.id)';
    const other = `template <> template_of(question_type, stem, options, figure, ${points})`;
    expect(demo.values(`select id from questions q where group_id is null and ${other}`)).toEqual([]);
    expect(demo.values('select template from questions group by template having count(*) > 1').length).toBeGreaterThan(
      300,
    );
    const twice = `select p.paper_id from paper_questions p join questions q on q.id = p.question_id
      group by p.paper_id, q.template having count(*) > 1`;
    expect(demo.values(twice)).toEqual([]);
  });

  it('has workbooks for the running term and the one before', () => {
    const terms = (at: string) => world(3, 'small', at).values('select distinct term from workbooks order by 1');
    expect(terms('2026-01-15 12:00:00')).toEqual(['202402', '202501']);
    expect(terms(now)).toEqual(['202501', '202502']);
    expect(terms('2026-09-01 07:00:00')).toEqual(['202502', '202601']);
  });

  it('has three workbooks for each course, grade and term, every one with pages and questions', () => {
    const { values } = small;
    expect(values('select distinct count(*) from workbooks group by course_id, grade_id, term')).toEqual([3]);
    const chapters = `select count(*) / 2 from workbook_pages group by workbook_id
      having workbook_id in (select id from workbooks where substr(course_id, 2) `;
    expect(new Set(values(`${chapters} not in ('01', '03'))`))).toEqual(new Set([4]));
    expect(Math.min(...values(`${chapters} in ('01', '03'))`).map(Number))).toBeGreaterThanOrEqual(3);
    const bare = 'select id from workbooks where id not in (select workbook_id from workbook_pages)';
    const blank = 'select id from workbook_pages where id not in (select page_id from workbook_questions)';
    expect([...values(bare), ...values(blank)]).toEqual([]);
    const offered = 'select distinct o.grade_id || o.course_id from offered_courses o order by 1';
    expect(values('select distinct grade_id || course_id from workbooks order by 1')).toEqual(values(offered));
    for (const table of ['workbooks', 'workbook_pages', 'workbook_questions'])
      expect(values(`select id from ${table} where id glob '*[^0-9]*' or length(id) > 12`)).toEqual([]);
  });

  it('names on each page a chapter of the subject, of the volume of its term', () => {
    const pages = (term: string, kind: string) =>
      small.values(
        `select p.title from workbook_pages p join workbooks w on w.id = p.workbook_id
          where w.grade_id = '7' and w.course_id = ? and w.term = ? and w.title like ? order by p.page_no`,
        courseIds.maths,
        term,
        `%${kind}`,
      );
    expect(pages('202501', '同步练习').slice(0, 3)).toEqual([
      '有理数（第1课时）',
      '有理数（第2课时）',
      '整式的加减（第1课时）',
    ]);
    expect(pages('202502', '单元达标卷').at(-1)).toBe('二元一次方程组（B卷）');
    expect(pages('202502', '期末冲刺')).toHaveLength(8);
  });
});

describe.each([
  ['small', small],
  ['demo', demo],
])('landmarks of the %s world', (_, { values }) => {
  it('lets every persona and helper in', async () => {
    const accounts = Object.keys({ ...personaIds, ...helperIds }).filter((account) => account !== 'admin-large');
    const hashes = accounts.map((account) => values('select password_hash from users where account = ?', account)[0]);
    expect(new Set(hashes).size).toBe(1);
    expect(verifyPassword(password, String(hashes[0]))).toBe(true);
    const shown = values("select account from users where persona <> '' order by account");
    expect(shown).toEqual(Object.keys(personaIds).sort());
  });

  it('has the classes and schools that tests rely on', () => {
    for (const id of Object.values(classIds))
      expect(values('select id from school_classes where id = ?', id)).toEqual([id]);
    const lengths = values('select length(name) from schools').map(Number);
    expect(Math.max(...lengths)).toBeGreaterThan(6);
    expect(Math.min(...lengths)).toBeLessThanOrEqual(6);
  });

  it('has the unusual on purpose', () => {
    const student = (column: string, id: string) => values(`select ${column} from students where id = ?`, id)[0];
    for (const column of ['name', 'class_id']) {
      expect(student(column, studentIds.sameNameFirst)).toBe(student(column, studentIds.sameNameSecond));
    }
    for (const part of ['㐀', '𠮷', '龘', '犇', '·']) {
      expect(values('select 1 from students where name like ?', `%${part}%`)).not.toEqual([]);
    }
    expect(student('class_id', studentIds.noClass)).toBeNull();
    expect(student('guardian_name || guardian_phone', studentIds.noGuardian)).toBe('');
    expect(values('select 1 from students where class_id = ?', classIds.empty)).toEqual([]);
    expect(values('select 1 from teachings where teacher_id = ?', idleTeacherId)).toEqual([]);
    expect(student('student_no', studentIds.noClass)).toMatch(/^0\d{6}$/);
  });

  it("has the teacher's own questions, papers and work", () => {
    const point = 'select 1 from question_points where question_id = ? and point_id = ?';
    for (const id of Object.values(questionIds)) expect(values(point, id, pointIds.maths)).toEqual([1]);
    expect(values('select owner_id from questions where id = ?', questionIds.everybodys)).toEqual([null]);
    expect(values('select owner_id from questions where id = ?', questionIds.own)).toEqual([personaIds.teacher]);
    expect(values('select 1 from paper_questions where question_id = ?', questionIds.own)).toEqual([]);
    const papers = 'select id from papers where owner_id = ? and id in (?, ?, ?) order by id';
    const { draft, collecting, published } = paperIds;
    expect(values(papers, personaIds.teacher, draft, collecting, published)).toEqual([draft, collecting, published]);
    expect(values('select 1 from assignments where paper_id = ?', draft)).toEqual([]);
    const states = `select distinct s.state from assignments a join submissions s on s.assignment_id = a.id
      where a.id = ? and a.teacher_id = ? and s.class_id = ? order by 1`;
    const statesOf = (id: string) => values(states, id, personaIds.teacher, classIds.junior);
    expect(statesOf(assignmentIds.collecting)).toEqual([0]);
    expect(statesOf(assignmentIds.published)).toContain(1);
    expect(statesOf(assignmentIds.published)).not.toContain(0);
    const times = 'select publish_time from assignments where id = ?';
    expect(values(times, assignmentIds.collecting)).toEqual(['']);
    expect(values(times, assignmentIds.published)[0]).toMatch(/^20/);
  });

  it('leaves few lessons of a school without a teacher', () => {
    const vacant = values(
      `select count(*) from school_classes c join offered_courses o on o.school_id = c.school_id and o.grade_id = c.grade_id
       left join teachings t on t.class_id = c.id and t.course_id = o.course_id
       where c.status = 0 and c.id <> ? and t.teacher_id is null group by c.school_id`,
      classIds.empty,
    );
    expect(vacant.length).toBeGreaterThan(0);
    expect(Math.max(...vacant.map(Number))).toBeLessThanOrEqual(2);
    expect(values('select max(n) from (select count(*) n from teachings group by teacher_id)')[0]).toBeLessThanOrEqual(
      8,
    );
  });

  it('has one leader of a subject, one of a grade, and at least one administrator', () => {
    const doubled = values(
      `select 1 from user_roles r join users u on u.id = r.user_id where subject_id || grade_id <> ''
       group by u.school_id, role_key, subject_id, grade_id having count(*) > 1`,
    );
    expect(doubled).toEqual([]);
    const led = `select distinct school_id from users u join user_roles r on r.user_id = u.id where role_key = 'school:schoolAdmin'`;
    expect(values(`select id from schools where id not in (${led})`)).toEqual([]);
  });

  it('lets each class with students work with two of the three workbooks of each course, of its own grade', () => {
    const used = (select: string, rest = '') =>
      values(
        `select ${select} from class_workbooks u join school_classes c on c.id = u.class_id
          join workbooks w on w.id = u.workbook_id ${rest}`,
      );
    expect(used('distinct count(*)', 'group by c.id, w.course_id, w.term')).toEqual([2]);
    expect(used('1', 'where w.grade_id <> c.grade_id or c.status <> 0')).toEqual([]);
    expect(used('distinct w.term', 'order by 1')).toEqual(['202501', '202502']);
    expect(used('count(*)', "where w.title like '%期末冲刺'")).toEqual([0]);
    const withStudents = 'select distinct class_id from students where status = 0 and class_id is not null order by 1';
    expect(used('distinct c.id', 'order by 1')).toEqual(values(withStudents));
  });

  it('has graduates of three years and unread documents past 99', () => {
    const years = values(
      'select distinct graduated_year from students where status = 1 and school_id = ?',
      schoolIds.junior,
    );
    expect(years.sort()).toEqual(['2023', '2024', '2025']);
    const unread = 'select count(*) from documents where teacher_id = ? and is_read = 0 and state = 3';
    expect(values(unread, personaIds.teacher)).toEqual([3]);
    expect(values(unread, personaIds.many)).toEqual([105]);
  });
});
