import type { CallName } from '../../../../calls.ts';
import type { Endpoint } from '../../../../endpoint.ts';
import { filledInput } from '../../../case.ts';
import { plannedOf, type Planned } from '../../../plan.ts';
import { deviationsOf } from '../../../../answers/check.ts';
import type { Deviation } from '../../../../answers/deviation.ts';
import { NotExercised, type How, type Law, type Prober } from '../law.ts';

type Input = Record<string, unknown>;

/** How a call succeeds, from which what must be refused is made. */
export const successOf = (call: CallName, endpoint: Endpoint): Planned => plannedOf(call, endpoint)[0]!;

/** The input of a case with the values of the state that the prober is in. */
export const inputIn = ({ input }: Pick<Planned, 'input'>, { values }: Pick<Prober, 'values'>): Input =>
  filledInput(input, (name) => {
    const value = values[name];
    if (value === undefined) throw new NotExercised(`状态没有给出 ${name}`);
    return value;
  });

/** A law about what a call must refuse, in the state in which it else succeeds. */
export const refusalLaw = (success: Planned, name: string, hold: Law['hold']): Law => ({
  call: success.call,
  name,
  states: success.states,
  writes: success.endpoint.effects !== undefined,
  hold,
});

/** A text that says anything. */
const anything = '{text}';

/** What is wrong with how a call refuses an input. */
export async function refusing(
  prober: Prober,
  { call, endpoint, file }: Planned,
  code: number,
  { input, what, how }: { input: Input; what: string; how?: How },
): Promise<Deviation[]> {
  const answer = await prober.ask(call, input, { ...(file && { file }), ...how });
  const found = deviationsOf({ endpoint, expected: { kind: 'refusal', code, text: anything, rule: '' } }, answer);
  return found.map((one) => ({ ...one, path: `${what}：${one.path}` }));
}
