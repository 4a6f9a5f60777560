import type { Endpoint } from '../endpoint.ts';
import { texts } from '../envelope.ts';
import { jsonOf, refusalIn, textOf } from './bodies.ts';
import type { Answer } from './answer.ts';
import { describe } from './values.ts';

const constants = new Set<string>(Object.values(texts).filter((text) => typeof text === 'string'));

/** What an answer says of itself, after a comma; "" where it says nothing. A text that may name somebody is told by its shape. */
export function saidIn(endpoint: Pick<Endpoint, 'refusals'> | undefined, body: unknown): string {
  const { msg } = refusalIn(body);
  return msg && `，msg ${isConstant(endpoint, msg) ? msg : describe(msg)}`;
}

const isConstant = (endpoint: Pick<Endpoint, 'refusals'> | undefined, msg: string): boolean =>
  constants.has(msg) || Object.values(endpoint?.refusals ?? {}).includes(msg);

/** What an answer is that holds no JSON; undefined of one that does. */
export function unlikeJson(answer: Answer): string | undefined {
  const { status, location } = answer;
  if (status >= 300 && status < 400)
    return `重定向（HTTP ${status}）${location ? `到 ${placeOf(location)}` : '，没有说到哪里'}`;
  if (jsonOf(answer) !== undefined) return undefined;
  const what = kindOfBody(answer);
  return status === 200 ? what : `HTTP ${status}，${what}`;
}

/** Host and path alone: a query may carry tokens. */
function placeOf(location: string): string {
  const base = 'http://relative.invalid';
  if (!URL.canParse(location, base)) return '无法读取的地址';
  const { origin, host, pathname } = new URL(location, base);
  return origin === base ? pathname : host + pathname;
}

function kindOfBody(answer: Answer): string {
  const { bytes, type } = answer;
  if (bytes.length === 0) return '空的答复';
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return '没有声明的 gzip 压缩内容';
  const text = textOf(answer);
  if (text === undefined) return '不是 UTF-8 的答复';
  if (/^\s*<(!doctype html|html)/i.test(text) || /^text\/html/i.test(type)) return 'HTML 页面';
  return `不是 JSON 的文本（${[...text].length} 字）`;
}
