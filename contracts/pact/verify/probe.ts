import { listMyRoles } from '../../juno/personal.ts';
import { jsonOf, refusalIn } from '../../answers/bodies.ts';
import type { Answer } from '../../answers/answer.ts';
import { Lost, type Transport } from './transport.ts';
import { exits, Stop } from './stop.ts';

/** Calls myRoles; throws Stop when no answer comes, and with "refused" in HTTP or in the envelope when the token is not accepted. */
async function askRoles(transport: Transport, token: string | undefined): Promise<Answer> {
  try {
    return await transport.call({ planned: { endpoint: listMyRoles, file: undefined }, input: {}, token });
  } catch (error) {
    throw error instanceof Lost ? new Stop(exits.unverified, `${transport.url} ${error.message}`) : error;
  }
}

const isRefusal = (code: unknown): boolean => code === 401 || code === 403;

/** Whether anybody answers at all; throws Stop when nobody does. */
export const probeConnection = async (transport: Transport): Promise<void> =>
  void (await askRoles(transport, undefined));

/** Throws Stop when the server does not accept a token. */
export async function probeToken(transport: Transport, token: string): Promise<void> {
  const answer = await askRoles(transport, token);
  const { code } = refusalIn(jsonOf(answer));
  if (!isRefusal(answer.status) && !isRefusal(code)) return;
  const said = isRefusal(answer.status) ? `HTTP ${answer.status}` : `HTTP ${answer.status}，code ${String(code)}`;
  throw new Stop(exits.unverified, `服务拒绝了令牌（${said}）`);
}

/** Throws Stop when the server does not accept a token of a sandbox that was made in `dataDir`. */
export async function probeSandbox(transport: Transport, token: string, dataDir: string): Promise<void> {
  const { status } = await askRoles(transport, token);
  if (status === 401) {
    const what = `${transport.url} 不读取数据目录 ${dataDir}`;
    throw new Stop(exits.misused, `${what}：请用 --states 给出状态文件，并用 --token 或 --account 给出令牌`);
  }
  await probeToken(transport, token);
}
