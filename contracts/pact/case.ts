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
export const isFromState = (value: unknown): value is FromState =>
  value !== null && typeof value === 'object' && 'fromState' in value;

type CaseInput<E extends Endpoint> = { [Field in keyof InputOf<E>]: InputOf<E>[Field] | FromState };

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

/**
 * The cases of a call: success, every declared refusal, no results where it lists, and a file where one may take the
 * place of the envelope. Those without a token, with a bad parameter or by the wrong role are made from the success.
 */
export type CallCases<E extends Endpoint = Endpoint> = {
  success: Case<E>;
  file?: Case<E>;
  /** An upload that comes as JSON. */
  json?: Case<E>;
  refused: { [Rule in RefusalOf<E>]: Case<E> | Impossible };
} & EmptyCase<E>;
