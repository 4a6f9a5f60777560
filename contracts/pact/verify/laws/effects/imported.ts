import type { CallName } from '../../../../calls.ts';
import type { FixtureName } from '../../../fixtures.ts';
import { deviation, type Deviation } from '../../../../answers/deviation.ts';
import { describe, valueAt } from '../../../../answers/values.ts';
import { NotExercised, type Law, type Prober } from '../law.ts';

/** A sheet that is imported, and a row of it as the list shows it. */
interface Sheet {
  call: CallName;
  list: CallName;
  /** Two rows or one, all right. */
  file: FixtureName;
  rows: number;
  keyword: string;
  row: Readonly<Record<string, unknown>>;
  /** The same with a row that is faulty; `kept` says how many of its rows are not. */
  faulty: { file: FixtureName; kept: number };
}

const sheets: readonly Sheet[] = [
  {
    call: 'importStudents',
    list: 'pageStudents',
    file: 'students',
    rows: 2,
    keyword: 'PACT0001',
    row: { studentNo: 'PACT0001', name: '契约生一', gender: 1 },
    faulty: { file: 'studentsWithFault', kept: 1 },
  },
  {
    call: 'importTeachers',
    list: 'pageTeachers',
    file: 'teachers',
    rows: 1,
    keyword: 'pact-teacher',
    row: { account: 'pact-teacher', name: '契约老师', gender: 2 },
    faulty: { file: 'teachersWithFault', kept: 0 },
  },
];

const states: Law['states'] = ['a school administrator whose school has classes with students and teachers'];

/** What becomes of the rows of a sheet: all of one without faults, none or the right ones of one with. */
export const importLaws = (): Law[] =>
  sheets.flatMap((sheet) => [
    lawOf(sheet, '名单可见', (prober) => imported(sheet, prober)),
    lawOf(sheet, '有误名单全部不导入', (prober) => faulty(sheet, 'all', prober)),
    lawOf(sheet, '有误名单导入无误行', (prober) => faulty(sheet, 'valid', prober)),
  ]);

const lawOf = ({ call }: Sheet, name: string, hold: Law['hold']): Law => ({ call, name, states, writes: true, hold });

async function imported(sheet: Sheet, prober: Prober): Promise<Deviation[]> {
  await mustBeNew(sheet, prober);
  const counts = await prober.data(sheet.call, inputOf(prober), { file: sheet.file });
  const shown = await found(sheet, prober);
  await prober.ask(sheet.call, inputOf(prober), { file: sheet.file });
  const again = await found(sheet, prober);
  return [
    ...inCounts(counts, sheet.rows),
    ...inRow(sheet, shown),
    ...(again.length === shown.length ? [] : [deviation(sheet.list, '再次导入不重复', describe(again))]),
  ];
}

async function faulty(sheet: Sheet, mode: 'all' | 'valid', prober: Prober): Promise<Deviation[]> {
  await mustBeNew(sheet, prober);
  await prober.ask(sheet.call, { ...inputOf(prober), mode }, { file: sheet.faulty.file });
  const rows = await found(sheet, prober);
  if (mode === 'valid' && sheet.faulty.kept > 0) return inRow(sheet, rows);
  return rows.length === 0 ? [] : [deviation(sheet.list, '没有导入的行', describe(rows))];
}

const inputOf = ({ values: { schoolId } }: Prober) => ({ schoolId });

async function mustBeNew(sheet: Sheet, prober: Prober): Promise<void> {
  if ((await found(sheet, prober)).length > 0) throw new NotExercised('名单中的人已在学校');
}

async function found({ list, keyword }: Sheet, prober: Prober): Promise<unknown[]> {
  const data = await prober.data(list, { ...inputOf(prober), keyword, current: 1, size: 10 });
  const records = valueAt(data, ['records']);
  return Array.isArray(records) ? records : [];
}

function inCounts(counts: unknown, rows: number): Deviation[] {
  const expected = { total: rows, imported: rows, unchanged: 0, refused: 0 };
  return Object.entries(expected)
    .filter(([name, count]) => valueAt(counts, [name]) !== count)
    .map(([name, count]) => deviation(`$.data.${name}`, String(count), describe(valueAt(counts, [name]))));
}

function inRow({ list, row }: Sheet, rows: readonly unknown[]): Deviation[] {
  if (rows.length !== 1) return [deviation(list, '名单中的一行', describe(rows))];
  return Object.entries(row)
    .filter(([name, value]) => valueAt(rows[0], [name]) !== value)
    .map(([name]) => deviation(`${list} $.data.records[0].${name}`, '名单中的值', describe(valueAt(rows[0], [name]))));
}
