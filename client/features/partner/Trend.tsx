import { Group, SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usageMetric, usageView } from '../../../contracts/constants/usage.ts';
import type { DataOf, InputOf } from '../../../contracts/endpoint.ts';
import { formatNumber, formatRate } from '../../../contracts/figure-text.ts';
import { getPartnerTrend } from '../../../contracts/wrongbook/figures.ts';
import { useCall } from '../../api/use-call.ts';
import { ChartCard } from '../../components/chart/ChartCard.tsx';
import { StackedChart } from '../../components/chart/StackedChart.tsx';
import { colourOf } from '../../components/chart/tones.ts';
import { changeAddress, readInput } from '../../components/page-query.ts';
import { Loaded } from '../../components/state/Loaded.tsx';
import { RecordTable } from '../../components/table/RecordTable.tsx';
import { ChangeText } from './ChangeText.tsx';
import { changePerDay, rateChange } from './change.ts';
import { shortDay } from './partner.ts';
import styles from './partner.module.css';

type Trend = DataOf<typeof getPartnerTrend>;
type Input = InputOf<typeof getPartnerTrend>;

const metrics = [
  { value: String(usageMetric.prints), label: '打印量' },
  { value: String(usageMetric.uses), label: '使用次数' },
];
const views = [
  { value: String(usageView.overall), label: '总体' },
  { value: String(usageView.byApp), label: '按应用' },
  { value: String(usageView.bySubject), label: '按学科' },
];

const weekdays = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] as const;

const tickOf = (from: string, step: Trend['step']): string => {
  if (step === 'month') return from.slice(2, 7);
  return step === 'week' ? shortDay(from) : String(Number(from.slice(8)));
};

const labelOf = ({ from, to }: Trend['steps'][number], step: Trend['step']): string => {
  if (step === 'day') return `${shortDay(from)} ${weekdays[new Date(`${from}T00:00:00Z`).getUTCDay()]}`;
  return step === 'month' ? from.slice(0, 7) : `${shortDay(from)} 至 ${shortDay(to)}`;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

interface Props {
  /** Of whom and when; null while that is not known. */
  input: Omit<Input, 'view' | 'metric'> | null;
}

/** How printing and use go, over all, by application or by subject. */
export function TrendCard({ input }: Props): ReactNode {
  const [address, setAddress] = useSearchParams();
  const { view = usageView.byApp, metric = usageMetric.prints } = readInput(getPartnerTrend, address);
  const trend = useCall(getPartnerTrend, input && { ...input, view, metric });
  const choose = (changes: Record<string, string>) => setAddress(changeAddress(address, changes));
  const choices = (
    <Group component="span" gap={8} wrap="nowrap">
      <SegmentedControl
        size="xs"
        aria-label="指标"
        data={metrics}
        value={String(metric)}
        onChange={(value) => choose({ metric: value })}
      />
      <SegmentedControl
        size="xs"
        aria-label="统计视图"
        data={views}
        value={String(view)}
        onChange={(value) => choose({ view: value })}
      />
    </Group>
  );
  return (
    <Loaded answer={trend} what="走势">
      {(data) => <Shown trend={data} isOverall={view === usageView.overall} choices={choices} />}
    </Loaded>
  );
}

interface ShownProps {
  trend: Trend;
  isOverall: boolean;
  choices: ReactNode;
}

function Shown({ trend, isOverall, choices }: ShownProps): ReactNode {
  const { series, steps, step, period } = trend;
  const isCompared = period.beforeFrom !== '';
  const total = sumOf(series.map((one) => one.total));
  const before = sumOf(series.map((one) => one.before));
  return (
    <ChartCard
      title="走势"
      aside={choices}
      empty={
        total + before === 0 ? '这段时间还没有打印和使用记录。学校开始布置、打印和批改后，这里按天累计。' : undefined
      }
      chart={
        <>
          <Legend series={series} total={total} isCompared={isCompared} />
          <StackedChart
            label="走势"
            series={series.map(({ label }) => label)}
            steps={steps.map((one) => ({
              key: one.from,
              tick: tickOf(one.from, step),
              label: labelOf(one, step),
              isFaint: one.isFree,
              values: one.values,
              before: one.before,
            }))}
            {...(isOverall && isCompared && { beforeLabel: '上期' })}
          />
        </>
      }
      table={<Steps trend={trend} />}
      foot={
        isCompared && (
          <Text className={styles.foot} component="p">
            {`本期 ${period.lessonDays} 个上课日，上期 ${period.lessonDaysBefore} 个；按每个上课日比 `}
            <ChangeText change={changePerDay(total, before, period.lessonDays, period.lessonDaysBefore)} />
            {step === 'day' && '。灰底为周末。'}
          </Text>
        )
      }
    />
  );
}

interface LegendProps {
  series: Trend['series'];
  total: number;
  isCompared: boolean;
}

const Legend = ({ series, total, isCompared }: LegendProps): ReactNode => (
  <div className={styles.legend}>
    {series.map(({ key, label, total: own, before }, at) => (
      <div key={key}>
        <i style={{ background: colourOf(at) }} aria-hidden />
        <span>{label}</span>
        <b>{formatNumber(own)}</b>
        <small>{total > 0 ? formatRate(own / total) : '-'}</small>
        <small>{isCompared && <ChangeText change={rateChange(own, before)} />}</small>
      </div>
    ))}
  </div>
);

function Steps({ trend: { series, steps, step } }: { trend: Trend }): ReactNode {
  return (
    <RecordTable
      label="走势"
      rows={steps}
      keyOf={({ from }) => from}
      nameOf={(one) => labelOf(one, step)}
      columns={[
        { key: 'from', title: '日期', width: 132, render: (one) => labelOf(one, step) },
        ...series.map(({ label }, at) => ({
          key: `series${at}`,
          title: label,
          width: 96,
          align: 'right' as const,
          render: ({ values }: Trend['steps'][number]) => formatNumber(values[at]),
        })),
        {
          key: 'sum',
          title: '合计',
          width: 88,
          align: 'right',
          render: ({ values }: Trend['steps'][number]) => formatNumber(sumOf(values)),
        },
        { key: 'before', title: '上期', width: 88, align: 'right', render: ({ before }) => formatNumber(before) },
      ]}
    />
  );
}
