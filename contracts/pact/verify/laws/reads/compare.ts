import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { keyOf, type Subject } from './subject.ts';

/** Where the rows of an answer lie. */
export const pathOfRows = ({ rows: { shape } }: Subject): string => (shape === 'page' ? '$.data.records' : '$.data');

/** How rows differ from those that are expected, in whatever order. */
export function differing(subject: Subject, expected: readonly unknown[], got: readonly unknown[]): Deviation[] {
  const key = keyOf(subject);
  const [wanted, found] = [new Set(expected.map(key)), new Set(got.map(key))];
  const missing = [...wanted].filter((one) => !found.has(one)).length;
  const more = [...found].filter((one) => !wanted.has(one)).length;
  const repeated = got.length - found.size - (expected.length - wanted.size);
  if (missing === 0 && more === 0 && repeated === 0) return [];
  const parts = [
    [missing, '缺少'],
    [more, '多出'],
    [repeated, '重复'],
  ] as const;
  const told = parts.filter(([count]) => count !== 0).map(([count, word]) => `${word} ${count} 项`);
  return [deviation(pathOfRows(subject), `${expected.length} 项`, `${got.length} 项，${told.join('，')}`)];
}
