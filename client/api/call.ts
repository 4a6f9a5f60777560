import { pathOf, type DataOf, type Endpoint, type InputOf, type Service } from '../../contracts/endpoint.ts';
import { refusalHeader, refusalIn } from '../../contracts/refusals.ts';
import { addressedIds, loseAddress } from './address.ts';
import { attemptOf } from './attempts.ts';
import { config } from './config.ts';
import { earlyAnswer } from './early.ts';
import { consoleKeyHeader } from './console-key.ts';
import { CallError } from './errors.ts';
import { tellFailure } from './failures.ts';
import { follow } from './follow.ts';
import { addressOf, isOffered, isOurs, noteAbsent, NotOffered } from './offers.ts';
import { counted } from './pending.ts';
import { refetchAfter, type Kept } from './refetch.ts';
import { send, type Incoming } from './send.ts';
import { readToken } from './token.ts';

/** Options of a single call. */
export interface CallOptions {
  /** Milliseconds; without it the configured 30 s. */
  timeout?: number;
  signal?: AbortSignal;
  /** The file of an upload. */
  file?: File;
  /** Called with the uploaded fraction, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  /** Tells nobody of a failure: for calls in the background, and where the caller does. */
  quiet?: boolean;
  /** Does not wait until what is on screen has been read again after a write. */
  background?: boolean;
  /** Reads whose answers the caller itself brings up to date after a write, or all of them. */
  kept?: Kept;
}

interface AnyEnvelope {
  code?: number;
  success?: boolean;
  data?: unknown;
  msg?: string;
  message?: string;
}

let leave: (error: CallError, service: Service) => void = () => undefined;

/** Names what happens when the server no longer accepts the token (401 or 403). */
export const onUnauthorised = (handler: typeof leave): void => {
  leave = handler;
};

const fallbackText = '服务异常';

/** Calls an endpoint and returns its data; people are told of any failure, which is thrown as CallError. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<DataOf<E>> {
  const hash = location.hash;
  try {
    const attempt = attemptOf(endpoint, input);
    const answer = await request(endpoint, { ...input, ...attempt.fields }, options);
    if (answer.status < 500) attempt.end();
    const data = (await readEnvelope(answer)).data as DataOf<E>;
    await settle(endpoint, input, data, options);
    return data;
  } catch (error) {
    throw announced(error, { endpoint, input, hash }, options);
  }
}

/** Calls an endpoint that answers with a file; refused tokens are announced, other failures come back as a JSON blob. */
export async function callForBlob<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<Blob> {
  const hash = location.hash;
  try {
    const answer = await request(endpoint, input, options);
    if (isJson(answer.body)) await refuseStrangers(answer);
    if (answer.status < 400) await settle(endpoint, input, undefined, options);
    return answer.body;
  } catch (error) {
    throw announced(error, { endpoint, input, hash }, options);
  }
}

/** Brings up to date what is on screen of what a write has touched. */
async function settle(
  endpoint: Endpoint,
  input: object,
  data: unknown,
  { background, kept }: CallOptions,
): Promise<void> {
  const settled = refetchAfter(endpoint, input, data, kept);
  if (!background) await settled;
}

/** Whether a blob is an envelope rather than a file. */
export const isJson = (blob: Blob): boolean => blob.type.includes('json');

/** Whether a blob is a file at all: neither an envelope nor a page of a gateway. */
export const isFile = (blob: Blob): boolean => !isJson(blob) && !blob.type.includes('html');

/** Reads the envelope in a blob. */
export async function parseEnvelope(blob: Blob): Promise<AnyEnvelope> {
  try {
    return JSON.parse(await blob.text()) as AnyEnvelope;
  } catch {
    return {};
  }
}

