import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './entries.module.css';

interface TextProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
  placeholder?: string;
}

/** Text of one entry of a list; it grows as it is written. */
export function EntryText({ label, value, onChange, error, placeholder }: TextProps): ReactNode {
  return (
    <Textarea
      className={styles.entryText}
      aria-label={label}
      placeholder={placeholder}
      rows={1}
      classNames={{ input: styles.growing }}
      error={error}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

interface GroupProps {
  label: string;
  required?: boolean;
  help?: ReactNode;
  error: string | undefined;
  children: ReactNode;
}

/** A list of entries under one label. */
export function EntryGroup({ label, required = false, help, error, children }: GroupProps): ReactNode {
  return (
    <fieldset className={styles.group}>
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
