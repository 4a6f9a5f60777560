import { Broken } from './ledger.mjs';

/** @typedef {import('better-sqlite3').Database} Database */
/** @typedef {import('./load-documents.mjs').Paper} Paper */

/** How often a job is begun before the server gives it up, and what the document then says. */
const mostAttempts = 3;
const givenUp = '处理多次中断';
/** What it says where the time of a file was spent before it was read through. */
const spent = '读取超时';
const damaged = '第 1 页已损坏';

/** @param {readonly import('./ledger.mjs').Thing[]} things */
const papersOf = (things) => /** @type {Paper[]} */ (things.filter(({ kind, holds }) => kind === 'document' && holds));

const loose = `select d.id, d.state, count(j.id) jobs from documents d left join jobs j on j.target_id = d.id and j.state < 2
  group by d.id having (d.state = 2 and count(j.id) <> 1) or (d.state in (0, 1, 3, 4) and count(j.id) > 0)`;

const miscounted = `select s.document_id id, d.state, d.pages, s.read_pages readPages, count(p.id) found
  from scans s join documents d on d.id = s.document_id left join scan_pages p on p.document_id = s.document_id
  where d.state < 5 group by 1 having count(p.id) <> s.read_pages or (d.state = 3 and count(p.id) <> d.pages)
    or (d.state = 4 and count(p.id) > 0 and d.fail_reason <> '${givenUp}' and d.fail_reason not like '${spent}%')`;

/** Throws where the pages of a scan are not as many as have been read of it. @param {Database} sqlite */
export function checkScans(sqlite) {
  const found = sqlite.prepare(miscounted).get();
  if (found) throw new Broken(`扫描件的页数不符：${JSON.stringify(found)}`);
}

/** Documents that wait for a job that there is not, or have one to spare. @param {Database} sqlite */
export const looseDocuments = (sqlite) =>
  /** @type {{ id: string, state: number, jobs: number }[]} */ (sqlite.prepare(loose).all());

/**
 * Throws where a document waits for a job that there is not, has one to spare, or was recognised once more after its
 * teacher had seen it.
 * @param {Database} sqlite @param {readonly import('./ledger.mjs').Thing[]} things
 * @param {readonly string[]} [seeded] documents that begin as if one were at work on them, with nobody who is
 */
export function checkJobs(sqlite, things, seeded = []) {
  const found = looseDocuments(sqlite).find(({ id }) => !seeded.includes(id));
  if (found) throw new Broken(`文档与任务不符：${JSON.stringify(found)}`);
  const unread = new Set(
    sqlite.prepare("select id from documents where shelf = 'print' and is_read = 0 and state in (3, 4)").pluck().all(),
  );
  const twice = papersOf(things).find(({ id, holds, seenJobs }) => unread.has(id) && seenJobs === holds?.jobs);
  if (twice) throw new Broken(`${twice.key} 已看过的文档又识别了一次`);
}

const results = `select d.id, d.state, d.pages, d.fail_reason reason, max(j.attempts) attempts, count(*) jobs
  from documents d join jobs j on j.target_id = d.id where d.state in (3, 4) group by d.id`;

/** @param {any} result @param {number} pages */
function isRight({ state, pages: found, reason, attempts }, pages) {
  if (state === 4 && reason === givenUp) return attempts > mostAttempts;
  return pages > 0 ? state === 3 && found === pages && reason === '' : state === 4 && reason === damaged;
}

/**
 * Throws unless, with every job ended, each document has come to what its file must come to.
 * @param {Database} sqlite @param {readonly import('./ledger.mjs').Thing[]} things
 */
export function checkResults(sqlite, things) {
  const open = sqlite.prepare('select id, state, attempts from jobs where state < 2').get();
  if (open) throw new Broken(`任务没有结束：${JSON.stringify(open)}`);
  const found = new Map(
    sqlite
      .prepare(results)
      .all()
      .map((row) => [/** @type {any} */ (row).id, row]),
  );
  for (const { id, key, holds, upload } of papersOf(things)) {
    const result = found.get(id);
    if (holds?.phase === 'filed' && !(result && isRight(result, upload.pages)))
      throw new Broken(`${key}（${upload.pages} 页）识别的结果不对：${JSON.stringify(result)}`);
  }
}

/** Notes that the teacher has seen every document. @param {readonly import('./ledger.mjs').Thing[]} things */
export function noteSeen(things) {
  for (const paper of papersOf(things)) paper.seenJobs = Number(paper.holds?.jobs);
}

/** @typedef {{ all: number, ended: number, interrupted: number, givenUp: number }} JobCounts */

/** How many jobs there have been, and how many were begun more than once. @param {Database} sqlite */
export const countJobs = (sqlite) =>
  /** @type {JobCounts} */ (
    sqlite
      .prepare(
        `select count(*) "all", coalesce(sum(state = 2), 0) ended, coalesce(sum(attempts > 1), 0) interrupted,
          coalesce(sum(attempts > ${mostAttempts}), 0) givenUp from jobs`,
      )
      .get()
  );
