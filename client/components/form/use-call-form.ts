import { useForm, type UseFormReturnType } from '@mantine/form';
import { useRef, useState, type RefObject } from 'react';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { refusedField } from '../../../contracts/refusals.ts';
import { isFailure, useAction, type Failure } from '../use-action.ts';
import type { TextOf } from './form-context.ts';
import type { FormOptions } from './form-options.ts';
import { faultsOf, type Faults } from './form.ts';
import { inputOf, useDelivery } from './use-delivery.ts';

/** The state of a form over one call. */
export interface CallForm<Values extends object> {
  form: UseFormReturnType<Values>;
  /** How often fields were found wrong when the form was sent. */
  failures: number;
  /** Why the server refused, where that is not about one field that is shown. */
  refusal: string;
  busy: boolean;
  texts: Map<string, TextOf>;
  /** The element that holds the fields. */
  body: RefObject<HTMLFormElement | null>;
  /** Checks and sends. */
  submit: () => Promise<void>;
}

/** Keeps the values of a form, checks them by the call's schema, sends them, and sorts what is refused to its field. */
export function useCallForm<E extends Endpoint, Values extends object, Result>(
  options: FormOptions<E, Values, Result>,
  done: (result: Result) => void,
): CallForm<Values> {
  const { endpoint, values: initial, before = initial, rules } = options;
  const [refusal, setRefusal] = useState('');
  const [failures, setFailures] = useState(0);
  const [texts] = useState(() => new Map<string, TextOf>());
  const body = useRef<HTMLFormElement>(null);
  const fieldOf = (values: Values) => (path: string) => options.fieldOf?.(path, values) ?? path;
  const form = useForm<Values>({
    initialValues: initial,
    validate: (values) => ({
      ...faultsOf(endpoint, inputOf(options, values, before), fieldOf(values)),
      ...rules?.(values),
    }),
  });
  const deliver = useDelivery(options, form, texts);
  const blame = (faults: Faults) => {
    const elsewhere = Object.entries(faults).filter(([field]) => !body.current?.querySelector(`[name="${field}"]`));
    form.setErrors(faults);
    setFailures((count) => count + 1);
    setRefusal(elsewhere.map(([, message]) => message).join('；'));
  };
  const { run, busy } = useAction(async () => {
    try {
      done(await deliver(form.getValues()));
    } catch (error) {
      if (!isFailure(error)) throw error;
      blame(faultsIn(endpoint, error, fieldOf(form.getValues())));
    }
  });
  const submit = async () => {
    if (busy) return;
    const { hasErrors, errors } = form.validate();
    if (hasErrors) return blame(errors as Faults);
    setRefusal('');
    await run();
  };
  return { form, failures, refusal, busy, texts, body, submit };
}

/** What a refusal says of which field; "" for none. A call that was cancelled says nothing. */
function faultsIn(endpoint: Endpoint, failure: Failure, fieldOf: (path: string) => string): Faults {
  const { message, field } = failure;
  if (message === '') return {};
  if (field) return { [fieldOf(field.name)]: field.message };
  const name = refusedField(endpoint, failure);
  return { [name === undefined ? '' : fieldOf(name)]: message };
}
