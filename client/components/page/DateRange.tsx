import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { DayField } from './DayField.tsx';

/** Days as `yyyy-MM-dd`, both inclusive; "" for no bound. */
interface Days {
  from: string;
  to: string;
}

interface Props {
  /** What happened on these days. */
  label: string;
  value: Days;
  onChange: (days: Days) => void;
}

/** The first and the last day that a list is filtered by; choosing one beyond the other moves the other. */
export function DateRange({ label, value: { from, to }, onChange }: Props): ReactNode {
  const isApart = (first: string, last: string) => first !== '' && last !== '' && first > last;
  return (
    <Group gap={6} wrap="nowrap" c="dimmed" fz="sm" role="group" aria-label={label}>
      <DayField
        label={`${label}从`}
        value={from}
        onChange={(day) => onChange({ from: day, to: isApart(day, to) ? day : to })}
      />
      <span aria-hidden>至</span>
      <DayField
        label={`${label}到`}
        value={to}
        onChange={(day) => onChange({ from: isApart(from, day) ? day : from, to: day })}
      />
    </Group>
  );
}
