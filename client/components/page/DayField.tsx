import { TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';

interface Props {
  label: string;
  /** As `yyyy-MM-dd`; "" for none. */
  value: string;
  onChange: (day: string) => void;
  /** The first day that can be chosen; a year that is only half typed lies before it. */
  first?: string;
}

/** A day to choose or to type. */
export function DayField({ label, value, onChange, first = '2000-01-01' }: Props): ReactNode {
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
      min={first}
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
