import { copyCurl, sendAgain, setInspector } from '../../../contracts/console/inspector.ts';
import type { watchStates } from '../../../contracts/console/watching.ts';
import { call } from '../../api/call.ts';
import { showDone } from '../../components/toast.ts';
import { attempt } from '../../components/use-action.ts';
import type { Say } from '../words.ts';

/** Says when the requests of a sandbox are recorded. */
export const watch = (sandbox: string, state: (typeof watchStates)[number]): Promise<boolean> =>
  attempt(() => call(setInspector, { sandbox, state }));

/** Copies the command that sends a request from a terminal. */
export const copyRequest = (sandbox: string, requestId: string, withToken: boolean, say: Say): Promise<boolean> =>
  attempt(async () => {
    const { command } = await call(copyCurl, { sandbox, requestId, withToken });
    await navigator.clipboard.writeText(command);
    showDone(say(withToken ? '已复制，带着令牌' : '已复制，令牌写作 $TOKEN'));
  });

/** Sends a request again, as who sent it unless an account is named; the number under which it is kept, or undefined. */
export async function sendOnce(sandbox: string, requestId: string, account?: string): Promise<string | undefined> {
  let sent: string | undefined;
  await attempt(async () => {
    sent = (await call(sendAgain, { sandbox, requestId, account })).requestId;
  });
  return sent;
}
