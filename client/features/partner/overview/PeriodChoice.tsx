import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { today } from '../../../api/clock.ts';
import { DateRange } from '../../../components/page/DateRange.tsx';
import { FilterSelect } from '../../../components/page/FilterSelect.tsx';
import { spanText, type Period } from '../partner.ts';
import { monthOptions, rangeOptions, termOptions, type PeriodQuery } from './use-period.ts';

interface Props {
  query: PeriodQuery;
  /** The days that were answered for. */
  period: Period | undefined;
}

/** Chooses the days, and says which they are and what they are compared with. */
export function PeriodChoice({ query, period }: Props): ReactNode {
  const { range, change } = query;
  return (
    <>
      <SegmentedControl
        aria-label="时间范围"
        size="xs"
        data={rangeOptions}
        value={range}
        onChange={(value) => change({ range: value })}
      />
      {range === 'month' && (
        <FilterSelect
          label="年月"
          options={monthOptions(today())}
          value={query.month}
          onChange={(month) => change({ month })}
          width={128}
        />
      )}
      {range === 'term' && (
        <FilterSelect
          label="学期"
          options={termOptions(today())}
          value={query.term}
          onChange={(term) => change({ term })}
          width={176}
        />
      )}
      {range === 'custom' && <DateRange label="日期" value={query} onChange={(days) => change({ ...days })} />}
      {period !== undefined && <Compared period={period} />}
    </>
  );
}

function Compared({ period: { from, to, beforeFrom, beforeTo } }: { period: Period }): ReactNode {
  const year = to.slice(0, 4);
  const compared = beforeFrom === '' ? '' : `，对比 ${spanText(beforeFrom, beforeTo, year)}`;
  const text = `${spanText(from, to, year)}${compared}`;
  return (
    <Text span fz="xs" c="dimmed" truncate title={text} miw={0}>
      {text}
    </Text>
  );
}
