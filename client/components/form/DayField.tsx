import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useField } from './form-context.ts';
import { fieldOrder } from './fields.tsx';

interface Props {
  /** The field of the call's input. */
  name: string;
  help?: string;
  /** The first day that can be chosen, as `yyyy-MM-dd`. */
  min?: string;
}

/** A day. */
export const DayField = ({ name, help, min }: Props): ReactNode => (
  <TextInput
    {...useField(name).input}
    type="date"
    w={220}
    min={min}
    description={help}
    inputWrapperOrder={fieldOrder}
  />
);
