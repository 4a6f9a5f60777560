import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { valueAt } from '../../../../answers/values.ts';
import { NotExercised, type Law, type Prober } from '../law.ts';
import { differing } from './compare.ts';
import { lawOf, type Input, type Subject } from './subject.ts';
import { mostPerPage, wholeOf, type Whole } from './whole.ts';

/** Pages into which the whole is divided. */
const parts = 3;

/** All pages together are the whole, and each says truly which it is. */
export function pagingLaws(subject: Subject): Law[] {
  if (subject.rows.shape !== 'page') return [];
  return [
    lawOf(subject, '分页', async (prober) => {
      const whole = await wholeOf(subject, prober);
      if (whole.rows.length < 2) throw new NotExercised(`只有 ${whole.rows.length} 行，不能分页`);
      return divided(subject, prober, whole);
    }),
    lawOf(subject, '页数之外', async (prober) => {
      const { input, rows } = await wholeOf(subject, prober);
      const asked = { ...input, size: Math.min(mostPerPage, Math.max(1, rows.length)), current: 9 };
      return inPage(await prober.data(subject.call, asked), { ...asked, total: rows.length, records: 0 });
    }),
    lawOf(subject, '每页上限', async (prober) => {
      const { input, rows } = await wholeOf(subject, prober);
      const data = await prober.data(subject.call, { ...input, size: mostPerPage * 2, current: 1 });
      const records = Math.min(rows.length, mostPerPage);
      return inPage(data, { size: mostPerPage, current: 1, total: rows.length, records });
    }),
  ];
}

async function divided(subject: Subject, prober: Prober, { input, rows }: Whole): Promise<Deviation[]> {
  const size = Math.min(mostPerPage, Math.ceil(rows.length / parts));
  const pages = Math.ceil(rows.length / size);
  const found: Deviation[] = [];
  const all: unknown[] = [];
  for (let current = 1; current <= pages; current++) {
    const asked: Input = { ...input, size, current };
    const data = await prober.data(subject.call, asked);
    const records = valueAt(data, ['records']) as unknown[];
    all.push(...records);
    const expected = Math.min(size, rows.length - size * (current - 1));
    found.push(...inPage(data, { size, current, total: rows.length, records: expected }));
  }
  return [...found, ...differing(subject, rows, all)];
}

/** What a page must say. */
interface Expected {
  size: number;
  current: number;
  total: number;
  records: number;
}

function inPage(data: unknown, { size, current, total, records }: Expected): Deviation[] {
  const length = (valueAt(data, ['records']) as unknown[]).length;
  const figures = { total, size, current, pages: Math.ceil(total / size) };
  return [
    ...(length === records ? [] : [deviation('$.data.records', `${records} 项`, `${length} 项`)]),
    ...Object.entries(figures)
      .map(([name, figure]) => ({ name, figure, got: valueAt(data, [name]) }))
      .filter(({ figure, got }) => got !== figure)
      .map(({ name, figure, got }) => deviation(`$.data.${name}`, String(figure), String(got))),
  ];
}
