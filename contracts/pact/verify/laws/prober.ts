import { calls, type CallName } from '../../../calls.ts';
import { jsonOf, refusalIn } from '../../../answers/bodies.ts';
import { saidIn } from '../../../answers/said.ts';
import type { Situation } from '../situation.ts';
import type { Answer } from '../../../answers/answer.ts';
import { Lost, type Transport } from '../transport.ts';
import { valueAt } from '../../../answers/values.ts';
import { NotExercised, type How, type Prober } from './law.ts';

/** Asks a server in one situation. */
export class SituationProber implements Prober {
  /** Whether anything was written, so that the situation is another one now. */
  hasWritten = false;
  private readonly known = new Map<string, Promise<Answer>>();

  constructor(
    private readonly situation: Situation,
    private readonly transport: Transport,
    /** Calls that have been silent; they are not asked again. */
    private readonly silent: Map<CallName, Lost>,
  ) {}

  get values(): Situation['values'] {
    return this.situation.values;
  }

  ask(call: CallName, input: Record<string, unknown>, how: How = {}): Promise<Answer> {
    if (calls[call].effects) {
      this.hasWritten = true;
      this.known.clear();
      return this.send(call, input, how);
    }
    const key = JSON.stringify([call, Object.entries(input).sort(), how]);
    const answer = this.known.get(key) ?? this.send(call, input, how);
    this.known.set(key, answer);
    return answer;
  }

  async data(call: CallName, input: Record<string, unknown>, how?: How): Promise<unknown> {
    const answer = await this.ask(call, input, how);
    const body = jsonOf(answer);
    const { code } = refusalIn(body);
    if (answer.status === 200 && code === 200) return valueAt(body, ['data']);
    throw new NotExercised(`${call} 没有给出数据：HTTP ${answer.status}${saidIn(calls[call], body)}`);
  }

  private async send(call: CallName, input: Record<string, unknown>, { token, header, file }: How): Promise<Answer> {
    const lost = this.silent.get(call);
    if (lost) throw lost;
    try {
      return await this.transport.call({
        planned: { endpoint: calls[call], file },
        input,
        token: token === 'none' ? undefined : (token ?? this.situation.token),
        header,
      });
    } catch (error) {
      if (error instanceof Lost) this.silent.set(call, error);
      throw error;
    }
  }
}
