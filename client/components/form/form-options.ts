import type { DataOf, Endpoint, InputOf } from '../../../contracts/endpoint.ts';
import type { Faults, Texts } from './form.ts';

/** A record that is being edited and may be changed by others meanwhile. */
export interface Edited<Values> {
  /** Its version, where the call takes one; without it the record is read again before it is sent. */
  version?: number;
  /** Reads it as it is now; undefined when it is gone. */
  read: () => Promise<{ values: Values; version?: number } | undefined>;
}

/** What a form needs to know. */
export interface FormOptions<E extends Endpoint, Values extends object = Texts, Result = DataOf<E>> {
  endpoint: E;
  /** What the fields hold at first. */
  values: Values;
  /** What was stored before, where that is not what the fields hold at first: what is only suggested may be cleared. */
  before?: Partial<Values>;
  /** What the call takes besides the fields. */
  fixed?: Partial<InputOf<E>> | undefined;
  /** What the call takes of the fields, which hold texts unless told. */
  inputOf?: (values: Values) => object;
  /** The field in which a place of the input is filled in; the one of that name unless told. */
  fieldOf?: (path: string, values: Values) => string;
  /** What does not hold together though each field is right. */
  rules?: (values: Values) => Faults;
  /** What a field is called, and what it holds in words, where contract and fields do not say it. */
  wordsOf?: (field: string, values: Values) => { label?: string | undefined; text?: string | undefined };
  edited?: Edited<Values> | undefined;
  send: (input: InputOf<E>, values: Values) => Promise<Result>;
}
