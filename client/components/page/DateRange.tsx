import { Group, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';

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

interface DayProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayProps): ReactNode {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setText(value);
  }
  return (
    <TextInput
      type="date"
      size="sm"
      w={140}
      // A year that is only half typed lies before it.
      min="2000-01-01"
      max="2099-12-31"
      aria-label={label}
      value={text}
      onChange={({ currentTarget: { value: day, validity } }) => {
        setText(day);
        if (validity.valid) onChange(day);
      }}
    />
  );
}
