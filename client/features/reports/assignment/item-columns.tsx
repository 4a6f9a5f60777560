import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StatisticName } from '../../../../contracts/statistics.ts';
import { verdictOf } from '../../../../contracts/verdicts.ts';
import { StatisticHelp } from '../StatisticHelp.tsx';
import { formatNumber, formatRate, formatScore } from '../../../../contracts/figure-text.ts';
import { OneLine } from '../../../components/rich-text/OneLine.tsx';
import { RichText } from '../../../components/rich-text/RichText.tsx';
import type { Column } from '../../../components/table/columns.ts';
import { typeName, type Item } from './report.ts';

type Verdicted = 'facility' | 'discriminationIndex';

/** A figure with the word that the literature has for it. */
function Judged({ name, value }: { name: Verdicted; value: number | null }): ReactNode {
  const verdict = verdictOf(name, value);
  const isPoor = verdict?.value === 'poor';
  return (
    <Text span inherit display="block" lh={1.3} c={isPoor ? 'red.9' : undefined}>
      {formatNumber(value, 2)}
      {verdict && (
        <Text span display="block" fz={11} lh={1.3} c={isPoor ? 'red.9' : 'dimmed'} title={verdict.label}>
          {verdict.label.split('，')[0]}
        </Text>
      )}
    </Text>
  );
}

const figure = (key: StatisticName & keyof Item, title: string, width: number, render: Column<Item>['render']) => ({
  key,
  title,
  width,
  render,
  align: 'right' as const,
  sortable: true,
  hint: <StatisticHelp name={key} />,
});

/** The columns of the questions and what the answers tell about each. */
export const itemColumns: readonly Column<Item>[] = [
  { key: 'number', title: '题号', width: 64, sortable: true },
  { key: 'questionType', title: '题型', width: 72, render: typeName },
  { key: 'stem', title: '题干', render: ({ stem }) => <OneLine text={stem} /> },
  {
    key: 'mean',
    title: '均分/满分',
    width: 88,
    align: 'right',
    render: ({ mean, full }) => `${formatScore(mean)}/${formatScore(full)}`,
  },
  figure('facility', '难度', 90, ({ facility }) => <Judged name="facility" value={facility} />),
  figure('rightRate', '满分率', 100, ({ rightRate }) => formatRate(rightRate)),
  figure('discriminationIndex', '区分度', 104, ({ discriminationIndex }) => (
    <Judged name="discriminationIndex" value={discriminationIndex} />
  )),
  figure('pointBiserial', '题总相关', 116, ({ pointBiserial }) => formatNumber(pointBiserial, 2)),
  figure('alphaIfDeleted', '删题信度', 116, ({ alphaIfDeleted }) => formatNumber(alphaIfDeleted, 2)),
  {
    key: 'frequentWrong',
    title: '常见错答',
    width: 80,
    render: ({ frequentWrong }) => (frequentWrong === '' ? '-' : <RichText text={frequentWrong} />),
  },
];

/** What the questions are sorted by. */
export function itemValue(item: Item, column: string): number | null {
  const value: unknown = Reflect.get(item, column);
  return typeof value === 'number' ? value : null;
}
