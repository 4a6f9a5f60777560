import { createHash } from 'node:crypto';
import {
  assignmentIds,
  classIds,
  courseIds,
  documentIds,
  paperIds,
  partnerIds,
  personaIds,
  schoolIds,
} from '../../../seed/landmarks.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import type { TestApp } from '../app.ts';
import { addMarkedExams } from './marked.ts';
import { addTasks, endedTasks } from './tasks.ts';
import { tradeStock } from './trade.ts';
import { addTalks, wellbeingStock } from './wellbeing.ts';
import { addEnteredPages, enteredPages } from './workbooks.ts';

/** Everything that belongs to a school. */
const queries = [
  'select * from schools where id = ?',
  'select * from school_classes where school_id = ?',
  'select * from users where school_id = ?',
  'select r.* from user_roles r join users u on u.id = r.user_id where u.school_id = ?',
  'select t.* from teachings t join school_classes c on c.id = t.class_id where c.school_id = ?',
  'select w.* from class_workbooks w join school_classes c on c.id = w.class_id where c.school_id = ?',
  'select * from offered_courses where school_id = ?',
  'select * from students where school_id = ?',
  'select * from documents where school_id = ?',
  'select * from questions where school_id = ?',
  'select * from question_groups where school_id = ?',
  'select * from papers where school_id = ?',
  'select q.* from paper_questions q join papers p on p.id = q.paper_id where p.school_id = ?',
  'select * from assignments where school_id = ?',
  'select s.* from submissions s join assignments a on a.id = s.assignment_id where a.school_id = ?',
  'select r.* from responses r join submissions s on s.id = r.submission_id join assignments a on a.id = s.assignment_id where a.school_id = ?',
  'select * from exams where school_id = ?',
  'select s.* from exam_students s join exams e on e.id = s.exam_id where e.school_id = ?',
  'select r.* from exam_rooms r join exams e on e.id = r.exam_id where e.school_id = ?',
  'select s.* from exam_subjects s join exams e on e.id = s.exam_id where e.school_id = ?',
  'select * from exam_templates where school_id = ?',
  'select * from wellbeing_texts where school_id = ?',
  'select b.* from basket_items b join users u on u.id = b.teacher_id where u.school_id = ?',
];

/** Trade of the other tree: the senior school is a branch of the callers' own. */
const othersTrade = ['orders', 'devices'].map(
  (table) => `select * from ${table} where school_id = ? and partner_id >= '${partnerIds.foreignLevel1}'`,
);

/** A digest per table of what the schools have in which the callers may do nothing. */
export const elsewhere = ({ sqlite }: Sandbox): string[] =>
  [...queries, ...othersTrade].map((query) => {
    const rows = [schoolIds.senior, schoolIds.foreign].map((id) => sqlite.prepare(query).raw().all(id));
    return `${query}: ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`;
  });

const ours = `(${schoolIds.junior}, ${schoolIds.primary})`;

const withSheets = '(select exam_id from exam_subjects where assignment_id is not null)';
const ofExams = `exam_id in ${withSheets}`;

/** What calls at random use up in the callers' schools: tables and which of their rows. */
const consumed = {
  school_classes: `school_id in ${ours}`,
  teachings: `class_id in (select id from school_classes where school_id in ${ours})`,
  students: `school_id in ${ours}`,
  documents: `school_id in ${ours}`,
  exams: `id in ${withSheets}`,
  exam_subjects: ofExams,
  exam_results: ofExams,
  exam_score_sums: ofExams,
  exam_item_sums: ofExams,
  submissions: `assignment_id in (select assignment_id from exam_subjects where ${ofExams})`,
  marking_parts: ofExams,
  marking_markers: 'true',
  marking_scripts: 'true',
  marking_outcomes: 'true',
  task_calls: `id ${endedTasks}`,
  jobs: `id ${endedTasks}`,
  workbook_page_work: `page_id in ${enteredPages}`,
  workbook_questions: `page_id in ${enteredPages}`,
  workbook_entries: `question_id in (select id from workbook_questions where page_id in ${enteredPages})`,
};

/** Of these only what is gone is brought back: what was begun again has a file that its row alone names. */
const goneOnly = ['task_calls', 'jobs'];

/** Of these nothing may stay beside what is brought back. */
const emptied = ['exam_score_sums', 'exam_item_sums', 'marking_outcomes', 'marking_scripts', 'marking_markers'];

