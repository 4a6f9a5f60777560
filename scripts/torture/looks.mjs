import { Broken } from './ledger.mjs';
import { mark } from './world.mjs';

/** @typedef {import('better-sqlite3').Database} Database */
/** @typedef {import('./ledger.mjs').Thing} Thing */
/** @typedef {import('./ledger.mjs').State} State */

/** What is there of a thing, and its id where it has one of its own. @typedef {{ id?: string, state: State }} Found */

const none = { state: undefined };
const queries = {
  list: `select count(*) rows, coalesce(sum(name = '学生' || student_no), 0) "right" from students
    where student_no between @key || 'R' and @key || 'R~' and is_deleted = 0`,
  student: 'select id, name from students where student_no = @key and is_deleted = 0',
  class: 'select id, name from school_classes where (id = @id or (@id is null and name = @key)) and is_deleted = 0',
  document: `select id, title, hash, size, state, (select count(*) from jobs where target_id = d.id) jobs
    from documents d where id = @id or (@id is null and title = @key)`,
  publication: `select publish_time <> '' published, (select coalesce(sum(s.wrong), 0) from question_sums s
    where s.assignment_id = a.id) mistakes from assignments a where id = @key`,
};

/** By state of a document how far its file has come. */
const phases = ['registered', 'uploading', 'filed', 'filed', 'filed', 'removed'];

/** @param {any} row @returns {Found} */
function documentOf({ id, title, hash, size, state, jobs }) {
  return { id, state: { phase: phases[state] ?? '', title, hash, size, jobs } };
}

/** @param {Thing['kind']} kind @param {any} row @returns {Found} */
function foundOf(kind, row) {
  if (!row || row.rows === 0) return none;
  if (kind === 'list' || kind === 'publication') return { state: row };
  return kind === 'document' ? documentOf(row) : { id: row.id, state: { name: row.name } };
}

/** Looks for things in a database. @param {Database} sqlite @returns {(thing: Pick<Thing, 'kind' | 'key' | 'id'>) => Found} */
export function looker(sqlite) {
  const prepared = Object.fromEntries(Object.entries(queries).map(([kind, query]) => [kind, sqlite.prepare(query)]));
  return ({ kind, key, id = null }) =>
    foundOf(kind, prepared[kind]?.get(kind === 'document' || kind === 'class' ? { id, key } : { key }));
}

/** How many rows there are that nobody here has asked for. @param {Database} sqlite */
export const countOthers = (sqlite) =>
  /** @type {Record<string, number>} */ (
    sqlite
      .prepare(
        `select (select count(*) from students where student_no not like '${mark}%') students,
          (select count(*) from school_classes where name not like '${mark}%') classes,
          (select count(*) from documents where title not like '${mark}%') documents`,
      )
      .get()
  );

const countOurs = `select (select count(*) from students where student_no like '${mark}%' and is_deleted = 0) students,
  (select count(*) from school_classes where name like '${mark}%' and is_deleted = 0) classes,
  (select count(*) from documents where title like '${mark}%') documents`;

/** @param {readonly Thing[]} things @param {Thing['kind']} kind */
const living = (things, kind) => things.filter((thing) => thing.kind === kind && thing.holds);

/**
 * Throws unless the rows are exactly those that things and seeding have made.
 * @param {Database} sqlite @param {readonly Thing[]} things @param {Record<string, number>} others
 */
export function checkCounts(sqlite, things, others) {
  const listed = living(things, 'list').reduce((sum, { holds }) => sum + Number(holds?.rows), 0);
  const wanted = {
    students: listed + living(things, 'student').length,
    classes: living(things, 'class').length,
    documents: living(things, 'document').length,
  };
  const pairs = /** @type {const} */ ([
    ['压力数据', sqlite.prepare(countOurs).get(), wanted],
    ['原有数据', countOthers(sqlite), others],
  ]);
  for (const [what, found, expected] of pairs) {
    if (JSON.stringify(found) !== JSON.stringify(expected))
      throw new Broken(`${what}的行数应为 ${JSON.stringify(expected)}，实为 ${JSON.stringify(found)}`);
  }
}
