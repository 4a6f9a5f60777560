import type { IncomingMessage } from 'node:http';
import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { Late } from './ask.ts';
import { Odd } from './failure.ts';

/** What an upstream has answered: an envelope that has come in whole, or a file on its way. */
export interface Came {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer | Readable;
}

/** Bytes of an envelope that are taken. */
const mostBytes = 16 * 1_048_576;

/** Beyond this an envelope is not opened to see whether it refuses the token: those that do hold no data. */
const mostOfRefusal = 4_096;

const redirects = [301, 302, 303, 307, 308];

/** Takes an answer where it is one that the call may give; throws Odd for a redirection, a page and whatever else is no envelope. */
export async function readAnswer(endpoint: Endpoint, answer: IncomingMessage): Promise<Came> {
  const { statusCode: status = 0, headers } = answer;
  const refuse = (what: string): never => {
    answer.destroy();
    throw new Odd(what);
  };
  if (redirects.includes(status)) refuse(`把请求转到了${placeOf(headers.location)}（HTTP ${status}）`);
  if (status === 304 || status === 204) return { status, headers, body: await bytesOf(answer) };
  const type = headers['content-type'] ?? '';
  if (/html/i.test(type)) refuse(`回的是网页，不是数据（HTTP ${status}）`);
  const isText = /json|text/i.test(type) || (type === '' && endpoint.answers === 'envelope');
  if (!isText && endpoint.answers !== 'envelope') return { status, headers, body: answer };
  const { 'content-encoding': _, 'content-length': __, ...others } = headers;
  const body = await bytesOf(unpacked(answer));
  const first = firstLetter(body);
  if (first === '<') throw new Odd(`回的是网页，不是数据（HTTP ${status}）`);
  if (first !== '{') throw new Odd(`回的不是 JSON（HTTP ${status}）`);
  return { status, headers: { ...others, 'content-type': type || 'application/json; charset=utf-8' }, body };
}

/** Whether an answer refuses the token, by its status or by the code of its envelope. */
export function refusesToken({ status, body }: Came): boolean {
  if (status === 401) return true;
  if (!Buffer.isBuffer(body) || body.length > mostOfRefusal) return false;
  try {
    return (JSON.parse(body.toString()) as { code?: unknown } | null)?.code === 401;
  } catch {
    return false;
  }
}

/** Host and path alone: a query may carry tokens. */
function placeOf(location: string | undefined): string {
  if (location === undefined) return '别处';
  const base = 'http://relative.invalid';
  if (!URL.canParse(location, base)) return '无法读取的地址';
  const { host, origin, pathname } = new URL(location, base);
  return ` ${origin === base ? pathname : host + pathname} `;
}

const firstLetter = (body: Buffer): string =>
  body
    .subarray(0, 200)
    .toString()
    .replace(/^\uFEFF/, '')
    .trimStart()[0] ?? '';

const unpackers = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

function unpacked(answer: IncomingMessage): Readable {
  const encoding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity') return answer;
  const unpack = unpackers.get(encoding);
  if (!unpack) throw new Odd(`用了无法读取的压缩 ${encoding}`);
  // What breaks off is told by who reads.
  return pipeline(answer, unpack(), () => undefined);
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > mostBytes) break;
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof Late) throw error;
    throw new Odd('的答复没有传完');
  }
  if (size > mostBytes) throw new Odd(`的答复超过 ${mostBytes / 1_048_576} MB`);
  return Buffer.concat(chunks);
}