const waiting = `(select min(a.id) from assignments a join submissions s on s.assignment_id = a.id and s.state = 1
  where a.teacher_id = ${personaIds.teacher} and a.exam_id is null and a.id <> ${assignmentIds.published})`;

const reviewed = `(select min(id) from submissions where assignment_id = ${assignmentIds.published} and state = 1)`;

/** What its second question is worth: so answered it is no mistake, which would be in the student's book. */
const full = `(select q.score from paper_questions q join assignments a on a.paper_id = q.paper_id
  where a.id = ${assignmentIds.published} and q.position = 2)`;

/** Work of the teacher that is not published, with an answer that a person has marked, and some that waits to be marked. */
const marking = [
  `update assignments set publish_time = '' where id = ${assignmentIds.published}`,
  `insert into marks (submission_id, position, kind, user_id, marker, score, confidence, create_time)
    values (${reviewed}, 2, 'person', ${personaIds.teacher}, '教师', ${full}, 1, '2026-10-14 08:00:00')`,
  `update responses set score = ${full}, mark_id = (select max(id) from marks where submission_id = ${reviewed} and position = 2)
    where submission_id = ${reviewed} and position = 2`,
  `update responses set score = null, mark_id = null
    where position = 1 and submission_id in (select id from submissions where assignment_id = ${waiting})`,
  'delete from marking_runs',
];

const corner = (name: string, x: number, y: number) => ({ corner: name, x, y, width: 6, height: 6 });

/** A sheet of one page on which nothing is asked. */
const sheet = {
  version: 1,
  width: 210,
  height: 297,
  pages: [
    {
      page: 1,
      marks: [
        corner('topLeft', 8, 8),
        corner('topRight', 196, 8),
        corner('bottomLeft', 8, 283),
        corner('bottomRight', 196, 283),
      ],
      code: { x: 171, y: 13, width: 20, height: 20 },
      regions: [],
    },
  ],
};

/** Work whose sheets have been laid out, and scans of the teacher's with a page that nobody knows. */
const scanning = [
  `insert or ignore into answer_sheets (assignment_id, paper_id, settings, layout, create_time)
    values (${assignmentIds.collecting}, ${paperIds.collecting}, '{}', '${JSON.stringify(sheet)}', '2026-10-14 08:00:00')`,
  `update submissions set state = 0 where assignment_id = ${assignmentIds.collecting}`,
  ...Array.from({ length: 8 }, (_, index) => `7700${index}`).flatMap((id) => [
    `insert or ignore into documents (id, teacher_id, school_id, shelf, title, kind, extension, size, pages, hash, state, create_time)
      select ${id}, teacher_id, school_id, 'scan', '扫描件', kind, extension, size, 1, hash, 3, create_time
      from documents where id = ${documentIds.ownCloud}`,
    `insert or ignore into scans (document_id, read_pages) values (${id}, 1)`,
    `insert or ignore into scan_pages (document_id, page_no, state, read_state, picture, reading)
      select id, 1, 'unknown', 'unknown', hash, '{}' from documents where id = ${id}`,
    `update scan_pages set state = 'unknown' where document_id = ${id}`,
    `update documents set state = 3 where id = ${id}`,
  ]),
  // The picture of an answer, which none of the seed's has.
  `insert or ignore into answer_cuts (page_id, submission_id, position, kind, part, jpeg, ink, likeness, version)
    select p.id, s.id, 1, 'answer', 1, x'ffd8ffd9', 0.05, '00ff00ff00ff00ff', 'known' from scan_pages p
    join submissions s on s.assignment_id = ${assignmentIds.published} where p.document_id = 77000 and s.state = 1 limit 1`,
  `insert or ignore into answer_cuts (page_id, submission_id, position, kind, part, jpeg, ink, likeness, version)
    select p.id, x.submission_id, 1, 'answer', 1, x'ffd8ffd9', 0.05, '00ff00ff00ff00ff', 'known'
    from scan_pages p join marking_scripts x where p.document_id = 77000`,
];

const examSettings = { thresholds: { excellent: 0.9, pass: 0.6, low: 0.4 }, examNoPattern: '{序号}' };
const examSource = {
  name: '月考',
  kind: 'monthly',
  gradeId: '7',
  settings: examSettings,
  groups: {},
  subjects: [],
  rooms: [],
};

