import type { FastifyInstance } from 'fastify';
import { copyCurl, sendAgain } from '../../../contracts/console/inspector.ts';
import { isOnce } from '../../../contracts/endpoint.ts';
import { deleteToken, insertToken, selectUserByAccount } from '../../account/account.queries.ts';
import type { Sandbox } from '../../database/sandbox.ts';
import { refusal } from '../../http/errors.ts';
import type { Recorded, Replay } from './recorded.ts';

/** The body of another attempt: with the key of the first one it would only be told what that came to. */
function bodyAgain({ body }: Replay, { endpoint }: Recorded): string | undefined {
  if (body === undefined || !endpoint || !isOnce(endpoint)) return body;
  const given = JSON.parse(body) as Record<string, unknown>;
  return JSON.stringify({ ...given, ...('attemptKey' in given && { attemptKey: crypto.randomUUID() }) });
}

const jsonHeader = (body: string | undefined): Record<string, string> =>
  body === undefined ? {} : { 'content-type': 'application/json;charset=utf-8' };

/** Sends a request again, as who sent it or by another account, and says under which number it is kept. */
export async function again(
  app: FastifyInstance,
  sandbox: Sandbox,
  recorded: Recorded,
  account: string | undefined,
): Promise<{ requestId: string; status: number }> {
  const { replay } = recorded;
  if (typeof replay === 'string') throw refusal(sendAgain, 'onlyOnce', { reason: replay });
  const userId = account === undefined ? replay.userId : selectUserByAccount(sandbox, account)?.id;
  if (account !== undefined && userId === undefined) throw refusal(sendAgain, 'noAccount', { account });
  const token = userId === undefined ? undefined : insertToken(sandbox, userId, 'access');
  try {
    const payload = bodyAgain(replay, recorded);
    const answer = await app.inject({
      method: replay.method,
      url: replay.url,
      headers: { ...jsonHeader(payload), ...(token && { 'blade-auth': `bearer ${token}` }) },
      ...(payload !== undefined && { payload }),
    });
    return { requestId: String(answer.headers['x-request-id']), status: answer.statusCode };
  } finally {
    if (token !== undefined) deleteToken(sandbox, token);
  }
}

/** A text as a shell takes it, whatever it holds. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The command that sends a request from a terminal; a token is made where one is asked for, else $TOKEN stands for it. */
export function curlOf(sandbox: Sandbox, recorded: Recorded, origin: string, withToken: boolean): string {
  const { replay, summary } = recorded;
  if (typeof replay === 'string') throw refusal(copyCurl, 'onlyOnce', { reason: replay });
  const { userId } = replay;
  const needsToken = userId !== undefined || (recorded.endpoint !== undefined && !recorded.endpoint.open);
  const token = withToken && userId !== undefined ? insertToken(sandbox, userId, 'access') : '';
  const header = token === '' ? '"Blade-Auth: bearer $TOKEN"' : quoted(`Blade-Auth: bearer ${token}`);
  const parts = [
    `curl ${quoted(origin + replay.url)}`,
    ...(summary.method === 'POST' ? ['-X POST'] : []),
    ...(needsToken ? [`-H ${header}`] : []),
    ...Object.entries(jsonHeader(replay.body)).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(replay.body === undefined ? [] : [`--data-raw ${quoted(replay.body)}`]),
  ];
  return parts.join(' \\\n  ');
}
