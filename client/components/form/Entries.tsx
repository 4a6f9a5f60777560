import { Textarea } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import styles from './entries.module.css';

interface TextProps {
  /** The field of the form. */
  name?: string;
  label: string;
  value?: string;
  onChange?: (event: ChangeEvent<HTMLTextAreaElement>) => void;
  error?: ReactNode;
}

/** Text of one entry of a list; it grows as it is written. */
export function EntryText({ label, ...field }: TextProps): ReactNode {
  return (
    <Textarea
      className={styles.entryText}
      aria-label={label}
      rows={1}
      classNames={{ input: styles.growing }}
      {...field}
    />
  );
}

interface GroupProps {
  /** The field of the form. */
  name?: string;
  label: string;
  required?: boolean;
  help?: ReactNode;
  error: string | undefined;
  children: ReactNode;
}

/** A list of entries under one label. */
export function EntryGroup({ name, label, required = false, help, error, children }: GroupProps): ReactNode {
  return (
    <fieldset className={styles.group} name={name} tabIndex={-1} data-invalid={error !== undefined || undefined}>
      <legend className={styles.label}>
        {label}
        {required && (
          <span className={styles.asterisk} aria-hidden>
            {' '}
            *
          </span>
        )}
      </legend>
      {children}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {help && <p className={styles.help}>{help}</p>}
    </fieldset>
  );
}
