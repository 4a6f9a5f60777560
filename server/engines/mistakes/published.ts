import type Database from 'better-sqlite3';

/** Sheets that count: handed in, of work that is published and there. The same conditions hold for all that follows from them. */
export const publishedSheets = `submissions s
  join assignments a on a.id = s.assignment_id and a.publish_time <> '' and a.is_deleted = 0 and s.state = 1`;

/** Answers that count: those of such sheets that are marked. */
export const published = `${publishedSheets}
  join responses r on r.submission_id = s.id and r.score is not null
  join paper_questions q on q.paper_id = s.paper_id and q.position = r.position`;

/** Whether an answer earned less than there was, whatever floating point adds. */
export const isWrong = 'round(q.score - r.score, 4) > 0';

/** The question whose history an answer belongs to: that for which it was practised. */
export const practised = 'coalesce(q.practises, q.question_id)';

/** What is supposed of works, to work out ahead what would follow: that they were published at a moment, or "" for not. */
export interface Supposed {
  assignmentIds: readonly string[];
  publishTime: string;
}

/** Before a statement: whatever it asks of works is answered as if what is supposed were so. */
export const supposing = `with assignments as not materialized (select id, title, tag, task_type, is_deleted,
  iif(id in (select value from json_each(:supposedIds)), :supposedTime, publish_time) publish_time from main.assignments)`;

/** The values that `supposing` takes; without any all is as it is. */
export const supposedValues = (supposed?: Supposed) => ({
  supposedIds: JSON.stringify(supposed?.assignmentIds ?? []),
  supposedTime: supposed?.publishTime ?? '',
});

/** Submissions by a JSON list of their ids. */
export const among = 's.id in (select value from json_each(:ids))';

/** Statements prepared once per connection. */
export function statements<T>(prepare: (sqlite: Database.Database) => T): (sqlite: Database.Database) => T {
  const known = new WeakMap<Database.Database, T>();
  return (sqlite) => {
    let found = known.get(sqlite);
    if (found === undefined) known.set(sqlite, (found = prepare(sqlite)));
    return found;
  };
}
