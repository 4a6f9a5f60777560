import { sumUpExam } from '../../../server/engines/mistakes/exam-results.ts';
import type { World } from './world.ts';

/** The exam beside the one that a state is about, so that one can be told from the other. */
export const copiedExamId = '90019003';

/** What is another one in the copy, as SQL, by table. Its rooms have numbers of their own that tell from which they were made. */
const changed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  exams: {
    name: "'契约期中'",
    kind: "'midterm'",
    start_date: "'2026-10-08'",
    end_date: "'2026-10-08'",
    create_time: "'2026-09-28 08:00:00'",
  },
  exam_leaders: {},
  exam_classes: {},
  exam_subjects: { date: "'2026-10-08'", assignment_id: 'null' },
  exam_rooms: { id: "id || '3'", name: "name || '（期中）'" },
  exam_students: { room_id: "room_id || '3'" },
  exam_results: { score: 'round(score * 0.9, 1)' },
  exam_item_sums: { sum: 'sum * 0.9' },
};

/** Whoever is first by number had not come to the school yet. */
const left = 'student_id <> (select min(student_id) from exam_students where exam_id = $examId)';

/** An exam a month earlier, with the same candidates but one, who had lower scores. */
export function copyExam(world: World, examId: string): void {
  for (const [table, others] of Object.entries(changed)) {
    const key = table === 'exams' ? 'id' : 'exam_id';
    const columns = world.list(`select name from pragma_table_info('${table}')`).split(',');
    const made: Record<string, string> = { ...others, [key]: `'${copiedExamId}'` };
    const taken = columns.includes('student_id') ? left : 'true';
    world.run(
      `insert into ${table} (${columns.join()})
        select ${columns.map((column) => made[column] ?? column).join()} from ${table} where ${key} = $examId and ${taken}`,
      { examId },
    );
  }
  sumUpExam(world.sandbox.sqlite, copiedExamId);
}
