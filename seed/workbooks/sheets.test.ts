import { describe, expect, it } from 'vitest';
import { migrateDatabase } from '../../server/database/migrate.ts';
import { Sqlite } from '../../server/database/sqlite.mjs';
import { seedWorld } from '../seed.ts';

const sqlite = new Sqlite(':memory:');
migrateDatabase(sqlite);
seedWorld(sqlite, { size: 'small', seed: 5, now: '2026-11-27 10:00:00' });
const values = (query: string): unknown[] => sqlite.prepare(query).pluck().all();

const printed = `workbook_questions q join workbook_pages p on p.id = q.page_id join workbooks w on w.id = p.workbook_id
  join questions b on b.id = q.question_id`;
const isOpen = `w.title = '七年级数学上册期末冲刺' and p.page_no > 2`;

describe('The pages of workbooks', () => {
  it('are in the bank, all but those of the book that is being entered', () => {
    const unknown = `select distinct w.title || ' ' || p.page_no from workbook_questions q
      join workbook_pages p on p.id = q.page_id join workbooks w on w.id = p.workbook_id where q.question_id is null`;
    expect(values(`${unknown} and not (${isOpen})`)).toEqual([]);
    expect(values(unknown)).toHaveLength(6);
    expect(values(`select p.title from ${printed} where ${isOpen}`)).toEqual([]);
  });

  it('ask of the chapter that their title names, in kind and marks as the bank has it', () => {
    const chapters = sqlite
      .prepare<[], { title: string; chapter: string }>(
        `select distinct p.title, k.name chapter from ${printed} join question_points x on x.question_id = b.id
          join knowledge_points o on o.id = x.point_id join knowledge_points k on k.id = o.parent_id`,
      )
      .all();
    const named = (chapter: string): string => `${chapter.replace(/ ?[（(][^（()）]*[）)]$/, '')}（`;
    expect(chapters.length).toBeGreaterThan(1000);
    expect(chapters.filter(({ title, chapter }) => !title.startsWith(named(chapter)))).toEqual([]);
    expect(
      values(`select q.id from ${printed} where b.question_type <> q.question_type or b.score <> q.score
        or b.grade_id <> w.grade_id or b.subject_id <> substr(w.course_id, 2) + 0`),
    ).toEqual([]);
  });

  it('have different questions on the sheets of a chapter, and each passage with all that asks about it', () => {
    expect(values(`select w.title from ${printed} group by w.id, b.id having count(*) > 1`)).toEqual([]);
    expect(
      values(`select p.title from ${printed} where b.group_id is not null group by p.id, b.group_id
        having count(*) <> (select count(*) from questions m where m.group_id = b.group_id)
        or max(q.position) - min(q.position) <> count(*) - 1`),
    ).toEqual([]);
    const few = 'select page_id from workbook_questions group by page_id having count(*) < 4 or count(*) > 10';
    expect(values(few)).toEqual([]);
  });
});
