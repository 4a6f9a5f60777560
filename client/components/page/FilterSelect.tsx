import type { ReactNode } from 'react';
import { Dropdown } from '../Dropdown.tsx';

/** A value to choose and its label; a group gathers options in a list. */
export interface Option {
  value: string;
  label: string;
  group?: string;
}

interface Props {
  label: string;
  options: readonly Option[];
  value: string | number | undefined;
  onChange: (value: string) => void;
  /** The label of the entry that does not filter; without it one option is always chosen. */
  all?: string;
  width?: number;
}

/** A dropdown that filters a list. */
export function FilterSelect({ label, options, value, onChange, all, width }: Props): ReactNode {
  return (
    <Dropdown
      label={label}
      options={all === undefined ? options : [{ value: '', label: all }, ...options]}
      value={String(value ?? '')}
      onChange={onChange}
      groupField="group"
      width={width}
    />
  );
}
