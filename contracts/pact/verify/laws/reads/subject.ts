import type { CallName } from '../../../../calls.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import { aboutId } from '../../../../walk.ts';
import { relationsOf, rowsOf, type Derived, type Rows } from '../../../../relations.ts';
import type { Relation } from '../../../../where.ts';
import { filledInput } from '../../../case.ts';
import { plannedOf, type Planned } from '../../../plan.ts';
import { valueAt } from '../../../../answers/values.ts';
import { NotExercised, type How, type Law, type Prober } from '../law.ts';

/** A read whose behaviour is looked at, in the state of its success. */
export interface Subject {
  call: CallName;
  endpoint: Endpoint;
  success: Planned;
  rows: Rows;
}

export type Input = Record<string, unknown>;

/** What rows show of a field of the input. */
export type Checked = Exclude<Relation, { unchecked: string }>;

/** A read, as laws look at it. */
export function subjectOf(call: CallName, endpoint: Endpoint): Subject {
  const success = plannedOf(call, endpoint).find(({ name }) => name === 'success')!;
  return { call, endpoint, success, rows: rowsOf(endpoint) };
}

/** A law of a read. */
export const lawOf = ({ call, success }: Subject, name: string, hold: Law['hold']): Law => ({
  call,
  name,
  states: success.states,
  writes: false,
  hold,
});

/** Whether rows show what a field of the input does. */
const isChecked = (relation: Derived | undefined): relation is Checked =>
  relation !== undefined && ['unchecked', 'scope', 'pages', 'sorts'].every((name) => !(name in relation));

/** The fields of the input whose effect rows show. */
export const filtersOf = ({ endpoint }: Subject): [field: string, relation: Checked][] =>
  Object.entries(relationsOf(endpoint)).filter((entry): entry is [string, Checked] => isChecked(entry[1]));

/** Whether a field may be left out. */
export const isOptional = ({ endpoint }: Subject, field: string): boolean => accepts(endpoint, field, undefined);

/** Whether a field of the input may hold a value. */
export const accepts = ({ input }: Endpoint, field: string, value: unknown): boolean =>
  (input.shape[field] as unknown as { safeParse: (value: unknown) => { success: boolean } }).safeParse(value).success;

/** The input of the success. */
export const ownInput = ({ success }: Subject, { values }: Prober): Input =>
  filledInput(success.input, (name) => {
    const found = values[name];
    if (found === undefined) throw new NotExercised(`状态没有给出 ${name}`);
    return found;
  });

/** The same without what picks, sorts or divides rows, as far as it may be left out; what the answer is of remains, and what is kept. */
export function wideInput(subject: Subject, own: Input, kept: readonly string[]): Input {
  const relations = relationsOf(subject.endpoint);
  const isWide = (field: string): boolean =>
    kept.includes(field) || !isOptional(subject, field) || 'scope' in (relations[field] ?? {});
  return Object.fromEntries(Object.entries(own).filter(([field]) => isWide(field)));
}

export const howOf = ({ success: { file } }: Subject): How => (file === undefined ? {} : { file });

/** What tells a row from the others: its id, or all of it where it has none of its own. */
export const keyOf = ({ rows: { row } }: Subject): ((value: unknown) => string) => keyOfRow(row);

/** The same of the rows of any list. */
export function keyOfRow(row: Rows['row']): (value: unknown) => string {
  const own = ownIdOf(row);
  return (value) => (own === undefined ? JSON.stringify(value) : String(valueAt(value, [own])));
}

/** The field that holds the id of a row itself. */
export function ownIdOf(row: Rows['row']): string | undefined {
  const kind = row.meta()?.['x-row'];
  const shape = (row as { shape?: Record<string, Rows['row']> }).shape ?? {};
  return kind === undefined ? undefined : Object.keys(shape).find((name) => aboutId(shape[name]!)?.of === kind);
}
