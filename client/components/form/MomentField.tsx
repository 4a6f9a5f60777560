import { TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { fieldOrder } from './fields.tsx';
import { useField } from './form-context.ts';

interface Props {
  /** The field of the call's input, which takes `yyyy-MM-dd HH:mm`. */
  name: string;
  help?: string;
}

/** A day and a time of it. */
export function MomentField({ name, help }: Props): ReactNode {
  const { input } = useField(name);
  return (
    <TextInput
      {...input}
      value={input.value.replace(' ', 'T')}
      onChange={(event) => input.onChange(event.currentTarget.value.replace('T', ' ').slice(0, 16))}
      type="datetime-local"
      w={220}
      description={help}
      inputWrapperOrder={fieldOrder}
    />
  );
}
