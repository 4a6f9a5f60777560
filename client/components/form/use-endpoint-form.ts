import { useState } from 'react';
import { call } from '../../api/call.ts';
import { CallCancelled, CallError } from '../../api/errors.ts';
import type { DataOf, Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import { check, isDirty, type Values } from './form.ts';

/** What a form needs to know. */
export interface FormOptions<E extends Endpoint> {
  endpoint: E;
  /** What the fields hold at first. */
  values: Values;
  /** What the call takes besides the fields. */
  fixed?: Partial<InputOf<E>>;
}

/** The state of a form over one call. */
export interface EndpointForm<Data> {
  values: Values;
  errors: Values;
  /** How often fields were found wrong when the form was sent. */
  failures: number;
  /** Why the server refused, where that is not about one field. */
  refusal: string;
  busy: boolean;
  dirty: boolean;
  set: (field: string, value: string) => void;
  /** Checks and sends; undefined when something was wrong. */
  send: () => Promise<Data | undefined>;
}

/** Keeps the values of a form, checks them by the endpoint's schema, sends them, and sorts errors to their fields. */
export function useEndpointForm<E extends Endpoint>(options: FormOptions<E>): EndpointForm<DataOf<E>> {
  const { endpoint, fixed } = options;
  const [initial] = useState(options.values);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Values>({});
  const [failures, setFailures] = useState(0);
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);
  const blame = (found: Values) => {
    setErrors(found);
    setFailures((count) => count + 1);
  };
  const fail = (error: unknown) => {
    if (error instanceof CallCancelled) return;
    if (!(error instanceof CallError)) throw error;
    const { field, message } = error;
    if (field && field.name in values) blame({ [field.name]: field.message });
    else setRefusal(message);
  };
  const send = async () => {
    const checked = check(endpoint, values, initial, fixed);
    setRefusal('');
    if ('errors' in checked) {
      blame(checked.errors);
      return undefined;
    }
    setErrors({});
    setBusy(true);
    try {
      return await call(endpoint, checked.input as InputOf<E>);
    } catch (error) {
      fail(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const set = (field: string, value: string) => {
    setValues((known) => ({ ...known, [field]: value }));
    setErrors(({ [field]: _mended, ...others }) => others);
  };
  return { values, errors, failures, refusal, busy, dirty: isDirty(values, initial), set, send };
}
