import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { valueAt } from '../../../../answers/values.ts';
import { NotExercised, type Law, type Prober } from '../law.ts';
import { dividing } from './candidates.ts';
import { pageOf } from './files.ts';
import { fits } from './fits.ts';
import { filtersOf, lawOf, type Checked, type Subject } from './subject.ts';
import { wholeOf } from './whole.ts';

/** A sum over the rows of a page counts just those, with each filter. */
export function sumLaws(subject: Subject): Law[] {
  const { like, data } = subject.endpoint;
  if (like === undefined) return [];
  const page = pageOf(like);
  const kind = page.rows.row.meta()?.['x-row'];
  const shape = (data as { shape?: Record<string, { meta: () => Record<string, unknown> | undefined }> }).shape ?? {};
  const count = Object.keys(shape).find((name) => shape[name]!.meta()?.['x-count'] === kind);
  if (count === undefined) return [];
  return filtersOf(subject).map(([field, relation]) =>
    lawOf(subject, `合计 ${field}`, (prober) => counted({ subject, page, count }, field, relation, prober)),
  );
}

interface Sum {
  subject: Subject;
  page: Subject;
  count: string;
}

async function counted({ subject, page, count }: Sum, field: string, relation: Checked, prober: Prober) {
  const { input, rows } = await wholeOf(page, prober);
  const [value] = dividing(page, field, relation, rows);
  if (value === undefined) throw new NotExercised(`没有能区分各行的 ${field}（共 ${rows.length} 行）`);
  const expected = rows.filter((row) => fits(relation, row, value)).length;
  const got = valueAt(await prober.data(subject.call, { ...input, [field]: value }), [count]);
  return got === expected ? ([] as Deviation[]) : [deviation(`$.data.${count}`, String(expected), String(got))];
}
