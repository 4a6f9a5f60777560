import * as z from 'zod';

/** A name and a value, as HAR has them. */
export interface Pair {
  name: string;
  value: string;
}

/** One request with its answer, as HAR 1.2 has it; what begins with _ is ours. */
export interface HarEntry {
  startedDateTime: string;
  time: number;
  request: {
    method: string;
    url: string;
    httpVersion: string;
    cookies: [];
    headers: Pair[];
    queryString: Pair[];
    postData?: { mimeType: string; text: string; comment?: string };
    headersSize: -1;
    bodySize: number;
  };
  response: {
    status: number;
    statusText: string;
    httpVersion: string;
    cookies: [];
    headers: Pair[];
    content: { size: number; mimeType: string; text?: string; comment?: string };
    redirectURL: '';
    headersSize: -1;
    bodySize: number;
  };
  cache: Record<never, never>;
  timings: { send: 0; wait: number; receive: 0 };
  _call: string;
  /** Which server has answered. */
  _origin: 'local' | 'upstream';
}

const text = (value: string): Buffer => Buffer.from(value);

/** A HAR 1.2 of entries that are JSON already. */
export function harOf(entries: readonly Uint8Array[]): Buffer {
  const creator = { name: 'understudy', version: '1' };
  const comment = '口令、令牌、人名、账号、电话和学号已隐去或换名，写下的文字只留字数';
  const head = JSON.stringify({ version: '1.2', creator, comment });
  const parts = entries.flatMap((entry, index) => [...(index > 0 ? [text(',')] : []), entry]);
  return Buffer.concat([text(`{"log":${head.slice(0, -1)},"entries":[`), ...parts, text(']}}')]);
}

const pairs = z.array(z.object({ name: z.string(), value: z.string() })).catch([]);

/** What is taken of a HAR, from wherever it comes. */
const har = z.object({
  log: z.object({
    version: z.string().startsWith('1.'),
    entries: z
      .array(
        z.object({
          request: z.object({
            method: z.string(),
            url: z.string(),
            queryString: pairs,
            postData: z
              .object({ text: z.string().catch('') })
              .optional()
              .catch(undefined),
          }),
          response: z.object({
            status: z.number(),
            content: z
              .object({ mimeType: z.string().catch(''), text: z.string().optional(), encoding: z.string().optional() })
              .catch({ mimeType: '' }),
          }),
        }),
      )
      .max(100_000),
  }),
});

export type ReadEntry = z.output<typeof har>['log']['entries'][number];

/** The entries of a HAR; undefined of what is none. */
export function entriesOf(bytes: Uint8Array): ReadEntry[] | undefined {
  try {
    const read = har.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return read.data?.log.entries;
  } catch {
    return undefined;
  }
}

/** What an entry's answer holds as JSON; undefined where that is none. */
export function answerIn({ response: { content } }: ReadEntry): unknown {
  if (content.text === undefined) return undefined;
  try {
    return JSON.parse(content.encoding === 'base64' ? Buffer.from(content.text, 'base64').toString() : content.text);
  } catch {
    return undefined;
  }
}
