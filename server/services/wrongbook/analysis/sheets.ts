import {
  comparisonLabels,
  fewestInClass,
  fewestInSchool,
  gapTexts,
  markTexts,
} from '../../../../contracts/constants/analysis.ts';
import { scoreBands } from '../../../../contracts/constants/questions.ts';
import type { Cell, Sheet } from '../../../engines/spreadsheets/sheet.ts';
import { figure, notesSheet, percent } from '../reports/cells.ts';
import type { UnitComparison } from './compare.ts';

type Units = 'schools' | 'classes';
type Unit = UnitComparison['units'][number];

/** What is told of a figure that there is none of: "-", never 0. */
export const orDash = (cell: Cell): Cell => (cell === '' ? '-' : cell);

const bandCells = ({ bands, mean }: Unit): Cell[] => {
  const count = bands.reduce((sum, one) => sum + one, 0);
  return bands.flatMap((one) =>
    mean === null ? ['-', '-'] : [one, orDash(percent(count === 0 ? null : one / count))],
  );
};

function rowOf(unit: Unit, groups: UnitComparison['groups'], of: Units): Cell[] {
  const { name, group, count, candidates, intake, mean, standardDeviation, difference, mark, others, gap } = unit;
  const against = [difference?.value, difference?.low, difference?.high].map((one) => orDash(figure(one ?? null)));
  return [
    name,
    groups[group]?.name ?? '',
    candidates,
    gap === 'absent' ? '-' : count,
    ...(of === 'schools' ? [orDash(figure(intake))] : []),
    ...[mean, standardDeviation].map((one) => orDash(figure(one))),
    ...against,
    markTexts[mark],
    ...[others?.count ?? null, others?.mean ?? null].map((one) => orDash(figure(one))),
    ...bandCells(unit),
    gap === '' ? '' : gapTexts[gap](of === 'schools' ? fewestInSchool : fewestInClass),
  ];
}

function unitSheet({ units, groups, versus }: UnitComparison, of: Units): Sheet {
  const unit = versus === 'last' ? '标准分' : '分';
  return {
    name: of === 'schools' ? '各校' : '各班',
    rows: [
      [
        of === 'schools' ? '学校' : '班级',
        '组',
        '应考',
        '实考',
        ...(of === 'schools' ? ['入学（%）'] : []),
        '均分',
        '标准差',
        `${comparisonLabels[versus]}（${unit}）`,
        '95% 下限',
        '95% 上限',
        '判断',
        '其他人数',
        '其他均分',
        ...scoreBands.flatMap(({ label }) => [`${label}人数`, `${label}占比`]),
        '说明',
      ],
      ...units.map((one) => rowOf(one, groups, of)),
    ],
    widths: [24, 12],
  };
}

const trendSheet = ({ units, occasions }: UnitComparison): Sheet => ({
  name: '历次',
  rows: [
    ['名称', ...occasions.flatMap(({ label, name }) => [`${label} ${name}（百分点）`, '95% 下限', '95% 上限'])],
    ...units.map(({ name, trend }) => [
      name,
      ...trend.flatMap((one) => [one?.value, one?.low, one?.high].map((value) => orDash(figure(value ?? null)))),
    ]),
  ],
  widths: [24],
});

/** A comparison as sheets, with the figures of the screen. */
export const comparisonSheets = (found: UnitComparison, of: Units, more: readonly Sheet[]): Sheet[] => [
  unitSheet(found, of),
  trendSheet(found),
  ...more,
  notesSheet(),
];
