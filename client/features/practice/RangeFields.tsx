import { Checkbox, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { today } from '../../api/clock.ts';
import { dayBefore } from '../../components/days.ts';
import { DateRange } from '../../components/page/DateRange.tsx';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import { PointButton } from '../question-bank/PointButton.tsx';
import { courseOf } from '../question-bank/question/question.ts';
import { BucketField, CauseField } from './ChipFields.tsx';
import styles from './practice.module.css';
import { RuleField } from './RuleField.tsx';
import { spanOptions, type PracticeRule, type ChangeRule } from './rule.ts';
import type { PracticeTarget } from './use-practice.ts';
import { sourceOptions } from './words.ts';

interface Props {
  rule: PracticeRule;
  change: ChangeRule;
  target: PracticeTarget;
}

const halfWidth = 122;
const fullWidth = 252;

/** Which mistakes are taken: of what time, from where, how often the class got them wrong, why, on which points. */
export const RangeFields = ({ rule, change, target }: Props): ReactNode => (
  <>
    <RuleField label="哪些错题">
      <Stack gap={6}>
        <TimeFields rule={rule} change={change} />
        <PointButton
          {...courseOf(target)}
          width={fullWidth}
          pointId={rule.pointId}
          onChoose={(pointId) => change({ pointId })}
        />
      </Stack>
    </RuleField>
    <BucketField rule={rule} change={change} />
    <CauseField rule={rule} change={change} />
    <Stack gap={8}>
      <Checkbox
        size="sm"
        label="只要今天到期的"
        checked={rule.dueOnly}
        onChange={(event) => change({ dueOnly: event.currentTarget.checked })}
      />
      <Checkbox
        size="sm"
        label="包括已掌握的"
        checked={rule.withMastered}
        onChange={(event) => change({ withMastered: event.currentTarget.checked })}
      />
    </Stack>
  </>
);

/** Stands for days of the calendar in the list of spans. */
const ownDays = 'days';
const month = 29;

function TimeFields({ rule, change }: Omit<Props, 'target'>): ReactNode {
  const { days, from, to, source } = rule;
  const isOwn = days === '' && (from !== '' || to !== '');
  const isKnown = spanOptions.some(({ value }) => value === days);
  const options = [
    ...spanOptions,
    ...(isKnown ? [] : [{ value: days, label: `最近 ${days} 天` }]),
    { value: ownDays, label: '自定日期' },
  ];
  const choose = (span: string) =>
    change(span === ownDays ? { days: '', from: dayBefore(today(), month), to: '' } : { days: span, from: '', to: '' });
  return (
    <>
      <div className={styles.halves}>
        <FilterSelect
          label="时间"
          width={halfWidth}
          options={options}
          value={isOwn ? ownDays : days}
          onChange={choose}
        />
        <FilterSelect
          label="来源"
          all="全部来源"
          width={halfWidth}
          options={sourceOptions}
          value={source}
          onChange={(chosen) => change({ source: chosen })}
        />
      </div>
      {isOwn && (
        <div className={styles.days}>
          <DateRange label="错题日期" value={{ from, to }} onChange={change} />
        </div>
      )}
    </>
  );
}
