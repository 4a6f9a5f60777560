import type Database from 'better-sqlite3';
import { documentState } from '../../contracts/states.ts';
import { assignmentIds, classIds, documentIds, personaIds } from '../landmarks.ts';
import { dateAfter } from '../calendar.ts';
import type { World } from '../world.ts';

/** What the badge of the teacher's print list shows. */
const unread = 120;

const teacher = personaIds.teacher;

/** One more of a document that is there. */
const again = `insert into documents (id, teacher_id, school_id, shelf, title, kind, extension, size, pages, hash, state,
  is_read, scope, class_id, grade_id, subject_id, copies, print_mode, create_time)
  select $id, teacher_id, school_id, 'print', $title, kind, extension, size, pages, hash, $state, $isRead, 0, class_id, grade_id,
  subject_id, copies, print_mode, $createTime from documents where id = $like`;

const isShown = `teacher_id = '${teacher}' and shelf = 'print'`;

/** Prints that came overnight, until there are as many as the badge shall show, and one that is still being read. */
function addPrints(sqlite: Database.Database, now: string): void {
  const count = sqlite
    .prepare(`select count(*) from documents where ${isShown} and is_read = 0 and state in (3, 4)`)
    .pluck();
  const add = sqlite.prepare(again);
  const missing = unread - Number(count.get());
  const yesterday = dateAfter(now.slice(0, 10), -1);
  for (let index = 0; index < missing; index++) {
    add.run({
      id: `${teacher}${String(201 + index).padStart(4, '0')}`,
      title: `早读材料 ${String(index + 1).padStart(2, '0')}`,
      state: documentState.done,
      isRead: 0,
      createTime: `${yesterday} ${String(18 + Math.floor(index / 40)).padStart(2, '0')}:${String(index % 40).padStart(2, '0')}:00`,
      like: documentIds.ownPrint,
    });
  }
  const late = { createTime: `${now.slice(0, 10)} 07:44:00`, like: documentIds.ownPrint };
  // There is nothing to be seen yet.
  add.run({ ...late, isRead: 1, id: `${teacher}0401`, title: '刚传上来的默写纸', state: documentState.recognising });
}

/** Work that is handed in and marked in part: the last questions of every other sheet wait. */
function openMarking(sqlite: Database.Database): void {
  const work = assignmentIds.published;
  const sheets = `select id from submissions where assignment_id = '${work}' and state = 1 and id % 2 = 0`;
  sqlite.exec(`
    update assignments set publish_time = '' where id = '${work}';
    update responses set score = null, parts = '' where submission_id in (${sheets}) and position > 3;
    update submissions set
      marked_count = (select count(*) from responses r where r.submission_id = submissions.id and r.score is not null),
      score = (select sum(r.score) from responses r where r.submission_id = submissions.id)
      where id in (${sheets})`);
}

/** A pile of sheets that has been through the scanner, badly: it is made and read before the world is ready, as any other. */
function orderScan(sqlite: Database.Database, now: string): void {
  const id = `${teacher}0501`;
  const making = JSON.stringify({ classIds: [classIds.junior], damage: 'bad', absent: 1 });
  sqlite
    .prepare(
      `insert into documents (id, teacher_id, school_id, shelf, title, state, create_time)
       select ?, teacher_id, school_id, 'scan', '模拟扫描：' || title, ?, ? from assignments where id = ?`,
    )
    .run(id, documentState.recognising, `${now.slice(0, 10)} 07:30:00`, assignmentIds.collecting);
  sqlite
    .prepare('insert into scans (document_id, assignment_id, is_synthetic, making) values (?, ?, 1, ?)')
    .run(id, assignmentIds.collecting, making);
  sqlite
    .prepare("insert into jobs (id, kind, target_id, user_id) values (?, 'make-scans', ?, ?)")
    .run(`${teacher}0901`, id, teacher);
}

/** A teacher comes in to a full desk. */
export function finishBusyMorning(sqlite: Database.Database, world: World): void {
  addPrints(sqlite, world.now);
  openMarking(sqlite);
  orderScan(sqlite, world.now);
  world.write.mistakes();
}
