import type Database from 'better-sqlite3';
import { rebuildMistakes } from '../engines/mistakes/rebuild.ts';

const tables = {
  mistakes: 'student_id, question_id',
  point_sums: 'student_id, point_id',
  question_sums: 'class_id, assignment_id, question_id',
  exam_results: 'exam_id, subject_id, student_id',
  exam_score_sums: 'exam_id, subject_id, class_id, score',
  exam_item_sums: 'exam_id, subject_id, class_id, position',
};

/** All that follows from published marks, as it is kept. */
export const keptMistakes = (sqlite: Database.Database): Record<string, unknown[]> =>
  Object.fromEntries(
    Object.entries(tables).map(([table, key]) => [
      table,
      sqlite.prepare(`select * from ${table} order by ${key}`).all(),
    ]),
  );

/** The same made anew from all marks, which leaves what is kept as it was. */
export function remadeMistakes(sqlite: Database.Database): Record<string, unknown[]> {
  sqlite.exec('savepoint remake');
  try {
    rebuildMistakes(sqlite);
    return keptMistakes(sqlite);
  } finally {
    sqlite.exec('rollback to remake; release remake');
  }
}
