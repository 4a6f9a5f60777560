import { taskType } from '../../../contracts/constants/assignments.ts';
import { assignmentIds, paperIds } from '../../../seed/landmarks.ts';
import type { TestApp } from '../app.ts';

/** Makes the work that is being collected a dictation of eight words of the bank; before anybody has looked at it. */
export function dictate({ sandbox: { sqlite } }: TestApp): void {
  const id = sqlite
    .prepare("select id from questions where stem like '听写词语%八个%' and grade_id = '6'")
    .pluck()
    .get();
  if (id === undefined) throw new Error('没有八个词语的听写题');
  sqlite.prepare('delete from paper_questions where paper_id = ? and position > 1').run(paperIds.collecting);
  sqlite.prepare('update paper_questions set question_id = ? where paper_id = ?').run(id, paperIds.collecting);
  sqlite
    .prepare('update assignments set task_type = ? where id = ?')
    .run(taskType.dictationPractice, assignmentIds.collecting);
}
