import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { ChartCard } from '../../components/chart/ChartCard.tsx';
import { StackedChart } from '../../components/chart/StackedChart.tsx';
import { Loaded } from '../../components/state/Loaded.tsx';
import { ChangeText } from './ChangeText.tsx';
import { changePerDay } from './change.ts';
import { labelOf, sumOf, tickOf, type Trend } from './trend-steps.ts';
import { TrendChoices } from './TrendChoices.tsx';
import { TrendLegend, TrendSteps } from './TrendParts.tsx';
import { useTrend, type TrendInput } from './use-trend.ts';
import styles from './partner.module.css';

interface Props {
  /** null while that is not known. */
  input: TrendInput | null;
}

/** How printing and use go, over all, by application or by subject. */
export function TrendCard({ input }: Props): ReactNode {
  const { answer, view, metric, isOverall, choose } = useTrend(input);
  return (
    <Loaded answer={answer} what="走势">
      {(trend) => (
        <Shown
          trend={trend}
          isOverall={isOverall}
          choices={<TrendChoices view={view} metric={metric} onChange={choose} />}
        />
      )}
    </Loaded>
  );
}

/** As high as the ranking beside it. */
const chartHeight = 336;

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
          <TrendLegend series={series} total={total} isCompared={isCompared} />
          <StackedChart
            label="走势"
            height={chartHeight}
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
      table={<TrendSteps trend={trend} />}
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
