import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { Sqlite } from '../../server/database/sqlite.mjs';
import { checkFiles } from './check-files.mjs';
import { checkJobs, checkResults, checkScans, countJobs, noteSeen } from './check-jobs.mjs';
import { Broken } from './ledger.mjs';
import { enterPublication } from './load-publishing.mjs';
import { checkCounts, countOthers, looker } from './looks.mjs';
import { filesOf, publishedWork, teacher } from './world.mjs';

const restLimit = 15_000;
const badgePath = '/api/wrongbook/v1.0/web/nav/getMenuBadge';
const clearPath = '/api/wrongbook/v1.0/teacher/doc/clearUnreadPrintCount';
const unread = "select count(*) from documents where teacher_id = ? and shelf = 'print' and is_read = 0 and state <> 5";

/** Compares what a folder of data holds with what has been asked for and answered. */
export class Checker {
  /** @param {string} dataDir @param {import('./ledger.mjs').Ledger} ledger */
  constructor(dataDir, ledger) {
    this.files = filesOf(dataDir);
    this.ledger = ledger;
    this.others = this.open((sqlite) => countOthers(sqlite));
  }

  /** Enters what requests will change that is there already. */
  enter() {
    this.open((sqlite) =>
      enterPublication(this.ledger, looker(sqlite)({ kind: 'publication', key: publishedWork }).state),
    );
  }

  /** Reads the database with a connection of its own. @template T @param {(sqlite: import('better-sqlite3').Database) => T} use */
  open(use) {
    const sqlite = new Sqlite(this.files.database, { readonly: true });
    try {
      // Everything is seen as it was at one moment, though jobs go on.
      return sqlite.transaction(() => use(sqlite))();
    } finally {
      sqlite.close();
    }
  }

  /** Throws unless all that was answered is there, and nothing is half done. To be called while nobody asks for anything. */
  check() {
    this.open((sqlite) => {
      const integrity = sqlite.pragma('integrity_check', { simple: true });
      if (integrity !== 'ok') throw new Broken(`数据库已损坏：${String(integrity)}`);
      const foreign = /** @type {unknown[]} */ (sqlite.pragma('foreign_key_check'));
      if (foreign.length > 0) throw new Broken(`外键不符：${JSON.stringify(foreign[0])}`);
      this.settle(sqlite);
      checkCounts(sqlite, this.ledger.things, this.others);
      checkFiles(sqlite, this.files.documents);
      checkJobs(sqlite, this.ledger.things);
      checkScans(sqlite);
    });
  }

  /** @param {import('better-sqlite3').Database} sqlite */
  settle(sqlite) {
    const look = looker(sqlite);
    for (const thing of this.ledger.things) {
      const { id, state } = look(thing);
      if (id) thing.id = id;
      this.ledger.settle(thing, state);
    }
  }

  /** Throws unless the badge counts what is unread. @param {import('./client.mjs').Ask} ask */
  async checkBadge(ask) {
    const count = () => this.open((sqlite) => Number(sqlite.prepare(unread).pluck().get(teacher.id)));
    const before = count();
    const badge = (await ask(badgePath))?.data?.resourcePrint;
    const after = count();
    // Jobs that end meanwhile add to it.
    if (!(badge >= before && badge <= after)) throw new Broken(`角标是 ${badge}，未读有 ${before} 到 ${after} 条`);
  }

  /** Waits until every job has ended, checks what came of them, and has the teacher look at it. @param {import('./client.mjs').Ask} ask */
  async rest(ask) {
    const begin = performance.now();
    while (this.open((sqlite) => sqlite.prepare('select 1 from jobs where state < 2').get())) {
      if (performance.now() - begin > restLimit) break;
      await wait(50);
    }
    this.open((sqlite) => checkResults(sqlite, this.ledger.things));
    const cleared = await ask(clearPath, { query: { teacherId: teacher.id } });
    if (cleared?.code !== 200) throw new Broken(`不能标为已读：${cleared?.msg ?? '没有回答'}`);
    noteSeen(this.ledger.things);
    await this.checkBadge(ask);
    this.check();
  }

  /** What there has been of jobs. */
  jobs() {
    return this.open((sqlite) => countJobs(sqlite));
  }
}
