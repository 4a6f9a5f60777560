import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldOrder } from './fields.tsx';
import { useField } from './form-context.ts';
import styles from './entries.module.css';

interface Props {
  /** The field of the form. */
  name: string;
  /** Its name for people, where the call has no field of that name. */
  label?: string;
  rows: number;
  help?: string;
  required?: boolean;
  /** Has the focus when the form opens. */
  autofocus?: boolean;
}

/** From which part of the longest text on the rest is counted. */
const countedFrom = 0.8;

/** Text of several lines; it grows as it is written. */
export function ParagraphField({ name, label, rows, help, required, autofocus }: Props): ReactNode {
  const { input, maxLength = Infinity } = useField(name);
  const isLong = input.value.length > maxLength * countedFrom;
  return (
    <Textarea
      {...input}
      label={label ?? input.label}
      withAsterisk={required ?? input.withAsterisk}
      description={isLong ? `${input.value.length} / ${maxLength} 字` : help}
      inputWrapperOrder={fieldOrder}
      rows={rows}
      classNames={{ input: styles.growing }}
      data-autofocus={autofocus || undefined}
    />
  );
}
