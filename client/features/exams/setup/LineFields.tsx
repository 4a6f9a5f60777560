import { Group, Input, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Plan } from './plan.ts';

type Lines = Plan['lines'];

const labels = { excellent: '优秀', pass: '及格', low: '低分' } as const;
const signs = { excellent: '高于', pass: '不低于', low: '低于' } as const;
const names = ['excellent', 'pass', 'low'] as const;

interface Props {
  lines: Lines;
  onChange: (lines: Lines) => void;
  fault?: string | undefined;
}

/** The lines of marks, in hundredths of full marks. */
export const LineFields = ({ lines, onChange, fault }: Props): ReactNode => (
  <Input.Wrapper label="分数线（满分的百分之几）" error={fault} inputWrapperOrder={['label', 'input', 'error']}>
    <Group gap="md">
      {names.map((name) => (
        <Group key={name} component="label" gap={6} fz="sm" wrap="nowrap">
          {labels[name]}
          {signs[name]}
          <TextInput
            w={64}
            inputMode="decimal"
            maxLength={5}
            rightSection="%"
            error={fault !== undefined}
            value={lines[name]}
            onChange={({ currentTarget: { value } }) => onChange({ ...lines, [name]: value })}
          />
        </Group>
      ))}
    </Group>
  </Input.Wrapper>
);
