import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { weakBelow } from '../../../contracts/statistics.ts';
import { BarChart } from '../../components/chart/BarChart.tsx';
import { ChartCard } from '../../components/chart/ChartCard.tsx';
import { LinkButton } from './LinkButton.tsx';
import { StatisticHelp } from './StatisticHelp.tsx';
import { formatRate } from '../../../contracts/figure-text.ts';
import { toneOfRate } from '../../../contracts/report-text/rate-tone.ts';
import type { Column } from '../../components/table/columns.ts';
import { RecordTable } from '../../components/table/RecordTable.tsx';

/** A knowledge point and how well it is mastered. */
interface Point {
  pointId: string;
  name: string;
  mastery: number | null;
  /** The questions behind it, in words. */
  source: string;
  /** Where these are. */
  to?: string | undefined;
  /** Shows these, where they are of several pieces of work. */
  open?: () => unknown;
}

interface Props {
  points: readonly Point[];
  sourceTitle: string;
  /** Said when there is no point. */
  empty: string;
}

const wordOf = (mastery: number | null): string => {
  if (mastery === null) return '-';
  return mastery < weakBelow ? '薄弱' : '';
};

const columnsOf = (sourceTitle: string): readonly Column<Point>[] => [
  {
    key: 'name',
    title: '知识点',
    render: (point) => <PointName {...point} />,
  },
  { key: 'source', title: sourceTitle, width: 200 },
  { key: 'mastery', title: '掌握度', width: 96, align: 'right', render: ({ mastery }) => formatRate(mastery) },
  { key: 'word', title: '判断', width: 88, render: ({ mastery }) => wordOf(mastery) },
];

function PointName({ name, to, open }: Point): ReactNode {
  if (to !== undefined) return <Link to={to}>{name}</Link>;
  if (!open) return name;
  return <LinkButton open={open}>{name}</LinkButton>;
}

/** Those without a figure come last. */
const weakFirst = (a: Point, b: Point): number => (a.mastery ?? 2) - (b.mastery ?? 2);

/** How well knowledge points are mastered, the weakest first. */
export function Mastery({ points, sourceTitle, empty }: Props): ReactNode {
  const ordered = points.toSorted(weakFirst);
  return (
    <ChartCard
      title="知识点掌握度"
      aside={<StatisticHelp name="mastery" />}
      chart={
        <BarChart
          label="知识点掌握度"
          series={['掌握度']}
          nameWidth={220}
          endWidth={104}
          longest={1}
          format={formatRate}
          bars={ordered.map(({ pointId, name, mastery, to, open }) => ({
            key: pointId,
            label: name,
            values: [mastery ?? 0],
            tone: toneOfRate(mastery),
            to,
            onPick: open,
            end: mastery !== null && mastery < weakBelow ? `${formatRate(mastery)} 薄弱` : formatRate(mastery),
          }))}
        />
      }
      table={
        <RecordTable
          label="知识点掌握度"
          columns={columnsOf(sourceTitle)}
          rows={ordered}
          keyOf={({ pointId }) => pointId}
          nameOf={({ name }) => name}
        />
      }
      empty={points.length === 0 ? empty : undefined}
    />
  );
}
