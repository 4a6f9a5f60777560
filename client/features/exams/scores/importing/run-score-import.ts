import { importExamScores } from '../../../../../contracts/wrongbook/exams/scores.ts';
import { showDone } from '../../../../components/toast.ts';
import { runTask } from '../../../tasks/run-task.ts';
import type { OfSubject, Scoring } from '../scores.ts';

/** Writes a list of scores as a task, as far as it was checked: `replaced` of them take the place of others. */
export async function runScoreImport(
  of: OfSubject,
  { courseName }: Pick<Scoring, 'courseName'>,
  file: File,
  replaced: number,
): Promise<void> {
  const title = `导入${courseName}成绩：${file.name}`;
  const input = { ...of, replaced };
  const { counts } = await runTask({ name: 'importExamScores', endpoint: importExamScores, input, title, file });
  showDone(`已写入 ${counts.imported} 名考生的${courseName}成绩`);
}
