import { randomUUID } from 'node:crypto';
import type { DataOf, Endpoint, InputOf } from '../../contracts/endpoint.ts';
import type { TestApp } from './app.ts';

/** An answer of the console. */
interface Answer<D> {
  status: number;
  refusal: unknown;
  msg: string;
  data: D;
  bytes: Buffer;
}

/** Calls the console of a server under test, with a file where one is handed in. */
export async function askConsole<E extends Endpoint>(
  { app }: Pick<TestApp, 'app'>,
  { method, path, upload }: E,
  input: InputOf<E>,
  file?: Uint8Array,
): Promise<Answer<DataOf<E>>> {
  const asQuery = method === 'GET' || upload !== false;
  const boundary = randomUUID();
  const answer = await app.inject({
    method,
    url: path,
    ...(asQuery && { query: input as Record<string, string> }),
    ...(method === 'POST' && { payload: upload ? multipart(boundary, file) : input }),
    headers: { host: 'localhost', ...(upload && { 'content-type': `multipart/form-data; boundary=${boundary}` }) },
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  const { msg, data } = isJson ? answer.json<{ msg: string; data: DataOf<E> }>() : { msg: '', data: {} as DataOf<E> };
  return { status: answer.statusCode, refusal: answer.headers['x-refusal'], msg, data, bytes: answer.rawPayload };
}

const multipart = (boundary: string, file: Uint8Array = Buffer.alloc(0)): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.snapshot"\r\n\r\n`),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
