import { liesAbout, sharedCalls } from '../../../../contracts/lies/all.ts';
import type { CallName } from '../../../../contracts/calls.ts';
import type { Lie } from '../../../../contracts/lies/lie.ts';
import { access } from '../../../http/access.ts';
import { sentenceOf, sortLabels } from '../../../../contracts/lies/sentences.ts';

const endpoints = new Map(sharedCalls);
const made = new Map<CallName, readonly Lie[]>();

/** Whether a lie is told as such: what is said to be done and is not is a recipe of its own. */
const canBeTold = ({ name }: Lie): boolean => name !== 'nothing is done';

/** The lies that a call can be told about; undefined of a call that other servers do not have. */
export function liesOf(call: CallName): readonly Lie[] | undefined {
  const endpoint = endpoints.get(call);
  if (!endpoint) return undefined;
  const known = made.get(call);
  if (known) return known;
  const strictness = { refused: Object.keys(endpoint.refusals), isRoleChecked: typeof access[call] === 'object' };
  const lies = liesAbout(call, endpoint, strictness).filter(canBeTold);
  made.set(call, lies);
  return lies;
}

/** A lie that a call can be told about, in a sentence; as it is called where nobody tells it any more. */
export function textOf(call: CallName, name: string): string {
  const lie = liesOf(call)?.find((one) => one.name === name);
  return (lie && sentenceOf(lie, endpoints.get(call)!)) ?? name;
}

/** The lies that a call can be told about, in words; undefined of a call that other servers do not have. */
export const liesInWords = (call: CallName) =>
  liesOf(call)?.map(({ name, sort }) => ({ lie: name, sort: sortLabels[sort], text: textOf(call, name) }));
