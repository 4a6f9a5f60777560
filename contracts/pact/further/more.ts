import type { CallName, calls } from '../../calls.ts';
import type { CaseInput } from '../case.ts';
import type { StateName } from '../states/states.ts';

/** What is sent beside the input of the success, or in its place; undefined is left out. */
type More<Name extends CallName> = {
  [Field in keyof CaseInput<(typeof calls)[Name]>]?: CaseInput<(typeof calls)[Name]>[Field] | undefined;
};

/** The same in another state than that of the success. */
interface Elsewhere<Name extends CallName> {
  in: StateName;
  send: More<Name>;
}

/** Calls with what they are sent as well, each in a way of its own. */
export type Further = { readonly [Name in CallName]?: readonly (More<Name> | Elsewhere<Name>)[] };
