import { STATUS_CODES } from 'node:http';
import type { CallName } from '../../../contracts/calls.ts';
import { calls } from '../../../contracts/calls.ts';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import type { HarEntry, Pair } from './har.ts';
import { masked, maskedMessage } from './masking/mask.ts';
import { Pseudonyms } from './masking/pseudonyms.ts';

/** A request with its answer, as it has gone by. */
export interface Exchanged {
  call: CallName;
  /** What pseudonyms are made with. */
  salt: string;
  origin: 'local' | 'upstream';
  started: string;
  /** Milliseconds until it was answered. */
  took: number;
  method: string;
  /** Without the query. */
  url: string;
  query: Readonly<Record<string, unknown>>;
  /** The JSON body of the request, or what else came in its place. */
  body: { json: unknown } | 'file' | undefined;
  status: number;
  type: string;
  refusal: string;
  requestId: string;
  /** The envelope; undefined of a file, and of what is too large. */
  bytes: Uint8Array | undefined;
  size: number;
}

/** Whether an exchange can stand in a contract: other servers have the call too, and it answers with an envelope. */
export const isContract = ({ call, bytes }: Pick<Exchanged, 'call' | 'bytes'>): boolean =>
  calls[call].provenance !== 'ours' && bytes !== undefined;

/** The entry of an exchange as JSON, without secrets and with others in the place of people. */
export function entryOf(exchanged: Exchanged): Uint8Array {
  const { call, salt, origin, started, took } = exchanged;
  const endpoint: Endpoint = calls[call];
  const names = new Pseudonyms(salt);
  const entry: HarEntry = {
    startedDateTime: started,
    time: took,
    // The answer first: it names those of whom the request may speak.
    response: responseOf(endpoint, exchanged, names),
    request: requestOf(endpoint, exchanged, names),
    cache: {},
    timings: { send: 0, wait: took, receive: 0 },
    _call: call,
    _origin: origin,
  };
  return Buffer.from(JSON.stringify(entry));
}

function requestOf(endpoint: Endpoint, exchanged: Exchanged, names: Pseudonyms): HarEntry['request'] {
  const { method, url, body } = exchanged;
  const query = masked(exchanged.query, endpoint.input, names) as Record<string, unknown>;
  const queryString = Object.entries(query).map(([name, value]): Pair => ({ name, value: String(value) }));
  const search = new URLSearchParams(queryString.map(({ name, value }) => [name, value])).toString();
  const postData = postDataOf(endpoint, body, names);
  return {
    method,
    url: search === '' ? url : `${url}?${search}`,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: postData ? [{ name: 'Content-Type', value: postData.mimeType }] : [],
    queryString,
    ...(postData && { postData }),
    headersSize: -1,
    bodySize: postData ? Buffer.byteLength(postData.text) : 0,
  };
}

function postDataOf(
  endpoint: Endpoint,
  body: Exchanged['body'],
  names: Pseudonyms,
): HarEntry['request']['postData'] | undefined {
  if (body === undefined) return undefined;
  if (body === 'file') return { mimeType: 'multipart/form-data', text: '', comment: '文件不录制' };
  const text = JSON.stringify(masked(body.json, endpoint.input, names));
  return { mimeType: 'application/json;charset=utf-8', text };
}

function responseOf(endpoint: Endpoint, exchanged: Exchanged, names: Pseudonyms): HarEntry['response'] {
  const { status, type, refusal, requestId, size } = exchanged;
  const headers = { 'Content-Type': type, 'X-Refusal': refusal, 'X-Request-Id': requestId };
  const text = textOf(endpoint, exchanged, names);
  return {
    status,
    statusText: STATUS_CODES[status] ?? '',
    httpVersion: 'HTTP/1.1',
    cookies: [],
    headers: Object.entries(headers).flatMap(([name, value]) => (value === '' ? [] : [{ name, value }])),
    content: { size, mimeType: type, ...(text === undefined ? { comment: '内容不录制' } : { text }) },
    redirectURL: '',
    headersSize: -1,
    bodySize: size,
  };
}

/** The envelope; what is none of ours is left out, as nobody can tell what it says. */
function textOf(endpoint: Endpoint, { bytes }: Exchanged, names: Pseudonyms): string | undefined {
  if (bytes === undefined) return undefined;
  try {
    const { data, msg, message, ...rest } = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
    return JSON.stringify({
      ...(masked(rest, undefined, names) as object),
      data: masked(data, endpoint.data, names),
      ...(msg !== undefined && { msg: maskedMessage(endpoint, msg) }),
      ...(message !== undefined && { message: maskedMessage(endpoint, message) }),
    });
  } catch {
    return undefined;
  }
}
