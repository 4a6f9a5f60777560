import { calls, type CallName } from '../../../contracts/calls.ts';
import { recipes } from '../../../contracts/constants/faults.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import type { Fault } from './kept-faults.ts';

const summaryOf = (call: string): string => (Object.hasOwn(calls, call) ? calls[call as CallName].summary : call);

/** What a fault is bound to: a call by what it is for, a service by its name. */
const placeOf = ({ call, service }: Fault): string => (call === '' ? service : summaryOf(call));

/** A fault in one line. */
export async function titleOf(fault: Fault): Promise<string> {
  const place = placeOf(fault);
  const what = fault.recipe === 'lie' ? await lieText(fault) : recipes[fault.recipe].title;
  return place === '' ? what : `${what}（${place}）`;
}

async function lieText({ call, lie }: Fault): Promise<string> {
  const { textOf } = await import('./lies/told.ts');
  return textOf(call as CallName, lie);
}

/** What the person of an account is called; undefined where nobody has it. */
export const nameOf = ({ sqlite }: Sandbox, account: string): string | undefined =>
  sqlite.prepare('select name from users where account = ? and is_deleted = 0').pluck().get(account) as
    string | undefined;
