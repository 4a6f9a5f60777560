import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { NotExercised, type Law, type Prober } from '../law.ts';
import { common, dividing, foreign } from './candidates.ts';
import { differing, pathOfRows } from './compare.ts';
import { fits } from './fits.ts';
import { filtersOf, isOptional, lawOf, ownInput, type Checked, type Input, type Subject } from './subject.ts';
import { rowsFor, wholeOf } from './whole.ts';

/** Each filter of a read picks exactly the rows that it says. */
export const filterLaws = (subject: Subject): Law[] =>
  filtersOf(subject).map(([field, relation]) =>
    lawOf(subject, `筛选 ${field}`, (prober) =>
      isOptional(subject, field) && subject.rows.shape !== 'one'
        ? exact(subject, field, relation, prober)
        : fitting(subject, field, relation, prober),
    ),
  );

/** Where nothing can be listed without it, every row must be of what was asked for. */
async function fitting(subject: Subject, field: string, relation: Checked, prober: Prober): Promise<Deviation[]> {
  const value = ownInput(subject, prober)[field];
  if (value === undefined) throw new NotExercised(`成功的用例不带 ${field}`);
  const { rows } = await wholeOf(subject, prober, { asked: [field] });
  if (rows.length === 0) throw new NotExercised('没有行');
  return misfits(subject, relation, rows, value);
}

function misfits(subject: Subject, relation: Checked, rows: readonly unknown[], value: unknown): Deviation[] {
  const wrong = rows.filter((row) => !fits(relation, row, value)).length;
  if (wrong === 0) return [];
  return [deviation(pathOfRows(subject), '每一行都符合所查的条件', `${rows.length} 项中 ${wrong} 项不符合`)];
}

/** With a value that some rows have just those are found, with one that none has nothing. */
async function exact(subject: Subject, field: string, relation: Checked, prober: Prober): Promise<Deviation[]> {
  const whole = await wholeOf(subject, prober, { free: field });
  const dividers = tries(subject, field, relation, whole.rows);
  const isAlike = dividers.length === 0;
  const [unknown] = foreign(subject, field, relation, whole.rows, isAlike);
  if (isAlike && (unknown === undefined || whole.rows.length === 0))
    throw new NotExercised(`没有能区分各行的 ${field}（共 ${whole.rows.length} 行）`);
  const found: Deviation[] = [];
  for (const value of isAlike ? common(subject, field, relation, whole.rows) : dividers) {
    const expected = whole.rows.filter((row) => fits(relation, row, value));
    found.push(...differing(subject, expected, await rowsFor(subject, prober, { ...whole.input, [field]: value })));
  }
  if (unknown === undefined) return found;
  return [...found, ...differing(subject, [], await rowsOrNone(subject, prober, { ...whole.input, [field]: unknown }))];
}

/** What is asked for: blank and not, a word of each field that is searched, else the one value that divides the rows best. */
function tries(subject: Subject, field: string, relation: Checked, rows: readonly unknown[]): unknown[] {
  if ('isBlank' in relation) return dividing(subject, field, relation, rows);
  const parts = 'contains' in relation ? relation.contains.map((path) => ({ contains: [path] })) : [relation];
  return parts.flatMap((part) => dividing(subject, field, part, rows).slice(0, 1));
}

/** What nobody has may be refused as well. */
async function rowsOrNone(subject: Subject, prober: Prober, input: Input): Promise<unknown[]> {
  try {
    return await rowsFor(subject, prober, input);
  } catch (error) {
    if (error instanceof NotExercised) return [];
    throw error;
  }
}
