import { createHash } from 'node:crypto';
import { schoolIds } from '../../../seed/landmarks.ts';
import type { Sandbox } from '../../database/sandbox.ts';

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
  'select * from papers where school_id = ?',
  'select q.* from paper_questions q join papers p on p.id = q.paper_id where p.school_id = ?',
  'select * from assignments where school_id = ?',
  'select s.* from submissions s join assignments a on a.id = s.assignment_id where a.school_id = ?',
  'select r.* from responses r join submissions s on s.id = r.submission_id join assignments a on a.id = s.assignment_id where a.school_id = ?',
  'select b.* from basket_items b join users u on u.id = b.teacher_id where u.school_id = ?',
];

/** A digest per table of what the schools have in which the callers may do nothing. */
export const elsewhere = ({ sqlite }: Sandbox): string[] =>
  queries.map((query) => {
    const rows = [schoolIds.senior, schoolIds.foreign].map((id) => sqlite.prepare(query).raw().all(id));
    return `${query}: ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`;
  });

/** What calls at random use up in the callers' schools. */
const consumed = ['school_classes', 'students', 'documents'];

/** Remembers what there is in the callers' schools, and returns how to bring it back after calls have removed it. */
export function stocked({ sqlite }: Sandbox): () => void {
  const ours = `(${schoolIds.junior}, ${schoolIds.primary})`;
  for (const table of consumed)
    sqlite.exec(`create temp table kept_${table} as select * from ${table} where school_id in ${ours}`);
  sqlite.exec(
    `create temp table kept_teachings as select * from teachings where class_id in (select id from kept_school_classes)`,
  );
  const refills = [...consumed, 'teachings'].map((table) =>
    sqlite.prepare(`insert or replace into ${table} select * from kept_${table}`),
  );
  // Rows that stay where they are when they are removed.
  const recalls = [
    `update or ignore users set is_deleted = 0 where school_id in ${ours}`,
    `update questions set is_deleted = 0 where school_id in ${ours}`,
    `update papers set is_deleted = 0 where school_id in ${ours}`,
    `update assignments set is_deleted = 0, status = 1 where school_id in ${ours}`,
    'delete from basket_items',
  ].map((statement) => sqlite.prepare(statement));
  return sqlite.transaction(() => {
    sqlite.pragma('defer_foreign_keys = ON');
    for (const statement of [...refills, ...recalls]) statement.run();
  });
}