async function request(endpoint: Endpoint, input: object, options: CallOptions): Promise<Incoming> {
  if (!isOffered(endpoint)) throw new NotOffered();
  const { paths, timeout } = config();
  const filled = Object.entries(input).filter(([, value]) => value !== undefined && value !== '');
  const base = addressOf(endpoint) + pathOf(endpoint, paths);
  const token = readToken();
  const headers: Record<string, string> = token ? { 'Blade-Auth': `bearer ${token}` } : {};
  if (endpoint.service === 'console') Object.assign(headers, consoleKeyHeader());
  const hasJson = endpoint.method === 'POST' && !isMultipart(endpoint, options.file);
  if (hasJson) headers['Content-Type'] = 'application/json;charset=utf-8';
  const url =
    hasJson || filled.length === 0 ? base : `${base}?${new URLSearchParams(filled.map(([k, v]) => [k, String(v)]))}`;
  const outgoing = {
    method: endpoint.method,
    url,
    headers,
    body: hasJson ? JSON.stringify(input) : endpoint.upload ? formOf(options.file) : undefined,
    timeout: options.timeout ?? timeout,
    signal: options.signal,
    onProgress: options.onProgress,
  };
  const answer = (await earlyAnswer(url, token)) ?? (await counted(send(outgoing)));
  follow(endpoint.service, answer);
  // Before anybody takes a page that says so for a file.
  if (answer.status === 404 && isOurs(endpoint)) throw unknownTo(endpoint);
  return answer;
}

/** What a server is found to have no call for; nothing of ours is answered with 404 for another reason. */
function unknownTo(endpoint: Endpoint): NotOffered {
  noteAbsent(endpoint);
  return new NotOffered();
}

/** An upload travels as multipart with its input in the query; one that may come without its file is JSON until it has one. */
const isMultipart = ({ upload }: Endpoint, file: File | undefined): boolean =>
  upload !== false && (file !== undefined || !upload.orJson);

function formOf(file: File | undefined): FormData {
  const form = new FormData();
  if (file) form.append('file', file);
  return form;
}

async function readEnvelope(answer: Incoming): Promise<AnyEnvelope> {
  const envelope = await parseEnvelope(answer.body);
  const code = envelope.code ?? answer.status;
  // A page of a gateway holds neither, whatever its status.
  const isEnvelope = 'code' in envelope || 'data' in envelope || 'success' in envelope;
  if (code === 200 && answer.status < 400 && isEnvelope) return envelope;
  throw new CallError({
    code: answer.status >= 400 && code === 200 ? answer.status : code,
    status: answer.status,
    message: envelope.msg || envelope.message || fallbackText,
    requestId: answer.header('x-request-id') ?? '',
    refusal: answer.header(refusalHeader) ?? '',
  });
}

async function refuseStrangers(answer: Incoming): Promise<void> {
  const envelope = await parseEnvelope(answer.body);
  if (isRefusal(envelope.code) || isRefusal(answer.status)) await readEnvelope(answer);
}

const isRefusal = (code: number | undefined): boolean => code === 401 || code === 403;

/** A call as it was made, with the address that was on screen then. */
interface Asked {
  endpoint: Endpoint;
  input: object;
  hash: string;
}

function announced(error: unknown, asked: Asked, { quiet }: CallOptions): unknown {
  if (!(error instanceof CallError) || error instanceof NotOffered) return error;
  // With the status 200, as some gateways have it.
  if (error.code === 404 && isOurs(asked.endpoint)) return unknownTo(asked.endpoint);
  const lost = lostIds(error, asked);
  if (lost.length > 0) {
    loseAddress(lost, error.message);
    return error;
  }
  const refused = isRefusal(error.code) || isRefusal(error.status);
  if (!quiet || refused) tellFailure(error.code === 0 ? `${error.message}（${error.status}）` : error.message);
  if (refused) leave(error, asked.endpoint.service);
  return error;
}

/** The ids of the address for which a call failed: something foreign or never there (403), or gone (declared so). */
function lostIds(error: CallError, { endpoint, input, hash }: Asked): string[] {
  const isLost = error.code === 403 || (endpoint.method === 'GET' && isGone(endpoint, error));
  return isLost ? addressedIds(input, hash) : [];
}

const isGone = (endpoint: Endpoint, error: CallError): boolean => refusalIn(endpoint, error)?.endsWith('Gone') ?? false;
