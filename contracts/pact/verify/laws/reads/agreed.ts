import { agreements, figures, type Agreement, type Figure, type Given, type Told } from '../../../../agreements.ts';
import { calls } from '../../../../calls.ts';
import { valuesAt } from '../../../../relations.ts';
import type { ValueName } from '../../../state-values.ts';
import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { NotExercised, type Law, type Prober } from '../law.ts';
import { lawOf, ownInput, subjectOf, wideInput, type Input } from './subject.ts';
import { rowsFor } from './whole.ts';

/** What several reads say of the same is the same, of all that they tell or of what is wanted: that they agree is assumed. */
export const agreedLaws = (isWanted = (_told: Told): boolean => true): Law[] => [
  ...agreements
    .filter(({ one, other }) => isWanted(one) || isWanted(other))
    .map((agreement) =>
      lawBetween(agreement.one, agreement.other, `${agreement.one.field} 与`, (prober) => inValues(agreement, prober)),
    ),
  ...figures
    .filter(({ one, counts }) => isWanted(one) || isWanted(counts))
    .map((figure) =>
      lawBetween(figure.one, figure.counts, `${figure.one.field} 计`, (prober) => inFigures(figure, prober)),
    ),
];

function lawBetween(one: Told, other: Told, name: string, hold: Law['hold']): Law {
  const subject = subjectOf(one.call, calls[one.call]);
  const asked = Object.keys({ ...one.asked, ...other.asked }).map((field) => `（${field}）`);
  const told = `${name} ${other.call} 的 ${other.field}${asked.join('')}`;
  return { ...lawOf(subject, told, hold), also: other.call, provenance: 'inferred' };
}

/** The rows of both reads that count. */
async function bothRows(one: Told, other: Told, prober: Prober): Promise<[unknown[], unknown[]]> {
  const first = subjectOf(one.call, calls[one.call]);
  const input = filled(wideInput(first, ownInput(first, prober), []), one.asked, [], prober);
  const rows = await rowsFor(first, prober, input);
  const second = subjectOf(other.call, calls[other.call]);
  const shared = Object.fromEntries(Object.entries(input).filter(([name]) => name in second.endpoint.input.shape));
  const others = await rowsFor(second, prober, filled(shared, other.asked, rows, prober));
  return [picked(rows, one.rows, rows, prober), picked(others, other.rows, rows, prober)];
}

function filled(input: Input, asked: Told['asked'] = {}, rows: readonly unknown[], prober: Prober): Input {
  const kept = Object.entries(input).filter(([name]) => !(name in asked));
  const more = Object.entries(asked).filter(([, given]) => given !== null);
  return Object.fromEntries([...kept, ...more.map(([name, given]) => [name, valueOf(given, rows, prober)])]);
}

function valueOf(given: Given, rows: readonly unknown[], { values }: Prober): unknown {
  if (given === null || typeof given !== 'object') return given;
  const value = 'value' in given ? values[given.value as ValueName] : valuesAt(rows[0], given.from)[0];
  if (value === undefined) throw new NotExercised(`没有 ${'value' in given ? given.value : given.from}`);
  return value;
}

function picked(
  all: readonly unknown[],
  rows: Told['rows'] = {},
  first: readonly unknown[],
  prober: Prober,
): unknown[] {
  const wanted = Object.entries(rows).map(([field, given]) => [field, String(valueOf(given, first, prober))] as const);
  return all.filter((row) => wanted.every(([field, value]) => textsAt([row], field).has(value)));
}

const textsAt = (rows: readonly unknown[], field: string): Set<string> =>
  new Set(rows.flatMap((row) => valuesAt(row, field).map(String)).filter((text) => text !== ''));

const without = (all: Set<string>, others: Set<string>): number => [...all].filter((one) => !others.has(one)).length;

async function inValues({ one, other, isPart }: Agreement, prober: Prober): Promise<Deviation[]> {
  const [rows, others] = await bothRows(one, other, prober);
  const [mine, theirs] = [textsAt(rows, one.field), textsAt(others, other.field)];
  if (mine.size === 0 && (isPart || theirs.size === 0)) throw new NotExercised(`没有 ${one.field}，不能比较`);
  const lacking = isPart ? 0 : without(theirs, mine);
  const more = without(mine, theirs);
  if (lacking === 0 && more === 0) return [];
  const expected = isPart ? `都在 ${other.call} 的 ${other.field} 中` : `与 ${other.call} 的 ${other.field} 相同`;
  return [deviation(`$.data ${one.field}`, expected, `缺少 ${lacking} 项，多出 ${more} 项`)];
}

async function inFigures({ one, counts }: Figure, prober: Prober): Promise<Deviation[]> {
  const [rows, others] = await bothRows(one, counts, prober);
  const told = rows.flatMap((row) => valuesAt(row, one.field));
  const about = one.of === undefined ? [] : rows.flatMap((row) => valuesAt(row, one.of!));
  if (told.length === 0) throw new NotExercised(`没有 ${one.field}`);
  const counted = (id: unknown): number =>
    textsAt(
      counts.by === undefined ? others : others.filter((row) => textsAt([row], counts.by!).has(String(id))),
      counts.field,
    ).size;
  const wrong = told.filter((figure, at) => figure !== counted(about[at])).length;
  if (wrong === 0) return [];
  return [deviation(`$.data ${one.field}`, `${counts.call} 中的行数`, `${told.length} 个数中 ${wrong} 个不符`)];
}
