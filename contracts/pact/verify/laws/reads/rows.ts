import { deviation } from '../../deviation.ts';
import type { Law } from '../law.ts';
import { pathOfRows } from './compare.ts';
import { keyOf, lawOf, type Subject } from './subject.ts';
import { wholeOf } from './whole.ts';

/** No row stands twice in a list. */
export function rowLaws(subject: Subject): Law[] {
  if (subject.rows.shape === 'one') return [];
  return [
    lawOf(subject, '行不重复', async (prober) => {
      const { rows } = await wholeOf(subject, prober);
      const repeated = rows.length - new Set(rows.map(keyOf(subject))).size;
      return repeated === 0 ? [] : [deviation(pathOfRows(subject), '没有重复的行', `${repeated} 行重复`)];
    }),
  ];
}
