import { SegmentedControl, Stack, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { practiceLimits } from '../../../contracts/wrongbook/practice-shapes.ts';
import { FilterSelect } from '../../components/page/FilterSelect.tsx';
import styles from './practice.module.css';
import { RuleField } from './RuleField.tsx';
import type { ChangeRule, PracticeRule, RuleFaults } from './rule.ts';

interface Props {
  rule: PracticeRule;
  change: ChangeRule;
  faults: RuleFaults;
}

const scopes = [
  { value: 'student', label: '每人一份' },
  { value: 'class', label: '全班一份' },
] as const;

const orders = [
  { value: 'type', label: '按题型排' },
  { value: 'point', label: '按知识点排' },
  { value: 'due', label: '先到期的在前' },
  { value: 'easy', label: '先易后难' },
] as const;

const scorings = [
  { value: 'bank', label: '分值按题库' },
  { value: 'each', label: '每题同分' },
  { value: 'total', label: '按总分分配' },
] as const;

const spaces = [
  { value: 'none', label: '不留空' },
  { value: 'normal', label: '留作答空间' },
  { value: 'large', label: '空间加大' },
] as const;

const width = 122;

/** For whom a paper is, how much is in it, and how it looks. */
export const PaperFields = (props: Props): ReactNode => (
  <RuleField label="试卷">
    <Stack gap={6}>
      <SegmentedControl
        fullWidth
        size="xs"
        aria-label="组卷对象"
        data={[...scopes]}
        value={props.rule.scope}
        onChange={(scope) => props.change({ scope })}
      />
      <AmountFields {...props} />
      <LookFields {...props} />
      <ScoreFields {...props} />
    </Stack>
  </RuleField>
);

const AmountFields = ({ rule, change, faults }: Props): ReactNode => (
  <div className={styles.halves}>
    <NumberField
      name="most"
      label={`最多题数，${practiceLimits.most.join(' 到 ')}`}
      unit="题"
      before="最多"
      value={rule.most}
      error={faults.most}
      onChange={(most) => change({ most })}
    />
    <NumberField
      name="minutes"
      label={`最多分钟，${practiceLimits.minutes.join(' 到 ')}，可以不填`}
      unit="分钟"
      before="最多"
      value={rule.minutes}
      error={faults.minutes}
      onChange={(minutes) => change({ minutes })}
    />
  </div>
);

const LookFields = ({ rule, change }: Props): ReactNode => (
  <div className={styles.halves}>
    <FilterSelect
      label="题目顺序"
      width={width}
      options={orders}
      value={rule.order}
      onChange={(order) => change({ order: order as PracticeRule['order'] })}
    />
    <FilterSelect
      label="作答空间"
      width={width}
      options={spaces}
      value={rule.space}
      onChange={(space) => change({ space: space as PracticeRule['space'] })}
    />
  </div>
);

const ScoreFields = ({ rule, change, faults }: Props): ReactNode => (
  <div className={styles.halves}>
    <FilterSelect
      label="分值"
      width={width}
      options={scorings}
      value={rule.scoring}
      onChange={(scoring) => change({ scoring: scoring as PracticeRule['scoring'] })}
    />
    {rule.scoring !== 'bank' && (
      <NumberField
        name="score"
        label={rule.scoring === 'each' ? '每题分值' : '总分'}
        unit="分"
        before={rule.scoring === 'each' ? '每题' : '共'}
        value={rule.score}
        error={faults.score}
        onChange={(score) => change({ score })}
      />
    )}
  </div>
);

interface NumberProps {
  name: string;
  label: string;
  before: string;
  unit: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
}

/** Keeps what is typed itself: the address, which holds the rule, follows a moment later. */
function NumberField({ name, label, before, unit, value, error, onChange }: NumberProps): ReactNode {
  const [text, setText] = useState(value);
  const [told, setTold] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    // Not what comes back late of one's own typing.
    if (value !== told) setText(value);
  }
  return (
    <TextInput
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      data-field={name}
      aria-label={label}
      leftSection={<span className={styles.unit}>{before}</span>}
      leftSectionWidth={40}
      rightSection={<span className={styles.unit}>{unit}</span>}
      rightSectionWidth={40}
      value={text}
      error={error}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value);
        setTold(currentTarget.value);
        onChange(currentTarget.value);
      }}
    />
  );
}
