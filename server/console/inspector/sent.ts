import type { FastifyRequest } from 'fastify';
import type { Detail, Replay } from './recorded.ts';
import { hidden, isPrivateCall, isSecret, keptOf, masked } from './mask.ts';

/** The most letters of a request that is kept to be sent again. */
const mostReplayed = 65_536;

const typeOf = ({ headers }: FastifyRequest): string => headers['content-type'] ?? '';

const pairs = (query: object, isPrivate: boolean): Detail['query'] =>
  Object.entries(query).map(([name, value]) => ({
    name,
    value: isSecret(name, isPrivate) ? hidden : String(value),
  }));

/** What a request has sent: its query, and its body as far as it is JSON. */
export function sentOf(request: FastifyRequest, path: string): Pick<Detail, 'query' | 'sent'> {
  const isPrivate = isPrivateCall(path);
  const text = request.body === undefined ? '' : JSON.stringify(request.body);
  const bytes = Number(request.headers['content-length'] ?? 0);
  return {
    query: pairs(request.query ?? {}, isPrivate),
    sent: { type: typeOf(request), bytes, ...keptOf(text, isPrivate) },
  };
}

/** What sends a request again, or why it cannot be: neither files nor secrets are kept. */
export function replayOf(request: FastifyRequest, path: string): Replay | string {
  if (typeOf(request).startsWith('multipart/')) return '上传的文件没有记下来';
  const body = request.body === undefined ? undefined : JSON.stringify(request.body);
  if ((body?.length ?? 0) + request.url.length > mostReplayed) return '请求太大，没有全部记下来';
  const isPrivate = isPrivateCall(path);
  const names = Object.keys(request.query ?? {});
  const holdsSecret = names.some((name) => isSecret(name, isPrivate)) || masked(body ?? '', isPrivate) !== (body ?? '');
  if (holdsSecret) return '其中不给人看的内容没有记下来';
  return { method: request.method === 'POST' ? 'POST' : 'GET', url: request.url, body, userId: undefined };
}
