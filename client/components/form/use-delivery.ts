import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import type { Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import { refusalIn } from '../../../contracts/refusals.ts';
import { isFailure } from '../use-action.ts';
import { askConflicts } from './ConflictDialog.tsx';
import { conflictsOf, merged } from './conflict.ts';
import type { TextOf } from './form-context.ts';
import type { FormOptions } from './form-options.ts';
import { inputOfTexts, labelOf, type Texts } from './form.ts';

/** What a call is sent of a form: its fields, what is fixed, and the version that was changed. */
export const inputOf = <E extends Endpoint, Values extends object>(
  { endpoint, fixed, edited, inputOf: read }: FormOptions<E, Values, unknown>,
  values: Values,
  before: Partial<Values>,
  version = edited?.version,
): object => ({
  ...fixed,
  ...(version !== undefined && { version }),
  ...(read?.(values) ?? inputOfTexts(endpoint, values as Texts, before as Texts)),
});

/** Nothing was sent: what was chosen does not fit together, or somebody went back to the form. */
class NotSent extends Error {
  readonly isFailure = true;
}

/** A record as it was read. */
interface Known<Values> {
  values: Values;
  version?: number | undefined;
}

/** Whether a call was refused since the record has been changed meanwhile. */
export const isStale = (endpoint: Endpoint, error: unknown): boolean =>
  isFailure(error) && refusalIn(endpoint, error) === 'stale';

/**
 * Sends a form. Where others have changed the record since it was read, whoever sends chooses what to keep: found out by the
 * version that the call takes, else by reading the record again.
 */
export function useDelivery<E extends Endpoint, Values extends object, Result>(
  options: FormOptions<E, Values, Result>,
  form: UseFormReturnType<Values>,
  texts: ReadonlyMap<string, TextOf>,
): (values: Values) => Promise<Result> {
  const { endpoint, edited, send } = options;
  const [base, setBase] = useState<Known<Values>>({ values: options.values, version: edited?.version });
  const deliver = (values: Values, { values: known, version }: Known<Values>) => {
    const parsed = endpoint.input.safeParse(inputOf(options, values, options.before ?? known, version));
    if (!parsed.success) throw new NotSent('按所选保留的内容合在一起有误，请检查后再保存');
    return send(parsed.data as InputOf<E>, values);
  };
  const labelFor = (field: string) => options.wordsOf?.(field, base.values).label ?? labelOf(endpoint, field);
  const textFor = (field: string, values: Values) => {
    const value = (values as Record<string, unknown>)[field];
    return options.wordsOf?.(field, values).text ?? texts.get(field)?.(value) ?? String(value);
  };
  const settle = async (mine: Values) => {
    const now = await edited?.read();
    // Gone: the server says so.
    if (!now) return deliver(mine, base);
    const conflicts = conflictsOf(base.values, now.values, mine, { labelOf: labelFor, textOf: textFor });
    const theirs = conflicts.length > 0 ? await askConflicts(conflicts) : [];
    if (!theirs) throw new NotSent();
    const chosen = merged(mine, now.values, theirs);
    setBase(now);
    form.setValues(chosen);
    return deliver(chosen, now);
  };
  return async (values) => {
    if (edited && edited.version === undefined) return settle(values);
    try {
      return await deliver(values, base);
    } catch (error) {
      if (!edited || !isStale(endpoint, error)) throw error;
      return settle(values);
    }
  };
}
