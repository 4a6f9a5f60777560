import { valueAt } from '../../../../answers/values.ts';
import { NotExercised, type Prober } from '../law.ts';
import { filtersOf, howOf, ownInput, wideInput, type Input, type Subject } from './subject.ts';

/** The largest page that the contract allows. */
export const mostPerPage = 500;

/** Lists that are longer are narrowed first. */
const mostRows = 2 * mostPerPage;

/** Who gives smaller pages than were asked for is asked for so many. */
const mostPages = 20;

/** All rows that an input finds, over all pages. */
export async function rowsFor(subject: Subject, prober: Prober, input: Input): Promise<unknown[]> {
  if (subject.rows.shape !== 'page') {
    const data = await prober.data(subject.call, input, howOf(subject));
    return subject.rows.shape === 'one' ? [data] : listIn(data);
  }
  const rows: unknown[] = [];
  for (let current = 1; ; current++) {
    const page = await prober.data(subject.call, { ...input, size: mostPerPage, current });
    const records = listIn(valueAt(page, ['records']));
    rows.push(...records);
    const pages = Number(valueAt(page, ['pages']));
    if (pages > mostPages || pages * records.length > mostRows)
      throw new NotExercised(`超过 ${mostRows} 行，不逐页比较`);
    if (current >= pages || records.length === 0) return rows;
  }
}

const listIn = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  throw new NotExercised('答复中没有列表');
};

/** Rows to compare with, and the input that finds them. */
export interface Whole {
  input: Input;
  rows: unknown[];
}

/**
 * All that a read lists without filters; where that is refused or too much, with one of those that its success has, or all of them.
 * `free` is the filter that is looked at, which must not narrow, or as it was `asked`.
 */
export async function wholeOf(
  subject: Subject,
  prober: Prober,
  { free, asked = [] }: { free?: string; asked?: readonly string[] } = {},
): Promise<Whole> {
  const own = ownInput(subject, prober);
  const narrowing = filtersOf(subject)
    .map(([field]) => field)
    .filter((field) => field in own && field !== free);
  const ways = [[], ...narrowing.map((field) => [field]), narrowing];
  let refused: unknown;
  for (const kept of ways) {
    const input = wideInput(subject, own, [...asked, ...kept]);
    try {
      return { input, rows: await rowsFor(subject, prober, input) };
    } catch (error) {
      if (!(error instanceof NotExercised)) throw error;
      refused = error;
    }
  }
  throw refused;
}
