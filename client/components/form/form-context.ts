import { createContext, useContext } from 'react';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { isRequired, labelOf, type Values } from './form.ts';

interface FormPlace {
  endpoint: Endpoint;
  initial: Values;
  values: Values;
  errors: Values;
  set: (field: string, value: string) => void;
}

export const FormContext = createContext<FormPlace | undefined>(undefined);

/** The values of the form around. */
export function useForm(): FormPlace {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form');
  return form;
}

/** What an input needs to be one field of the form around: label, mark, value, error. */
export function useField(name: string) {
  const { endpoint, initial, values, errors, set } = useForm();
  return {
    name,
    label: labelOf(endpoint, name),
    withAsterisk: isRequired(endpoint, name, initial[name]),
    value: values[name] ?? '',
    error: errors[name],
    onChange: (value: string) => set(name, value),
  };
}
