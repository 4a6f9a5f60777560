import type * as z from 'zod';
import { questionType } from '../../../../contracts/constants/questions.ts';
import type { studentLearning } from '../../../../contracts/wrongbook/learning-shapes.ts';
import { countsOf } from '../mistakes/students.ts';
import type { MistakeRow } from './learning.queries.ts';

type Practice = z.output<typeof studentLearning>['practice'];

/** About how long a question takes to do again, in minutes: a convention of ours. */
const minutesOf = (type: number): number => (type === questionType.choice || type === questionType.fillIn ? 2 : 4);

/** What has become of some mistakes by a day. */
export function practiceOf(rows: readonly MistakeRow[], today: string): Practice {
  const due = rows.filter(({ state, dueDate }) => state !== 'mastered' && dueDate <= today);
  const minutes = due.reduce((sum, row) => sum + minutesOf(row.questionType), 0);
  return { ...countsOf(rows, today), total: rows.length, minutes };
}
