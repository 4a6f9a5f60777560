import { Button, Group, NumberInput, SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { questionType } from '../../../../contracts/constants/questions.ts';
import { paperLimits } from '../../../../contracts/wrongbook/paper-shapes.ts';
import { questionLimits } from '../../../../contracts/wrongbook/question-shapes.ts';
import { keyTypes, type Batch } from './key-rows.ts';

/** Adds so many questions of one kind, each worth as much. */
export function AddKeys({ room, onAdd }: { room: number; onAdd: (batch: Batch) => void }): ReactNode {
  const [batch, setBatch] = useState<Batch>({ type: questionType.choice, count: 10, options: 4, score: '3' });
  const change = (changes: Partial<Batch>) => setBatch({ ...batch, ...changes });
  return (
    <Group gap="xs" align="center" wrap="wrap" role="group" aria-label="添加题目">
      <SegmentedControl
        size="xs"
        aria-label="题型"
        data={keyTypes.map(({ value, label }) => ({ value: String(value), label }))}
        value={String(batch.type)}
        onChange={(value) => change({ type: Number(value) as Batch['type'] })}
      />
      <Amount
        label="题数"
        unit=" 题"
        value={batch.count}
        most={paperLimits.questions}
        onChange={(count) => change({ count })}
      />
      {batch.type === questionType.choice && (
        <Amount
          label="选项数"
          unit=" 个选项"
          least={2}
          value={batch.options}
          most={questionLimits.options}
          onChange={(options) => change({ options })}
        />
      )}
      <Amount
        label="每题分值"
        unit=" 分"
        value={Number(batch.score)}
        most={300}
        onChange={(score) => change({ score: String(score) })}
      />
      <Button size="xs" variant="default" disabled={batch.count > room} onClick={() => onAdd(batch)}>
        添加
      </Button>
    </Group>
  );
}

interface AmountProps {
  label: string;
  unit: string;
  value: number;
  least?: number;
  most: number;
  onChange: (value: number) => void;
}

const Amount = ({ label, unit, value, least = 1, most, onChange }: AmountProps): ReactNode => (
  <NumberInput
    size="xs"
    w={96}
    aria-label={label}
    suffix={unit}
    min={least}
    max={most}
    value={value}
    onChange={(now) => onChange(Math.min(most, Math.max(least, Number(now) || least)))}
  />
);
