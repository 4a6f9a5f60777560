import type { CallName } from '../../calls.ts';
import type { Answer } from '../../answers/answer.ts';
import { Lost } from './transport.ts';

/** A call that is silent so often is not asked again; the others are. */
const mostSilent = 2;
/** Nor is anything else when so often in a row nobody could be reached at all. */
const mostUnreachable = 3;

/** What is known in a run of who does not answer. */
export class Patience {
  /** Calls that were silent when a law asked them; no law asks them again. */
  readonly lost = new Map<CallName, Lost>();
  private readonly silent = new Map<CallName, number>();
  private unreached = 0;

  /** Why a call is not asked any more; "" where it is. */
  reasonAgainst(call: CallName): string {
    if (this.unreached >= mostUnreachable) return `连续 ${mostUnreachable} 次无法连接，不再请求`;
    return (this.silent.get(call) ?? 0) >= mostSilent ? `该接口 ${mostSilent} 次没有答复，不再请求` : '';
  }

  /** Notes what came of a case. */
  note(call: CallName, answer: Answer | Lost): void {
    const isLost = answer instanceof Lost;
    if (isLost) this.silent.set(call, (this.silent.get(call) ?? 0) + 1);
    this.unreached = isLost && answer.isUnreachable ? this.unreached + 1 : 0;
  }
}
