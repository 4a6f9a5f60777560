import { Switch } from '@mantine/core';
import type { ReactNode } from 'react';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Shows a paper with answers and worked solutions, or without. */
export const AnswerSwitch = ({ checked, onChange }: Props): ReactNode => (
  <Switch
    size="sm"
    label="显示答案与解析"
    checked={checked}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
);
