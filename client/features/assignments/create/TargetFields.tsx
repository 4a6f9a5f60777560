import { Group, Input, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { change } from './setup-actions.ts';
import { targetKinds, type Target } from './target.ts';

interface Props {
  target: Target;
  error?: string | undefined;
}

/** What the paper shall come to: points in all, and questions of each type. Changed here, the counter follows. */
export const TargetFields = ({ target, error }: Props): ReactNode => (
  <Input.Wrapper
    label="试卷要求"
    description="可以不填；填了，选题时会提示还缺什么"
    error={error}
    inputWrapperOrder={['label', 'input', 'error', 'description']}
  >
    <Group gap="8px 20px" my={6}>
      <Amount
        label="总分"
        unit="分"
        value={target.total}
        isWrong={error !== undefined}
        onChange={(total) => change({ target: { ...target, total } })}
      />
      {targetKinds.map(({ kind, label }) => (
        <Amount
          key={kind}
          label={label}
          unit="题"
          value={target.counts[kind] ?? ''}
          isWrong={error !== undefined}
          onChange={(count) => change({ target: { ...target, counts: { ...target.counts, [kind]: count } } })}
        />
      ))}
    </Group>
  </Input.Wrapper>
);

interface AmountProps {
  label: string;
  unit: string;
  value: string;
  isWrong: boolean;
  onChange: (text: string) => void;
}

const Amount = ({ label, unit, value, isWrong, onChange }: AmountProps): ReactNode => (
  <Group component="label" gap={6} fz="sm" wrap="nowrap">
    {label}
    <TextInput
      size="xs"
      w={52}
      maxLength={6}
      inputMode="decimal"
      autoComplete="off"
      error={isWrong}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
    {unit}
  </Group>
);