/** Exams of the teacher: planned ones, and printed ones from the fifth, marked ones from the seventh on; with a room for everybody, and templates. */
const exams = [
  ...Array.from({ length: 8 }, (_, index) => `7800${index}`).flatMap((id, index) => [
    `insert or ignore into exams (id, school_id, name, kind, grade_id, term, owner_id, start_date, end_date, settings, create_time)
      select ${id}, school_id, '月考', 'monthly', '7', '202601', id, '2026-11-05', '2026-11-05', '${JSON.stringify(examSettings)}',
        '2026-10-14 08:00:00' from users where id = ${personaIds.teacher}`,
    `insert or ignore into exam_leaders (exam_id, user_id) values (${id}, ${personaIds.teacher})`,
    `insert or ignore into exam_classes (exam_id, class_id, class_name) values (${id}, ${classIds.junior}, '七年级1班')`,
    `insert or ignore into exam_subjects (exam_id, subject_id, course_id, position, date, from_time, to_time, full, way)
      values (${id}, 2, ${courseIds.maths}, 1, '2026-11-05', '08:00', '10:00', 100, 'scores')`,
    `insert or ignore into exam_students (exam_id, student_id, class_id, exam_no)
      select ${id}, id, class_id, student_no from students where class_id = ${classIds.junior} and is_deleted = 0`,
    `insert or ignore into exam_results (exam_id, subject_id, student_id, class_id)
      select exam_id, 2, student_id, class_id from exam_students where exam_id = ${id}`,
    `update exam_subjects set publish_time = '' where exam_id = ${id}`,
    `delete from exam_publishings where exam_id = ${id}`,
    ...(index < 6 ? [] : [`update exam_results set score = 50 where exam_id = ${id} and state = 0`]),
    `insert or ignore into exam_rooms (id, exam_id, name, capacity, columns, position) values (${id}, ${id}, '一考场', 400, 8, 1)`,
    // One is set together with others, one may join those of another school.
    `update exams set joint_id = '${index === 3 ? 10000003 : ''}' where id = ${id}`,
    `update exams set is_deleted = 0, state = '${index < 4 ? 'planned' : index < 6 ? 'printed' : 'marking'}' where id = ${id}`,
    `insert or ignore into exam_templates (id, school_id, owner_id, name, content, create_time)
      select ${id}, school_id, id, '模板${id}', '${JSON.stringify(examSource)}', '2026-10-14 08:00:00' from users
      where id = ${personaIds.teacher}`,
    `update exam_templates set is_deleted = 0 where id = ${id}`,
  ]),
  `insert or ignore into exams (id, school_id, joint_id, name, kind, grade_id, term, owner_id, start_date, end_date, settings, create_time)
    select 78009, '${schoolIds.primary}', '10000099', name, kind, grade_id, term, owner_id, start_date, end_date, settings, create_time
    from exams where id = 78000`,
];

/** Adds exams that are marked, remembers what there is in the callers' schools, and returns how to bring it back after calls have removed it. */
export async function stocked(server: TestApp): Promise<() => void> {
  await addMarkedExams(server);
  await addTalks(server);
  await addEnteredPages(server);
  addTasks(server);
  const { sqlite } = server.sandbox;
  const tables = Object.entries(consumed);
  for (const [table, which] of tables)
    sqlite.exec(`create temp table kept_${table} as select * from ${table} where ${which}`);
  const refills = [
    ...emptied.map((table) => `delete from ${table}`),
    ...tables.map(
      ([table]) =>
        `insert or ${goneOnly.includes(table) ? 'ignore' : 'replace'} into ${table} select * from kept_${table}`,
    ),
  ].map((statement) => sqlite.prepare(statement));
  // Rows that stay where they are when they are removed.
  const recalls = [
    `update or ignore users set is_deleted = 0 where school_id in ${ours}`,
    `update questions set is_deleted = 0 where school_id in ${ours}`,
    `update question_groups set is_deleted = 0 where school_id in ${ours}`,
    `update papers set is_deleted = 0 where school_id in ${ours}`,
    `update assignments set is_deleted = 0, status = 1 where school_id in ${ours}`,
    'delete from basket_items',
    ...marking,
    ...scanning,
    ...exams,
    ...tradeStock,
    ...wellbeingStock,
  ].map((statement) => sqlite.prepare(statement));
  return sqlite.transaction(() => {
    sqlite.pragma('defer_foreign_keys = ON');
    for (const statement of [...refills, ...recalls]) statement.run();
  });
}
