import { columnsOf, valuesAt } from '../../../../relations.ts';
import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { NotExercised, type Law, type Prober } from '../law.ts';
import { differing } from './compare.ts';
import { lawOf, type Subject } from './subject.ts';
import { rowsFor, wholeOf } from './whole.ts';

/** Each column sorts: by it ascending and descending are each other's reverse, up to rows that have the same in it. */
export const sortLaws = (subject: Subject): Law[] =>
  Object.entries(columnsOf(subject.endpoint)).flatMap(([column, field]) =>
    typeof field === 'string'
      ? [lawOf(subject, `排序 ${column}`, (prober) => sorted(subject, column, field, prober))]
      : [],
  );

async function sorted(subject: Subject, column: string, field: string, prober: Prober): Promise<Deviation[]> {
  const whole = await wholeOf(subject, prober);
  const by = (order: 'ascs' | 'descs') => rowsFor(subject, prober, { ...whole.input, [order]: column });
  const [up, down] = [await by('ascs'), await by('descs')];
  const rising = groups(up, field);
  if (new Set(rising).size < 2) throw new NotExercised(`各行的 ${field} 都相同，不能比较次序`);
  return [
    ...differing(subject, whole.rows, up),
    ...differing(subject, whole.rows, down),
    ...inOrder(column, rising, groups(down, field)),
  ];
}

/** The values of a field down the rows, of equal neighbours one. What is not there may stand at either end. */
function groups(rows: readonly unknown[], field: string): unknown[] {
  const values = rows.flatMap((row) => valuesAt(row, field)).filter((value) => value !== null && value !== '');
  return values.filter((value, at) => at === 0 || value !== values[at - 1]);
}

function inOrder(column: string, rising: readonly unknown[], falling: readonly unknown[]): Deviation[] {
  const told = (order: string, expected: string, got: string) => [deviation(`${order}=${column}`, expected, got)];
  if (new Set(rising).size < rising.length) return told('ascs', '相同的值相邻', '相同的值分在几处');
  if (!rising.toReversed().every((value, at) => value === falling[at]))
    return told('descs', '升序的倒序', '另一种次序');
  return rising.every((value, at) => at === 0 || isAfter(rising[at - 1], value))
    ? []
    : told('ascs', '从小到大', '有的行小于前一行');
}

const isTime = (value: unknown): boolean => /^\d{4}-\d{2}-\d{2}/.test(String(value));

/** Of numbers and times the order is known; of text it is the collation's. */
function isAfter(before: unknown, after: unknown): boolean {
  if (typeof before === 'number' && typeof after === 'number') return before < after;
  return isTime(before) && isTime(after) ? String(before) < String(after) : true;
}
