import type { UseFormReturnType } from '@mantine/form';
import { createContext, useContext, useEffect } from 'react';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { isRequired, labelOf, limitsOf } from './form.ts';

/** Says a field's value in words. */
export type TextOf = (value: unknown) => string;

interface FormPlace {
  endpoint: Endpoint;
  form: UseFormReturnType<Record<string, unknown>>;
  /** What was stored before. */
  before: Readonly<Record<string, unknown>>;
  /** How fields that show something else than their value say it. */
  texts: Map<string, TextOf>;
}

export const FormContext = createContext<FormPlace | undefined>(undefined);

function usePlace(): FormPlace {
  const place = useContext(FormContext);
  if (!place) throw new Error('A field stands outside of a form');
  return place;
}

/** The form around, by the values that its fields hold. */
export const useForm = <Values extends object>(): UseFormReturnType<Values> =>
  usePlace().form as unknown as UseFormReturnType<Values>;

/** What an input needs to be one field of the form around: label, mark, limits, value, error. */
export function useField(name: string) {
  const { endpoint, form, before } = usePlace();
  const { maxLength, minimum, maximum } = limitsOf(endpoint, name);
  const { value, error, onChange } = form.getInputProps(name) as InputProps;
  const range = minimum !== undefined && maximum !== undefined ? `${minimum} 到 ${maximum}` : undefined;
  const input = {
    name,
    label: labelOf(endpoint, name),
    withAsterisk: isRequired(endpoint, name, before[name]),
    value,
    error,
    onChange,
  };
  return { input, maxLength, range };
}

interface InputProps {
  value: string;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

/** Lets the form say a field's value in words where it shows something else. */
export function useTextOf(name: string, textOf: TextOf): void {
  const { texts } = usePlace();
  useEffect(() => {
    texts.set(name, textOf);
  });
}
