import type { DataOf, Endpoint, InputOf, RefusalOf } from '../endpoint.ts';
import type { FixtureName } from './fixtures.ts';
import type { StateName } from './states/states.ts';
import type { ValueName } from './state-values.ts';

/** A value of the input that only the provider knows: it comes from the state. */
export interface FromState {
  fromState: ValueName;
}

/** Takes a value of the input from the state. */
export const given = (fromState: ValueName): FromState => ({ fromState });

/** Whether a value of an input comes from the state. */
const isFromState = (value: unknown): value is FromState =>
  value !== null && typeof value === 'object' && 'fromState' in value;

/** A value in which others, however deep, may come from the state. */
type Given<T> =
  | FromState
  | (T extends readonly (infer Item)[]
      ? readonly Given<Item>[]
      : T extends object
        ? { readonly [Name in keyof T]: Given<T[Name]> }
        : T);

/** The input of a case. */
export type CaseInput<E extends Endpoint> = { [Field in keyof InputOf<E>]: Given<InputOf<E>[Field]> };

/** A value with something in the place of all that comes from the state. */
function filled(value: unknown, take: (name: ValueName) => unknown): unknown {
  if (isFromState(value)) return take(value.fromState);
  if (Array.isArray(value)) return value.map((item) => filled(item, take));
  return value !== null && typeof value === 'object' ? filledInput(value as Input, take) : value;
}

type Input = Readonly<Record<string, unknown>>;

/** An input with something in the place of all that comes from the state. */
export const filledInput = (input: Input, take: (name: ValueName) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, filled(value, take)]));

/** The names of the values that an input takes from the state. */
export function takenFromState(input: Input): ValueName[] {
  const names = new Set<ValueName>();
  filledInput(input, (name) => names.add(name));
  return [...names];
}

/** One way to call: in which state, with what. */
export interface Case<E extends Endpoint = Endpoint> {
  state: StateName;
  input: CaseInput<E>;
  file?: FixtureName;
}

/** Why a case cannot be shown: no state leads to it. */
export interface Impossible {
  impossible: string;
}

type EmptyCase<E extends Endpoint> =
  DataOf<E> extends readonly unknown[] | { records: unknown[] }
    ? { empty: Case<E> | Impossible }
    : { empty?: undefined };

/** The cases of a call of ours: a success, and a refusal that is made from it, pin the envelope; no real server knows more. */
interface OwnCases<E extends Endpoint> {
  success: Case<E>;
}

/** The cases of a call, by who says that it is there. */
export type CasesFor<E extends Endpoint> = E['provenance'] extends 'ours' ? OwnCases<E> : CallCases<E>;

/**
 * The cases of a call that real servers know: success, every declared refusal, no results where it lists, and a file where one may take the
 * place of the envelope. Those without a token, with a bad parameter or by the wrong role are made from the success.
 */
export type CallCases<E extends Endpoint = Endpoint> = {
  success: Case<E>;
  file?: Case<E>;
  /** An upload that comes as JSON. */
  json?: Case<E>;
  refused: { [Rule in RefusalOf<E>]: Case<E> | Impossible };
} & EmptyCase<E>;
