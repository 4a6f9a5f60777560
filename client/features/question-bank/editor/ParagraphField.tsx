import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import { useField } from '../../../components/form/form-context.ts';
import styles from './editor.module.css';

interface Props {
  /** The field of the form. */
  name: string;
  /** Its name for people, where the call has no field of that name. */
  label?: string;
  rows: number;
  help?: string;
  required?: boolean;
  /** Has the focus when the editor opens. */
  autofocus?: boolean;
}

/** Text of several lines that may hold formulas; it grows as it is written. */
export function ParagraphField({ name, label, rows, help, required, autofocus }: Props): ReactNode {
  const field = useField(name);
  return (
    <Textarea
      name={name}
      label={label ?? field.label}
      withAsterisk={required ?? field.withAsterisk}
      description={help}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      error={field.error}
      rows={rows}
      classNames={{ input: styles.growing }}
      data-autofocus={autofocus || undefined}
      value={field.value}
      onChange={(event) => field.onChange(event.currentTarget.value)}
    />
  );
}
