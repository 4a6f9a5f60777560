import type { Provenance } from '../../../../contracts/endpoint.ts';
import type { decidedSteps, stepStates } from '../../../../contracts/console/watching.ts';
import { decidedSteps as order } from '../../../../contracts/console/watching.ts';
import type { Sandboxes } from '../../../database/sandboxes.ts';
import { HttpError } from '../../../http/errors.ts';
import type { Exchange } from '../../../http/exchange.ts';
import type { Trace } from '../trace.ts';
import { badInput, goodInput } from './input.ts';
import { inReach, outOfReach } from './reach.ts';
import { mayCall, mayNotCall } from './role.ts';
import { badTokenWhy, goodToken } from './token.ts';
import { ruleOf } from './words.ts';

/** One of the steps in which the server decides. */
export interface Step {
  step: (typeof decidedSteps)[number];
  state: (typeof stepStates)[number];
  why: string;
  /** Whose rule it is. */
  from: Provenance;
}

/** What is known of a request when it is explained. */
export interface Explained {
  exchange: Exchange;
  trace: Trace;
  sandboxes: Sandboxes;
  /** The token's header. */
  header: string | string[] | undefined;
  /** What the answer says. */
  message: string;
  /** The refusal by its name; "" where it was none. */
  rule: string;
  isFailed: boolean;
}

/** Every step with why it was passed or not; what was not reached is told too. */
export function stepsOf(explained: Explained): Step[] {
  const { exchange, trace, isFailed } = explained;
  const at = exchange.step === 'done' ? order.length : order.indexOf(exchange.step);
  const replaced = trace.error === undefined ? replacedBy(exchange) : undefined;
  return order.map((step, index) => {
    const isLast = index === at;
    if (index > at || (isLast && replaced !== undefined))
      return unreached(step, exchange, isLast ? replaced : undefined);
    const isHere = isLast && isFailed;
    return { step, state: isHere ? 'failed' : 'passed', ...tell(step, explained, isHere) };
  });
}

/** What stands in the place of the rest: what goes wrong on purpose, or another server. */
function replacedBy({ fault, origin }: Exchange): string | undefined {
  if (fault !== undefined) return '没有走到：故障代替了回答';
  return origin === undefined ? undefined : `没有走到：由${origin}回答`;
}

const unreached = (step: Step['step'], { endpoint }: Exchange, why = '没有走到'): Step => ({
  step,
  state: 'unreached',
  why,
  from: ruleOf(endpoint.provenance),
});

type Told = Pick<Step, 'why' | 'from'>;

function tell(step: Step['step'], explained: Explained, isFailed: boolean): Told {
  const told = isFailed ? failed[step](explained) : passed[step](explained);
  return typeof told === 'string' ? { why: told, from: ruleOf(explained.exchange.endpoint.provenance) } : told;
}

type Teller = (explained: Explained) => string | Told;

const passed: Record<Step['step'], Teller> = {
  token: ({ exchange: { caller } }) => ({ why: caller ? goodToken(caller) : '这个接口不用令牌', from: 'spec' }),
  role: ({ exchange: { call, caller } }) => (caller ? mayCall(call, caller.user) : '不看身份'),
  input: ({ exchange: { endpoint, given } }) => goodInput(endpoint, given),
  reach: ({ exchange }) => inReach(exchange),
  work: ({ exchange, trace }) => ({ why: `完成，${workOf(trace)}`, from: exchange.endpoint.provenance }),
};

const failed: Record<Step['step'], Teller> = {
  token: ({ header, sandboxes }) => ({ why: badTokenWhy(header, sandboxes), from: 'spec' }),
  role: ({ exchange: { call, caller } }) => mayNotCall(call, caller!.user),
  input: ({ exchange: { endpoint, given }, message }) => badInput(endpoint, given, message),
  reach: ({ exchange, trace: { error }, message }) =>
    error instanceof HttpError && error.stray ? outOfReach(exchange, error.stray) : message,
  work: ({ trace, message, rule }) => `${message || '没有做完'}${rule === '' ? '' : `（${rule}）`}，${workOf(trace)}`,
};

function workOf(trace: Trace): string {
  const rows = trace.changes().reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0);
  const written = rows === 0 ? '没有改动' : `改动 ${rows} 行`;
  return trace.count === 0 ? '没有语句，答案是记着的或来自别处' : `${trace.count} 条语句，${written}`;
}
